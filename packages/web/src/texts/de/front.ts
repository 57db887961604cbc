import type { Formats } from '@hustings/texts';
import type { FrontTexts } from '../texts.js';

/** German: the front page, and what stands around every page. */
export const front = (f: Formats<'de'>): FrontTexts => ({
  name: 'Hustings',
  motto: ['Die großen politischen Brettspiele,', 'mit einem Schiedsrichter, der die Regeln kennt.'],
  skip: 'Zum Hauptteil',
  loading: 'Einen Moment …',
  setting: 'Der Tisch wird aufgebaut …',
  lost: 'Unter dieser Adresse gibt es nichts.',
  brokenLink:
    'In diesem Link steckt kein ganzes Spiel. Vielleicht wurde er unterwegs abgeschnitten.',
  home: 'Startseite',
  pages: {
    make: 'Tisch eröffnen',
    rules: 'Regeln',
    table: 'Tisch',
    online: 'Tische',
    account: 'Du',
    confirm: 'Anmelden',
    person: 'Spiele und Wertungen',
    import: 'Ein Spiel aus einer Datei',
    stop: 'Benachrichtigungen abstellen',
  },
  yourTurn: 'Du bist dran',
  title: (page: string) => `${page} · Hustings`,
  /** For those who list or install it. */
  description: (games: readonly string[]) =>
    `${f.list(games)} im Browser, mit einem Schiedsrichter, der die Regeln kennt.`,
  language: 'Sprache',
  front: {
    tablet: 'Mit Freunden an einem Gerät',
    fine: 'Kein Konto, kein Tracking. Einmal geladen, läuft es auch ohne Netz.',
    rules: 'Regeln',
    learn: 'Lernen',
    learnSay: 'beim Spielen; aufhören kannst du jederzeit',
    learnGo: 'Lektion beginnen',
    learnOn: 'Lektion fortsetzen',
    watch: 'Zuschauen',
    make: 'Tisch eröffnen',
    online: 'Online spielen',
    makeGo: 'Plätze, Bots und Optionen wählen',
    yours: 'Deine Spiele',
    none: 'Noch keine. Jedes Spiel, das du beginnst, bleibt hier in diesem Browser.',
    howto: 'In einer Minute',
    playNow: 'Jetzt spielen',
    /** And what is special about another table of a game. */
    playBots: (n: number, say?: string) =>
      f.plural(n, { one: 'Gegen # Bot spielen', other: 'Gegen # Bots spielen' }) +
      (say === undefined ? '' : `: ${say}`),
    strength: 'Wie stark die Bots sind',
    strengths: { gentle: 'Sanft', even: 'Mittel', strong: 'Stark' },
    strengthSay: {
      gentle: 'Sie spielen nach Gefühl und machen Fehler: gut fürs erste Spiel.',
      even: 'Sie folgen Faustregeln, wie die meisten.',
      strong: 'Sie zählen jeden Punkt.',
    },
    against: (names: readonly string[]) => `Gegen Bots wie ${f.list(names)}.`,
    makeSay: 'Plätze, Länge, Optionen; allein gegen Bots oder zu mehreren an diesem Gerät.',
  },
  /** On the front page: what goes on at the server. */
  homeOnline: {
    title: 'Online spielen',
    say: 'Offene Tische, deine Tische, Tische zum Zuschauen: live oder als Fernspiel.',
    go: 'Zu den Tischen',
    none: 'Online-Spiel ist gerade nicht möglich. Alles auf dieser Seite geht auch ohne.',
    turn: (n: number) =>
      f.plural(n, {
        one: 'Du bist an # Tisch am Zug.',
        other: 'Du bist an # Tischen am Zug.',
      }),
    yours: (n: number) =>
      f.plural(n, {
        one: '# deiner Tische läuft.',
        other: '# deiner Tische laufen.',
      }),
  },
  person: 'Du',
  player: (n: number) => `Person ${f.number(n)}`,
  botNames: ['Ada', 'Jonas', 'Tariq', 'Wanda', 'Noor', 'Emil', 'Lucia'],
});
