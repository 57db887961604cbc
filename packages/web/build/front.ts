import { createServer, type InlineConfig, type Plugin, type Rollup } from 'vite';

const PAGE = 'index.html';
/** What every address but the front page is answered with. */
export const EMPTY_PAGE = 'page.html';

type Rendered = { readonly head: string; readonly body: string };

/** What the router wants to know of a browser before anything is drawn. */
const browser = {
  location: { pathname: '/', hash: '' },
  addEventListener: () => undefined,
  document: { addEventListener: () => undefined },
};

/** The front page as its components draw it, before anything is known of who looks at it. */
async function drawn(config: InlineConfig): Promise<Rendered> {
  Object.assign(globalThis, browser);
  const server = await createServer({
    ...config,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { default: App } = await server.ssrLoadModule('/src/App.svelte');
    const { ready } = await server.ssrLoadModule('/src/ready.ts');
    await (ready as (path: string) => Promise<void>)('/');
    const { render } = await server.ssrLoadModule('svelte/server');
    return (render as (component: unknown) => Rendered)(App);
  } finally {
    await server.close();
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
}

/** The styles of what games bring for the front page: it is drawn before their chunks are fetched. */
function postersStyles(bundle: Rollup.OutputBundle): string {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return;
    seen.add(name);
    chunk.viteMetadata?.importedCss.forEach((sheet) => names.add(sheet));
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/Poster.svelte') === true)
      visit(chunk.fileName);
  }
  return [...names].map((name) => sourceOf(bundle, name)).join('');
}

function sourceOf(bundle: Rollup.OutputBundle, name: string): string {
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error(`${name} was not built`);
  return String(sheet.source);
}

/**
 * The front page is written out when it is built, with its styles inside: it can be read, and its
 * links followed, as soon as one answer has come. The script then takes over what is there.
 */
export function front(config: InlineConfig): Plugin {
  return {
    name: 'hustings-front',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') throw new Error(`${PAGE} was not built`);
      const empty = String(page.source);
      const { head, body } = await drawn(config);
      const styled = empty.replace(
        /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
        (_link, name: string) => `<style>${sourceOf(bundle, name)}${postersStyles(bundle)}</style>`,
      );
      page.source = styled
        .replace(/<title>.*<\/title>/, '')
        .replace('</head>', () => `${head}</head>`)
        .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
      this.emitFile({ type: 'asset', fileName: EMPTY_PAGE, source: empty });
    },
  };
}
