import type { Course, LessonStep, WrongMove } from '@hustings/kernel';
import type { Look, NoteKey, WrongKey } from '../../texts/en/edition-2019/lesson.js';
import { lessonTexts } from '../../texts/edition-2019/shelves.js';
import { moves } from './moves.js';

/** A decision of the learner: where in the course, what is said of it, what it points at. */
const step = (
  at: number,
  note: NoteKey,
  look: Look,
  wrong: readonly (WrongMove & { readonly why: WrongKey })[] = [],
): LessonStep => ({ at, note, look, wrong });

const course: Course = {
  seats: 4,
  options: { elections: '4' },
  seed: 'cb9271c49b4839849c01a85dd5698ef8cfb4a16e91b17b7dee956209bfd4dfbc',
  moves,
  steps: [
    step(3, 'states', 'opinions'),
    step(7, 'passingOn', 'opinions'),
    step(11, 'scoring', 'chart'),
    step(15, 'sizes', 'max'),
    step(19, 'program', 'opinions'),
    step(20, 'missing', 'opinions'),
    step(24, 'later', 'opinions'),
    step(28, 'start', 'figures'),
    step(32, 'first', 'parties', [{ move: 10, why: 'dearBid' }]),
    step(35, 'tie', 'parties'),
    step(36, 'drawing', 'displays'),
    step(37, 'display', 'displays'),
    step(38, 'swapping', 'opinions'),
    step(52, 'media', 'media', [{ move: 'pass', why: 'noMedia' }]),
    step(56, 'moreMedia', 'media'),
    step(60, 'rallies', 'ifnow', [{ move: {}, why: 'noRallies' }]),
    step(64, 'politicians', 'politicians'),
    step(68, 'paying', 'politicians', [{ move: 'pass', why: 'letGo' }]),
    step(71, 'actions', 'trend'),
    step(72, 'double', 'opinions'),
    step(76, 'influence', 'opinions'),
    step(82, 'poll', 'trend'),
    step(83, 'publishing', 'trend'),
    step(102, 'converting', 'figures'),
    step(106, 'donations', 'parties'),
    step(113, 'again', 'strip'),
  ],
};

/** The first round of a game for four, decision by decision. */
export const lesson = { course, texts: lessonTexts };
