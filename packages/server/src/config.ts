import { isAbsolute, resolve } from 'node:path';
import { Type, type Static } from '@hustings/protocol';
import { checker } from './schema.js';

/** One line of the table in docs/hosting.md; a test holds the two together. */
type Variable = { readonly name: string; readonly standard: string; readonly about: string };

export const variables = [
  { name: 'HUSTINGS_HOST', standard: '127.0.0.1', about: 'address to listen on' },
  { name: 'HUSTINGS_PORT', standard: '8080', about: 'port to listen on; 0 takes a free one' },
  { name: 'PORT', standard: '', about: 'the same, as some hosts set it; HUSTINGS_PORT wins' },
  { name: 'HUSTINGS_DATA', standard: './data', about: 'folder of the SQLite file' },
  { name: 'DATABASE_URL', standard: '', about: 'PostgreSQL instead of SQLite: postgres://…' },
  {
    name: 'HUSTINGS_URL',
    standard: '',
    about:
      'the address people use, such as https://play.example.org; the check of origins needs it, and SMTP_URL does',
  },
  {
    name: 'HUSTINGS_TRUST_PROXY',
    standard: '0',
    about:
      'how many proxies stand in front, each adding to X-Forwarded-For; 0: none; true is the same as 1',
  },
  {
    name: 'HUSTINGS_WEB',
    standard: '',
    about: 'folder of the built web client; empty: the one beside the server, if any',
  },
  {
    name: 'HUSTINGS_LOG',
    standard: 'info',
    about: 'trace, debug, info, warn, error, fatal or silent',
  },
  {
    name: 'HUSTINGS_LOG_FORMAT',
    standard: '',
    about: 'json or text; empty: text on a terminal, JSON otherwise',
  },
  {
    name: 'HUSTINGS_RATE',
    standard: '600',
    about: 'requests a minute from one person or address; sixty times as many files of the client',
  },
  {
    name: 'HUSTINGS_SOCKET_RATE',
    standard: '50',
    about: 'messages a second on one WebSocket, on average',
  },
  {
    name: 'HUSTINGS_METRICS_TOKEN',
    standard: '',
    about: 'who sends it as a bearer token may read /metrics; 16 characters or more',
  },
  {
    name: 'HUSTINGS_METRICS_PORT',
    standard: '',
    about: 'port on 127.0.0.1 where /metrics needs no token; 0 takes a free one',
  },
  {
    name: 'HUSTINGS_WORKERS',
    standard: '4',
    about: 'bots and clocks seen to at the same time; notices have places of their own',
  },
  {
    name: 'HUSTINGS_NOTICE_DELAY',
    standard: '300',
    about: 'seconds a notice waits for others to join it',
  },
  {
    name: 'SMTP_URL',
    standard: '',
    about: 'mail server: smtp://user:password@host:port; empty: no mail',
  },
  { name: 'SMTP_FROM', standard: 'Hustings <hustings@localhost>', about: 'sender of mails' },
  {
    name: 'HUSTINGS_ORPHANS',
    standard: 'false',
    about: 'true starts also when running games need rules that are not here; they stay blocked',
  },
  {
    name: 'HUSTINGS_PRIVATE_WEBHOOKS',
    standard: 'false',
    about: 'true allows webhooks to private addresses: for tests and closed networks only',
  },
] as const satisfies readonly Variable[];

type Name = (typeof variables)[number]['name'];

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const Read = Type.Object({
  host: Type.String({ minLength: 1 }),
  port: Type.Integer({ minimum: 0, maximum: 65535 }),
  data: Type.String({ minLength: 1 }),
  databaseUrl: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  url: Type.Optional(Type.String({ pattern: '^https?://[^/?#@]+$' })),
  /** How many proxies stand in front. */
  trustProxy: Type.Integer({ minimum: 0, maximum: 16 }),
  web: Type.Optional(Type.String()),
  logLevel: Type.Word(...levels),
  logFormat: Type.Optional(Type.Word('json', 'text')),
  ratePerMinute: Type.Integer({ minimum: 1 }),
  socketRate: Type.Integer({ minimum: 1 }),
  metricsToken: Type.Optional(Type.String({ minLength: 16 })),
  metricsPort: Type.Optional(Type.Integer({ minimum: 0, maximum: 65535 })),
  workers: Type.Integer({ minimum: 0, maximum: 64 }),
  noticeDelayMs: Type.Integer({ minimum: 0 }),
  smtpUrl: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  smtpFrom: Type.String(),
  orphans: Type.Boolean(),
  privateWebhooks: Type.Boolean(),
});

