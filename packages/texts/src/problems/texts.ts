/** What some problems are said with. The names are those of the API (docs/api.md). */
export type ProblemValues = {
  /** The place in the request and the word of the schema that it breaks; none if it can't be read. */
  readonly malformed: { readonly field?: string; readonly rule?: string };
  readonly 'not-a-name': Bounds;
  readonly 'password-length': Bounds;
  readonly 'table-password-length': Bounds;
  readonly 'title-length': Bounds;
  readonly 'too-many-dates': Bounds;
  readonly 'too-many-holidays': { readonly year: string; readonly allowed: number };
  readonly 'no-such-bot': { readonly levels: readonly string[] };
  readonly 'unknown-choice': { readonly values: readonly string[] };
  readonly 'wrong-seats': { readonly seats: number; readonly levels: readonly string[] };
  readonly 'seats-free': { readonly free: number };
  readonly 'other-rules': { readonly game: string; readonly rules: string };
  /** How many moves one may take back without asking. */
  readonly 'no-undo': { readonly free: number };
  readonly stale: { readonly number: number };
  /** For how long one can't sit down again. */
  readonly 'sent-away': { readonly minutes: number };
};

/** How few and how many there may be. */
export type Bounds = { readonly min: number; readonly max: number };

/** Problems that need no values to be said. */
type Plain =
  // of any request
  | 'not-an-id'
  | 'not-json'
  | 'not-found'
  | 'too-large'
  | 'too-often'
  | 'too-many'
  | 'unprintable'
  | 'foreign-origin'
  | 'forged-cookie'
  | 'wrong-token'
  | 'our-fault'
  | 'busy'
  | 'storage-away'
  | 'storage-full'
  // of people
  | 'accounts-only'
  | 'address-elsewhere'
  | 'enough-guesses'
  | 'enough-mail'
  | 'gone'
  | 'has-account'
  | 'holiday-begun'
  | 'hours-too-short'
  | 'login-taken'
  | 'mail-failed'
  | 'name-missing'
  | 'no-account'
  | 'no-address'
  | 'no-mail'
  | 'no-such-day'
  | 'no-such-person'
  | 'no-such-session'
  | 'no-such-zone'
  | 'not-a-date'
  | 'not-a-login-name'
  | 'not-a-mail-address'
  | 'not-a-web-address'
  | 'proof-needed'
  | 'wrong-credentials'
  | 'wrong-link'
  | 'wrong-mail-code'
  | 'wrong-old-password'
  | 'wrong-stop'
  // of tables
  | 'already-asked'
  | 'already-dealt'
  | 'already-seated'
  | 'already-started'
  | 'choice-taken'
  | 'consent-needed'
  | 'damaged'
  | 'game-over'
  | 'minded'
  | 'no-seed'
  | 'no-spectators'
  | 'no-such-game'
  | 'no-such-moment'
  | 'no-such-seat'
  | 'no-such-table'
  | 'nobody-there'
  | 'not-agreed'
  | 'not-ahead'
  | 'not-by-post'
  | 'not-minded'
  | 'not-over'
  | 'not-paused'
  | 'not-seated'
  | 'not-so-many-moves'
  | 'not-started'
  | 'not-the-owner'
  | 'not-your-seat'
  | 'nothing-asked'
  | 'nothing-to-choose'
  | 'odd-condition'
  | 'one-seat-rated'
  | 'open-rated'
  | 'other-leads'
  | 'other-room'
  | 'own-seat'
  | 'password-missing'
  | 'paused'
  | 'rated'
  | 'rated-needs-clock'
  | 'resigned'
  | 'seat-taken'
  | 'table-full'
  | 'undo-excluded'
  | 'wrong-code'
  | 'wrong-password'
  | 'your-turn'
  // of what a client finds out by itself
  | 'broken-game-file'
  | 'not-a-game-file'
  | 'unavailable'
  | 'unreachable';

/** Why something can't be done that a server, or the client in its place, was asked for. */
export type ProblemCode = Plain | keyof ProblemValues;

/** A sentence for each. A language that lacks one does not compile. */
export type ProblemTexts = Readonly<Record<Plain, string>> & {
  readonly [C in keyof ProblemValues]: (values: ProblemValues[C]) => string;
};

/** What has to be given with a problem. */
export type ValuesOf<C extends ProblemCode> = C extends keyof ProblemValues
  ? ProblemValues[C]
  : undefined;
