import type { Formats } from '@hustings/texts';
import type { AccountTexts } from '../texts.js';

/** Polish: who one is at a server, and how one comes in. */
export const account = (f: Formats<'pl'>): AccountTexts => {
  const days = (n: number): string =>
    f.plural(n, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' });
  return {
    title: 'Ty',
    guest: 'Jesteś gościem tego serwera: pamięta Cię ta przeglądarka.',
    isAccount: (name: string) => (name === '' ? 'Masz konto.' : `Masz konto: ${name}.`),
    who: 'Kim jesteś',
    name: 'Nick',
    nameSay: 'Tak widzą Cię inni przy stołach.',
    statistics: 'Twoje gry i\u00a0rankingi',
    save: 'Zapisz',
    saved: 'Zapisano.',
    become: 'Twoje konto',
    becomeSay:
      'Z\u00a0kontem zalogujesz się na każdym urządzeniu i\u00a0zagrasz w\u00a0gry rankingowe.',
    ways: { make: 'Załóż konto', login: 'Zaloguj się' },
    email: 'Adres e\u2011mail',
    loginName: 'Login',
    loginNameSay:
      'Od trzech do trzydziestu znaków: litery od A\u00a0do Z, cyfry, kropki, łączniki, podkreślenia. Widzisz go tylko Ty. Bez adresu e\u2011mail nikt Ci nie pomoże, jeśli zapomnisz hasła.',
    either: 'Adres e\u2011mail albo login',
    password: 'Hasło, co najmniej osiem znaków',
    presentPassword: 'Hasło',
    byPassword: 'Załóż konto',
    byLogin: 'Bez adresu e\u2011mail',
    byMail: 'Z\u00a0adresem e\u2011mail',
    byLink: 'Wolę dostać link',
    login: 'Zaloguj się',
    asked: (email: string) =>
      `Sprawdź pocztę: link jest w\u00a0drodze na adres ${email}. Otwórz go w\u00a0tej przeglądarce i\u00a0gotowe.`,
    askedSay: 'Jeśli otworzysz go na innym urządzeniu, pokaże się tam kod. Wpisz go tutaj:',
    code: 'Kod z\u00a0linku',
    enterCode: 'Zaloguj się',
    haveCode: 'Mam kod',
    how: 'Logowanie',
    hasNone: 'Nie masz hasła: logujesz się linkiem wysyłanym na Twój adres.',
    unproved: (email: string) =>
      `Nie ma jeszcze potwierdzenia, że ${email} to Twój adres. Dopóki go brak, nie wysyłamy tam e\u2011maili, a\u00a0każdy, kto czyta tamtą pocztę, może przejąć to konto.`,
    prove: 'Potwierdź linkiem',
    newPassword: 'Nowe hasło',
    newPasswordSay: 'Wszystkie pozostałe Twoje sesje zostaną zakończone.',
    old: 'Obecne hasło',
    oldSay: (email: string) =>
      `Nie pamiętasz? Zastąpi je link wysłany na adres ${email}, ważny kwadrans.`,
    linkToOwn: 'Wyślij mi link',
    freshSay: 'To świeże logowanie linkiem, więc nie pytamy o\u00a0obecne hasło.',
    change: 'Zmień',
    newAddress: 'Nowy adres e\u2011mail',
    firstAddress: 'Adres e\u2011mail',
    newAddressSay:
      'Zacznie obowiązywać, gdy otworzysz link, który tam wyślemy; do tego czasu obowiązuje stary.',
    logout: 'Wyloguj się',
    logoutGuest: 'Nie masz konta: po wylogowaniu nikt, nawet Ty, nie wróci jako ten gość.',
    sessions: 'Aktywne sesje',
    current: 'ta przeglądarka',
    seen: (time: number) => `ostatnio ${f.when(time)}`,
    end: 'Zakończ',
    endOf: (agent: string) => `Zakończ sesję: ${agent}`,
    agent: (agent: string) => {
      const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0] ?? 'Przeglądarka';
      const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? '';
      return system === '' ? browser : `${browser}, ${system}`;
    },
    post: 'Gra korespondencyjna',
    zone: 'Strefa czasowa',
    zoneSay: 'Według niej liczą się Twoje godziny gry i\u00a0urlop.',
    zoneHere: 'Jak na tym urządzeniu',
    hours: 'Godziny gry',
    from: 'od',
    to: 'do',
    hoursSay: 'Poza tymi godzinami Twój zegar stoi.',
    holidays: 'Urlop',
    holidaysSay: 'W\u00a0te dni Twój zegar stoi.',
    firstDay: 'od',
    lastDay: 'do',
    day: 'dzień',
    month: 'miesiąc',
    year: 'rok',
    monthName: (month: number) => f.month(month),
    add: 'Dodaj',
    addDays: (n: number) => `Dodaj ${days(n)}`,
    range: (from: string, to: string, n: number) => `${f.day(from)} – ${f.day(to)}, ${days(n)}`,
    allowance: (year: string, n: number, most: number) =>
      `${year}: ${f.number(n)} z\u00a0${days(most)}.`,
    /** At a table by correspondence: what all have chosen, and what will count. */
    schedules: {
      title: 'Godziny gry i\u00a0urlop',
      allowance: (chosen: number, allowed: number) =>
        `urlop w\u00a0tym roku: ${f.number(chosen)} z\u00a0${f.plural(allowed, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })}`,
      from: (time: number, hoursOfDay: string, zone: string) =>
        `Od ${f.when(time)}: gra ${hoursOfDay} (${zone}).`,
      off: (off: readonly string[]) => `Urlop: ${f.list(off)}.`,
      news: (who: string, time: number) =>
        `${who} zmienia godziny gry lub urlop; obowiązuje od ${f.when(time)}.`,
    },
    remove: (day: string) => `Usuń: ${day}`,
    dayName: (day: string) => f.day(day),
    notices: 'Powiadomienia o\u00a0Twoim ruchu',
    push: 'W\u00a0tej przeglądarce',
    pushOn: 'Włącz',
    pushOff: 'Wyłącz',
    pushSay: 'Także wtedy, gdy żadna nasza strona nie jest otwarta.',
    pushNo: 'Ta przeglądarka nie pokazuje powiadomień.',
    pushDenied: 'W\u00a0przeglądarce zablokowano powiadomienia tej strony.',
    pushIsOn: 'Włączone w\u00a0tej przeglądarce.',
    pushElsewhere: (n: number) =>
      f.plural(n, {
        one: 'Włączone w\u00a0# przeglądarce.',
        few: 'Włączone w\u00a0# przeglądarkach.',
        many: 'Włączone w\u00a0# przeglądarkach.',
        other: 'Włączone w\u00a0# przeglądarki.',
      }),
    mail: 'E\u2011mailem',
    mailNeeds: 'Wymaga konta z\u00a0potwierdzonym adresem e\u2011mail.',
    mailValues: { on: 'Tak', off: 'Nie' },
    webhook: 'Na czat',
    webhookSay: 'Adres, który przyjmuje wiadomości jako JSON (Discord, Mattermost, …).',
    webhookOff: 'Usuń',
    healthy: (time: number) => `Działa: ostatnie wywołanie ${f.when(time)}.`,
    failing: (n: number, why: string) =>
      `Nie działa: ${f.plural(n, {
        one: '# nieudane wywołanie',
        few: '# nieudane wywołania z\u00a0rzędu',
        many: '# nieudanych wywołań z\u00a0rzędu',
        other: '# nieudanego wywołania',
      })}; ${why}.`,
    undelivered: {
      answer: (status: number) => `druga strona odpowiada kodem ${status}`,
      private: () => 'ten adres jest prywatny',
      nowhere: () => 'ta nazwa prowadzi donikąd',
      'too-long': () => 'druga strona zbyt długo nie odpowiada',
      'not-a-web-address': () => 'to nie jest adres internetowy',
      unreachable: () => 'druga strona jest nieosiągalna',
    },
    untried: 'Jeszcze bez wywołań.',
    digest: 'Najwyżej co',
    digestSay: 'To, co dzieje się pomiędzy, przychodzi w\u00a0jednym powiadomieniu.',
    digestMinutes: 'min',
    muted: (n: number) =>
      f.plural(n, {
        one: '# stół jest wyciszony.',
        few: '# stoły są wyciszone.',
        many: '# stołów jest wyciszonych.',
        other: '# stołu jest wyciszone.',
      }),
    unmute: 'Włącz wszystkie z\u00a0powrotem',
    stop: {
      title: 'Koniec powiadomień',
      ask: {
        mail: 'Nie chcesz już e\u2011maili, gdy czeka na Ciebie stół?',
        push: 'Nie chcesz już powiadomień w\u00a0przeglądarkach, gdy czeka na Ciebie stół?',
      },
      yes: 'Wyłącz je',
      done: {
        mail: 'Koniec e\u2011maili o\u00a0stołach, które na Ciebie czekają. Możesz je znowu włączyć na swojej stronie.',
        push: 'Koniec powiadomień w\u00a0przeglądarkach. Możesz je znowu włączyć na swojej stronie.',
      },
    },
    danger: 'Pożegnanie',
    delete: 'Usuń mnie',
    deleteAsk:
      'Usuwamy wszystko, co o\u00a0Tobie wiemy. Twoje rozgrywki zostają, bez Twojego nicku, a\u00a0tam, gdzie masz jeszcze miejsce, gra dalej bot. Tego nie można cofnąć.',
    deleteYes: 'Tak, usuń mnie',
    deleted: 'Wszystko usunięte. Do zobaczenia!',
    confirmTitle: 'Logowanie',
    confirming: 'Chwileczkę…',
    confirmed: 'Zalogowano.',
    setPassword: 'Nie masz teraz hasła. Możesz je ustawić na swojej stronie.',
    elsewhereTitle: 'To nie ta przeglądarka',
    elsewhere: 'O\u00a0ten link poproszono w\u00a0innej przeglądarce. Wpisz tam ten kod:',
    elsewhereAsked: (agent: string, time: number) =>
      `Prośba o\u00a0link: ${f.when(time)}, ${agent}.`,
    elsewhereWarn:
      'Wpisz go tylko w\u00a0przeglądarce, z\u00a0której prosisz o\u00a0link. Nie podawaj go nikomu: kto go ma, wchodzi jako Ty. Jeśli to nie Twoja prośba, zamknij tę stronę i\u00a0nic się nie stanie.',
    elsewhereTime: (n: number) =>
      `Ważny ${f.plural(n, {
        one: '# minutę',
        few: '# minuty',
        many: '# minut',
        other: '# minuty',
      })}, tylko raz.`,
  };
};