export type Config = Static<typeof Read>;
const check = checker(Read);

const nameOf: Readonly<Record<keyof Config, Name>> = {
  host: 'HUSTINGS_HOST',
  port: 'HUSTINGS_PORT',
  data: 'HUSTINGS_DATA',
  databaseUrl: 'DATABASE_URL',
  url: 'HUSTINGS_URL',
  trustProxy: 'HUSTINGS_TRUST_PROXY',
  web: 'HUSTINGS_WEB',
  logLevel: 'HUSTINGS_LOG',
  logFormat: 'HUSTINGS_LOG_FORMAT',
  ratePerMinute: 'HUSTINGS_RATE',
  socketRate: 'HUSTINGS_SOCKET_RATE',
  metricsToken: 'HUSTINGS_METRICS_TOKEN',
  metricsPort: 'HUSTINGS_METRICS_PORT',
  workers: 'HUSTINGS_WORKERS',
  noticeDelayMs: 'HUSTINGS_NOTICE_DELAY',
  smtpUrl: 'SMTP_URL',
  smtpFrom: 'SMTP_FROM',
  orphans: 'HUSTINGS_ORPHANS',
  privateWebhooks: 'HUSTINGS_PRIVATE_WEBHOOKS',
};

/** The configuration, or a sentence that says which variable is wrong. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Config | string {
  const isGiven = (name: Name): boolean => (environment[name] ?? '') !== '';
  const text = (name: Name): string => {
    const standard = variables.find((variable) => variable.name === name)?.standard ?? '';
    return isGiven(name) ? (environment[name] ?? '') : standard;
  };
  const port = isGiven('PORT') && !isGiven('HUSTINGS_PORT') ? 'PORT' : 'HUSTINGS_PORT';
  const names = { ...nameOf, port } as const;
  const raw: Record<string, unknown> = {};
  for (const [field, name] of Object.entries(names)) {
    const value = valueOf(name, text(name));
    if (value !== undefined) raw[field] = value;
  }
  const data = text('HUSTINGS_DATA');
  raw['data'] = isAbsolute(data) ? data : resolve(data);
  const read = check(raw);
  if ('value' in read) return wrongTogether(read.value) ?? read.value;
  const { field, wrong } = read;
  if (field === 'url')
    return 'HUSTINGS_URL must be an address without a path, such as https://play.example.org.';
  const name = Object.hasOwn(names, field) ? names[field as keyof Config] : 'the configuration';
  return `${name} ${wrong}.`;
}

/** Links in mails are opened far from here: without the address they would lead nowhere. */
function wrongTogether({ smtpUrl, url }: Config): string | undefined {
  return smtpUrl !== undefined && url === undefined
    ? 'HUSTINGS_URL is missing: SMTP_URL is given, and links in mails need the address that people use.'
    : undefined;
}

function valueOf(name: Name, text: string): string | number | boolean | undefined {
  const value = parse(text);
  if (value === undefined) return undefined;
  switch (name) {
    case 'HUSTINGS_NOTICE_DELAY':
      return Number(value) * 1000;
    case 'HUSTINGS_TRUST_PROXY': // true and false are from the time when there was one or none
      return typeof value === 'boolean' ? Number(value) : value;
    case 'HUSTINGS_METRICS_TOKEN': // may be all digits
      return text;
    case 'HUSTINGS_URL':
      return originOf(text);
    default:
      return value;
  }
}

/** The address as browsers write it, for it is compared with what they send; as it was if it is none. */
function originOf(text: string): string {
  if (!URL.canParse(text)) return text;
  const { href, origin } = new URL(text);
  return href === `${origin}/` ? origin : text;
}

function parse(text: string): string | number | boolean | undefined {
  if (text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
