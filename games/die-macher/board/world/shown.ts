/**
 * The position that books show both editions in: the same parties, programs, opinions and markers, so
 * that what differs is the editions' doing. Topics are those of the edition, by their place.
 */
export const shown = {
  parties: ['SPD', 'CDU', 'FDP', 'LINKE'],
  names: ['Mira', 'Jonas', 'Ada', 'Tariq'],
  state: 'NI',
  opinions: [0, 2, 4, 6],
  programs: [
    [1, 1, 0, 0, 1, 1, 1],
    [1, 1, 1, -1, 1, 0, 0],
    [1, -1, 0, 0, -1, 1, 1],
    [-1, -1, 1, 0, 1, 1, 0],
  ],
  /** Rallies or meetings. */
  markers: [6, 4, 5, 3],
  /** Trend or popularity. */
  trend: [2, 0, -2, 3],
  votes: [26, 46, 8, 10],
  media: [2, 1, 0, 1],
  /** Party base or members. */
  people: [12, 9, 15, 11],
  points: [60, 53, 29, 49],
} as const;

/** What states of all editions have of it. */
type Laid = {
  readonly flow: { at: string; owed: number };
  programs: number[][];
  readonly money: number[];
  readonly boards: readonly {
    state: number;
    opinions: number[];
    up: number;
    media: number[];
    votes: number[];
  }[];
};

/** Lays it out in a state that was just set up, at a moment of its sequence; nobody has to decide. */
export function layOut(s: Laid, at: string, states: readonly { readonly code: string }[]): void {
  s.flow.at = at;
  s.flow.owed = 0;
  s.programs = shown.programs.map((program) => [...program]);
  s.money[0] = 13;
  const [board] = s.boards;
  board.state = states.findIndex(({ code }) => code === shown.state);
  board.opinions = [...shown.opinions];
  board.up = shown.opinions.length;
  board.media = [...shown.media];
  board.votes = [...shown.votes];
}

/** Nothing is refused and nothing told at a table that stands still. */
export function silent(): never {
  throw new Error('a picture was asked to speak');
}

export const chairs = shown.names.map((name) => ({ name, by: 'person' as const }));
