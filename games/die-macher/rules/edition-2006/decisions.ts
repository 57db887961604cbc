/** Every kind of decision there is: texts and boards have something for each. */
export const decisionKinds = [
  'preliminary',
  'bid',
  'bidAgain',
  'nameFirstPlayer',
  'exchangeCards',
  'changeProgram',
  'layCabinet',
  'useCabinet',
  'approach',
  'answerOffer',
  'buyMedia',
  'swapOpinion',
  'placeMeetings',
  'bidForPoll',
  'publishPoll',
  'convertMeetings',
  'moveMedia',
  'carryOpinion',
  'contribute',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Those in which one can do without. */
export type PassKind =
  | 'approach'
  | 'bidForPoll'
  | 'buyMedia'
  | 'carryOpinion'
  | 'changeProgram'
  | 'contribute'
  | 'convertMeetings'
  | 'moveMedia'
  | 'swapOpinion'
  | 'useCabinet';

/** Those whose answer may name nothing. */
export type NothingKind = 'exchangeCards' | 'layCabinet' | 'placeMeetings' | 'publishPoll';
