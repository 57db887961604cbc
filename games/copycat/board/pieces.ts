import {
  DOCTORATE,
  NO_CARD,
  perTables,
  tablesOf,
  type CopycatView,
  type DecisionKind,
} from '../rules/index.js';

/** Something on the table that can be pointed at and pressed. */
export type Piece =
  | { readonly on: 'hand'; readonly card: number }
  | { readonly on: 'area'; readonly card: number }
  | { readonly on: 'office'; readonly office: number }
  | { readonly on: 'street'; readonly space: number }
  | { readonly on: 'player'; readonly seat: number }
  | { readonly on: 'track' };

/** The same for the same piece. */
export function keyOf(piece: Piece): string {
  if (piece.on === 'office') return `office ${piece.office}`;
  if (piece.on === 'player') return `player ${piece.seat}`;
  if (piece.on === 'track') return piece.on;
  return piece.on === 'street' ? `street ${piece.space}` : `${piece.on} ${piece.card}`;
}

/** What a hand card is for in a decision: the verb before its word; none where it is only named. */
const handVerbs: Partial<Record<DecisionKind, string>> = {
  bid: '',
  turn: 'play ',
  step: 'lay out ',
  pay: 'play ',
  exchangeNumber: '',
  exchangeCards: '',
  removeNumber: '',
  removeCards: '',
  removeForWorker: '',
};
const areaVerbs: Partial<Record<DecisionKind, string>> = {
  step: 'use ',
  copyCard: '',
  reuseCard: '',
};
const officeVerbs: Partial<Record<DecisionKind, string>> = {
  step: 'use ',
  pay: 'use ',
  reuseWorker: '',
};

const said = (verb: string | undefined, what: string): string | undefined =>
  verb === undefined ? undefined : `${verb}${what}`;

/** The answer that pressing a piece gives; nothing where it is none. */
export function wordFor(
  view: CopycatView,
  kind: DecisionKind,
  piece: Piece,
  own: readonly number[] = view.players[view.position.viewer]?.workers ?? [],
): string | undefined {
  const { cardWords, officeWords } = tablesOf(view);
  switch (piece.on) {
    case 'hand':
      return said(handVerbs[kind], cardWords[piece.card]);
    case 'area':
      return said(areaVerbs[kind], cardWords[piece.card]);
    case 'street':
      return kind === 'step' ? buyWord(view, piece.space) : undefined;
    case 'office':
      if (kind === 'turn') return turnWord(view, piece.office, own);
      return said(officeVerbs[kind], officeWords[piece.office]);
    case 'player':
    case 'track':
      return undefined;
  }
}

/** Where one's own worker stands it is used; elsewhere one is sent. */
function turnWord(view: CopycatView, office: number, own: readonly number[]): string {
  return `${own.includes(office) ? 'use' : 'place'} ${tablesOf(view).officeWords[office]}`;
}

/** All answers that name a piece, but for what is bought by its space. */
export function wordsOf(view: CopycatView): string[] {
  const { cardWords, officeWords } = tablesOf(view);
  return [
    ...cardWords.flatMap((word) =>
      ['', 'play ', 'lay out ', 'use ', 'buy '].map((verb) => `${verb}${word}`),
    ),
    ...officeWords.flatMap((word) => ['', 'use ', 'place '].map((verb) => `${verb}${word}`)),
  ];
}

export function buyWord(view: CopycatView, space: number): string {
  const card = view.street[space];
  if (card === NO_CARD) return `buy nothing on ${space + 1}`;
  return card === DOCTORATE
    ? `buy doctorate on ${space + 1}`
    : `buy ${tablesOf(view).cardWords[card]}`;
}

/** What a word of an answer is about. */
export type Named = {
  readonly verb: 'play' | 'use' | 'place' | 'lay out' | 'buy' | 'end' | 'name';
  readonly card?: number;
  readonly office?: number;
  readonly space?: number;
};

const cardsByWord = perTables(
  ({ cardWords }) => new Map(cardWords.map((word, card) => [word, card] as const)),
);
const verbs = ['play', 'use', 'place', 'lay out', 'buy', 'end'] as const;

/** Reads a word back, as the rules write it. */
export function named(view: CopycatView, word: string): Named {
  const verb = verbs.find((one) => word.startsWith(`${one} `)) ?? 'name';
  if (verb === 'end') return { verb };
  const what = verb === 'name' ? word : word.slice(verb.length + 1);
  if (verb === 'buy') return bought(view, what);
  const card = cardsByWord(view).get(what);
  if (card !== undefined) return { verb, card };
  const office = view.offices.find((one) => tablesOf(view).officeWords[one] === what);
  return office === undefined ? { verb } : { verb, office };
}

function bought(view: CopycatView, what: string): Named {
  const [name, on] = what.split(' on ');
  const card = cardsByWord(view).get(name) ?? NO_CARD;
  return {
    verb: 'buy',
    card,
    space: on === undefined ? view.street.indexOf(card) : Number(on) - 1,
  };
}
