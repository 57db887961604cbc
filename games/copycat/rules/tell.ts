import { counted, enumerated, type Names } from '@hustings/kernel';
import { cardName, officeName, playerSubject } from './english.js';
import type { Event } from './events.js';
import type { CopycatView } from './view.js';

/** What happened, in one English sentence for the log; nothing where the log needs no word of it. */
export function tell(event: Event, view: CopycatView, people: Names = []): string | undefined {
  const says: Says = (seat, clause) => playerSubject(view, people, seat).says(clause);
  const called: Called = (seat) => playerSubject(view, people, seat).name;
  return ofCards(event, says) ?? ofOffices(event, says) ?? ofRounds(event, says, called);
}

/** A clause about a player, its verbs in brackets. */
type Says = (seat: number, clause: string) => string;
type Called = (seat: number) => string;

const names = (cards: readonly number[]): string => enumerated(cards.map(cardName));

function ofCards(event: Event, says: Says): string | undefined {
  switch (event.type) {
    case 'drew': {
      // Only the owner is told which.
      const { secret } = event as { readonly secret?: { readonly cards: readonly number[] } };
      const which = secret === undefined ? '' : `: ${names(secret.cards)}`;
      return says(event.seat, `[draws] ${counted(event.count, 'card')}${which}.`);
    }
    case 'shuffled':
      return says(event.seat, `[shuffles] ${counted(event.count, 'discard')} into a new stack.`);
    case 'played':
      return says(event.seat, `[plays] ${cardName(event.card)}.`);
    case 'reused':
      return says(event.seat, `[uses] ${cardName(event.card)} again.`);
    case 'copied':
      return says(event.seat, `[copies] ${cardName(event.card)}.`);
    case 'exchanged':
      return says(event.seat, `[puts] ${names(event.cards)} away for new cards.`);
    case 'removed':
      return says(event.seat, `[removes] ${names(event.cards)} from the game.`);
    case 'laidOut':
      return says(event.seat, `[lays] out ${names(event.cards)}.`);
    case 'kept':
      return says(event.seat, `[keeps] ${counted(event.count, 'card')}.`);
    case 'bought':
      return bought(event, says);
    case 'unsold':
      return event.cards.length === 0
        ? undefined
        : `Not sold, and out of the game: ${names(event.cards)}.`;
    default:
      return undefined;
  }
}

function bought(event: Extract<Event, { type: 'bought' }>, says: Says): string {
  const { seat, card, space, price, withIt } = event;
  const more = withIt.length === 0 ? '' : ` with ${names(withIt)}`;
  return says(
    seat,
    `[buys] ${cardName(card)} from space ${space} for ${counted(price, 'coin')}${more}.`,
  );
}

function ofOffices(event: Event, says: Says): string | undefined {
  switch (event.type) {
    case 'placed': {
      const markers = event.markers === 0 ? '' : ` and [takes] ${counted(event.markers, 'marker')}`;
      return says(
        event.seat,
        `[sends] a worker to the office “${officeName(event.office)}”${markers}.`,
      );
    }
    case 'used':
      return says(event.seat, `[uses] the office “${officeName(event.office)}”.`);
    case 'usedAgain':
      return says(event.seat, `[uses] the office “${officeName(event.office)}” a second time.`);
    case 'recruited':
      return says(event.seat, `[gets] ${counted(event.workers, 'more worker')} for this round.`);
    case 'markersLaid':
      return event.offices.length === 0
        ? undefined
        : `A marker comes to each empty office: ${event.offices.map(officeName).join(', ')}.`;
    case 'officeOpened':
      return `The office “${officeName(event.office)}” opens.`;
    default:
      return undefined;
  }
}

const declined: Readonly<Record<string, string>> = {
  removeForWorker: '[removes] no card for a worker.',
  reuseWorker: '[uses] no worker again.',
  copyCard: '[copies] no card.',
  reuseCard: '[uses] no card again.',
};

function ofRounds(event: Event, says: Says, called: Called): string | undefined {
  switch (event.type) {
    case 'round':
      return `Round ${event.round}.`;
    case 'bids':
      return `Bids: ${event.cards.map((card, seat) => `${called(seat)} ${cardName(card)}`).join(', ')}. New order: ${event.order.map(called).join(', ')}.`;
    case 'declined':
      return says(event.seat, declined[event.what] ?? '[does] without.');
    case 'paid':
      return says(event.seat, `[pays] ${counted(event.coins, 'coin')} for Fund Raising.`);
    case 'turnEnded':
      return event.passed ? says(event.seat, '[passes] for this round.') : undefined;
    case 'chose':
      return says(event.seat, `[takes] ${event.gain === 'coin' ? 'a coin' : 'points'}.`);
    case 'doctorate':
      return says(event.seat, `[gets] ${counted(event.points, 'point')} for the Doctorate.`);
    case 'scored':
      return says(
        event.seat,
        `[scores] ${event.cards} with cards, ${event.offices} with offices and ${event.markers} with markers: ${counted(event.score, 'point')} in all.`,
      );
    default:
      return undefined;
  }
}
