import { fork, newPosition, shuffle, type Random } from '@hustings/kernel';
import { copyAccount, copyPending, copyTurn, type Player, type State } from './state.js';
import { played, tablesOf } from './tables.js';
import type { CopycatView, PlayerView } from './view.js';

/** A full state that agrees with a view: what is out of sight is dealt anew. */
export function determinize(view: CopycatView, random: Random): State {
  const { periodIndexOf, sectionOf } = tablesOf(view);
  const position = newPosition(view.players.length, { seat: -1 }, fork(random));
  const state: State = {
    flow: position.flow,
    now: position.now,
    sealed: position.sealed,
    random: position.random,
    round: view.round,
    phase: view.phase,
    order: view.order.slice(),
    street: view.street.slice(),
    supply: stacked(view.supply, periodIndexOf, random),
    offices: view.offices.slice(),
    officeStack: stacked(view.officeStack, sectionOf, random),
    markers: view.markers.slice(),
    markerSupply: view.markerSupply,
    removed: view.removed.slice(),
    lastDoctorateSold: view.lastDoctorateSold,
    players: view.players.map((player) => dealt(player, random)),
    turn: copyTurn(view.turn),
    account: copyAccount(view.account),
    pending: view.pending.map(copyPending),
  };
  return played(state, view);
}

/** Cards sorted by the parts of a stack: shuffled within each part, the first part on top. */
function stacked(cards: readonly number[], part: readonly number[], random: Random): number[] {
  const stack: number[] = [];
  for (let end = cards.length; end > 0;) {
    let from = end - 1;
    while (from > 0 && part[cards[from - 1]] === part[cards[end - 1]]) from--;
    stack.push(...shuffle(random, cards.slice(from, end)));
    end = from;
  }
  return stack;
}

function dealt(player: PlayerView, random: Random): Player {
  const [hand, draw] = handAndDraw(player, random);
  return {
    draw,
    hand,
    area: player.area.slice(),
    used: player.used.slice(),
    temporary: player.temporary.slice(),
    discard: player.discard.slice(),
    known: player.known.slice(),
    doctorates: player.doctorates,
    free: player.free,
    reserve: player.reserve,
    workers: player.workers.slice(),
    worked: player.worked.slice(),
    passed: player.passed,
    markers: player.markers,
    score: player.score,
    before: player.before,
    fromCards: player.fromCards,
    fromOffices: player.fromOffices,
    fromMarkers: player.fromMarkers,
    fromDoctorates: player.fromDoctorates,
  };
}

function handAndDraw(player: PlayerView, random: Random): [number[], number[]] {
  const { known } = player;
  if (player.hand !== null) return [player.hand.slice(), shuffle(random, player.unseen.slice())];
  const cards = shuffle(
    random,
    player.unseen.filter((card) => !known.includes(card)),
  );
  const dealtToHand = player.handSize - known.length;
  return [[...known, ...cards.slice(0, dealtToHand)], cards.slice(dealtToHand)];
}
