import { cardName, officeName } from './describe.js';
import type { Event } from './events.js';

/** What happened, in one English sentence for the log; nothing where the log needs no word of it. */
export function tell(event: Event): string | undefined {
  return ofCards(event) ?? ofOffices(event) ?? ofRounds(event);
}

const who = (seat: number): string => `Seat ${seat + 1}`;
const names = (cards: readonly number[]): string => cards.map(cardName).join(', ');
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function ofCards(event: Event): string | undefined {
  switch (event.type) {
    case 'drew': {
      // Only the owner is told which.
      const { secret } = event as { readonly secret?: { readonly cards: readonly number[] } };
      const which = secret === undefined ? '' : `: ${names(secret.cards)}`;
      return `${who(event.seat)} draws ${counted(event.count, 'card')}${which}.`;
    }
    case 'shuffled':
      return `${who(event.seat)} shuffles ${counted(event.count, 'discard')} into a new stack.`;
    case 'played':
      return `${who(event.seat)} plays ${cardName(event.card)}.`;
    case 'reused':
      return `${who(event.seat)} uses ${cardName(event.card)} again.`;
    case 'copied':
      return `${who(event.seat)} copies ${cardName(event.card)}.`;
    case 'exchanged':
      return `${who(event.seat)} puts ${names(event.cards)} away for new cards.`;
    case 'removed':
      return `${who(event.seat)} removes ${names(event.cards)} from the game.`;
    case 'laidOut':
      return `${who(event.seat)} lays out ${names(event.cards)}.`;
    case 'kept':
      return `${who(event.seat)} keeps ${counted(event.count, 'card')}.`;
    case 'bought':
      return bought(event);
    case 'unsold':
      return `Not sold and gone: ${names(event.cards)}.`;
    default:
      return undefined;
  }
}

function bought(event: Extract<Event, { type: 'bought' }>): string {
  const { seat, card, space, price, withIt } = event;
  const more = withIt.length === 0 ? '' : ` with ${names(withIt)}`;
  return `${who(seat)} buys ${cardName(card)} from space ${space} for ${price}${more}.`;
}

function ofOffices(event: Event): string | undefined {
  switch (event.type) {
    case 'placed': {
      const markers = event.markers === 0 ? '' : ` and takes ${counted(event.markers, 'marker')}`;
      return `${who(event.seat)} sends a worker to the office "${officeName(event.office)}"${markers}.`;
    }
    case 'used':
      return `${who(event.seat)} uses the office "${officeName(event.office)}".`;
    case 'usedAgain':
      return `${who(event.seat)} uses the office "${officeName(event.office)}" a second time.`;
    case 'recruited':
      return `${who(event.seat)} has ${counted(event.workers, 'worker')} now.`;
    case 'markersLaid':
      return `A marker on: ${event.offices.map(officeName).join(', ')}.`;
    case 'officeOpened':
      return `The office "${officeName(event.office)}" opens.`;
    default:
      return undefined;
  }
}

function ofRounds(event: Event): string | undefined {
  switch (event.type) {
    case 'round':
      return `Round ${event.round}.`;
    case 'bids':
      return `Bids: ${event.cards.map((card, seat) => `${who(seat)} ${cardName(card)}`).join(', ')}. New order: ${event.order.map(who).join(', ')}.`;
    case 'declined':
      return `${who(event.seat)} does without.`;
    case 'paid':
      return `${who(event.seat)} pays ${counted(event.coins, 'coin')}.`;
    case 'turnEnded':
      return event.passed ? `${who(event.seat)} passes for this round.` : undefined;
    case 'chose':
      return `${who(event.seat)} takes ${event.gain === 'coin' ? 'a coin' : 'points'}.`;
    case 'doctorate':
      return `${who(event.seat)} gets ${counted(event.points, 'point')} for the Doctorate.`;
    case 'scored':
      return `${who(event.seat)} scores ${event.cards} with cards, ${event.offices} with offices, ${event.markers} with markers: ${event.score} in all.`;
    default:
      return undefined;
  }
}
