import type { Formats } from '@hustings/texts';
import type { CommandTexts, FlagTexts, HelpTexts, ValueTexts } from '../help-texts.js';

export const help: HelpTexts = {
  program: 'hustings: ein Schiedsrichter für politische Brettspiele.',
  usage: 'Aufruf: hustings BEFEHL …',
  each: 'Jeder Befehl erklärt sich selbst: hustings BEFEHL --help',
  usageOf: (command, argument) =>
    `Aufruf: hustings ${command} ${argument === undefined ? '' : `${argument} `}[Schalter]`,
};

export const commands: CommandTexts = {
  games: { summary: 'zeigt die Spiele, ihre Plätze und ihre Optionen' },
  demo: { summary: 'spielt ein Spiel mit zufälligen Zügen und zeigt, wie es lief' },
  simulate: { summary: 'spielt viele Spiele mit zufälligen Zügen und berichtet, wie sie aussehen' },
  balance: {
    summary:
      'spielt viele Spiele und zählt, was benutzt wurde, wie sie endeten und wer von wo gewann',
  },
  verify: {
    summary:
      'spielt eine Spieldatei nach und prüft sie: Züge, Prüfsummen und das Siegel des Startwerts',
    about: [
      'Rückgabewert 0: Jeder Zug war erlaubt, jede Stellung ist die aufgezeichnete, und der Startwert',
      'ist der, auf den man sich vor der ersten Karte festgelegt hat. 1: nicht so, und wo. 2: keine',
      'solche Datei.',
    ].join('\n'),
  },
  show: { summary: 'zeigt eine Stellung aus einer Spieldatei als Text' },
  engine: {
    summary:
      'steuert jedes Spiel aus jeder Programmiersprache: Anfragen und Antworten als JSON-Zeilen',
    about: [
      'Liest von der Standardeingabe ein JSON-Objekt pro Zeile und beantwortet jedes mit einer Zeile auf',
      'der Standardausgabe, bis die Eingabe endet. Zum Beispiel: {"id": 1, "do": "games"}',
      'docs/engine-protocol.md beschreibt jede Anfrage.',
    ].join('\n'),
  },
  record: {
    summary: 'zeichnet zufällige Spiele auf, die jede spätere Version nachspielt',
    about: [
      'Schreibt ORDNER/<Spiel>/<Personen>-<Optionen>-<n>.json, verteilt über Personenzahlen und Optionen,',
      'und die Ergebnisse nach ORDNER/index.json. Frühere Aufzeichnungen des Spiels werden entfernt.',
    ].join('\n'),
  },
  prove: {
    summary:
      'beweist mit zufälligen Spielen und feindlichen Eingaben, dass Spiele halten, was der Kern verspricht',
    about:
      'Rückgabewert 1: Ein Versprechen ist gebrochen. Dann steht da, welches, wo, und wie man es wieder sieht.',
  },
  bench: {
    summary:
      'misst die Geschwindigkeit der Spiele neben einem kleinen von Hand geschriebenen Spiel',
    about: [
      'Jedes Spiel und jede Personenzahl läuft in einem eigenen Thread, nie zwei zugleich, abwechselnd',
      'mit dem Vergleichsspiel. Zahlen sind Mediane; ×n ist eine Zahl geteilt durch die des Vergleichs.',
    ].join('\n'),
  },
  arena: {
    summary: 'lässt Bots in vielen Spielen gegeneinander antreten und vergleicht sie',
    about: (levels) =>
      [
        `Bots sind ${levels} oder random. Alle Sitzordnungen werden reihum auf denselben`,
        'Startwerten gespielt; Intervalle sind 95\u00a0%, wobei nur Startwerte als unabhängig gelten.',
      ].join('\n'),
  },
  arenaWorker: {
    summary: 'spielt Spiele, die eine Arena in eine Warteschlange gestellt hat',
    about: 'Starte so viele, wie du willst, auf so vielen Rechnern, wie du willst.',
  },
  tune: {
    summary:
      'findet durch Spiele gegen sich selbst bessere Zahlen für die Faustregeln eines Spiels',
    about: [
      'Eine Evolutionsstrategie: In jeder Generation spielen Kandidaten nahe den bisher besten Zahlen',
      'dieselben Spiele gegen den Organisator und gegen jene Zahlen. Gleicher Startwert, gleiches Ergebnis.',
      'Diese Spiele kommen nie in einer Arena vor: Ihre Startwerte heißen anders.',
    ].join('\n'),
  },
  train: {
    summary: 'lässt ein Netz ein Spiel von null an im Spiel gegen sich selbst lernen',
    about: [
      'Zeitliche Differenzen im Spiel gegen sich selbst. In einen Ordner geschrieben werden die Gewichte',
      'als Modul, die Lernkurve als Seite und ein Zwischenstand; derselbe Befehl macht dort weiter. Mit',
      'einer Zahl von Spielen statt einer Zeit ergibt gleicher Startwert das gleiche Netz.',
    ].join('\n'),
  },
  explain: { summary: 'die besten Züge einer Stellung, mit Chancen, Punkten und Gründen' },
  serve: {
    summary: 'startet den Server: Tische, Personen und Spiele über HTTP und WebSocket',
    about: [
      'Alles wird über die Umgebung eingestellt; docs/hosting.md nennt die Variablen. Die Schalter stehen',
      'für die häufigsten davon. Endet mit SIGTERM oder SIGINT, nach dem, was gerade läuft, und innerhalb',
      'von zehn Sekunden.',
    ].join('\n'),
  },
  backup: {
    summary: 'schreibt alles, was der Server aufbewahrt, in eine Datei',
    about:
      'Der Server darf dabei weiterlaufen. Die Datei enthält Geheimnisse: Verwahre sie wie die Daten selbst.',
  },
  restore: {
    summary: 'füllt einen leeren Datenordner oder eine leere Datenbank aus einer Sicherung',
    about:
      'SQLite oder PostgreSQL, gleich woher die Sicherung stammt. Der Server darf noch nicht laufen.',
  },
  rules: {
    summary:
      'zeigt die Regeln, die ein Server mit seinen Spielen aufbewahrt, ergänzt und sichert sie',
    about: [
      'Ein Spiel wird nach den Regeln beendet, mit denen es begann. Der Server bewahrt die Regeln jeder',
      'Version dieses Programms auf, die mit seinen Daten lief; docs/hosting.md sagt mehr dazu unter',
      'Upgrading. Was du hinzufügst, ist Code, den der Server ausführt: Nimm nur Dateien, die du selbst',
      'gebaut oder gesichert hast.',
    ].join('\n'),
  },
  migrate: {
    summary: 'stellt Tische auf die heutigen Regeln um, wo alles genauso gekommen wäre',
    about: [
      'Das Protokoll jedes Tisches, der unter anderen Regeln steht, wird unter denen dieser Version noch',
      'einmal gespielt: Optionen, ausgeteilte Karten, jeder Zug und jeder zurückgenommene Zug. Ist jede',
      'Stellung gleich, geht der Tisch unter den neuen Regeln weiter, und mehr ändert sich an ihm nicht.',
      'Wenn nicht, bleibt er, und der erste Unterschied wird genannt. Mit SQLite darf der Server nicht',
      'laufen, mit PostgreSQL schon. Rückgabewert 0: Kein Tisch steht mehr unter anderen Regeln. 1: einige.',
    ].join('\n'),
  },
  newGame: {
    summary:
      'legt in games/NAME ein kleines vollständiges Spiel an, aus dem ein anderes werden soll',
    about: [
      'NAME ist sein Ordner, seine Kennung und seine Adresse: Kleinbuchstaben, Ziffern und Bindestriche.',
      'Das Spiel hat Regeln, Texte, ein Brett, ein Buch, Bots und Tests; docs/writing-a-game.md geht',
      'sie durch.',
    ].join('\n'),
  },
};

