import type { GameEvent } from '@hustings/kernel';
import { data, type Event, type View } from '../../rules/edition-2019/index.js';
import { recallBy, type Pay } from '../world/memory.js';

function book(told: GameEvent, pay: Pay): void {
  const event = told as Event; // of this game; what is secret of it is not looked at
  switch (event.type) {
    case 'startPlayer':
    case 'overbid':
    case 'mediaBought':
    case 'ralliesPlaced':
    case 'politicianPaid':
    case 'pollWon':
      pay(event.seat, -event.paid);
      break;
    case 'mediaRemoved':
      pay(event.seat, -event.paid);
      pay(event.from, event.paid);
      break;
    case 'incomePaid':
      pay(event.seat, event.votes + event.base);
      break;
    case 'donationUsed':
      if (event.accepted) pay(event.seat, event.donation);
      break;
    default: // nothing else moves money
  }
}

export const recall = recallBy<View>(data.start.money, () => book);
