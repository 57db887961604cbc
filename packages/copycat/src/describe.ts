import { END, fill } from '@hustings/kernel';
import { data } from './data.js';
import { cardTitles, officeTitles } from './phrases.js';
import { actionOf, DOCTORATE, kindOf, NO_CARD, officeFigureOf, printedPriceOf } from './tables.js';
import type { CopycatView, PlayerView } from './view.js';

export function cardName(card: number): string {
  const title = cardTitles[kindOf[card]];
  return card === DOCTORATE ? title : `${title} ${card}`;
}

export function officeName(office: number): string {
  return fill(officeTitles[actionOf[office]], { n: officeFigureOf[office] });
}

const names = (cards: readonly number[]): string =>
  cards.length === 0 ? '–' : cards.map(cardName).join(', ');

/** The position as readable text. */
export function describe(view: CopycatView): string {
  const order = view.order.map((seat) => `seat ${seat + 1}`).join(', ');
  return [
    `Round ${view.round} of ${data.end.rounds}, ${phaseName(view)}`,
    `Turn order: ${order}`,
    '',
    'Street (space: card, price)',
    ...view.street.map(
      (card, space) => `  ${String(space + 1).padStart(2)}: ${forSale(card, space)}`,
    ),
    `Supply: ${view.supply.length} cards. Markers in the supply: ${view.markerSupply}`,
    '',
    'Offices',
    ...view.offices.map((office) => `  ${officeLine(view, office)}`),
    ...view.players.flatMap((player, seat) => ['', ...playerLines(view, player, seat)]),
    ...totalsLines(view),
  ].join('\n');
}

function phaseName(view: CopycatView): string {
  const phases = ['', 'planning', 'actions', 'buying and points', 'clean-up'];
  return view.position.at === END
    ? 'the game is over'
    : `phase ${view.phase}: ${phases[view.phase]}`;
}

function forSale(card: number, space: number): string {
  if (card === NO_CARD) return '–';
  const price = printedPriceOf[card];
  if (price === undefined) return `${cardName(card)}, not for sale`;
  return `${cardName(card)}, ${price + data.street.surcharge[space]}`;
}

function officeLine(view: CopycatView, office: number): string {
  const workers = view.players.flatMap((player, seat) =>
    player.workers.includes(office) ? [`seat ${seat + 1}`] : [],
  );
  const markers = view.markers[office] > 0 ? `, ${view.markers[office]} markers` : '';
  return officeName(office) + markers + (workers.length > 0 ? `: ${workers.join(', ')}` : '');
}

function playerLines(view: CopycatView, player: PlayerView, seat: number): string[] {
  const whose = view.position.viewer === seat ? ' (you)' : '';
  const used = player.worked.filter((uses) => uses > 0).length;
  const passed = player.passed ? ', passed' : '';
  return [
    `Seat ${seat + 1}${whose}: ${player.score} points, ${player.markers} markers${passed}`,
    `  workers: ${player.free} free, ${player.workers.length} placed (${used} used), ${player.reserve} in the reserve`,
    `  hand: ${player.hand === null ? `${player.handSize} cards` : names(player.hand)}`,
    `  play area: ${names(player.area)}`,
    `  temporary pile: ${names(player.temporary)}`,
    `  draw pile ${player.drawSize}, discards: ${names(player.discard)}`,
    ...(player.doctorates > 0 ? [`  Doctorates: ${player.doctorates}`] : []),
  ];
}

function totalsLines(view: CopycatView): string[] {
  if (view.phase !== 3 || view.position.at === END) return [];
  const { coins, rights, points } = view.totals;
  return ['', `So far: ${coins} coins, ${rights} rights to buy, ${points} points`];
}
