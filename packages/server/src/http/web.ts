import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Context } from '../context.js';
import type { App } from './app-type.js';
import { contentSecurityPolicy } from './policy.js';

/** The client of this very workspace, as it was built. */
const beside = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The front page has its styles inside; a policy may name them by their hash, and nothing else. */
const FRONT = 'index.html';
const POLICY = 'content-security-policy';

function policyOf(page: string): string {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  return contentSecurityPolicy(`'sha256-${hash}'`);
}

/** Addresses inside the client: all but the front page are the same file, and the client itself finds the way. */
const pages = [
  ...['/make', '/rules', '/rules/*', '/learn', '/watch', '/new/*', '/play/*', '/replay/*'],
  ...['/online', '/t/:id(^[A-Za-z0-9_-]{22}$)', '/account', '/account/confirm'],
  ...['/people/:id(^[A-Za-z0-9_-]{22}$)', '/import'],
];

/** The web client, if it was built; otherwise a page that says where the interface is described. */
export async function webRoutes(app: App, context: Context): Promise<void> {
  const web = context.config.web ?? beside;
  if (existsSync(join(web, FRONT))) {
    const policy = policyOf(readFileSync(join(web, FRONT), 'utf8'));
    await app.register(fastifyStatic, {
      root: web,
      dotfiles: 'ignore',
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        if (basename(path).startsWith(FRONT)) void reply.header(POLICY, policy);
      },
    });
    for (const page of pages) {
      app.get(page, { schema: { hide: true } }, (_request, reply) => reply.sendFile('page.html'));
    }
    return;
  }
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  );
}

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hustings</title>
<h1>Hustings</h1>
<p>The server is running. The web client is not built.</p>
<p><a href="/api/docs">The interface for programs</a></p>
</html>
`;
