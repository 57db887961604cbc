import { seedFrom } from '@hustings/kernel';
import { languages, speakerIn } from '@hustings/texts';
import { expect, it } from 'vitest';
import { knowledge } from '../bots/index.js';
import { copycat as game, decisionKinds } from '../rules/index.js';
import { shelf, speaker } from '../texts/index.js';

it('has a question for every decision of the rules', () => {
  const asked = new Set(game.program.questions.map(({ decision }) => decision.kind));
  expect([...asked].sort()).toEqual([...decisionKinds].sort());
});

it('has a word in every language for what its bots weigh', async () => {
  const state = game.setup({}, 3, seedFrom('weighed'));
  const facts = Object.keys(knowledge.account(state, 0, knowledge.parameters.strategist));
  const speakers = await Promise.all(
    languages.map((language) => speakerIn(language, shelf, speaker)),
  );
  for (const one of speakers) {
    expect(facts.filter((name) => one.fact(name) === name)).toEqual([]);
  }
});
