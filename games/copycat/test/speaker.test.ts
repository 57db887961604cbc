import { isRefusal, seedFrom, sfc } from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import { speakerIn } from '@hustings/texts';
import { expect, it } from 'vitest';
import { copycat as game, decisionKinds, type CopycatEvent } from '../rules/index.js';
import { shelf, speaker } from '../texts/index.js';

const english = await speakerIn('en', shelf, speaker);

it('has a question for every decision of the rules', () => {
  const asked = new Set(game.program.questions.map(({ decision }) => decision.kind));
  expect([...asked].sort()).toEqual([...decisionKinds].sort());
});

it('says in its own words what the rules said in theirs', () => {
  const options = game.readOptions({}, 3);
  if (isRefusal(options)) throw new Error(options.refused);
  const state = game.simulate(options, 3, seedFrom('words'));
  const random = sfc(seedFrom('words'), 'bot 0');
  const events: CopycatEvent[] = [];
  playOn(game, state, random, Infinity, events);
  const view = game.view(state, 0);
  const seen = (game.events(events, 0) as CopycatEvent[]).filter(({ type }) => type !== 'drew');
  expect(seen.map((event) => simple(english.tell(event, view, [])))).toEqual(
    seen.map((event) => simple(game.rules.tell?.(event, view))),
  );
  expect(JSON.stringify(english.sections(view, []))).toBe(
    JSON.stringify(game.rules.wording?.sections(view, [])).replaceAll("Wife's", 'Wife’s'),
  );
});

const simple = (text: string | undefined): string =>
  (text ?? '')
    .replaceAll("Wife's", 'Wife’s')
    .replaceAll(', and ', ' and ')
    .replaceAll(',', '')
    .replaceAll(' and ', ' ');
