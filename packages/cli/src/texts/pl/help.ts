import type { Formats } from '@hustings/texts';
import type { CommandTexts, FlagTexts, HelpTexts, ValueTexts } from '../help-texts.js';

export const help: HelpTexts = {
  program: 'hustings: sędzia politycznych gier planszowych.',
  usage: 'użycie: hustings POLECENIE …',
  each: 'Każde polecenie objaśnia się samo: hustings POLECENIE --help',
  usageOf: (command, argument) =>
    `użycie: hustings ${command} ${argument === undefined ? '' : `${argument} `}[opcje]`,
};

export const commands: CommandTexts = {
  games: { summary: 'wypisz gry, ich miejsca i\u00a0opcje stołu' },
  demo: { summary: 'rozegraj jedną grę losowymi ruchami i\u00a0pokaż jej przebieg' },
  simulate: { summary: 'rozegraj losowo wiele gier i\u00a0opisz, jak wyglądają' },
  balance: {
    summary:
      'rozegraj wiele gier i\u00a0policz, czego użyto, jak się kończą i\u00a0z\u00a0którego miejsca się wygrywa',
  },
  verify: {
    summary: 'odtwórz plik z\u00a0grą i\u00a0sprawdź go: ruchy, skróty i\u00a0pieczęć ziarna',
    about: [
      'Kod wyjścia 0: każdy ruch jest dozwolony, każda sytuacja zgadza się z\u00a0zapisem, a\u00a0ziarno',
      'z\u00a0pieczęcią sprzed pierwszej karty. 1: tak nie jest; mówi gdzie. 2: nie ma pliku.',
    ].join('\n'),
  },
  show: { summary: 'pokaż sytuację z\u00a0pliku z\u00a0grą jako tekst' },
  engine: {
    summary:
      'steruj dowolną grą z\u00a0dowolnego języka: żądania i\u00a0odpowiedzi jako wiersze JSON',
    about: [
      'Czyta ze standardowego wejścia po jednym obiekcie JSON w\u00a0wierszu i\u00a0na każdy odpowiada jednym',
      'wierszem na standardowym wyjściu, aż wejście się skończy. Na przykład: {"id": 1, "do": "games"}',
      'Wszystkie żądania opisuje docs/engine-protocol.md.',
    ].join('\n'),
  },
  record: {
    summary: 'nagraj gry rozegrane losowo, by odtwarzała je każda późniejsza wersja',
    about: [
      'Zapisuje KAT/<gra>/<gracze>-<opcje>-<n>.json dla różnych liczb graczy i\u00a0opcji, a\u00a0wyniki',
      'w\u00a0KAT/index.json. Wcześniejsze nagrania tej gry są usuwane.',
    ].join('\n'),
  },
  prove: {
    summary: 'wykaż losowymi grami i\u00a0złośliwymi danymi, że gry dotrzymują obietnic jądra',
    about: 'Kod wyjścia 1: obietnica złamana. Wtedy mówi która, gdzie i\u00a0jak to powtórzyć.',
  },
  bench: {
    summary: 'zmierz szybkość gier obok małej gry napisanej ręcznie',
    about: [
      'Każda gra i\u00a0liczba graczy działa we własnym wątku, nigdy dwie naraz, na zmianę z\u00a0punktem',
      'odniesienia. Liczby to mediany; ×n to liczba podzielona przez tę z\u00a0punktu odniesienia.',
    ].join('\n'),
  },
  arena: {
    summary: 'niech boty rozegrają między sobą wiele gier; porównaj je',
    about: (levels) =>
      [
        `Boty to ${levels} lub random. Wszystkie układy miejsc w\u00a0rotacji gra się na tych samych`,
        'ziarnach; przedziały są 95-procentowe, a\u00a0niezależne są tylko ziarna.',
      ].join('\n'),
  },
  arenaWorker: {
    summary: 'rozgrywaj gry, które arena wstawiła do kolejki',
    about: 'Uruchom ich dowolnie wiele, na dowolnie wielu maszynach.',
  },
  tune: {
    summary: 'znajdź lepsze liczby dla heurystyki gry przez grę z\u00a0samą sobą',
    about: [
      'Strategia ewolucyjna: w\u00a0każdym pokoleniu kandydaci bliscy najlepszym dotąd liczbom grają te',
      'same gry przeciw Organizatorowi i\u00a0przeciw tym liczbom. To samo ziarno daje ten sam wynik.',
      'Gry strojenia nigdy nie występują na arenie: ich ziarna mają inną nazwę.',
    ].join('\n'),
  },
  train: {
    summary: 'niech sieć uczy się gry od zera, grając sama ze\u00a0sobą',
    about: [
      'Różnice czasowe w\u00a0grze z\u00a0samą sobą. Do katalogu trafiają: wagi jako moduł, krzywa uczenia',
      'jako strona i\u00a0punkt kontrolny; to samo polecenie idzie od niego dalej. Przy liczbie gier',
      'zamiast czasu to samo ziarno daje tę samą sieć.',
    ].join('\n'),
  },
  explain: {
    summary: 'najlepsze ruchy w\u00a0danej sytuacji, z\u00a0szansami, punktami i\u00a0powodami',
  },
  serve: {
    summary: 'uruchom serwer: stoły, ludzie i\u00a0gry przez HTTP i\u00a0WebSocket',
    about: [
      'Wszystko ustawia się w\u00a0środowisku; zmienne wymienia docs/hosting.md. Opcje zastępują',
      'najczęstsze z\u00a0nich. Kończy się po SIGTERM lub SIGINT, po tym, co jest w\u00a0toku, w\u00a0ciągu',
      'dziesięciu sekund.',
    ].join('\n'),
  },
  backup: {
    summary: 'zapisz wszystko, co serwer przechowuje, w\u00a0jednym pliku',
    about: 'Serwer może w\u00a0tym czasie działać. Plik zawiera sekrety: chroń go jak same dane.',
  },
  restore: {
    summary: 'wypełnij pusty katalog danych lub bazę z\u00a0kopii zapasowej',
    about: 'SQLite lub PostgreSQL, skądkolwiek jest kopia. Serwer nie może jeszcze działać.',
  },
  rules: {
    summary: 'wypisz zasady przechowywane z\u00a0grami serwera, dodaj, zapisz',
    about: [
      'Gra kończy się według zasad, z\u00a0którymi się zaczęła. Serwer przechowuje zasady każdej wersji',
      'tego programu, która działała na jego danych; więcej w\u00a0docs/hosting.md pod „Upgrading”. To, co',
      'dodasz, jest kodem, który serwer uruchomi: dodawaj tylko pliki własne, zbudowane lub zapisane.',
    ].join('\n'),
  },
  migrate: {
    summary: 'przenieś stoły na obecne zasady, jeśli wszystko potoczyłoby się tak samo',
    about: [
      'Dziennik każdego stołu z\u00a0innymi zasadami jest rozgrywany ponownie według zasad tej wersji:',
      'opcje, rozdane karty, każdy ruch i\u00a0każde cofnięcie. Jeśli każda sytuacja jest ta sama, stół gra',
      'dalej według nowych zasad; nic innego się nie zmienia. Jeśli nie, zostaje, a\u00a0pierwsza różnica',
      'jest podana. Przy SQLite serwer nie może działać; przy PostgreSQL może. Kod wyjścia 0: żaden',
      'stół nie został przy innych zasadach. 1: jakieś zostały.',
    ].join('\n'),
  },
  newGame: {
    summary: 'przygotuj w\u00a0games/NAZWA małą, pełną grę, do przerobienia na inną',
    about: [
      'NAZWA to jej katalog, identyfikator i\u00a0adres: małe litery, cyfry i\u00a0łączniki. Gra ma zasady,',
      'teksty, planszę, instrukcję, boty i\u00a0testy; prowadzi przez nie docs/writing-a-game.md.',
    ].join('\n'),
  },
};

