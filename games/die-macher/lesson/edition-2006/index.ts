import type { Course, LessonStep, WrongMove } from '@hustings/kernel';
import type { NoteKey, WrongKey } from '../../texts/en/edition-2006/lesson.js';
import { lessonTexts } from '../../texts/edition-2006/shelves.js';
import { moves } from './moves.js';

/** A decision of the learner: where in the course, what is said of it, what is wrong. */
const step = (
  at: number,
  note: NoteKey,
  wrong: readonly (WrongMove & { readonly why: WrongKey })[] = [],
): LessonStep => ({ at, note, wrong });

/** Nothing is done where something should be. */
const passing = <Why extends WrongKey>(why: Why) => ({ move: 'pass', why });

const course: Course = {
  seats: 3,
  options: { length: 'short' },
  seed: 'dfac5946da6c18cf9b1fbf080d93ce5d670f93781dfc49db200f31404dbeb371',
  moves,
  steps: [
    step(2, 'beginning'),
    step(5, 'bidding', [
      { move: 5, why: 'dearBid' },
      { move: 10, why: 'dearBid' },
    ]),
    step(6, 'naming', [
      { move: 'FDP', why: 'othersFirst' },
      { move: 'SPD', why: 'othersFirst' },
    ]),
    step(7, 'exchanging', [{ move: {}, why: 'keepsAll' }]),
    step(8, 'changing', [passing('noChange')]),
    step(13, 'cabinet', [
      { move: {}, why: 'noCabinet' },
      { move: { RP: 'financeMinister' }, why: 'noCabinet' },
      { move: { BE: 'speaker' }, why: 'dearCabinet' },
      { move: { BE: 'speaker', RP: 'financeMinister' }, why: 'dearCabinet' },
    ]),
    step(16, 'keyIssue', [{ move: 'BE votes', why: 'threeVotes' }]),
    step(17, 'votesAtOnce'),
    step(22, 'coalition', [passing('alone')]),
    step(24, 'media', [passing('noMedia')]),
    step(27, 'enoughMedia'),
    step(30, 'swapping', [passing('noSwap')]),
    step(31, 'meetings', [{ move: {}, why: 'noMeetings' }]),
    step(34, 'poll', [passing('noPoll')]),
    step(37, 'publishing', [
      { move: ['CDU'], why: 'ownMinus' },
      { move: ['CDU', 'FDP'], why: 'ownMinus' },
      { move: ['CDU', 'SPD'], why: 'ownMinus' },
      { move: ['SPD'], why: 'partnerOnly' },
      { move: ['FDP', 'SPD'], why: 'partnerOnly' },
    ]),
    step(38, 'morePolls'),
    step(41, 'morePolls'),
    step(44, 'morePolls'),
    step(49, 'converting', [passing('noVotes')]),
    step(50, 'majority'),
    step(51, 'winning', [passing('noMarker')]),
    step(52, 'carrying', [
      { move: '+geneticEngineering to 1', why: 'othersOpinion' },
      { move: '-nuclearEnergy to 1', why: 'othersOpinion' },
    ]),
    step(55, 'contributing', [{ move: 'accept 40', why: 'greedy' }]),
    step(60, 'again'),
  ],
};

/** The first round of a short game for three, with its election, decision by decision. */
export const lesson = { course, texts: lessonTexts };
