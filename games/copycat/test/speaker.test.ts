import { expect, it } from 'vitest';
import { copycat as game, decisionKinds } from '../rules/index.js';

it('has a question for every decision of the rules', () => {
  const asked = new Set(game.program.questions.map(({ decision }) => decision.kind));
  expect([...asked].sort()).toEqual([...decisionKinds].sort());
});
