import type { Context } from '../context.js';
import { newId } from '../ids.js';
import { mailOf, type NoticeSettings, type Person, type WebPushTarget } from '../people/person.js';
import { isProblem } from '../problem.js';
import type { TableRecord } from '../table/doc.js';
import { owedByPeople } from '../table/owed.js';
import { pushKeys, sendPush } from './push.js';
import { callWebhook } from './webhook.js';

const MINUTE = 60_000;
const MOST_TABLES = 100;

type Waiting = { readonly id: string; readonly title: string; readonly number: number };

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
    await store.putJob({ key: `notice:${id}`, kind: 'notice', subject: id, due: next });
    return;
  }
  const all = (await waitingFor(context, id)).filter((table) => !notices.muted.includes(table.id));
  const waiting = all.filter((table) => told[table.id] !== table.number);
  if (waiting.length === 0) return;
  // Written first: told once too little is better than a flood.
  const toldOf = Object.fromEntries(all.map((table) => [table.id, table.number]));
  await store.changePerson(id, (is) => ({
    ...is,
    settings: { ...is.settings, lastNotice: now(), told: toldOf },
  }));
  await send(context, person, waiting);
}

/** The tables that wait for a decision of this person. */
async function waitingFor(context: Context, person: string): Promise<Waiting[]> {
  const tables = await context.store.listTables({ person, status: 'playing', limit: MOST_TABLES });
  const waiting: Waiting[] = [];
  for (const { id } of tables) {
    const live = await context.desk.look(id);
    if (isProblem(live) || live.referee === undefined) continue;
    const { doc } = live.record;
    const owed = owedByPeople(doc, live.referee.state);
    if (doc.pausedAt === undefined && owed.some((seat) => doc.seats[seat].person === person)) {
      waiting.push({ id, title: titleOf(context, live.record), number: doc.head });
    }
  }
  return waiting;
}

const titleOf = (context: Context, { doc }: TableRecord): string =>
  doc.title === '' ? (context.games.get(doc.game)?.rules.name ?? doc.game) : doc.title;

async function send(context: Context, person: Person, waiting: readonly Waiting[]): Promise<void> {
  const { notices } = person.settings;
  const base = context.config.url ?? '';
  const lines = waiting.map(({ id, title }) => `${title}: ${base}/t/${id}`);
  const subject =
    waiting.length === 1 ? 'It is your turn' : `It is your turn at ${waiting.length} tables`;
  const email = mailOf(person);
  if (notices.mail && email !== undefined) {
    await quietly(context, context.mailer?.send(email, subject, lines));
  }
  const titles = waiting.map(({ title }) => title).join('\n');
  const path = waiting.length === 1 ? `/t/${waiting[0].id}` : '/online';
  await push(context, person, JSON.stringify({ title: subject, body: titles, path }));
  if (notices.webhook !== undefined) {
    const text = [subject, ...lines].join('\n');
    const job = JSON.stringify({ person: person.id, text });
    await context.store.putJob({
      key: `webhook:${person.id}:${newId()}`,
      kind: 'webhook',
      subject: job,
      due: context.now(),
    });
  }
}

/** One way that fails must not stop the others. */
async function quietly(context: Context, sending: Promise<void> | undefined): Promise<void> {
  await sending?.catch((error: unknown) =>
    context.log.warn({ err: error }, 'a notice was not sent'),
  );
}

async function push(context: Context, person: Person, text: string): Promise<void> {
  const { push: targets } = person.settings.notices;
  if (targets.length === 0) return;
  const keys = await pushKeys(context.store);
  const { url, privateWebhooks } = context.config;
  const how = { subject: url ?? 'https://hustings.invalid', allowInside: privateWebhooks };
  const gone: WebPushTarget[] = [];
  for (const target of targets) {
    const sending = sendPush(keys, target, text, how).then(
      (there) => void (there || gone.push(target)),
    );
    await quietly(context, sending);
  }
  if (gone.length > 0) {
    await change(context, person.id, (notices) => ({
      ...notices,
      push: notices.push.filter(({ endpoint }) => gone.every((one) => one.endpoint !== endpoint)),
    }));
  }
}

/** One call of a webhook; it throws when the call fails, so that the job is tried again. */
export async function deliverWebhook(context: Context, subject: string): Promise<void> {
  const { person: id, text } = JSON.parse(subject) as { person: string; text: string }; // written above
  const person = await context.store.readPerson(id);
  const webhook = person?.settings.notices.webhook;
  if (webhook === undefined) return;
  try {
    await callWebhook(webhook, text, context.config.privateWebhooks);
    await change(context, id, (notices) => ({
      ...notices,
      webhookHealth: { lastSuccess: context.now(), failures: 0 },
    }));
  } catch (error) {
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