export const values: ValueTexts = {
  dir: 'KAT',
  file: 'PLIK',
  folder: 'KATALOG',
  id: 'ID',
  language: 'KOD',
  level: 'POZIOM',
  list: 'A,B,…',
  name: 'NAZWA',
  number: 'N',
  numbers: 'N,…',
  pairs: 'NAZWA=WARTOŚĆ,…',
  text: 'TEKST',
  title: 'TYTUŁ',
  url: 'URL',
  version: 'WERSJA',
  who: 'KTO',
};

export const flags = (f: Formats<'pl'>): FlagTexts => ({
  help: 'pokaż tę pomoc',
  json: 'wypisz jeden obiekt JSON zamiast tekstu',
  language: 'język komunikatów; HUSTINGS_LANG albo LANG',

  game: 'która gra; wypisuje je hustings games',
  players: 'ilu graczy',
  options: 'opcje stołu; listę dla miejsc łączy +',
  games: 'ile gier',
  onlyGame: 'tylko ta gra',
  onlyPlayers: 'tylko z\u00a0tyloma graczami',

  bots: 'po jednym na każde miejsce; chancellor@50 ma własne 50 ms',
  milliseconds: 'czas namysłu Kanclerza na decyzję',
  simulations: 'albo liczba jego prób na decyzję (200, jeśli nie podano żadnego)',
  measure: 'co znaczą czasy; cpu gra w\u00a0jednym wątku (wall)',
  throughQueue: 'graj przez kolejkę w\u00a0tym PostgreSQL, z\u00a0hustings arena-worker',
  withBalance: 'podaj też wygrane według partii, startu i\u00a0innych cech',
  queue: 'PostgreSQL z\u00a0kolejką',
  idle: 'zakończ po tylu sekundach bez gry',
  generations: 'ile pokoleń',
  candidates: 'kandydaci w\u00a0pokoleniu',
  candidateGames: 'gry kandydata w\u00a0pokoleniu',
  tuneFrom: 'od czyich liczb zacząć: organiser lub strategist (organiser)',
  trainHours: 'jak długo się uczyć, w\u00a0godzinach obliczeń',
  trainMinutes: 'i\u00a0w\u00a0minutach',
  trainGames: 'albo z\u00a0ilu gier się uczyć',
  trainMatches: 'gry przeciw Strategom na każdy punkt krzywej',
  trainTo: 'dokąd zapisać (training)',
  trials: 'próby',
  moves: 'ile ruchów',

  at: 'po tylu ruchach; ostatnia sytuacja, jeśli nie podano',
  seat: 'czyja decyzja, od 1; pierwszego, kto ma decydować, jeśli nie podano',
  viewer: 'czyimi oczami: miejsce, spectator lub all (spectator)',
  verifyRules: 'sprawdź według zasad z\u00a0tego pliku (zob. hustings rules)',
  showRules: 'według zasad z\u00a0tego pliku (zob. hustings rules)',
  recordTo: 'dokąd (fixtures)',

  repeats: 'ile razy mierzyć każde',
  starts: 'ile razy zacząć od nowych wątków, żeby szczęście kompilatora się nie liczyło',
  time: 'milisekundy na każdą liczbę',
  write: 'wstaw tabelę do docs/bench.md',
  against: 'zmierz obok, gra po grze, starszą zbudowaną kopię projektu',
  randomGames: 'losowe gry na każdą',
  inputs: 'złośliwe dane na każdą',
  from: 'numer pierwszej gry',
  look: 'co która sytuacja jest oglądana ze wszystkich stron',

  data: 'gdzie leży plik SQLite; HUSTINGS_DATA',
  port: 'port nasłuchu; HUSTINGS_PORT',
  orphans:
    'uruchom także wtedy, gdy trwające gry wymagają zasad, których tu nie ma; HUSTINGS_ORPHANS',
  add: 'zachowaj zasady z\u00a0tego pliku, zbudowane przez inną wersję lub zapisane',
  save: 'zapisz wszystkie zachowane w\u00a0tym katalogu',
  tablesOfGame: 'tylko stoły tej gry',
  tablesOfRules: 'tylko stoły z\u00a0tymi zasadami',
  dryRun: 'powiedz tylko, co zostałoby zrobione',

  title: 'jak nazywają ją ludzie (domyślnie z\u00a0NAZWA)',
  demoSeed: 'ten sam tekst daje tę samą grę; za każdym razem inna, jeśli nie podano',
  seed: (standard) => `ten sam tekst daje te same gry (${standard})`,
  figuresSeed: (standard) => `ten sam tekst daje te same liczby (${standard})`,
  threads: (cores) => `wątki, które grają (${f.number(cores)})`,
  whoPlays: (levels) => `kto gra: ${levels} lub random (random)`,
  whoExplains: (levels) => `kto objaśnia: ${levels} (chancellor)`,
  standard: (meaning, value) => `${meaning} (${value})`,
});
