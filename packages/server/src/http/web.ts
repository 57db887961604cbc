import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { pages } from '@hustings/protocol';
import {
  isTongue,
  LANGUAGE_COOKIE,
  languagesOf,
  pageTongue,
  PSEUDO,
  type PageWish,
  type Tongue,
} from '@hustings/texts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import { noticeTexts, type NoticeTexts } from '../texts/index.js';
import type { App } from './app-type.js';
import { contentSecurityPolicy } from './policy.js';

/** The client of this very workspace, as it was built. */
const beside = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The front page has its styles inside; a policy may name them by their hash, and nothing else. */
const FRONT = 'index.html';
/** The same in another language. */
const FRONT_IN = /^index\.([A-Za-z-]+)\.html$/;
const POLICY = 'content-security-policy';
/** Files with a hash in their name never change. */
const HASHED = /[\\/]assets[\\/]/;
const FOR_EVER = 'public, max-age=31536000, immutable';

function policyOf(page: string): string {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  return contentSecurityPolicy(`'sha256-${hash}'`);
}

/** The web client, if it was built; otherwise a page that says where the interface is described. */
export async function webRoutes(app: App, context: Context): Promise<void> {
  const web = context.config.web ?? beside;
  if (existsSync(join(web, FRONT))) {
    const policy = policyOf(readFileSync(join(web, FRONT), 'utf8'));
    await app.register(fastifyStatic, {
      root: web,
      dotfiles: 'ignore',
      wildcard: true, // a route for each of its many files would cost most of a start
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        if (basename(path).startsWith('index.')) void reply.header(POLICY, policy);
        if (HASHED.test(path)) void reply.header('cache-control', FOR_EVER);
      },
    });
    const there = tonguesIn(web);
    app.get('/', { schema: { hide: true } }, (request, reply) => {
      const tongue = pageTongue(wishOf(request), there);
      void reply.header('vary', 'accept-language, cookie, accept-encoding');
      void reply.header('content-language', tongue);
      return reply.sendFile(tongue === 'en' ? FRONT : `index.${tongue}.html`);
    });
    for (const page of Object.values(pages).flat()) {
      app.get(page, { schema: { hide: true } }, (_request, reply) => reply.sendFile('page.html'));
    }
    return;
  }
  if (context.config.web !== undefined)
    throw new Error(`HUSTINGS_WEB: there is no web client in ${web}`);
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const tongue = pageTongue(wishOf(request), [...languagesOf(noticeTexts), PSEUDO]);
    const { clientless } = await context.words.notices(tongue);
    void reply.header('vary', 'accept-language, cookie');
    return reply.type('text/html; charset=utf-8').send(bare(tongue, clientless));
  });
}

/** The languages in which the front page was drawn. */
const tonguesIn = (web: string): readonly Tongue[] => [
  'en',
  ...readdirSync(web)
    .map((name) => FRONT_IN.exec(name)?.[1] ?? '')
    .filter(isTongue),
];

/** What a request for a page says of the language it should be in. */
function wishOf({ query, cookies, headers }: FastifyRequest): PageWish {
  const { lang } = query as { readonly lang?: unknown };
  return {
    lang: typeof lang === 'string' ? lang : undefined,
    cookie: cookies[LANGUAGE_COOKIE],
    header: headers['accept-language'],
  };
}

const bare = (tongue: Tongue, { title, say, link }: NoticeTexts['clientless']): string =>
  `<!doctype html>
<html lang="${tongue}"><meta charset="utf-8"><title>${title}</title>
<h1>${title}</h1>
<p>${say}</p>
<p><a href="/api/docs">${link}</a></p>
</html>
`;
