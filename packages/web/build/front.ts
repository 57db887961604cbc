import {
  createServer,
  type InlineConfig,
  type Plugin,
  type Rollup,
  type ViteDevServer,
} from 'vite';

const PAGE = 'index.html';
/** The language that tests look through is drawn like any other. */
const MARKED = 'en-XA';
/** What every address but the front page is answered with. */
export const EMPTY_PAGE = 'page.html';

type Rendered = { readonly head: string; readonly body: string };

/** The front page in one language, and the card by which it is installed. */
type Drawn = Rendered & {
  readonly tag: string;
  readonly file: string;
  readonly card: string;
  readonly cardFile: string;
};

/** What the router wants to know of a browser before anything is drawn. */
const browser = {
  location: { pathname: '/', hash: '' },
  addEventListener: () => undefined,
  document: { addEventListener: () => undefined },
};

/** What of the client draws its front page. */
type Client = {
  readonly App: unknown;
  readonly render: (component: unknown) => Rendered;
  readonly ready: (path: string) => Promise<void>;
  readonly read: (tag: string) => Promise<void>;
  readonly languagesThere: () => readonly string[];
  readonly installCard: () => object;
  readonly cardAddress: (tag: string) => string;
  readonly frontFile: (tag: string) => string;
};

async function clientIn(server: ViteDevServer): Promise<Client> {
  const paths = ['/src/ready.ts', '/src/texts/library.ts', '/src/page.ts', '/src/card.ts'];
  const modules = await Promise.all(
    ['/src/App.svelte', 'svelte/server', '@hustings/parts/texts', ...paths].map((path) =>
      server.ssrLoadModule(path),
    ),
  );
  const [app] = modules;
  return { App: app['default'] as unknown, ...Object.assign({}, ...modules) } as Client;
}

/** The front page as its components draw it, before anything is known of who looks at it. */
async function drawn(config: InlineConfig): Promise<Drawn[]> {
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
    const client = await clientIn(server);
    const pages: Drawn[] = [];
    // One after the other: what is read, all components read.
    for (const tag of [...client.languagesThere(), MARKED]) {
      await client.read(tag);
      await client.ready('/');
      const { head, body } = client.render(client.App); // now, and not when they are looked at
      pages.push({
        head,
        body,
        tag,
        file: client.frontFile(tag),
        card: JSON.stringify(client.installCard(), undefined, 2),
        cardFile: client.cardAddress(tag).slice(1),
      });
    }
    return pages;
  } finally {
    await server.close();
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
}

/** What is fetched for the front page alone: the page itself, and what games bring for it. */
const OF_FRONT = /\/(?:pages\/Home|Poster)\.svelte$/;

/** The styles of what is fetched for the front page: it is drawn before their chunks are there. */
function lateStyles(bundle: Rollup.OutputBundle): string {
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
    if (chunk.type === 'chunk' && OF_FRONT.test(chunk.facadeModuleId ?? '')) visit(chunk.fileName);
  }
  return [...names].map((name) => sourceOf(bundle, name)).join('');
}

/** Where the same page is in the other languages, for those who look for it in theirs. */
const alternates = (pages: readonly Drawn[]): string =>
  pages
    .filter(({ tag }) => tag !== MARKED)
    .map(({ tag }) => `<link rel="alternate" hreflang="${tag}" href="/?lang=${tag}">`)
    .concat('<link rel="alternate" hreflang="x-default" href="/">')
    .join('');

function sourceOf(bundle: Rollup.OutputBundle, name: string): string {
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error(`${name} was not built`);
  return String(sheet.source);
}

/**
 * The front page is written out when it is built, in every language there is and with its styles
 * inside: it can be read, and its links followed, as soon as one answer has come. The script then
 * takes over what is there.
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
      const styled = empty.replace(
        /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
        (_link, name: string) => `<style>${sourceOf(bundle, name)}${lateStyles(bundle)}</style>`,
      );
      const pages = await drawn(config);
      const others = alternates(pages);
      for (const { tag, head, body, file, card, cardFile } of pages) {
        const source = styled
          .replace('<html lang="en">', `<html lang="${tag}">`)
          .replace(/<title>.*<\/title>/, '')
          .replace('</head>', () => `${head}${others}</head>`)
          .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
        if (file === PAGE) page.source = source;
        else this.emitFile({ type: 'asset', fileName: file, source });
        this.emitFile({ type: 'asset', fileName: cardFile, source: card });
      }
      this.emitFile({ type: 'asset', fileName: EMPTY_PAGE, source: empty });
    },
  };
}
