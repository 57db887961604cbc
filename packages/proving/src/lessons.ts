import {
  canonical,
  courseAt,
  isRefusal,
  LEARNER,
  type Course,
  type Game,
  type GameEvent,
  type LessonStep,
  type Position,
  type View,
} from '@hustings/kernel';
import type { LessonTexts } from '@hustings/texts';

/**
 * Plays a lesson: the whole course, in each step the move that is expected and every wrong one it
 * names. Gives what is not as a lesson has to be, each as a sentence; nothing if all is well.
 */
export function faultsOfLesson<S extends Position, E extends GameEvent>(
  game: Game<S, View, E>,
  course: Course,
  texts: LessonTexts,
): readonly string[] {
  const end = courseAt(game, course, course.moves.length);
  if (isRefusal(end)) return [`the rules refuse the course: ${end.refused}`];
  if (course.steps.length === 0) return ['there is nothing to learn'];
  return course.steps.flatMap((step) =>
    faultsOfStep(game, course, texts, step).map((fault) => `step at ${step.at}: ${fault}`),
  );
}

function faultsOfStep<S extends Position, E extends GameEvent>(
  game: Game<S, View, E>,
  course: Course,
  texts: LessonTexts,
  { at, note, wrong = [] }: LessonStep,
): string[] {
  const faults: string[] = [];
  const expected = course.moves.at(at);
  const match = courseAt(game, course, at);
  if (expected === undefined || isRefusal(match)) return ['the course does not come so far'];
  if (expected.seat !== LEARNER) return ['it is not the learner who decides'];
  const { kind } = expected;
  if (!game.decisions(match.state).some(({ seat }) => seat === LEARNER))
    faults.push('the learner is not asked');
  if (isRefusal(match.plan(LEARNER, { kind, move: expected.move })))
    faults.push('the expected move is refused');
  if (!Object.hasOwn(texts.notes, note)) faults.push(`there are no words for ${note}`);
  for (const { move, why } of wrong) {
    if (!Object.hasOwn(texts.wrong, why)) faults.push(`there are no words for ${why}`);
    if (canonical(move) === canonical(expected.move)) faults.push(`${why} is the expected move`);
    const plan = match.plan(LEARNER, { kind, move });
    // A rule may forbid it; what is no answer at all, nobody would give.
    if (isRefusal(plan) && plan.rule === 'kernel') faults.push(`${why} is no move here`);
  }
  return faults;
}
