import type { Course, LessonStep, WrongMove } from '@hustings/kernel';
import type { NoteKey, WrongKey } from '../texts/en/lesson.js';
import { lessonTexts } from '../texts/shelves.js';
import { moves } from './moves.js';

/** A decision of the learner: where in the course, what is said of it, what is wrong. */
const step = (
  at: number,
  note: NoteKey,
  wrong: readonly (WrongMove & { readonly why: WrongKey })[] = [],
): LessonStep => ({ at, note, wrong });

const passing = { move: 'end turn', why: 'passing' } as const;
const tooEarly = { move: 'end phase', why: 'tooEarly' } as const;

/** Dealt from this seed you hold Local Media 11 and Fatherly Friends 14, 15, 17 and 18. */
const course: Course = {
  seats: 3,
  options: {},
  seed: 'c419c8a4b072ae63fbf4073039eb4953ad62c7f5a6da11ba93a1b1241d5fcdc4',
  moves,
  steps: [
    step(2, 'bidding', [
      { move: 'localMedia-11', why: 'lowBid' },
      { move: 'fatherlyFriend-14', why: 'sameCoin' },
      { move: 'fatherlyFriend-15', why: 'sameCoin' },
      { move: 'fatherlyFriend-17', why: 'sameCoin' },
    ]),
    step(3, 'placing', [
      passing,
      { move: 'place points-1a', why: 'noRight' },
      { move: 'place points-2', why: 'noRight' },
    ]),
    step(4, 'ending'),
    step(9, 'drawing', [passing]),
    step(10, 'using', [{ move: 'end turn', why: 'unused' }]),
    step(11, 'howMany', [{ move: 0, why: 'nothingDrawn' }]),
    step(12, 'ending'),
    step(17, 'coins', [
      passing,
      { move: 'place coins-1a', why: 'oneCoin' },
      { move: 'place coins-1b', why: 'oneCoin' },
    ]),
    step(18, 'lastWorker'),
    step(26, 'laying', [tooEarly]),
    ...[27, 28, 29, 30].map((at) => step(at, 'layingOn', [tooEarly])),
    step(31, 'buying', [{ move: 'buy sauna-20', why: 'scandal' }, tooEarly]),
    step(32, 'second', [{ move: 'end phase', why: 'coinsLost' }]),
    step(33, 'scoring'),
    step(48, 'again'),
  ],
};

/** A whole round for three, decision by decision, up to the bids of the next. */
export const lesson = { course, texts: lessonTexts };
