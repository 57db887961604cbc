import type { Party, State } from '../world/index.js';

/** A politician in the roles it has in sentences. */
export type Politician = {
  readonly name: string;
  /** To whom something is done: 'the Backbencher', 'den Hinterbänkler'. */
  readonly whom: string;
};

/** A politician at work in a state. */
export type Work = { readonly politician: string; readonly state: State };

/** Changing a program and using a poll: in their phases, or as the work of a politician. */
export type Occasion = { readonly work: Work | undefined };

/** A figure of a poll, or of any party. */
export type Figure = { readonly who: Party; readonly by: number };

/** What each question is about: names and figures of the moment. Sums are in thousands. */
export type About = {
  readonly draftPick: { pick: number; picks: number; cards: number };
  readonly layProgram: { who: Party; cards: number; held: number };
  /** No cards: what was drawn has no topic that is missing. */
  readonly completeProgram: { cards: number };
  readonly keepCard: { cards: number };
  readonly startPosition: { who: Party };
  readonly bid: { money: number };
  readonly raise: { bid: number; others: readonly Party[]; money: number };
  readonly drawPrograms: Occasion & { display: number };
  readonly takeFromDisplay: Occasion & { display: number };
  readonly swapPrograms: Occasion;
  readonly keepProgram: Occasion & { cards: number };
  readonly buyMedia: { price: number; money: number; markers: number };
  readonly placeRallies: { who: Party; money: number; supply: number };
  readonly sendPoliticians: { politicians: number };
  readonly payPolitician: Work & { cost: number; money: number };
  readonly chooseAction: Work & { part: 'main' | 'secondary' };
  readonly placeDouble: Work;
  readonly removeMedia: Work & { price: number };
  readonly placeMedia: Work;
  readonly shiftOpinion: { state: State };
  readonly bidForPoll: {
    state: State;
    /** The party on its back. */
    back: Party;
    highest: { who: Party; bid: number } | undefined;
    auctioneer: Party;
    isAuctioneer: boolean;
    money: number;
  };
  readonly publishPoll: Occasion & { state: State; back: Party; front: readonly Figure[] };
  readonly convertRallies: { state: State; rallies: number; round: number };
  readonly useDonation: { money: number; base: number };
};
