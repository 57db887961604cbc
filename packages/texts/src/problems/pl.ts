import type { Formats } from '../formats.js';
import type { ProblemTexts } from './texts.js';

/** Polish: why something was not done. */
export const problems = (f: Formats<'pl'>): ProblemTexts => ({
  malformed: ({ field, rule }) =>
    field === undefined || rule === undefined
      ? 'To żądanie jest niezrozumiałe.'
      : `To żądanie jest niepoprawne: ${field} (${rule}).`,
  'not-an-id': 'Pod tym adresem nic nie ma.',
  'not-json': 'Serwer rozumie tu tylko JSON.',
  'not-found': 'Pod tym adresem nic nie ma.',
  'too-large': 'To więcej, niż serwer przyjmuje.',
  'too-often': 'Za dużo prób w\u00a0krótkim czasie. Poczekaj chwilę.',
  'too-many': 'To za dużo naraz.',
  unprintable: 'W\u00a0tym tekście jest znak, którego nie da się wyświetlić. Usuń go.',
  'foreign-origin': 'To żądanie pochodzi z\u00a0innej strony.',
  'forged-cookie': 'To ciasteczko nie jest nasze. Jest już usunięte; spróbuj jeszcze raz.',
  'wrong-token': 'Te liczby są dla osoby, która prowadzi serwer.',
  'our-fault': 'Coś poszło nie tak po naszej stronie.',
  busy: 'Za dużo działo się naraz. Spróbuj jeszcze raz.',
  'storage-away': 'Serwer nie ma teraz dostępu do swoich danych. Spróbuj za chwilę.',
  'storage-full':
    'Serwer nie ma już miejsca, żeby cokolwiek zapisać. Nic się nie zmieniło; spróbuj później.',

  'accounts-only': 'Goście mogą grać we wszystko oprócz gier rankingowych. Najpierw załóż konto.',
  'address-elsewhere': 'Ten adres należy do innego konta. Zaloguj się na tamto.',
  'enough-guesses': 'Za dużo błędnych prób. Odczekaj chwilę i\u00a0spróbuj ponownie.',
  'enough-mail':
    'Na ten adres poszło już dość wiadomości. Poszukaj wśród nich, także w\u00a0spamie, albo spróbuj później.',
  gone: 'Tej osoby już tu nie ma.',
  'has-account': 'Masz już konto. Możesz zmienić jego adres i\u00a0hasło.',
  'holiday-begun':
    'Urlopu, który już trwa albo zacznie się w\u00a0ciągu dwóch dni, nie można wycofać.',
  'hours-too-short': 'Godziny gry to co najmniej cztery godziny na dobę.',
  'login-taken': 'Ten login jest już zajęty. Wybierz inny.',
  'mail-failed': 'Nie udało się wysłać wiadomości. Spróbuj później.',
  'name-missing': 'Podaj adres e\u2011mail albo login.',
  'no-account': 'Jesteś tu gościem. Najpierw załóż konto.',
  'no-address': 'E\u2011maile wymagają konta z\u00a0potwierdzonym adresem.',
  'no-mail': 'Ten serwer nie wysyła e\u2011maili.',
  'no-such-day': 'Nie ma takiego dnia.',
  'no-such-person': 'Nie ma takiej osoby.',
  'no-such-session': 'Nie ma takiej sesji.',
  'no-such-zone': 'Nie ma takiej strefy czasowej.',
  'not-a-date': 'Dzień urlopu musi być datą.',
  'not-a-login-name':
    'Login ma od 3 do 30 znaków: litery od A\u00a0do Z, cyfry, kropki, łączniki, podkreślenia; zaczyna się literą lub cyfrą.',
  'not-a-mail-address': 'To nie jest adres e\u2011mail.',
  'not-a-name': ({ min, max }) =>
    `Liczba znaków w\u00a0nicku: od ${f.number(min)} do ${f.number(max)}, i\u00a0to nie same spacje.`,
  'not-a-web-address': 'Adres webhooka zaczyna się od https://.',
  'password-length': ({ min, max }) =>
    `Liczba znaków w\u00a0haśle: od ${f.number(min)} do ${f.number(max)}.`,
  'proof-needed': 'Podaj obecne hasło albo zaloguj się na nowo linkiem wysłanym na Twój adres.',
  'too-many-dates': ({ max }) =>
    f.plural(max, {
      one: 'Może być najwyżej # dzień urlopu.',
      few: 'Mogą być najwyżej # dni urlopu.',
      many: 'Może być najwyżej # dni urlopu.',
      other: 'Może być najwyżej # dnia urlopu.',
    }),
  'too-many-holidays': ({ allowed }) =>
    f.plural(allowed, {
      one: 'Na jeden rok przypada # dzień urlopu; minione też się liczą.',
      few: 'Na jeden rok przypadają # dni urlopu; minione też się liczą.',
      many: 'Na jeden rok przypada # dni urlopu; minione też się liczą.',
      other: 'Na jeden rok przypada # dnia urlopu; minione też się liczą.',
    }),
  'wrong-credentials': 'Login i\u00a0hasło nie pasują do siebie.',
  'wrong-link': 'Ten link został już użyty albo jest za stary.',
  'wrong-mail-code':
    'Ten kod jest błędny albo za stary. Wpisz go w\u00a0tej przeglądarce, z\u00a0której wyszła prośba o\u00a0link.',
  'wrong-old-password': 'To nie jest Twoje obecne hasło.',
  'wrong-stop':
    'Ten link niczego nie wyłącza: jest niepełny albo nie nasz. Powiadomienia wyłączysz na swojej stronie.',

  'already-asked': 'Jest już pytanie, które czeka na odpowiedź.',
  'already-dealt': 'W\u00a0tej rozgrywce wszystko wybrano, zanim ją zapisano.',
  'already-seated':
    'Grasz już przy tym stole, a\u00a0nikt nie może widzieć kart z\u00a0dwóch miejsc.',
  'already-started': 'Gra już się zaczęła.',
  'choice-taken': 'Ktoś inny już to wybrał.',
  'consent-needed': 'Przy tym stole na cofnięcie ruchu muszą się zgodzić wszyscy.',
  damaged:
    'Zapis tej rozgrywki jest uszkodzony: nie można jej pokazać ani kontynuować. Osoba, która prowadzi serwer, może ją odtworzyć z\u00a0kopii zapasowej.',
  'game-over': 'Gra jest skończona.',
  minded: 'Zastępuje Cię bot. Najpierw wróć na swoje miejsce.',
  'no-seed': 'Bez ziarna rozgrywki nie można ani sprawdzić, ani kontynuować.',
  'no-spectators': 'Przy tym stole nie ma widzów.',
  'no-such-bot': ({ levels }) => `Dostępne poziomy botów: ${f.list(levels)}.`,
  'no-such-game': 'W\u00a0tę grę się tu nie gra.',
  'no-such-moment': 'W\u00a0tej grze nie ma takiego momentu.',
  'no-such-seat': 'Przy tym stole nie ma takiego miejsca.',
  'no-such-table': 'Nie ma takiego stołu.',
  'no-undo': () =>
    'Bez pytania nie można nic cofnąć: coś już odkryto albo ktoś inny wykonał ruch. Możesz poprosić pozostałych o\u00a0zgodę.',
  'nobody-there': 'Na tym miejscu nikt nie siedzi.',
  'not-agreed': 'Jeszcze nie wszyscy potwierdzili, że grają znowu.',
  'not-ahead': 'Nie ma teraz o\u00a0czym decydować z\u00a0góry.',
  'not-by-post':
    'Z\u00a0góry decyduje się tylko w\u00a0grze korespondencyjnej: w\u00a0grze na żywo wszyscy są na miejscu.',
  'not-minded': 'Na tym miejscu nie gra bot: gracz jest obecny.',
  'not-over': 'Gra jeszcze trwa.',
  'not-paused': 'Gra nie jest wstrzymana.',
  'not-seated': 'Nie masz miejsca przy tym stole.',
  'not-so-many-moves': 'Nie ma aż tylu ruchów do cofnięcia.',
  'not-started': 'Gra jeszcze się nie zaczęła.',
  'not-the-owner': 'Może to zrobić tylko gospodarz stołu.',
  'not-your-seat': 'To nie Twoje miejsce.',
  'nothing-asked': 'Nie ma już pytania, na które można odpowiedzieć.',
  'nothing-to-choose': 'W\u00a0tej grze nie wybiera się nic dla miejsca.',
  'odd-condition': 'Ten warunek nie pasuje do tej decyzji.',
  'one-seat-rated': 'W\u00a0grze rankingowej każdy ma jedno miejsce.',
  'open-rated': 'W\u00a0grze rankingowej widzowie nie widzą kart na rękach.',
  'other-leads': 'Omówienie prowadzi teraz ktoś inny.',
  'other-room': 'Podczas gry gracze i\u00a0widzowie rozmawiają osobno.',
  'other-rules': () => 'Tę rozgrywkę prowadzono według zasad, których ten serwer nie ma.',
  'own-seat': 'To Twoje własne miejsce. Możesz z\u00a0niego wstać albo opuścić stół.',
  'password-missing': 'Stół z\u00a0hasłem musi mieć hasło.',
  paused: 'Gra jest wstrzymana.',
  rated: 'W\u00a0grze rankingowej nie można oddać miejsca.',
  'rated-needs-clock': 'Gra rankingowa wymaga zegara: na żywo albo korespondencyjnie.',
  resigned: 'To miejsce przejął na stałe bot.',
  'seat-taken': 'Ktoś inny zajął już to miejsce.',
  'seats-free': ({ free }) =>
    f.plural(free, {
      one: '# miejsce jest jeszcze wolne.',
      few: '# miejsca są jeszcze wolne.',
      many: '# miejsc jest jeszcze wolnych.',
      other: '# miejsca jest jeszcze wolne.',
    }),
  'sent-away': ({ minutes }) =>
    f.plural(minutes, {
      one: 'Gospodarz wyprasza Cię od tego stołu. Możesz wrócić za # minutę.',
      few: 'Gospodarz wyprasza Cię od tego stołu. Możesz wrócić za # minuty.',
      many: 'Gospodarz wyprasza Cię od tego stołu. Możesz wrócić za # minut.',
      other: 'Gospodarz wyprasza Cię od tego stołu. Możesz wrócić za # minuty.',
    }),
  stale: () => 'Gra poszła tymczasem dalej. Zdecyduj jeszcze raz.',
  'table-full': 'Wszystkie miejsca przy tym stole są zajęte.',
  'table-password-length': ({ min, max }) =>
    `Liczba znaków w\u00a0haśle stołu: od ${f.number(min)} do ${f.number(max)}.`,
  'title-length': ({ max }) => `Liczba znaków w\u00a0nazwie stołu: najwyżej ${f.number(max)}.`,
  'undo-excluded': 'Przy tym stole nie cofa się ruchów.',
  'unknown-choice': ({ values }) => `Do wyboru: ${f.list(values)}.`,
  'wrong-code': 'Ten link nie przekazuje miejsca albo został już użyty.',
  'wrong-password': 'To nie jest hasło tego stołu.',
  'your-turn': 'To już Twoja kolej: zdecyduj teraz.',
  'wrong-seats': ({ seats, levels }) =>
    `Liczba miejsc w\u00a0tej grze: ${f.number(seats)}; każde to: ${f.either(['mine', 'free', ...levels])}.`,

  'broken-game-file':
    'W\u00a0tym pliku nie ma rozgrywki, którą da się odtworzyć według naszych zasad.',
  'not-a-game-file': 'To nie jest plik z\u00a0rozgrywką Hustings.',
  unavailable: 'Za tą stroną nie stoi serwer: gra online nie jest tu dostępna.',
  unreachable: 'Serwer jest teraz nieosiągalny.',
});
