import type { Formats } from '@hustings/texts';

/** English: the front page, and what stands around every page. */
export const front = (f: Formats<'en'>) => ({
  name: 'Hustings',
  motto: ['The great political board games,', 'with a referee that knows the rules.'],
  skip: 'To the main part',
  loading: 'One moment …',
  setting: 'The table is being set up …',
  lost: 'There is nothing at this address.',
  brokenLink: 'This link holds no whole game. Perhaps it was cut off on its way.',
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
    stop: 'No more notices',
  },
  yourTurn: 'Your turn',
  title: (page: string) => `${page} · Hustings`,
  /** For those who list or install it. */
  description: (games: readonly string[]) =>
    `${f.list(games)} in the browser, with a referee that knows the rules.`,
  language: 'Language',
  front: {
    tablet: 'Play on one screen with friends',
    fine: 'No account, no tracking. Works without a network once loaded.',
    rules: 'Rules',
    learn: 'Learn',
    learnSay: 'by playing; stop whenever you like',
    learnGo: 'Begin the lesson',
    learnOn: 'Go on with the lesson',
    watch: 'Watch',
    make: 'Make a table',
    online: 'Play online',
    makeGo: 'Choose chairs, bots and options',
    yours: 'Your games',
    none: 'Nothing yet. A game you begin is kept here, in this browser.',
    howto: 'In a minute',
    playNow: 'Play now',
    /** And what is special about another table of a game. */
    playBots: (n: number, say?: string) =>
      f.plural(n, { one: 'Play against # bot', other: 'Play against # bots' }) +
      (say === undefined ? '' : `: ${say}`),
    strength: 'How strong the bots are',
    strengths: { gentle: 'Gentle', even: 'Even', strong: 'Strong' },
    strengthSay: {
      gentle: 'They play by feel and err: a good first game.',
      even: 'They go by rules of thumb, as most people do.',
      strong: 'They count every point.',
    },
    against: (names: readonly string[]) => `Against bots such as ${f.list(names)}.`,
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
  person: 'You',
  player: (n: number) => `Player ${f.number(n)}`,
  botNames: ['Ada', 'Jonas', 'Tariq', 'Wanda', 'Noor', 'Emil', 'Lucia'],
});
