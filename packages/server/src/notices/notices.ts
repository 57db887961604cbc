import { SPECTATOR } from '@hustings/kernel';
import type { Language } from '@hustings/texts';
import type { Context } from '../context.js';
import { newId } from '../ids.js';
import { noticeAllowed } from '../people/limits.js';
import {
  languageOf,
  mailOf,
  type NoticeSettings,
  type Person,
  type WebPushTarget,
} from '../people/person.js';
import type { Referee } from '../play/referee.js';
import { isProblem } from '../problem.js';
import type { TableDoc } from '../table/doc.js';
import { owedByPeople } from '../table/owed.js';
import { PRESENT_MS } from '../table/public.js';
import { MAIL, partyOf } from './party.js';
import { pushKeys, sendPush } from './push.js';
import { callWebhook } from './webhook.js';

const MINUTE = 60_000;
const MOST_TABLES = 100;
/** Who sits at a table sees that it is their turn; later they may have gone. */
const LOOK_AGAIN_MS = 5 * MINUTE;

type Waiting = {
  readonly id: string;
  readonly title: string;
  /** Where its game stands, as everyone may know; empty if that can't be said. */
  readonly phase: string;
  readonly number: number;
  /** The person looks at the table. */
  readonly seen: boolean;
};

/**
 * Tells a person where it is their turn: one notice for all tables, and none for what they were
 * told already or have done in the meantime.
 */
export async function notify(context: Context, id: string): Promise<void> {
  const { store, now } = context;
  const person = await store.readPerson(id);
  if (person === undefined || person.kind === 'deleted') return;
  const { notices, told, lastNotice } = person.settings;
  if (!notices.mail && notices.webhook === undefined && notices.push.length === 0) return;
  const next = (lastNotice ?? 0) + notices.digestMinutes * MINUTE;
  if (next > now()) {
    await lookAgain(context, id, next);
    return;
  }
  const heard = (await waitingFor(context, person)).filter(
    ({ id: at }) => !notices.muted.includes(at),
  );
  const all = heard.filter(({ seen }) => !seen);
  if (all.length < heard.length) await lookAgain(context, id, now() + LOOK_AGAIN_MS);
  const waiting = all.filter((table) => told[table.id] !== table.number);
  if (waiting.length === 0) return;
  // Written first: told once too little is better than a flood.
  const toldOf = Object.fromEntries(
    heard.flatMap(({ id: table, number, seen }) => {
      const of = seen ? told[table] : number;
      return of === undefined ? [] : [[table, of]];
    }),
  );
  await store.changePerson(id, (is) => ({
    ...is,
    settings: { ...is.settings, lastNotice: now(), told: toldOf },
  }));
  await send(context, person, waiting);
}

const lookAgain = ({ store }: Context, id: string, due: number): Promise<void> =>
  store.putJob({ key: `notice:${id}`, kind: 'notice', subject: id, due });

/** The tables that wait for a decision of this person. */
async function waitingFor(context: Context, who: Person): Promise<Waiting[]> {
  const { id: person } = who;
  const tables = await context.store.listTables({ person, status: 'playing', limit: MOST_TABLES });
  const waiting: Waiting[] = [];
  for (const { id } of tables) {
    const live = await context.desk.look(id);
    if (isProblem(live) || live.referee === undefined) continue;
    const { doc } = live.record;
    const owed = owedByPeople(doc, live.referee.state);
    if (doc.pausedAt === undefined && owed.some((seat) => doc.seats[seat].person === person)) {
      const present = await context.store.present(id, context.now() - PRESENT_MS);
      const seen = present.includes(person);
      const said = await inWords(context, doc, live.referee, languageOf(who));
      waiting.push({ id, ...said, number: doc.head, seen });
    }
  }
  return waiting;
}

/** A table as someone is told of it in their language, by what every spectator may see. */
async function inWords(
  { words, games }: Context,
  { title, game }: TableDoc,
  referee: Referee,
  language: Language,
): Promise<Pick<Waiting, 'title' | 'phase'>> {
  const speaker = await words.speaker(game, language);
  const view = referee.game.view(referee.state, SPECTATOR);
  return {
    title: title === '' ? (speaker?.title ?? games.get(game)?.rules.name ?? game) : title,
    phase: speaker?.phase(view) ?? '',
  };
}

