import type { App } from './app-type.js';

type Operation = {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: unknown;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
};

/** The interface described: for programs as OpenAPI, for people as a plain page without scripts. */
export function docsRoutes(app: App): void {
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) => {
    const paths = app.swagger().paths ?? {};
    return reply.type('text/html; charset=utf-8').send(pageOf(paths as Paths));
  });
}

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
