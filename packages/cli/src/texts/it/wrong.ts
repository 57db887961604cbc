import type { Formats } from '@hustings/texts';
import type { WrongTexts } from '../wrong-texts.js';

/** Words that one types stand after one another, as they are typed. */
const typed = (words: readonly string[]): string => words.join(', ');

export const wrong = (f: Formats<'it'>): WrongTexts => ({
  noCommand: 'Quale comando? Vedi hustings --help.',
  noSuchCommand: (given) => `Il comando ${given} non esiste. Vedi hustings --help.`,
  noSuchFlag: (given, command) => `l’opzione ${given} non esiste. Vedi hustings ${command} --help.`,
  noSuchLanguage: (given, there) => `la lingua ${given} non c’è; ci sono: ${typed(there)}.`,
  argumentMissing: (argument) => `manca ${argument}.`,
  tooManyArguments: (given) => `${given} è un argomento di troppo.`,
  needsValue: (flag) => `a ${flag} serve un valore.`,
  takesNoValue: (flag) => `${flag} non vuole un valore.`,
  givenTimes: (flag, times) => `${flag} compare ${f.number(times)} volte.`,
  // As they are to be typed: without points.
  notANumber: (flag, min, max, given) =>
    `${flag} deve essere un numero intero da ${min} a ${max}, non ${given}.`,
  notAViewer: (seats, given) =>
    `--viewer è un posto da 1 a ${seats}, spectator o all, non ${given}.`,

  noSuchGame: (given, there) => `il gioco ${given} non c’è; ci sono: ${typed(there)}.`,
  wrongPlayers: (game, min, max, given) =>
    `${game} è per un numero di giocatori da ${min} a ${max}, non ${given}.`,
  notAnOption: (given) => `${given} non è un’opzione; scrivi NOME=VALORE.`,
  optionTwice: (name) => `l’opzione ${name} compare due volte.`,
  noSuchOption: (game, given, there) => `${game} non ha l’opzione ${given}; ha: ${typed(there)}.`,
  optionOfSeats: (name, dealt, seats, words) =>
    `l’opzione ${name} è ${dealt}, o ${seats} parole diverse unite da + fra: ${typed(words)}.`,

  unreadable: (path, code) => `${path} non si può leggere (${code}).`,
  notJson: 'Questo non è JSON.',
  inFile: (path, why) => `${path}: ${why}`,
  noRules: (path, why) => `${path} non contiene regole: ${why}.`,
  otherSum: (path, sums) => `${path} non è il file indicato da ${sums} accanto.`,
  movesInFile: (moves) =>
    f.plural(moves, { one: 'il file ha # mossa.', other: 'il file ha # mosse.' }),
  faultAt: (path, move, why) => `${path}: mossa ${f.number(move)}: ${why}`,
  gameOver: 'la partita è finita.',
  nothingToDecide: (seat) => `lì il posto ${f.number(seat)} non ha nulla da decidere.`,

  queueMissing: 'manca --queue: l’URL di un PostgreSQL.',
  notBots: (levels, given) => `--bots è fatto di ${typed(levels)} o random, non ${given}.`,
  notALevel: (levels) => `--level è uno fra ${typed(levels)}.`,
  noBots: (game) => `nessun bot conosce ancora ${game}.`,
  noNet: (game) => `nessuna rete guarda ancora ${game}.`,
  noTrainingTime: 'per quanto? Indica --hours, --minutes o --games.',
  nothingCounted: (game) => `In ${game} non si conta ancora nulla.`,

  gameThere: (id) => `il gioco ${id} c’è già.`,
  folderThere: (folder) => `la cartella ${folder} c’è già.`,
  wordTaken: (registry, word) => `${registry} usa già la parola ${word}; scegli un altro nome.`,
  noList: (registry) => `${registry} non ha un elenco di giochi da ampliare.`,
  notAName: (given, longest, example) =>
    `${given} non può essere il nome di un gioco: lettere minuscole, cifre e trattini singoli, prima una lettera, al massimo ${longest} caratteri, per esempio ${example}.`,
  reserved: (given) => `${given} nel codice ha già un significato; scegli un altro nome.`,
  notATitle: (given, longest) =>
    `${given} non può essere un titolo: lettere, cifre, spazi e , : . ! ? & ’ – -, al massimo ${longest} caratteri.`,

  noData: (folder) => `in ${folder} non ci sono partite di un server.`,
  notBuilt: (folder) => `in ${folder} non c’è una copia costruita: esegui prima lì npm run build.`,
});
