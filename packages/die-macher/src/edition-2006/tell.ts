import { NONE } from '@hustings/kernel';
import { boardOf, partyIds } from '../world/index.js';
import { data } from './data.js';
import type { ElectionOutcome, Event, PreliminaryChoice } from './events.js';
import { programWords } from './names.js';
import { cabinet } from './rules/3.3-cabinet-cards.js';
import { pollChanges } from './rules/7-polls.js';
import type { View } from './view.js';

/** What happened, in one English sentence for the log; nothing where the log needs no word of it. */
export function tell(event: Event, view: View): string | undefined {
  return new Teller(view).tell(event);
}

export const euros = (thousands: number): string =>
  thousands === 0 ? '0 €' : `${thousands},000 €`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : String(figure));
const card = (number: number): string => programWords[number];
const cards = (numbers: readonly number[]): string => numbers.map(card).join(' ');
const dice = (rolled: readonly number[]): string => `rolls ${rolled.join(', ')}`;

class Teller {
  constructor(private readonly view: View) {}

  tell(event: Event): string | undefined {
    return (
      this.#bidding(event) ??
      this.#program(event) ??
      this.#cabinet(event) ??
      this.#campaign(event) ??
      this.#polls(event) ??
      this.#election(event) ??
      this.#endOfRound(event)
    );
  }

  #bidding(event: Event): string | undefined {
    switch (event.type) {
      case 'preliminaryTaken':
        return `${this.#who(event.seat)} begins with ${this.#start(event.choice)}.`;
      case 'bidsOpened':
        return `Bids: ${event.bids.map(({ seat, bid }) => `${this.#who(seat)} ${euros(bid)}`).join(', ')}.`;
      case 'tie':
        return `${this.#all(event.seats)} are tied with ${euros(event.bid)}.`;
      case 'diceForFirst':
        return `${event.dice.map(({ seat, die }) => `${this.#who(seat)} rolls ${die}`).join(', ')}.`;
      case 'biddingWon':
        return `${this.#who(event.seat)} wins the bidding and pays ${euros(event.paid)}.`;
      case 'firstPlayer':
        return `${this.#who(event.by)} names ${this.#who(event.seat)} first player.`;
      case 'passed':
        return `${this.#who(event.seat)} passes.`;
      default:
        return undefined;
    }
  }

  #program(event: Event): string | undefined {
    switch (event.type) {
      case 'programsDrawn':
        return `${this.#who(event.seat)} draws ${counted(event.count, 'card')}${this.#own(event)}.`;
      case 'programsDiscarded':
        return event.count === 0
          ? undefined
          : `${this.#who(event.seat)} discards ${counted(event.count, 'card')}${this.#own(event)}.`;
      case 'programChanged':
        return `${this.#who(event.seat)} replaces ${card(event.out)} with ${card(event.in)} in the program.`;
      default:
        return undefined;
    }
  }

  #cabinet(event: Event): string | undefined {
    switch (event.type) {
      case 'cabinetLaid':
        return event.elections.length === 0
          ? `${this.#who(event.seat)} lays no cabinet card.`
          : `${this.#who(event.seat)} lays a cabinet card in ${event.elections.map((e) => this.#state(e)).join(', ')}.`;
      case 'cabinetRevealed':
        return event.cards.length === 0
          ? undefined
          : `Revealed: ${event.cards.map((one) => `${this.#who(one.seat)} ${cabinet[one.card].id} in ${this.#state(one.election)}`).join(', ')}.`;
      case 'cabinetPaid':
        return `${this.#who(event.seat)} pays ${euros(event.paid)} for its cabinet cards.`;
      case 'coalitionTile':
        return `${this.#who(event.seat)} has a coalition tile in ${this.#state(event.election)}.`;
      case 'cabinetActs':
        return `${this.#who(event.seat)} uses ${cabinet[event.card].id} in ${this.#state(event.election)}.`;
      case 'votesGained':
        return `${this.#who(event.seat)} gains ${counted(event.votes, 'vote')} in ${this.#state(event.election)}: ${event.total}.`;
      case 'popularityMoved':
        return `Popularity of ${this.#who(event.seat)} in ${this.#state(event.election)}: ${signed(event.from)} → ${signed(event.to)}.`;
      case 'keyIssuePlaced':
        return `${this.#who(event.seat)} makes ${card(event.card)} the key issue of ${this.#state(event.election)}.`;
      case 'keyIssueRemoved':
        return `${this.#who(event.seat)} removes the key issue marker from ${card(event.card)} in ${this.#state(event.election)}.`;
      case 'mediaReplaced':
        return `${this.#who(event.seat)} replaces a media marker of ${this.#who(event.owner)} in ${this.#state(event.election)} and pays ${euros(event.paid)}, half of it to the owner.`;
      default:
        return undefined;
    }
  }

