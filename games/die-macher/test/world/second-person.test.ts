import { manifestOf } from '@hustings/games';
import { isRefusal, Match, type GameEvent, type GameFile, type View } from '@hustings/kernel';
import { languages, type Language } from '@hustings/texts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const YOU = 0;
/** How whoever did it is spoken to, and how a verb of several would be. */
const forms: Readonly<Record<Language, readonly [begins: RegExp, several: RegExp]>> = {
  en: [/^You /, /^You (is|has|\w+[^s]s)\b/],
  de: [/\bDu /, /^Du \S+en\b/],
  fr: [/\b[Tt]u /, /^Tu (ne |n’)?(\S+ent|ont|font)\b/],
  it: [/^\p{Lu}/u, /^(Non |Si |Per ora non )?\S+(ano|ono|anno)\b/],
  pl: [/^\p{Lu}/u, /^(Nie )?\S+ą\b/],
};

type Happened = { readonly event: GameEvent; readonly view: View };

/** All that a recorded game shows somebody. */
async function happenedIn(path: string): Promise<readonly Happened[]> {
  const text = readFileSync(new URL(`../../../../fixtures/${path}.json`, import.meta.url), 'utf8');
  const file = JSON.parse(text) as GameFile;
  const rules = await manifestOf(file.game)?.rules();
  if (rules === undefined || file.seed === null) throw new Error(path);
  let match = Match.start(rules, file.options, file.seats, file.seed);
  const happened: Happened[] = [];
  for (const move of file.moves) {
    if (isRefusal(match)) throw new Error(match.refused);
    const plan = match.recall({ type: 'move', ...move });
    if (isRefusal(plan)) throw new Error(plan.refused);
    match = match.after(plan);
    const view = rules.view(match.state, YOU);
    const [step] = match.steps(match.number - 1, YOU);
    happened.push(...step.events.map((event) => ({ event, view })));
  }
  return happened;
}
const games = await Promise.all(
  [
    ['die-macher-2019', '4-standard-017'],
    ['die-macher-2006', '3-campaign+parties-016'],
  ].map(async ([id, game]) => ({ id, happened: await happenedIn(`${id}/${game}`) })),
);

const isOwn = (event: GameEvent): boolean =>
  ('seat' in event && event.seat === YOU) || ('by' in event && event.by === YOU);

const cases = games.flatMap(({ id, happened }) =>
  languages.map((language) => ({ id, happened, language })),
);

test.each(cases)('$id, $language: what one did is told by you', async (one) => {
  const { id, happened, language } = one;
  const [begins, several] = forms[language];
  const speaker = await manifestOf(id)?.speaker?.(language);
  const told = happened.flatMap(({ event, view }) => {
    const own = speaker?.tell(event, view, [], YOU);
    const plain = speaker?.tell(event, view, []);
    return own === undefined || own === plain ? [] : [{ event, own }];
  });
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter(({ event }) => !isOwn(event))).toEqual([]);
  expect(told.filter(({ own }) => !begins.test(own) || several.test(own))).toEqual([]);
});
