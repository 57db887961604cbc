import { END, filled, type Invariant } from '@hustings/kernel';
import { data } from './data.js';
import { gameEnds } from './6-end.js';
import { cardsOf } from './0-setup.js';
import type { Pending, PendingKind, Player, State } from './state.js';
import {
  DOCTORATE,
  NO_CARD,
  OFFICES,
  perTables,
  PERIODS,
  tablesOf,
  type Tables,
} from './tables.js';

/** These are checked after every move of a test game, hence the plain loops. */

const everyPlayer =
  (holds: (player: Player) => boolean) =>
  (state: State): boolean =>
    state.players.every(holds);

function total(numbers: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i];
  return sum;
}

const noCounts = (): number[] => filled(DOCTORATE + 1, 0);

function count(cards: readonly number[], counts: number[]): void {
  for (let i = 0; i < cards.length; i++) counts[cards[i]]++;
}

function countOwned(player: Player, counts: number[]): void {
  count(player.draw, counts);
  count(player.hand, counts);
  count(player.area, counts);
  count(player.temporary, counts);
  count(player.discard, counts);
}

function allCards(tables: Tables, seats: number): number[] {
  const counts = noCounts();
  for (let seat = 0; seat < seats; seat++) count(tables.startDeck, counts);
  for (const period of PERIODS) count(cardsOf(tables, period, seats), counts);
  return counts;
}

/** By number of players. Doctorates beyond it stay in the box: they are not counted at all. */
const cardsInTheGame = perTables((tables) => [0, 1, 2, 3, 4].map((n) => allCards(tables, n)));

function cardsConserved(state: State): boolean {
  const counts = noCounts();
  for (const player of state.players) {
    countOwned(player, counts);
    counts[DOCTORATE] += player.doctorates;
  }
  count(state.removed, counts);
  count(state.street, counts);
  count(state.supply, counts);
  counts[NO_CARD] = 0;
  return cardsInTheGame(state)[state.players.length].every(
    (number, card) => number === counts[card],
  );
}

function ownsNoneTwice(player: Player): boolean {
  const counts = noCounts();
  countOwned(player, counts);
  return counts.every((number) => number <= 1);
}

function ownsACard({ draw, hand, area, temporary, discard }: Player): boolean {
  return draw.length + hand.length + area.length + temporary.length + discard.length > 0;
}

function noneTwice(numbers: readonly number[]): boolean {
  for (let i = 1; i < numbers.length; i++) {
    if (numbers.lastIndexOf(numbers[i], i - 1) >= 0) return false;
  }
  return true;
}

/** The first offices stand in board order before the extra ones. */
function officesConserved(state: State): boolean {
  const { players, offices, officeStack } = state;
  const { firstOffices, sectionOf } = tablesOf(state);
  const first = firstOffices[players.length];
  const extraCount = OFFICES - firstOffices[4].length;
  return (
    offices.length + officeStack.length === first.length + extraCount &&
    first.every((office, i) => offices[i] === office) &&
    noneTwice(offices) &&
    noneTwice(officeStack) &&
    officeStack.every((office) => !offices.includes(office) && sectionOf[office] >= 0)
  );
}

function markersConserved({ players, markers, markerSupply }: State): boolean {
  let found = markerSupply + total(markers);
  for (const player of players) found += player.markers;
  return found === data.markers;
}

/** Has this seat had its phase 3 in this round? */
function hasFinished(state: State, seat: number): boolean {
  if (state.flow.at === END || state.phase === 1) return true;
  if (state.phase !== 3) return false;
  return state.order.indexOf(seat) < state.order.indexOf(state.now.seat);
}

const afterPhase3 = (holds: (player: Player) => boolean) => (state: State) =>
  state.players.every((player, seat) => !hasFinished(state, seat) || holds(player));

/** At the end of the round Battle of Wits may have gone to the temporary pile (CC-5.2). */
function hasKept({ effectOf }: Tables, { area, temporary }: Player): boolean {
  return [...area, ...temporary].some((card) => effectOf[card] === 'keepHand');
}

function handsEmptySaveKept(state: State): boolean {
  if (state.phase === 1) return true; // hands are new, or not yet drawn
  const tables = tablesOf(state);
  return afterPhase3((player) => player.hand.length === 0 || hasKept(tables, player))(state);
}

const drawing: ReadonlySet<PendingKind> = new Set([
  'drawNumber',
  'exchangeNumber',
  'exchangeCards',
  'pay',
]);

function nobodyDrawsInPhase3(state: State): boolean {
  return state.phase !== 3 || !state.pending.some(({ what }) => drawing.has(what));
}

