import { NONE, seatsIn } from '@hustings/kernel';
import { data, politicians, type DecisionKind, type View } from '../../rules/edition-2019/index.js';
import { programSize, topicCount, topicOf } from '../../rules/world/index.js';
import type { About, Occasion, Work } from './about.js';
import { boardNow, now, partOf, phaseOf, roundOf } from './moment.js';
import type { Names } from './names.js';
import type { Texts } from './texts.js';

type Gathers = { readonly [K in DecisionKind]: (view: View) => About[K] };

/** What is asked, with the state, the politician, the poll and the sums that it is about. */
export class Questions {
  readonly #about: Gathers;

  constructor(
    private readonly t: Texts,
    private readonly names: Names,
  ) {
    this.#about = this.#gathers();
  }

  ask(view: View, kind: DecisionKind): string {
    const question = this.t.questions[kind] as (about: object) => string; // the one of this kind
    return question(this.#about[kind](view));
  }

  #gathers(): Gathers {
    return {
      ...this.#ofSetup(),
      ...this.#ofPrograms(),
      ...this.#ofDeployment(),
      ...this.#ofPoliticians(),
      ...this.#ofVotes(),
    };
  }

  #ofSetup() {
    return {
      draftPick: (view: View) => ({
        pick: now(view, 'pick') + 1,
        picks: data.draft.picks,
        cards: handOf(view).length,
      }),
      layProgram: (view: View) => ({
        who: this.#you(view),
        cards: openTopics(view),
        held: handOf(view).length,
      }),
      completeProgram: (view: View) => ({ cards: openTopics(view) }),
      keepCard: (view: View) => ({ cards: handOf(view).length }),
      startPosition: (view: View) => ({ who: this.#you(view) }),
      bid: (view: View) => ({ money: purse(view) }),
      raise: (view: View) => ({
        bid: view.auction.bid,
        others: seatsIn(view.auction.tied)
          .filter((seat) => seat !== you(view))
          .map((seat) => this.names.party(view, seat)),
        money: purse(view),
      }),
    };
  }

  #ofPrograms() {
    const display = (view: View) => ({
      ...this.#occasion(view),
      display: view.programDisplay.length,
    });
    return {
      drawPrograms: display,
      takeFromDisplay: display,
      swapPrograms: (view: View) => this.#occasion(view),
      keepProgram: (view: View) => ({ ...this.#occasion(view), cards: handOf(view).length }),
    };
  }

  #ofDeployment() {
    return {
      buyMedia: (view: View) => ({
        price: data.mediaCost,
        money: purse(view),
        markers: view.mediaSupply[you(view)],
      }),
      placeRallies: (view: View) => ({
        who: this.#you(view),
        money: purse(view),
        supply: view.rallySupply[you(view)],
      }),
      sendPoliticians: (view: View) => ({ politicians: cabinetOf(view, you(view)).length }),
    };
  }

  #ofPoliticians() {
    return {
      payPolitician: (view: View) => ({
        ...this.work(view, you(view)),
        cost: politicians[boardNow(view).sent[you(view)]].cost,
        money: purse(view),
      }),
      chooseAction: (view: View) => ({ ...this.work(view, you(view)), part: partOf(view) }),
      placeDouble: (view: View) => this.work(view, you(view)),
      removeMedia: (view: View) => ({ ...this.work(view, you(view)), price: data.mediaCost }),
      placeMedia: (view: View) => this.work(view, you(view)),
      shiftOpinion: (view: View) => ({ state: this.#state(view) }),
    };
  }

  #ofVotes() {
    return {
      bidForPoll: (view: View) => {
        const { bid, bidder, auctioneer } = view.auction;
        return {
          state: this.#state(view),
          back: this.names.anyParty(view.pollBack),
          highest: bidder === NONE ? undefined : { who: this.names.party(view, bidder), bid },
          auctioneer: this.names.party(view, auctioneer),
          isAuctioneer: auctioneer === you(view),
          money: purse(view),
        };
      },
      publishPoll: (view: View) => ({
        ...this.#occasion(view),
        state: this.#state(view),
        back: this.names.anyParty(view.takenBack),
        front: view.poll < 0 ? [] : this.names.front(view, view.poll),
      }),
      convertRallies: (view: View) => ({
        state: this.#state(view),
        rallies: boardNow(view).rallies[you(view)],
        round: roundOf(view, now(view, 'election')),
      }),
      useDonation: (view: View) => ({ money: purse(view), base: view.base[you(view)] }),
    };
  }

  /** The politician of a seat in the state whose turn it is. */
  work(view: View, seat: number): Work {
    const { name } = this.names.politician(boardNow(view).sent[seat]);
    return { politician: name, state: this.#state(view) };
  }

  /** Is this the work of a politician, or a phase of its own? */
  #occasion(view: View): Occasion {
    return { work: phaseOf(view) === 'actions' ? this.work(view, you(view)) : undefined };
  }

  #state(view: View) {
    return this.names.stateOf(view, now(view, 'election'));
  }

  #you(view: View) {
    return this.names.party(view, you(view));
  }
}

export const you = (view: View): number => view.position.viewer;

export const purse = (view: View): number => view.money[you(view)];

const handOf = (view: View): readonly number[] => view.hands[you(view)];

/** 0.11, 0.12: how many cards the viewer must lay now. */
function openTopics(view: View): number {
  const program = view.programs[you(view)];
  const cards = handOf(view).filter((card) => program[topicOf(card)] === 0);
  return Math.min(data.draft.program - programSize(program), topicCount(cards));
}

/** The politicians that a seat still holds: not yet seen, and not lying face down in a state. */
export function cabinetOf(view: View, seat: number): number[] {
  const sent = new Set(view.boards.map((board) => board.sent[seat]));
  return seatsIn(view.unseen[seat]).filter((politician) => !sent.has(politician));
}