  #campaign(event: Event): string | undefined {
    switch (event.type) {
      case 'coalitionOffered':
        return `${this.#who(event.seat)} offers ${this.#who(event.partner)} a coalition.`;
      case 'coalitionRefused':
        return `${this.#who(event.partner)} refuses the coalition with ${this.#who(event.seat)}.`;
      case 'coalitionFormed':
        return event.forced
          ? `${this.#who(event.seat)} forces a coalition with ${this.#who(event.partner)}.`
          : `${this.#who(event.seat)} and ${this.#who(event.partner)} form a coalition.`;
      case 'tilesReturned':
        return event.seats.length === 0
          ? undefined
          : `Coalition tiles go back to ${this.#all(event.seats)}.`;
      case 'mediaBought':
        return `${this.#who(event.seat)} buys a media marker in ${this.#state(event.election)} for ${euros(event.paid)}.`;
      case 'opinionSwapped':
        return `${this.#who(event.seat)} swaps ${card(event.out)} for ${card(event.in)} in ${this.#state(event.election)}.`;
      case 'meetingsPlaced':
        return `${this.#who(event.seat)} pays ${euros(event.paid)} for ${counted(sum(event.meetings), 'meeting')}.`;
      case 'meetingsConverted':
        return this.#converted(event);
      default:
        return undefined;
    }
  }

  #polls(event: Event): string | undefined {
    switch (event.type) {
      case 'auctionOpened':
        return `The poll of ${this.#state(event.election)} is up for auction.`;
      case 'pollBid':
        return `${this.#who(event.seat)} bids ${euros(event.bid)}.`;
      case 'pollWon':
        return `${this.#who(event.seat)} gets the poll of ${this.#state(event.election)} for ${euros(event.paid)}.`;
      case 'pollUnsold':
        return `Nobody wants the poll of ${this.#state(event.election)}.`;
      case 'pollPublished':
        return `${this.#who(event.seat)} publishes the poll of ${this.#state(event.election)} (${pollText(event.poll)}) for ${this.#all(event.lines)}.`;
      case 'pollKept':
        return `${this.#who(event.seat)} does not publish, ${dice(event.dice)} and has ${counted(event.members, 'member')}.`;
      default:
        return undefined;
    }
  }

  #election(event: Event): string | undefined {
    switch (event.type) {
      case 'electionHeld':
        return `Election in ${this.#state(event.election)}: ${this.#outcome(event.outcome)}`;
      case 'nationalMedia':
        return `${this.#who(event.seat)} moves a media marker to the national space of round ${event.round}.`;
      case 'opinionCarried':
        return `${this.#who(event.seat)} carries ${card(event.card)} to national space ${event.space + 1}${event.how === 'new' ? '' : ` (${event.how})`}.`;
      case 'membersGained':
        return event.gain === 0
          ? undefined
          : `${this.#who(event.seat)} gains ${counted(event.gain, 'member')}: ${event.members}.`;
      case 'incomePaid':
        return `${this.#who(event.seat)} gets ${euros(event.seats + event.members)}: ${counted(event.seats, 'seat')}${event.members > 0 ? `, ${counted(event.members, 'member')}` : ''}.`;
      default:
        return undefined;
    }
  }

  #endOfRound(event: Event): string | undefined {
    switch (event.type) {
      case 'stateEntered':
        return `The next state is ${data.states[event.state].name}.`;
      case 'opinionTurned':
        return `${this.#state(event.election)} turns up ${card(event.card)}${this.#under(event.under)}.`;
      case 'opinionMissing':
        return `No opinion fits in ${this.#state(event.election)}${this.#under(event.under)}.`;
      case 'contributionAccepted':
        return `${this.#who(event.seat)} accepts ${euros(event.sum)}.`;
      case 'contributionLaid':
        return `${this.#who(event.seat)} refuses a contribution, face down.`;
      case 'acceptedDice':
        return `${this.#who(event.seat)} ${dice(event.dice)}, loses members and has ${event.members}.`;
      case 'refusalsShown':
        return event.refused.length === 0
          ? undefined
          : `Refused: ${event.refused.map(({ seat, sum: refused }) => `${this.#who(seat)} ${euros(refused)}`).join(', ')}.`;
      case 'refusedDice':
        return `${this.#who(event.seat)} ${dice(event.dice)} for the refusal and has ${counted(event.members, 'member')}.`;
      case 'bonusDice':
        return `${this.#who(event.seat)} refused most, ${dice(event.dice)} more and has ${counted(event.members, 'member')}.`;
      case 'roundBegan':
        return `Round ${event.round}.`;
      case 'gameEnded':
        return 'The game is over.';
      default:
        return undefined;
    }
  }

  #converted(event: Extract<Event, { type: 'meetingsConverted' }>): string {
    const { meetings, popularity, match, votes, total } = event.sum;
    return `${this.#who(event.seat)} converts ${counted(meetings, 'meeting')} in ${this.#state(event.election)}: ${meetings} × (${signed(popularity)} ${match < 0 ? '−' : '+'} ${Math.abs(match)}) = ${counted(votes, 'vote')}, ${total} in all.`;
  }

  #outcome({ votes, seats, winners, narrow }: ElectionOutcome): string {
    const each = votes.map(
      (count, seat) => `${this.#who(seat)} ${count} (${counted(seats[seat], 'seat')})`,
    );
    const won =
      winners.length === 0
        ? 'nobody wins'
        : `${this.#all(winners)} ${winners.length > 1 ? 'win' : 'wins'}`;
    return `${each.join(', ')}; ${won}${narrow ? ' narrowly' : ''}.`;
  }

  #start({ list1, parts, list2, media }: PreliminaryChoice): string {
    const where = (elections: readonly number[]): string =>
      elections.map((election) => this.#state(election)).join(', ');
    const markers = media.length === 0 ? '' : `, media in ${where(media)}`;
    return `option ${list1 + 1} of the first list (${where(parts)}) and option ${list2 + 1} of the second${markers}`;
  }

  /** What only its owner sees. */
  #own(event: { readonly secret?: { readonly cards: readonly number[] } }): string {
    const seen = event.secret?.cards ?? [];
    return seen.length === 0 ? '' : `: ${cards(seen)}`;
  }

  #under(under: readonly number[]): string {
    return under.length === 0 ? '' : ` (${cards(under)} went under the stack)`;
  }

  #who(seat: number): string {
    return partyIds[this.view.parties[seat]];
  }

  #all(seats: readonly number[]): string {
    return seats.map((seat) => this.#who(seat)).join(' and ');
  }

  /** The state of an election: gone, or on its board. */
  #state(election: number): string {
    const { past, boards } = this.view;
    const state = election < past.length ? past[election] : boards[boardOf(election)].state;
    return state === NONE ? `election ${election + 1}` : data.states[state].code;
  }
}

/** The figures of a poll by party. */
export const pollText = (poll: number): string =>
  partyIds.map((id, party) => `${id} ${signed(pollChanges[poll][party])}`).join(', ');

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