export const values: ValueTexts = {
  dir: 'ORDNER',
  file: 'DATEI',
  folder: 'ORDNER',
  id: 'KENNUNG',
  language: 'KÜRZEL',
  level: 'STUFE',
  list: 'A,B,…',
  name: 'NAME',
  number: 'N',
  numbers: 'N,…',
  pairs: 'NAME=WERT,…',
  text: 'TEXT',
  title: 'TITEL',
  url: 'URL',
  version: 'VERSION',
  who: 'WER',
};

export const flags = (f: Formats<'de'>): FlagTexts => ({
  help: 'zeigt diese Hilfe',
  json: 'gibt ein JSON-Objekt statt Text aus',
  language: 'in welcher Sprache; HUSTINGS_LANG, sonst LANG',

  game: 'welches Spiel; hustings games zeigt sie',
  players: 'wie viele spielen',
  options: 'Optionen des Tisches; eine Liste für die Plätze wird mit + verbunden',
  games: 'wie viele Spiele',
  onlyGame: 'nur dieses Spiel',
  onlyPlayers: 'nur mit so vielen Personen',

  bots: 'einer für jeden Platz; chancellor@50 hat eigene 50 ms',
  milliseconds: 'Bedenkzeit eines Kanzlers für eine Entscheidung',
  simulations: 'oder seine Versuche für eine Entscheidung (200, wenn beides fehlt)',
  measure: 'was Zeiten bedeuten; cpu spielt in einem Thread (wall)',
  throughQueue: 'spielt über eine Warteschlange in diesem PostgreSQL, mit hustings arena-worker',
  withBalance: 'berichtet auch Siege nach Partei, Start und anderen Merkmalen',
  queue: 'das PostgreSQL mit der Warteschlange',
  idle: 'endet nach so vielen Sekunden ohne Spiel',
  generations: 'wie viele Generationen',
  candidates: 'Kandidaten in einer Generation',
  candidateGames: 'Spiele eines Kandidaten in einer Generation',
  tuneFrom: 'mit wessen Zahlen es beginnt: organiser oder strategist (organiser)',
  trials: 'Versuche',
  trainHours: 'wie lange gelernt wird, in Stunden Rechenzeit',
  trainMinutes: 'und in Minuten',
  trainGames: 'oder aus wie vielen Spielen gelernt wird',
  trainMatches: 'Spiele gegen Strategen für jeden Punkt der Kurve',
  trainTo: 'wohin geschrieben wird (training)',
  moves: 'wie viele Züge',

  at: 'nach so vielen Zügen; sonst die letzte Stellung',
  seat: 'wessen Entscheidung, ab 1; sonst der erste Platz, der eine schuldet',
  viewer: 'mit wessen Augen: ein Platz, spectator oder all (spectator)',
  verifyRules: 'prüft nach den Regeln in dieser Datei (siehe hustings rules)',
  showRules: 'nach den Regeln in dieser Datei (siehe hustings rules)',
  recordTo: 'wohin (fixtures)',

  repeats: 'wie oft jedes gemessen wird',
  starts: 'wie oft mit neuen Threads begonnen wird, damit Glück des Compilers nicht zählt',
  time: 'Millisekunden für jede Zahl',
  write: 'schreibt die Tabelle nach docs/bench.md',
  against: 'misst daneben, Spiel für Spiel, einen gebauten älteren Stand des Projekts',
  randomGames: 'zufällige Spiele für jedes',
  inputs: 'feindliche Eingaben für jedes',
  from: 'die Nummer des ersten Spiels',
  look: 'eine von so vielen Stellungen wird von allen Seiten angesehen',

  data: 'wo die SQLite-Datei liegt; HUSTINGS_DATA',
  port: 'auf welchem Port; HUSTINGS_PORT',
  orphans: 'startet auch, wenn laufende Spiele Regeln brauchen, die hier fehlen; HUSTINGS_ORPHANS',
  add: 'bewahrt die Regeln in dieser Datei auf, gebaut von einer anderen Version oder gesichert',
  save: 'schreibt alle aufbewahrten in diesen Ordner',
  tablesOfGame: 'nur Tische dieses Spiels',
  tablesOfRules: 'nur Tische unter diesen Regeln',
  dryRun: 'sagt nur, was geschähe',

  title: 'wie man es nennt (aus NAME gebildet)',
  demoSeed: 'gleicher Text, gleiches Spiel; ohne Angabe jedes Mal ein anderes',
  seed: (standard) => `gleicher Text, gleiche Spiele (${standard})`,
  figuresSeed: (standard) => `gleicher Text, gleiche Zahlen (${standard})`,
  threads: (cores) => `Threads, die spielen (${f.number(cores)})`,
  whoPlays: (levels) => `wer spielt: ${levels} oder random (random)`,
  whoExplains: (levels) => `wer erklärt: ${levels} (chancellor)`,
  standard: (meaning, value) => `${meaning} (${value})`,
});
