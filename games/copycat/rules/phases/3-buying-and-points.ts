import { Amount, NONE, One, show, type Order, type Out, type Reason } from '@hustings/kernel';
import { allPoints, coinsLeft, declinablePoints, pointsToScore } from '../coins-and-points.js';
import { doCard } from '../7-cards.js';
import { data } from '../data.js';
import { effectsInBuying } from '../effects/pending.js';
import { gameEnds } from '../6-end.js';
import type { Event } from '../events.js';
import { doOffice } from '../8-offices.js';
import { useOffice, whyNotUse } from './2.4-using-a-worker.js';
import { layOut } from '../piles.js';
import { reasons } from '../reasons.js';
import { takeFromStreet } from '../red-cards.js';
import { noAccount, noTurn, push, type Player, type State } from '../state.js';
import { doctoratesLeft, priceOn } from '../street.js';
import {
  DOCTORATE,
  LAST_CARD,
  NO_CARD,
  OFFICES,
  perTables,
  tablesOf,
  type Action,
} from '../tables.js';
import { ask, decision, forEach, procedure, repeatWhile } from '../words.js';

/** The steps of a player's phase 3, as numbers: end it, lay out a card, use an office, buy, use a card. */
const END = 0;
const USE = LAST_CARD + 1;
const BUY = USE + OFFICES;
const USE_CARD = BUY + data.street.spaces;

/** Offices that count without a step (CC-3.1). Buy offices too: a right need not be spent. */
const countsByItself = (action: Action): boolean =>
  action === 'coins' || action === 'buy' || action === 'points';

function beginBuying(state: State, out: Out<Event>): void {
  const { seat } = state.now;
  const { actionOf } = tablesOf(state);
  const { workers, worked } = state.players[seat];
  workers.forEach((office, i) => {
    if (worked[i] > 0 || !countsByItself(actionOf[office])) return;
    worked[i] = 1;
    doOffice(state, seat, office, out);
  });
}

/**
 * CC-3.1: coins and points count at once; blue, purple and red cards do nothing. A grey card lies
 * there until it is used, save Battle of Wits, which works by lying there (CC-7.23).
 */
function lay(state: State, seat: number, card: number, out: Out<Event>): void {
  const { cardIsOf, colourOf, effectOf } = tablesOf(state);
  const counts =
    cardIsOf.buying[card] && (colourOf[card] !== 'grey' || effectOf[card] === 'keepHand');
  layOut(state.players[seat], card, counts ? 1 : 0);
  out?.push({ type: 'laidOut', seat, cards: [card] });
  if (counts) doCard(state, seat, card, out);
}

/** CC-3.1: a grey card that lies there unused. */
function whyNotUseCard(state: State, seat: number, card: number): Reason<State> | undefined {
  const { cardIsOf, colourOf } = tablesOf(state);
  if (!cardIsOf.buying[card]) return reasons.cardNotInPhase3;
  if (colourOf[card] !== 'grey') return reasons.countsByItself;
  const { area, used } = state.players[seat];
  const at = area.indexOf(card);
  if (at < 0) return reasons.cardNotLaidOut;
  return used[at] === 0 ? undefined : reasons.cardUsed;
}

function useCard(state: State, seat: number, card: number, out: Out<Event>): void {
  const { area, used } = state.players[seat];
  used[area.indexOf(card)] = 1;
  out?.push({ type: 'played', seat, card });
  doCard(state, seat, card, out);
}

/** CC-3.3 to CC-3.5. */
function whyNotBuy(state: State, space: number): Reason<State> | undefined {
  const card = state.street[space];
  if (card === NO_CARD) return reasons.emptySpace;
  const price = priceOn(state, space);
  if (price === undefined) return reasons.redNotForSale;
  if (state.account.rights === 0) return reasons.noRightToBuy;
  if (price <= coinsLeft(state.account)) return undefined;
  return card === DOCTORATE ? reasons.surchargeTooDear : reasons.tooDear;
}

/** CC-3.3, CC-3.4: the card and the red ones left of it (`red-cards.ts`) go to the temporary pile. */
function buy(state: State, seat: number, space: number, out: Out<Event>): void {
  const player = state.players[seat];
  const price = priceOn(state, space) ?? 0;
  const { card, reds } = takeFromStreet(state, space);
  state.account.rights--;
  state.account.spent += price;
  player.temporary.push(...reds);
  out?.push({ type: 'bought', seat, card, space: space + 1, price, withIt: reds });
  if (card === DOCTORATE) receiveDoctorate(state, player);
  else player.temporary.push(card);
}

/** CC-3.5, CC-6.2. */
function receiveDoctorate(state: State, player: Player): void {
  player.doctorates++;
  if (!doctoratesLeft(state)) state.lastDoctorateSold = true;
  if (coinsLeft(state.account) > 0) push(state, 'coinsForDoctorate');
}

function buyWord(state: State, space: number): string {
  const card = state.street[space];
  if (card === NO_CARD) return `buy nothing on ${space + 1}`;
  return card === DOCTORATE
    ? `buy doctorate on ${space + 1}`
    : `buy ${tablesOf(state).cardWords[card]}`;
}

