import {
  counted,
  END,
  sectionsText,
  SPECTATOR,
  type Names,
  type Section,
  type SectionTable,
} from '@hustings/kernel';
import { data } from './data.js';
import {
  cardEffect,
  cardName,
  cardNames,
  cardPhase,
  explained,
  officeEffect,
  officeName,
  playerName,
  playerSubject,
} from './english.js';
import { NO_CARD, printedPriceOf } from './tables.js';
import type { CopycatView, PlayerView } from './view.js';

/** The position as readable text. */
export const describe = (view: CopycatView): string => sectionsText(sections(view, []));

/** The position under headings, in the order in which one looks at the table. */
export function sections(view: CopycatView, names: Names): Section[] {
  const { viewer } = view.position;
  return [
    moment(view, names),
    ...(viewer === SPECTATOR ? [] : [ownCards(view.players[viewer])]),
    offices(view, names),
    street(view),
    players(view, names),
  ];
}

const called = (view: CopycatView, names: Names, seat: number): string =>
  seat === view.position.viewer ? 'You' : playerName(names, seat);

const phases = ['', 'planning', 'actions', 'buying and points', 'clean-up'];

function moment(view: CopycatView, names: Names): Section {
  const round = `Round ${view.round} of ${data.end.rounds}`;
  if (view.position.at === END) return { title: `${round}: the game is over` };
  return {
    title: `${round}: ${phases[view.phase]}`,
    lines: [
      `Turn order: ${view.order.map((seat) => called(view, names, seat)).join(', ')}.`,
      ...turnLines(view, names),
      `The game ends with the round in which someone has ${data.end.points} points, or the last Doctorate is bought.`,
    ],
  };
}

/** Whose turn it is, and what they still have for it. */
function turnLines(view: CopycatView, names: Names): string[] {
  const seat = view.position.now['seat'] ?? -1;
  if (seat < 0) return [];
  const who = playerSubject(view, names, seat);
  if (view.phase === 2) {
    const { placements } = view.turn;
    const free = view.players[seat].free;
    return [
      who.says(
        `[has] the turn: ${counted(placements, 'placement')} left, ${counted(free, 'free worker')}.`,
      ),
    ];
  }
  if (view.phase !== 3) return [];
  const { coins, rights, points } = view.totals;
  return [
    who.says(
      `[has] the turn: ${counted(coins, 'coin')} to spend, ${counted(rights, 'card')} to buy, ${counted(points, 'point')} so far.`,
    ),
  ];
}

/** The viewer's cards, each with what it does. */
function ownCards(player: PlayerView): Section {
  const discards = player.discard;
  return {
    title: 'Your cards',
    parts: [
      {
        title: `In your hand: ${counted(player.handSize, 'card')}`,
        list: (player.hand ?? []).map((card) => {
          const when = cardPhase(card);
          return when === '' ? explained(card) : `${cardName(card)} (${cardEffect(card)}; ${when})`;
        }),
      },
      ...pile('In your play area', player.area),
      ...pile('In your temporary pile, out of use this round', player.temporary),
    ],
    lines: [
      `Draw pile: ${counted(player.drawSize, 'card')}. Discards: ${cardNames(discards)}.`,
      ...(player.doctorates > 0 ? [`Doctorates: ${player.doctorates}.`] : []),
    ],
  };
}

const pile = (title: string, cards: readonly number[]): Section[] =>
  cards.length === 0 ? [] : [{ title, list: cards.map(explained) }];

function offices(view: CopycatView, names: Names): Section {
  const rows = view.offices.map((office) => [
    officeName(office),
    officeEffect(office),
    String(view.markers[office]),
    workersIn(view, names, office),
  ]);
  return {
    title: 'Offices',
    lines: [`Markers in the supply: ${view.markerSupply}. A marker is a point for who takes it.`],
    table: { heads: ['Office', 'What a worker does there', 'Markers', 'Workers'], rows },
  };
}

function workersIn(view: CopycatView, names: Names, office: number): string {
  return view.players
    .flatMap((player, seat) => {
      const at = player.workers.indexOf(office);
      if (at < 0) return [];
      const used = player.worked[at] > 0 ? ' (used)' : '';
      return [`${called(view, names, seat)}${used}`];
    })
    .join(', ');
}

function street(view: CopycatView): Section {
  const rows = view.street.flatMap((card, space) =>
    card === NO_CARD
      ? []
      : [[cardName(card), cardEffect(card), String(space + 1), cost(card, space)]],
  );
  return {
    title: 'The street',
    lines: [
      `Whoever buys a card takes all Scandals (red cards) on lower spaces along. ${counted(view.supply.length, 'card')} to come.`,
    ],
    table: { heads: ['Card', 'What it does', 'Space', 'Coins'], rows },
  };
}

function cost(card: number, space: number): string {
  const price = printedPriceOf[card];
  return price === undefined ? 'not for sale' : String(price + data.street.surcharge[space]);
}

function players(view: CopycatView, names: Names): Section {
  const seats = view.players.map((_, seat) => seat);
  const { viewer } = view.position;
  const table: SectionTable = {
    heads: [
      'Player',
      'Points',
      'Markers',
      'Free workers',
      'At work',
      'Reserve',
      'Hand',
      'Draw pile',
    ],
    rows: seats.map((seat) => row(view.players[seat], called(view, names, seat))),
    own: viewer,
  };
  const others = seats.filter((seat) => seat !== viewer);
  return {
    title: 'Players',
    table,
    parts: others.map((seat) => otherCards(view.players[seat], called(view, names, seat))),
  };
}

const row = (player: PlayerView, name: string): string[] => [
  player.passed ? `${name}, passed` : name,
  ...[
    player.score,
    player.markers,
    player.free,
    player.workers.length,
    player.reserve,
    player.handSize,
    player.drawSize,
  ].map(String),
];

function otherCards(player: PlayerView, name: string): Section {
  return {
    title: `Cards of ${name}`,
    lines: [
      `Play area: ${cardNames(player.area)}.`,
      `Temporary pile: ${cardNames(player.temporary)}. Discards: ${cardNames(player.discard)}.`,
      ...(player.doctorates > 0 ? [`Doctorates: ${player.doctorates}.`] : []),
    ],
  };
}
