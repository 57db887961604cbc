import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Context } from '../context.js';
import type { App } from './app-type.js';

/** The client of this very workspace, as it was built. */
const beside = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Addresses inside the client: every one is the same file, and the client itself finds the way. */
const pages = [
  ...['/make', '/rules', '/learn', '/watch', '/play/*', '/replay/*'],
  ...['/online', '/t/:id(^[A-Za-z0-9_-]{22}$)', '/account', '/account/confirm'],
  ...['/people/:id(^[A-Za-z0-9_-]{22}$)', '/import'],
];

/** The web client, if it was built; otherwise a page that says where the interface is described. */
export async function webRoutes(app: App, context: Context): Promise<void> {
  const web = context.config.web ?? beside;
  if (existsSync(join(web, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: web,
      dotfiles: 'ignore',
      wildcard: false,
      preCompressed: true,
    });
    for (const page of pages) {
      app.get(page, { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));
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
