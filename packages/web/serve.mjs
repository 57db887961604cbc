// Serves the built client, for trying it and for its tests: `npm run web`. The address is printed.
// Every page but the front one is the same file; what is hashed may be kept for ever.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_COOKIE, pageTongue } from '@hustings/texts';

const dist = fileURLToPath(new URL('./dist/', import.meta.url));
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
/** The front page has its styles inside; they are named by their hash, as the server does it. */
function styleHash() {
  const [, styles = ''] =
    /<style>(.*?)<\/style>/s.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  return createHash('sha256').update(styles).digest('base64');
}
const headers = () => ({
  'content-security-policy': `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-${styleHash()}'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

/** The front page in the language that is wished for, as the server does it. */
function front({ searchParams }, { cookie = '', 'accept-language': header }) {
  const there = readdirSync(dist).flatMap(
    (name) => /^index\.([A-Za-z-]+)\.html$/.exec(name)?.[1] ?? [],
  );
  const [, kept] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(cookie) ?? [];
  const wish = { lang: searchParams.get('lang') ?? undefined, cookie: kept, header };
  const tongue = pageTongue(wish, ['en', ...there]);
  return join(dist, tongue === 'en' ? 'index.html' : `index.${tongue}.html`);
}

/** The file for an address: itself if there is one, otherwise a page. */
function fileFor(url, asked) {
  const path = decodeURIComponent(url.pathname);
  if (path === '/') return front(url, asked);
  const file = join(dist, normalize(path));
  if (!file.startsWith(dist)) return join(dist, 'page.html');
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : join(dist, 'page.html');
}

/** The compressed file that lies beside a file, if the browser can read it. */
function compressed(file, accepted) {
  const found = [
    ['.br', 'br'],
    ['.gz', 'gzip'],
  ].find(([end, name]) => accepted.includes(name) && existsSync(`${file}${end}`));
  return found === undefined ? [file, undefined] : [`${file}${found[0]}`, found[1]];
}

export function serve(port = 0) {
  const always = headers();
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://localhost');
    const file = fileFor(url, request.headers);
    // What an older build had is gone, as the server says it.
    if (url.pathname.startsWith('/assets/') && file === join(dist, 'page.html')) {
      response.writeHead(404, always).end();
      return;
    }
    const [packed, encoding] = compressed(file, request.headers['accept-encoding'] ?? '');
    const hashed = file.includes(join('dist', 'assets'));
    response.writeHead(200, {
      ...always,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      vary: 'accept-encoding, accept-language, cookie',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(packed).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve({ server, url: `http://127.0.0.1:${server.address().port}` });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(Number(process.env.PORT ?? 4173));
  console.log(`Hustings: ${url}`);
}