/** The words of the street are not here: they depend on what lies in it. */
const stepWords = perTables(({ cardWords, officeWords }) =>
  Array.from({ length: USE_CARD + LAST_CARD + 1 }, (_, option) => {
    if (option === END) return 'end phase';
    if (option < USE) return `lay out ${cardWords[option]}`;
    if (option < BUY) return `use ${officeWords[option - USE]}`;
    return option < USE_CARD ? '' : `use ${cardWords[option - USE_CARD]}`;
  }),
);

const isInStreet = (option: number): boolean => option >= BUY && option < USE_CARD;

/** One step of phase 3, in any order and mixture. */
const step = decision(
  'step',
  new One<State>({
    size: USE_CARD + LAST_CARD + 1,
    word: (state, option) =>
      isInStreet(option) ? buyWord(state, option - BUY) : stepWords(state)[option],
    why: (state, seat, option) => {
      if (option === END) return undefined;
      if (option < USE) {
        return state.players[seat].hand.includes(option) ? undefined : reasons.notInHandToLayOut;
      }
      if (option < BUY) return whyNotUse(state, seat, option - USE);
      return option < USE_CARD
        ? whyNotBuy(state, option - BUY)
        : whyNotUseCard(state, seat, option - USE_CARD);
    },
    hides: reasons.countsByItself,
    among: {
      count: (state, seat) => {
        const { hand, workers, area } = state.players[seat];
        const spaces = state.account.rights > 0 ? data.street.spaces : 0;
        return 1 + hand.length + workers.length + area.length + spaces;
      },
      at: (state, seat, index) => {
        const { hand, workers, area } = state.players[seat];
        if (index === 0) return END;
        let i = index - 1;
        if (i < hand.length) return hand[i];
        i -= hand.length;
        if (i < workers.length) return USE + workers[i];
        i -= workers.length;
        return i < area.length ? USE_CARD + area[i] : BUY + i - area.length;
      },
    },
  }),
  (state, seat, option, out) => {
    if (option === END) state.turn.over = true;
    else if (option < USE) lay(state, seat, option, out);
    else if (option < BUY) useOffice(state, seat, option - USE, out);
    else if (option < USE_CARD) buy(state, seat, option - BUY, out);
    else useCard(state, seat, option - USE_CARD, out);
  },
);

/**
 * CC-3.1: what is still in hand is laid out, for its points alone, unless Battle of Wits keeps it.
 * Either way the hand has been shown, or the kept cards counted: nothing before is taken back.
 */
function layOutHand(state: State, out: Out<Event>): void {
  const { seat } = state.now;
  const player = state.players[seat];
  show(state);
  if (player.hand.length === 0) return;
  if (state.account.keeping) {
    out?.push({ type: 'kept', seat, count: player.hand.length });
    return;
  }
  out?.push({ type: 'laidOut', seat, cards: player.hand.slice() });
  for (const card of player.hand.slice()) layOutTooLate(state, player, card);
}

/** CC-3.7: a coin-or-points card gives its points. Nothing can use any of them after this. */
function layOutTooLate(state: State, player: Player, card: number): void {
  const { pointsOf, effectOf, figureOf } = tablesOf(state);
  layOut(player, card, 1);
  state.account.cardPoints += pointsOf[card];
  if (effectOf[card] === 'doubleMarkers') state.account.campaignTrails += figureOf[card];
}

/**
 * CC-3.1: asked only where the player can stay below the score that ends the game, and where it
 * would not end anyway.
 */
function mayDecline(state: State, seat: number): boolean {
  if (gameEnds(state)) return false;
  const player = state.players[seat];
  const limit = data.end.points;
  const reached = player.score + allPoints(player, state.account);
  return reached >= limit && reached - declinablePoints(player, state.account) < limit;
}

/** With the answer the player's phase is over: it is not taken back. */
const declinePoints = decision(
  'declinePoints',
  new Amount<State>({
    min: () => 0,
    max: (state, seat) => declinablePoints(state.players[seat], state.account),
    tooLow: reasons.numberTooLow,
    tooHigh: reasons.tooManyDeclined,
  }),
  (state, _seat, points) => {
    state.account.declined = points;
    show(state);
  },
);

/** CC-3.6. */
function score(state: State, out: Out<Event>): void {
  const { seat } = state.now;
  const player = state.players[seat];
  const { cards, offices, markers } = pointsToScore(player, state.account);
  player.score += cards + offices + markers;
  player.fromCards += cards;
  player.fromOffices += offices;
  player.fromMarkers += markers;
  state.markerSupply += player.markers;
  player.markers = 0;
  out?.push({ type: 'scored', seat, cards, offices, markers, score: player.score });
}

function closeAccount(state: State): void {
  state.turn = noTurn();
  state.account = noAccount();
}

const inTurnOrder: Order<State> = {
  first: (state) => state.order[0],
  next: (state, current) => state.order[state.order.indexOf(current) + 1] ?? NONE,
};

function beginPhase(state: State): void {
  state.phase = 3;
}

export const buyingAndPoints = procedure(
  '3 buying and points',
  beginPhase,
  forEach(
    'seat',
    inTurnOrder,
    beginBuying,
    repeatWhile((state) => !state.turn.over, ask('seat', step), effectsInBuying),
    layOutHand,
    ask('seat', declinePoints, mayDecline),
    score,
    closeAccount,
  ),
);
