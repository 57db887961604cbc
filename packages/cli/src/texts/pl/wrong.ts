import type { Formats } from '@hustings/texts';
import type { WrongTexts } from '../wrong-texts.js';

/** Words that one types stand after one another, as they are typed. */
const typed = (words: readonly string[]): string => words.join(', ');

export const wrong = (f: Formats<'pl'>): WrongTexts => ({
  noCommand: 'Które polecenie? Zob. hustings --help.',
  noSuchCommand: (given) => `Nie ma polecenia ${given}. Zob. hustings --help.`,
  noSuchFlag: (given, command) => `nie ma opcji ${given}. Zob. hustings ${command} --help.`,
  noSuchLanguage: (given, there) => `nie ma języka ${given}; są: ${typed(there)}.`,
  argumentMissing: (argument) => `brakuje argumentu ${argument}.`,
  tooManyArguments: (given) => `${given} to o\u00a0jeden argument za dużo.`,
  needsValue: (flag) => `${flag} wymaga wartości.`,
  takesNoValue: (flag) => `${flag} nie przyjmuje wartości.`,
  givenTimes: (flag, times) => `${flag} podano ${f.number(times)} razy.`,
  // As they are to be typed: without commas.
  notANumber: (flag, min, max, given) =>
    `${flag} musi być liczbą całkowitą od ${min} do ${max}, a\u00a0nie ${given}.`,
  notAViewer: (seats, given) =>
    `--viewer to miejsce od 1 do ${seats}, spectator lub all, a\u00a0nie ${given}.`,

  noSuchGame: (given, there) => `nie ma gry ${given}; są: ${typed(there)}.`,
  wrongPlayers: (game, min, max, given) =>
    `liczba graczy w\u00a0${game} to od ${min} do ${max}, a\u00a0nie ${given}.`,
  notAnOption: (given) => `${given} nie jest opcją; pisz NAZWA=WARTOŚĆ.`,
  optionTwice: (name) => `opcję ${name} podano dwa razy.`,
  noSuchOption: (game, given, there) => `${game} nie ma opcji ${given}; ma: ${typed(there)}.`,
  optionOfSeats: (name, dealt, seats, words) =>
    `opcja ${name} to ${dealt} albo różne słowa połączone znakiem + (potrzeba ${seats}) spośród: ${typed(words)}.`,

  unreadable: (path, code) => `${path}: nie można odczytać (${code}).`,
  notJson: 'To nie jest JSON.',
  inFile: (path, why) => `${path}: ${why}`,
  noRules: (path, why) => `${path} nie zawiera zasad: ${why}.`,
  otherSum: (path, sums) => `${path} to nie ten plik, który wymienia ${sums} obok niego.`,
  movesInFile: (moves) =>
    f.plural(moves, {
      one: 'w\u00a0pliku jest # ruch.',
      few: 'w\u00a0pliku są # ruchy.',
      many: 'w\u00a0pliku jest # ruchów.',
      other: 'w\u00a0pliku jest # ruchu.',
    }),
  faultAt: (path, move, why) => `${path}: ruch ${f.number(move)}: ${why}`,
  gameOver: 'gra jest skończona.',
  nothingToDecide: (seat) => `miejsce ${f.number(seat)} nie ma tam o\u00a0czym decydować.`,

  queueMissing: 'brakuje --queue: adresu URL bazy PostgreSQL.',
  notBots: (levels, given) =>
    `--bots składa się z\u00a0${typed(levels)} lub random, a\u00a0nie ${given}.`,
  notALevel: (levels) => `--level to jedno z: ${typed(levels)}.`,
  noBots: (game) => `żaden bot nie zna jeszcze gry ${game}.`,
  noNet: (game) => `żadna sieć nie zna jeszcze gry ${game}.`,
  noTrainingTime: 'jak długo? Podaj --hours, --minutes albo --games.',
  nothingCounted: (game) => `W\u00a0${game} niczego się jeszcze nie liczy.`,

  gameThere: (id) => `gra ${id} już jest.`,
  folderThere: (folder) => `katalog ${folder} już jest.`,
  wordTaken: (registry, word) => `${registry} używa już słowa ${word}; wybierz inną nazwę.`,
  noList: (registry) => `${registry} nie ma listy gier do uzupełnienia.`,
  notAName: (given, longest, example) =>
    `${given} nie może być nazwą gry: małe litery, cyfry i\u00a0pojedyncze łączniki, najpierw litera, znaków najwyżej ${longest}, na przykład ${example}.`,
  reserved: (given) => `${given} coś znaczy w\u00a0kodzie; wybierz inną nazwę.`,
  notATitle: (given, longest) =>
    `${given} nie może być tytułem: litery, cyfry, spacje oraz , : . ! ? & ’ – -, znaków najwyżej ${longest}.`,

  noData: (folder) => `w\u00a0${folder} nie ma gier serwera.`,
  notBuilt: (folder) =>
    `w\u00a0${folder} nie ma zbudowanej kopii projektu: uruchom tam najpierw npm run build.`,
});
