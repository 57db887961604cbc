import type { Formats } from '@hustings/texts';
import type { WrongTexts } from '../wrong-texts.js';

/** Words that one types stand after one another, as they are typed. */
const typed = (words: readonly string[]): string => words.join(', ');

export const wrong = (f: Formats<'de'>): WrongTexts => ({
  noCommand: 'Welcher Befehl? Siehe hustings --help.',
  noSuchCommand: (given) => `Einen Befehl ${given} gibt es nicht. Siehe hustings --help.`,
  noSuchFlag: (given, command) =>
    `Einen Schalter ${given} gibt es nicht. Siehe hustings ${command} --help.`,
  noSuchLanguage: (given, there) =>
    `Die Sprache ${given} gibt es hier nicht; es gibt: ${typed(there)}.`,
  argumentMissing: (argument) => `${argument} fehlt.`,
  tooManyArguments: (given) => `${given} ist ein Argument zu viel.`,
  needsValue: (flag) => `${flag} braucht einen Wert.`,
  takesNoValue: (flag) => `${flag} nimmt keinen Wert an.`,
  givenTimes: (flag, times) => `${flag} kommt ${f.number(times)}-mal vor.`,
  // As they are to be typed: without dots.
  notANumber: (flag, min, max, given) =>
    `${flag} muss eine ganze Zahl von ${min} bis ${max} sein, nicht ${given}.`,
  notAViewer: (seats, given) =>
    `--viewer ist ein Platz von 1 bis ${seats}, spectator oder all, nicht ${given}.`,

  noSuchGame: (given, there) => `Ein Spiel ${given} gibt es nicht; es gibt: ${typed(there)}.`,
  wrongPlayers: (game, min, max, given) =>
    `${game} ist für ${min} bis ${max} Personen, nicht ${given}.`,
  notAnOption: (given) => `${given} ist keine Option; schreibe NAME=WERT.`,
  optionTwice: (name) => `Option ${name} kommt zweimal vor.`,
  noSuchOption: (game, given, there) =>
    `${game} hat keine Option ${given}; es hat: ${typed(there)}.`,
  optionOfSeats: (name, dealt, seats, words) =>
    `Option ${name} ist ${dealt} oder ${seats} verschiedene, mit + verbundene Wörter von: ${typed(words)}.`,

  unreadable: (path, code) => `${path} lässt sich nicht lesen (${code}).`,
  notJson: 'Das ist kein JSON.',
  inFile: (path, why) => `${path}: ${why}`,
  noRules: (path, why) => `${path} enthält keine Regeln: ${why}.`,
  otherSum: (path, sums) => `${path} ist nicht die Datei, die ${sums} daneben nennt.`,
  movesInFile: (moves) =>
    f.plural(moves, { one: 'Die Datei hat # Zug.', other: 'Die Datei hat # Züge.' }),
  faultAt: (path, move, why) => `${path}: Zug ${f.number(move)}: ${why}`,
  gameOver: 'Das Spiel ist beendet.',
  nothingToDecide: (seat) => `Platz ${f.number(seat)} hat dort nichts zu entscheiden.`,

  queueMissing: '--queue fehlt: die URL eines PostgreSQL.',
  notBots: (levels, given) => `--bots besteht aus ${typed(levels)} oder random, nicht ${given}.`,
  notALevel: (levels) => `--level ist eins von ${typed(levels)}.`,
  noBots: (game) => `${game} kennt noch kein Bot.`,
  noNet: (game) => `Für ${game} gibt es noch kein Netz.`,
  noTrainingTime: 'Wie lange? Gib --hours, --minutes oder --games an.',
  nothingCounted: (game) => `In ${game} wird noch nichts gezählt.`,

  gameThere: (id) => `Ein Spiel ${id} gibt es schon.`,
  folderThere: (folder) => `Einen Ordner ${folder} gibt es schon.`,
  wordTaken: (registry, word) =>
    `${registry} benutzt das Wort ${word} schon; wähle einen anderen Namen.`,
  noList: (registry) => `${registry} hat keine Liste von Spielen, die sich ergänzen ließe.`,
  notAName: (given, longest, example) =>
    `${given} taugt nicht als Name eines Spiels: Kleinbuchstaben, Ziffern und einzelne Bindestriche, zuerst ein Buchstabe, höchstens ${longest} Zeichen, zum Beispiel ${example}.`,
  reserved: (given) => `${given} bedeutet im Code etwas; wähle einen anderen Namen.`,
  notATitle: (given, longest) =>
    `${given} taugt nicht als Titel: Buchstaben, Ziffern, Leerzeichen und , : . ! ? & ’ – -, höchstens ${longest} Zeichen.`,

  noData: (folder) => `In ${folder} liegen keine Spiele eines Servers.`,
  notBuilt: (folder) =>
    `In ${folder} liegt kein gebauter Stand des Projekts: Führ dort zuerst npm run build aus.`,
});
