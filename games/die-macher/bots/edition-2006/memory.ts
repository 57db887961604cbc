import type { GameEvent } from '@hustings/kernel';
import { data, type Event, type View } from '../../rules/edition-2006/index.js';
import { recallBy, type Pay } from '../world/memory.js';

/** 10.5: a contribution that was accepted is paid when its dice are thrown. */
function booked(): (told: GameEvent, pay: Pay) => void {
  const accepted = new Map<number, number>();
  return (told, pay) => {
    const event = told as Event; // of this game; what is secret of it is not looked at
    switch (event.type) {
      case 'biddingWon':
      case 'cabinetPaid':
      case 'mediaBought':
      case 'meetingsPlaced':
      case 'pollWon':
        pay(event.seat, -event.paid);
        break;
      case 'mediaReplaced':
        pay(event.seat, -event.paid);
        pay(event.owner, data.mediaCost);
        break;
      case 'incomePaid':
        pay(event.seat, event.seats + event.members);
        break;
      case 'contributionAccepted':
        accepted.set(event.seat, event.sum);
        break;
      case 'acceptedDice':
        pay(event.seat, accepted.get(event.seat) ?? 0);
        break;
      default: // nothing else moves money
    }
  };
}

export const recall = recallBy<View>(data.start.money, booked);
