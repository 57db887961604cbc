import { StopParams } from '@hustings/protocol';
import type { Context } from '../../context.js';
import { stopNotices } from '../../notices/stopping.js';
import type { App } from '../app-type.js';
import { answer } from '../problems.js';

const tags = ['people'];
const MOST_BYTES = 4096;

/**
 * Notices are stopped by what stands in them, from wherever: by a mail program with one click
 * (RFC 8058), which sends a form, or by our page. Looking at the address stops nothing, for whoever
 * checks mails for danger looks at all addresses in them.
 */
export async function stoppingRoutes(app: App, context: Context): Promise<void> {
  await app.register(async (own: App) => {
    // What the form says is always the same; what counts is in the address.
    own.addContentTypeParser('*', { bodyLimit: MOST_BYTES }, (_request, body, done) => {
      body.resume();
      body.on('end', () => done(null, undefined));
    });
    own.post(
      '/api/v1/stop/:token',
      { schema: { tags, summary: 'No more notices of one kind', params: StopParams } },
      async (request, reply) => {
        answer(context, reply, await stopNotices(context, request.params.token));
        return reply;
      },
    );
    own.get(
      '/api/v1/stop/:token',
      { schema: { tags, summary: 'The page that asks whether to stop', params: StopParams } },
      (request, reply) => reply.redirect(`/stop#${request.params.token}`),
    );
    await Promise.resolve();
  });
}