/** Each way on its own, as a job: one that fails or takes long holds up no other. */
async function send(context: Context, person: Person, waiting: readonly Waiting[]): Promise<void> {
  const { webhook, push: targets } = person.settings.notices;
  const base = context.config.url ?? '';
  const { turn, table, at } = await context.words.notices(languageOf(person));
  const lines = waiting.map((one) => at(table(one.title, one.phase), `${base}/t/${one.id}`));
  const subject = turn(waiting.length);
  if (await wantsMail(context, person))
    await owe(context, 'mail', person, MAIL, { subject, lines });
  const body = waiting.map(({ title, phase }) => table(title, phase)).join('\n');
  const path = waiting.length === 1 ? `/t/${waiting[0].id}` : '/online';
  const text = JSON.stringify({ title: subject, body, path });
  for (const { endpoint } of targets) {
    await owe(context, 'push', person, partyOf(endpoint), { endpoint, text });
  }
  if (webhook !== undefined) {
    await owe(context, 'webhook', person, partyOf(webhook), {
      text: [subject, ...lines].join('\n'),
    });
  }
}

/** They do, they can, and it is not too much. */
async function wantsMail(context: Context, person: Person): Promise<boolean> {
  const email = mailOf(person);
  const wanted = person.settings.notices.mail && context.mailer !== undefined;
  return wanted && email !== undefined && (await noticeAllowed(context, email));
}

type Owed = {
  readonly mail: { readonly subject: string; readonly lines: readonly string[] };
  readonly push: { readonly endpoint: string; readonly text: string };
  readonly webhook: { readonly text: string };
};

async function owe<K extends keyof Owed>(
  context: Context,
  kind: K,
  person: Person,
  party: string,
  what: Owed[K],
): Promise<void> {
  await context.store.putJob({
    key: `${kind}:${person.id}:${newId()}`,
    kind,
    subject: JSON.stringify({ person: person.id, ...what }),
    due: context.now(),
    call: { party, person: person.id },
  });
}

/** Whom a call is owed to, as they are now, and what was written down for them. */
async function owedTo<K extends keyof Owed>(
  { store }: Context,
  _kind: K,
  subject: string,
): Promise<{ readonly person: Person | undefined; readonly what: Owed[K] }> {
  const what = JSON.parse(subject) as Owed[K] & { person: string }; // written above
  return { person: await store.readPerson(what.person), what };
}

/** One mail; it throws when it fails, so that the job is tried again. The same goes for the others. */
export async function deliverMail(context: Context, job: string): Promise<void> {
  const { person, what } = await owedTo(context, 'mail', job);
  const email = person && mailOf(person);
  if (email === undefined) return;
  await context.mailer?.send(email, what.subject, what.lines);
}

/** One call of a browser, by the service that it has named. */
export async function deliverPush(context: Context, job: string): Promise<void> {
  const { person, what } = await owedTo(context, 'push', job);
  const isIt = ({ endpoint }: WebPushTarget): boolean => endpoint === what.endpoint;
  const target = person?.settings.notices.push.find(isIt);
  if (person === undefined || target === undefined) return;
  const { url, privateWebhooks } = context.config;
  // Push services want to know who calls, and take no address without TLS for it.
  const subject = url?.startsWith('https:') === true ? url : 'https://hustings.invalid';
  const how = { subject, allowInside: privateWebhooks };
  const keys = await pushKeys(context.store);
  if (await sendPush(context.calls, keys, target, what.text, how)) return;
  await change(context, person.id, (notices) => ({
    ...notices,
    push: notices.push.filter((other) => !isIt(other)),
  }));
}

/** One call of a webhook; its owner sees how it went. */
export async function deliverWebhook(context: Context, job: string): Promise<void> {
  const { person, what } = await owedTo(context, 'webhook', job);
  const webhook = person?.settings.notices.webhook;
  if (person === undefined || webhook === undefined) return;
  const { id } = person;
  try {
    await callWebhook(context.calls, webhook, what.text, context.config.privateWebhooks);
    await change(context, id, (notices) => ({
      ...notices,
      webhookHealth: { lastSuccess: context.now(), failures: 0 },
    }));
  } catch (error) {
    if (context.calls.ended) throw error; // our end, not theirs
    const says = error instanceof Error ? error.message : 'unknown';
    await change(context, id, (notices) => ({
      ...notices,
      webhookHealth: {
        ...notices.webhookHealth,
        failures: (notices.webhookHealth?.failures ?? 0) + 1,
        lastFailure: context.now(),
        says,
      },
    }));
    throw error;
  }
}

async function change(
  context: Context,
  id: string,
  how: (notices: NoticeSettings) => NoticeSettings,
): Promise<void> {
  await context.store.changePerson(id, (person) => {
    const { kind, settings } = person;
    if (kind === 'deleted') return undefined;
    return { ...person, settings: { ...settings, notices: how(settings.notices) } };
  });
}
