import type { Speaker } from '@hustings/texts';
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
import type { Live } from '../play/desk.js';
import type { Referee } from '../play/referee.js';
import { isProblem } from '../problem.js';
import type { Waits } from '../texts/index.js';
import { isKeptFor } from '../table/actions/seats.js';
import { deadlineOf } from '../table/clock.js';
import { owedByPeople } from '../table/owed.js';
import { PRESENT_MS } from '../table/public.js';
import { MAIL, partyOf } from './party.js';
import { pushKeys, sendPush } from './push.js';
import { stopToken } from './stopping.js';
import { whyNot } from './undelivered.js';
import { callWebhook } from './webhook.js';

const MINUTE = 60_000;
const MOST_TABLES = 100;
/** Who sits at a table sees that it is their turn; later they may have gone. */
const LOOK_AGAIN_MS = 5 * MINUTE;

type Waiting = {
  readonly id: string;
  readonly waits: Waits;
  /** What they are told of: the entry of the log, or `ASKED_AGAIN`. */
  readonly number: number;
  /** The person looks at the table. */
  readonly seen: boolean;
};

/** Before the first entry of any log. */
const ASKED_AGAIN = -1;

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

/** The tables that wait for this person: for a decision, or for a word whether they play again. */
async function waitingFor(context: Context, who: Person): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const status of ['playing', 'gathering'] as const) {
    const query = { person: who.id, status, limit: MOST_TABLES };
    for (const { id } of await context.store.listTables(query)) {
      const live = await context.desk.look(id);
      const found = isProblem(live) ? undefined : await waitingAt(context, who, live);
      if (found === undefined) continue;
      const since = context.now() - PRESENT_MS;
      waiting.push({ id, ...found, seen: await context.store.isLooking(id, who.id, since) });
    }
  }
  return waiting;
}

/** What a table waits for from this person, if it does; by what they see from their seat. */
async function waitingAt(
  context: Context,
  who: Person,
  { record: { doc }, referee }: Live,
): Promise<Pick<Waiting, 'waits' | 'number'> | undefined> {
  const speaker = await context.words.speaker(doc.game, languageOf(who));
  const { title } = doc;
  const game = speaker?.title ?? context.games.get(doc.game)?.rules.name ?? doc.game;
  const named = { title, game, phase: '', question: '' };
  if (doc.status === 'gathering') {
    const isAsked = doc.seats.some((seat) => isKeptFor(seat, who));
    const until = untilOf(doc.keptUntil, who);
    const waits: Waits = { for: 'rematch', ...named, ...until };
    return isAsked ? { waits, number: ASKED_AGAIN } : undefined;
  }
  if (referee === undefined || doc.pausedAt !== undefined) return undefined;
  const owed = owedByPeople(doc, referee.state).filter((i) => doc.seats[i].person === who.id);
  if (owed.length === 0) return undefined;
  const deadlines = owed.flatMap((i) => deadlineOf(doc.seats[i], context.gaps()) ?? []);
  const waits: Waits = {
    for: 'turn',
    ...named,
    ...(speaker === undefined ? {} : standing(speaker, referee, owed[0])),
    ...untilOf(deadlines.length === 0 ? undefined : Math.min(...deadlines), who),
  };
  return { waits, number: doc.head };
}

/** Where a game stands, and what is asked of this seat, as who sits there sees it. */
function standing(
  speaker: Speaker,
  { game, state }: Referee,
  seat: number,
): Pick<Waits, 'phase' | 'question'> {
  const view = game.view(state, seat);
  const asked = game.decisions(state).find((one) => one.seat === seat);
  return {
    phase: speaker.phase(view),
    question: asked === undefined ? '' : speaker.question(view, asked.kind),
  };
}

const untilOf = (at: number | undefined, { settings: { zone } }: Person): Pick<Waits, 'until'> =>
  at === undefined ? {} : { until: { at, zone } };

/** Each way on its own, as a job: one that fails or takes long holds up no other. */
async function send(context: Context, person: Person, waiting: readonly Waiting[]): Promise<void> {
  const { webhook, push: targets } = person.settings.notices;
  const base = context.config.url ?? '';
  const words = await context.words.notices(languageOf(person));
  const lines = waiting.map((one) => words.at(words.waits(one.waits), `${base}/t/${one.id}`));
  const [only, another] = waiting;
  const subject = another === undefined ? words.head(only.waits) : words.heads(waiting.length);
  if (await wantsMail(context, person)) {
    const token = await stopToken(context.store, person.id, 'mail');
    const all = [...lines, words.stopMail(`${base}/stop#${token}`)];
    const stop = `${base}/api/v1/stop/${token}`;
    await owe(context, 'mail', person, MAIL, { subject, lines: all, stop });
  }
  const body = waiting.map(({ waits }) => words.waits(waits)).join('\n');
  const path = another === undefined ? `/t/${only.id}` : '/online';
  for (const { endpoint } of targets) {
    const token = await stopToken(context.store, person.id, 'push');
    const stop = { token, label: words.stopPush };
    const text = JSON.stringify({ title: subject, body, path, stop });
    await owe(context, 'push', person, partyOf(endpoint), { endpoint, text });
  }
  if (webhook !== undefined) {
    // Others may read there too: what is asked may tell of a hand or a purse.
    const open = waiting.map(({ id, waits }) =>
      words.at(words.waits({ ...waits, question: '' }), `${base}/t/${id}`),
    );
    await owe(context, 'webhook', person, partyOf(webhook), {
      text: [subject, ...open].join('\n'),
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
  readonly mail: {
    readonly subject: string;
    readonly lines: readonly string[];
    /** Where a mail program stops these mails with one click; none in jobs of an older version. */
    readonly stop?: string;
  };
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
  // It may have been stopped by a mail before this one.
  if (what.stop !== undefined && !person?.settings.notices.mail) return;
  await context.mailer?.send(email, what.subject, what.lines, what.stop);
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
        why: whyNot(error),
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
