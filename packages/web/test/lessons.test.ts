import { allRules, manifestOf } from '@hustings/games';
import {
  courseAt,
  isRefusal,
  LEARNER,
  nextInCourse,
  stepOf,
  wrongIn,
  type Course,
} from '@hustings/kernel';
import { faultsOfLesson } from '@hustings/proving';
import { fetchTexts } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { Host } from '../src/engine/host.js';
import { thinking } from '../src/engine/thinking.js';
import { memory } from './memory.js';

const taught = (await allRules()).flatMap((game) => {
  const lesson = manifestOf(game.id)?.lesson;
  return lesson === undefined ? [] : [{ id: game.id, game, lesson }];
});

test('there is something to learn', () => {
  expect(taught.length).toBeGreaterThan(0);
});

describe.each(taught)('the lesson of $id', ({ id, game, lesson }) => {
  test('expects moves that can be made, and names wrong ones that tempt, all in words', async () => {
    const { course, texts } = await lesson();
    expect(faultsOfLesson(game, course, await fetchTexts(texts, 'en'))).toEqual([]);
  });

  test('is found out where it is not so', async () => {
    const { course, texts } = await lesson();
    const words = await fetchTexts(texts, 'en');
    const [first] = course.steps;
    const { move } = course.moves[first.at];
    const changed = (steps: Course['steps']): readonly string[] =>
      faultsOfLesson(game, { ...course, steps }, words);
    expect(changed([])).toEqual(['there is nothing to learn']);
    expect(changed([{ ...first, at: course.moves.length }])).toHaveLength(1);
    expect(changed([{ ...first, note: 'x' }])).toHaveLength(1);
    expect(changed([{ ...first, wrong: [{ move, why: 'x' }] }])).toHaveLength(2);
    expect(changed([{ ...first, wrong: [{ move: 'nonsense', why: 'x' }] }])).toHaveLength(2);
    const others = course.moves.findIndex(({ seat }) => seat !== LEARNER);
    expect(changed([{ ...first, at: others }])).toHaveLength(1);
    const moves = course.moves.map((one, i) => (i === 0 ? { ...one, move: 'nonsense' } : one));
    expect(faultsOfLesson(game, { ...course, moves }, words)).toHaveLength(1);
  });

  test('each step is about one decision, and a wrong move is told from others', async () => {
    const { course } = await lesson();
    for (const step of course.steps) {
      const { kind, move } = course.moves[step.at];
      const own = course.moves.slice(0, step.at).filter(({ seat }) => seat === LEARNER);
      expect(stepOf(course, kind, own.filter((one) => one.kind === kind).length)).toBe(step);
      for (const wrong of step.wrong ?? []) expect(wrongIn(step, wrong.move)).toBe(wrong);
      expect(wrongIn(step, move)).toBe(undefined);
    }
  });

  test('is played by who follows it, with the others as its course has them', async () => {
    const { course } = await lesson();
    const host = new Host(memory(), {
      ...thinking,
      choose: () => Promise.reject(new Error('own')),
    });
    const chairs = Array.from({ length: course.seats }, (_, seat) => ({
      name: `${seat}`,
      by: seat === LEARNER ? ('person' as const) : ('bot' as const),
    }));
    const { options, seed } = course;
    expect(isRefusal(await host.create({ game: id, options, seed, chairs, lesson: true }))).toBe(
      false,
    );
    for (;;) {
      const next = nextInCourse(course, host.file().moves);
      if (next === undefined) break;
      const { seat, kind, move } = next;
      const now =
        seat === LEARNER
          ? await host.submit(seat, { kind, move }, LEARNER, 0)
          : await host.advance(LEARNER, 0, 0);
      if (isRefusal(now)) throw new Error(now.refused);
    }
    const end = courseAt(game, course, course.moves.length);
    if (isRefusal(end)) throw new Error(end.refused);
    expect(host.snapshot(LEARNER, 0).view).toEqual(game.view(end.state, LEARNER));
  });
});
