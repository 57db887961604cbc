import type { Formats } from '@hustings/texts';
import type { OfferName } from '../../pages/offers.js';

/** A table that one click sets up, as it is offered. */
type Offered = { readonly name: string; readonly say: string };

/** English: the front page, and what stands around every page. */
export const front = (f: Formats) => ({
  name: 'Hustings',
  motto: ['The great political board games,', 'with a referee that knows the rules.'],
  skip: 'To the main part',
  loading: 'One moment …',
  lost: 'There is nothing at this address.',
  home: 'Home',
  pages: {
    make: 'Make a table',
    rules: 'Rules',
    table: 'Table',
    online: 'Tables',
    account: 'You',
    confirm: 'Come in',
    person: 'Games and ratings',
    import: 'A game from a file',
  },
  title: (page: string) => `${page} · Hustings`,
  language: 'Language',
  gameName: (id: string): string =>
    ({
      'die-macher-2019': 'Die Macher 2019',
      'die-macher-2006': 'Die Macher 2006',
      copycat: 'Copycat',
    })[id] ?? id,
  front: {
    headline: 'Four states, four elections, and never enough money.',
    sub: 'Die Macher: programs, rallies, media, coalitions. Three bots take the other chairs; the first election takes ten minutes.',
    play: 'Play now against three bots',
    tablet: 'Play on one screen with friends',
    fine: 'No account, no tracking. Works without a network once loaded.',
    picture: 'Five speakers on stands of different height before a crowd',
    rules: 'Rules',
    learn: 'Learn',
    learnLong: 'Take the lesson first',
    watch: 'Watch',
    make: 'Make a table',
    online: 'Play online',
    makeGo: 'Choose chairs, bots and options',
    yours: 'Your games',
    none: 'Nothing yet. A game you begin is kept here, in this browser.',
    remove: (game: string, time: number) => `Delete ${game}, ${f.when(time)}`,
    removed: 'Deleted.',
    continue: 'Continue',
    look: 'Look at the result',
    more: (n: number) => f.plural(n, { one: '# more game', other: '# more games' }),
    when: (time: number) => f.when(time),
    moves: (n: number) => f.plural(n, { one: '# move', other: '# moves' }),
    over: (winners: readonly string[]) => `Finished. ${f.list(winners)} won.`,
    turn: 'It is your turn.',
    lesson: 'lesson',
    watched: 'only bots',
    howto: 'In a minute',
    steps: [
      [
        'Fit the mood.',
        'Your five program cards against what each state thinks: that is your match.',
      ],
      ['Hold rallies.', 'Votes are (rallies + trend) × match. Fifty votes are a majority.'],
      ['Win, or govern together.', 'Nobody at fifty? The nearest program makes the coalition.'],
    ] as readonly (readonly [string, string])[],
    begin: 'Begin at once',
    start: 'Play',
    startOf: (name: string, say: string) => `Play ${name}, ${say}`,
    bots: (n: number) => f.plural(n, { one: '# bot', other: '# bots' }),
    offers: {
      'four-elections': { name: 'Die Macher 2019', say: 'four elections, about an hour' },
      'seven-elections': { name: 'Die Macher 2019', say: 'seven elections, five parties' },
      'edition-2006': {
        name: 'Die Macher 2006',
        say: 'played in words: text and lists, no board',
      },
      copycat: { name: 'Copycat', say: 'played in words: text and lists, no board' },
    } satisfies Record<OfferName, Offered>,
    makeSay: 'Chairs, length, options; alone against bots or several people on this screen.',
  },
  /** On the front page: what goes on at the server. */
  homeOnline: {
    title: 'Play online',
    say: 'Open tables, your tables, tables to watch: live or by correspondence.',
    go: 'To the tables',
    none: 'Online play is not available just now. Everything on this page works without it.',
    turn: (n: number) =>
      f.plural(n, { one: 'It is your turn at # table.', other: 'It is your turn at # tables.' }),
    yours: (n: number) =>
      f.plural(n, {
        one: '# table of yours is running.',
        other: '# tables of yours are running.',
      }),
  },
  parties: {
    LINKE: 'Linke',
    SPD: 'SPD',
    GRUENE: 'Greens',
    CDU: 'CDU',
    FDP: 'FDP',
  } as Record<string, string>,
  person: 'You',
  player: (n: number) => `Player ${f.number(n)}`,
  botNames: ['Ada', 'Jonas', 'Tariq', 'Wanda'],
});
