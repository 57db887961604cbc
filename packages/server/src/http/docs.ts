import Fastify, { type RouteOptions } from 'fastify';
import type { App } from './app-type.js';

type Operation = {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: unknown;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
};

/** The interface described: for programs as OpenAPI, for people as a plain page without scripts. */
export function docsRoutes(app: App): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  let description: Promise<Description> | undefined;
  const described = (): Promise<Description> => (description ??= describe(routes));
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, described);
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    const { paths } = await described();
    return reply.type('text/html; charset=utf-8').send(pageOf(paths));
  });
}

/** Few ask for it, and what writes it takes long to load: so only when someone does. */
async function describe(routes: readonly RouteOptions[]): Promise<Description> {
  const { default: swagger } = await import('@fastify/swagger');
  const shadow = Fastify({ exposeHeadRoutes: false });
  await shadow.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hustings',
        version: '1',
        description: 'Tables, people and games. docs/api.md tells how it goes together.',
      },
    },
  });
  shadow.setValidatorCompiler(() => () => true); // it is never asked anything
  for (const { method, url, schema } of routes) {
    if (schema !== undefined && method !== 'HEAD')
      shadow.route({ method, url, schema, handler: () => undefined });
  }
  await shadow.ready();
  return shadow.swagger() as Description;
}

type Description = { readonly paths: Paths };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

function pageOf(paths: Paths): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => rowOf(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hustings: interface</title>
<h1>The interface of Hustings, version 1</h1>
<p>As <a href="/api/docs/openapi.json">OpenAPI</a>, with the schema of every request.</p>
<table><thead><tr><th>Method<th>Address<th>What<th>Body</thead><tbody>
${rows.join('\n')}
</tbody></table>
</html>
`;
}

function rowOf(method: string, path: string, { summary, requestBody }: Operation): string {
  const body =
    requestBody === undefined
      ? ''
      : `<pre>${escape(JSON.stringify(requestBody, undefined, 1))}</pre>`;
  return `<tr><td>${method.toUpperCase()}<td><code>${escape(path)}</code><td>${escape(summary ?? '')}<td>${body}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