/** The open question is that of the effect on top, and there is one only where effects are asked. */
function questionOnTop(state: State): boolean {
  const [, effects, asked] = state.flow.at.split('/');
  if (effects !== 'effects') return state.pending.length === 0;
  return state.pending.at(-1)?.what === asked && state.pending.every((one) => isSound(state, one));
}

function isSound(state: State, { what, figure, card }: Pending): boolean {
  const player = state.players[state.now.seat];
  if (player === undefined) return false;
  if (what === 'leave') return player.used[player.area.indexOf(card)] === data.limits.uses;
  if (what === 'coinOrPoints') return tablesOf(state).effectOf[card] === 'either';
  const ofHand = what === 'exchangeCards' || what === 'removeCards';
  return !ofHand || figure <= player.hand.length;
}

const phasePaths: readonly string[] = ['', '1 planning/', '2 actions/', '3 buying and points/'];

/** The path is of the phase, and the seat that decides is the one whose turn it is. */
function positionIsSound(state: State): boolean {
  const { at, owed } = state.flow;
  if (at === END) return state.phase === 3 && state.now.seat < 0;
  if (!at.startsWith(phasePaths[state.phase] ?? 'none')) return false;
  if (state.phase === 1) return state.now.seat < 0;
  const { seat } = state.now;
  return seat >= 0 && seat < state.players.length && owed === 1 << seat;
}

function sealedBidsAreHeld(state: State): boolean {
  return state.sealed.every(
    (card, seat) => card === null || state.players[seat].hand.includes(Number(card)),
  );
}

/** What must be true after every move. */
export const invariants: readonly Invariant<State>[] = [
  { name: 'cards are conserved', holds: cardsConserved },
  {
    name: 'a player owns no numbered card twice',
    holds: everyPlayer(ownsNoneTwice),
  },
  {
    name: 'every player owns at least one card',
    holds: everyPlayer(ownsACard),
  },
  {
    name: 'what is known of a hand is in it',
    holds: everyPlayer((p) => noneTwice(p.known) && p.known.every((card) => p.hand.includes(card))),
  },
  { name: 'offices are conserved', holds: officesConserved },
  {
    name: 'a round has as many extra offices as its number',
    holds: (state) =>
      state.offices.length ===
      tablesOf(state).firstOffices[state.players.length].length + state.round,
  },
  {
    name: 'a player has all workers: free, placed or in the reserve',
    holds: everyPlayer((p) => p.free + p.workers.length + p.reserve === data.workers.total),
  },
  {
    name: 'workers stand in open offices',
    holds: (state) =>
      state.players.every((p) => p.workers.every((office) => state.offices.includes(office))),
  },
  {
    name: 'a player has at most one worker in an office',
    holds: everyPlayer((p) => noneTwice(p.workers)),
  },
  {
    name: 'no worker is used more than twice a round',
    holds: everyPlayer(
      (p) =>
        p.worked.length === p.workers.length && p.worked.every((uses) => uses <= data.limits.uses),
    ),
  },
  {
    name: 'no card is used more than twice a round',
    holds: everyPlayer(
      (p) => p.used.length === p.area.length && p.used.every((uses) => uses <= data.limits.uses),
    ),
  },
  {
    name: 'markers are conserved',
    holds: markersConserved,
  },
  {
    name: 'no markers on an office with a worker, nor on one that is not open',
    holds: (state) =>
      state.players.every((p) => p.workers.every((office) => state.markers[office] === 0)) &&
      state.officeStack.every((office) => state.markers[office] === 0),
  },
  {
    name: 'no markers with players after phase 3',
    holds: afterPhase3((player) => player.markers === 0),
  },
  { name: 'hands are empty after phase 3 save for kept cards', holds: handsEmptySaveKept },
  { name: 'nobody draws in phase 3', holds: nobodyDrawsInPhase3 },
  { name: 'scores never fall', holds: everyPlayer((p) => p.score >= p.before) },
  {
    name: 'every point has its source',
    holds: everyPlayer(
      (p) => p.score === p.fromCards + p.fromOffices + p.fromMarkers + p.fromDoctorates,
    ),
  },
  {
    name: 'the turn order names every seat once',
    holds: (state) => noneTwice(state.order),
  },
  {
    name: 'nobody spends more coins than gained',
    holds: ({ account }) =>
      account.coins * (1 + Math.min(account.gardenParties, data.limits.doublings)) +
        account.fixedCoins >=
      account.spent,
  },
  { name: 'a sealed bid is a hand card', holds: sealedBidsAreHeld },
  { name: 'the position fits phase and seat', holds: positionIsSound },
  { name: 'the open question is the effect on top', holds: questionOnTop },
  {
    name: 'every game ends by round 11',
    holds: (state) => state.round <= data.end.rounds && (state.flow.at !== END || gameEnds(state)),
  },
];
