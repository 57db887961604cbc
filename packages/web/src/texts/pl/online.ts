import type { Formats } from '@hustings/texts';
import type { OnlineTexts } from '../texts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Polish: playing online. */
export const online = (f: Formats<'pl'>): OnlineTexts => {
  const days = (n: number): string =>
    f.plural(n, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' });
  const hours = (n: number): string =>
    f.plural(n, { one: '# godzina', few: '# godziny', many: '# godzin', other: '# godziny' });
  const minutes = (n: number): string =>
    f.plural(n, { one: '# minuta', few: '# minuty', many: '# minut', other: '# minuty' });
  const seconds = (n: number): string =>
    f.plural(n, { one: '# sekunda', few: '# sekundy', many: '# sekund', other: '# sekundy' });
  const moves = (n: number): string =>
    f.plural(n, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' });
  const seats = (n: number): string =>
    f.plural(n, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' });
  /** A span of time in one or two words. */
  const span = (ms: number): string => {
    if (ms >= DAY && ms % DAY === 0) return days(ms / DAY);
    if (ms >= HOUR && ms % HOUR === 0) return hours(ms / HOUR);
    if (ms >= MINUTE && ms % MINUTE === 0) return minutes(ms / MINUTE);
    return seconds(Math.round(ms / 1000));
  };
  const clock = (rules: { kind: string; bank: number; increment: number } | undefined): string => {
    if (rules === undefined) return 'bez zegara';
    const kind = rules.kind === 'live' ? 'na żywo' : 'korespondencyjnie';
    return `${kind}, ${span(rules.bank)} plus ${span(rules.increment)} na\u00a0ruch`;
  };

  return {
    nav: 'Online',
    saved: 'Zapisano.',
    login: 'Zaloguj się',
    loggedOut:
      'W\u00a0tej przeglądarce sesja jest zamknięta: zakończono ją gdzie indziej albo zmieniono hasło. Jesteś tu teraz gościem.',
    cancel: 'Nie teraz',
    copy: 'Kopiuj',
    copied: 'Skopiowano.',
    decimal: f.decimal,
    clock,
    tableName: (title: string, game: string) => (title === '' ? game : title),
    lobby: {
      title: 'Stoły',
      yours: 'Twoje stoły',
      none: 'Jeszcze żadnych. Utwórz stół i\u00a0wyślij link znajomym albo dosiądź się do otwartego.',
      open: 'Otwarte stoły',
      noOpen: 'Żaden stół nie czeka teraz na graczy.',
      watch: 'Teraz do oglądania',
      noWatch: 'Nie toczy się teraz żadna otwarta gra.',
      make: 'Nowy stół',
      join: 'Dołącz',
      look: 'Oglądaj',
      go: 'Graj dalej',
      result: 'Wynik',
      turn: 'Twój ruch',
      waiting: (taken: number, all: number) => `obecni: ${f.number(taken)} z\u00a0${f.number(all)}`,
      running: moves,
      over: (winners: readonly string[]) => `Koniec, zwycięstwo: ${f.list(winners)}`,
      abandoned: 'Porzucona',
      paused: 'Wstrzymana',
      free: 'wolne',
      locked: 'z\u00a0hasłem',
      facts: (facts: readonly string[]) => facts.join(', '),
      finished: (n: number) =>
        f.plural(n, {
          one: '# dawny stół',
          few: '# dawne stoły',
          many: '# dawnych stołów',
          other: '# dawnego stołu',
        }),
      as: (name: string) => `Twój nick: ${name}`,
      fromFile: 'Wczytaj rozgrywkę z\u00a0pliku',
    },
    make: {
      title: 'Nazwa',
      titleSay: 'Widoczna na liście; może zostać pusta.',
      count: 'Miejsca',
      free: 'Wolne',
      who: 'Kto może dołączyć',
      visibility: { open: 'Każdy', unlisted: 'Z\u00a0linkiem', password: 'Z\u00a0hasłem' },
      visibilitySay: {
        open: 'Na liście otwartych stołów.',
        unlisted: 'Nie ma go na liście: dosiądzie się każdy, kto ma link.',
        password: 'Na liście; żeby usiąść, trzeba znać hasło.',
      },
      password: 'Hasło',
      spectators: 'Widzowie',
      spectatorValues: { now: 'Tak', later: 'Dziesięć ruchów później', none: 'Nie' },
      spectatorSay: 'Widzą to, co jawne, i\u00a0rozmawiają między sobą.',
      time: 'Czas',
      pace: 'Tempo',
      paces: { live: 'Na żywo', correspondence: 'Korespondencyjnie', none: 'Bez zegara' },
      paceSay: {
        live: 'Wszyscy są obecni jednocześnie.',
        correspondence:
          'Zegar chodzi tylko w\u00a0Twoich godzinach gry i\u00a0stoi podczas urlopu; o\u00a0ruchu przypomni Ci powiadomienie.',
        none: 'Nikogo nic nie goni.',
      },
      clock: 'Zegar',
      bank: 'Zapas',
      perMove: 'i\u00a0na ruch',
      units: { minutes: 'min', seconds: 's', days: 'dni', hours: 'h' },
      clockSay: 'Gdy czas się skończy, gra bot, aż gracz wróci.',
      undo: 'Cofanie ruchów',
      undoValues: {
        free: 'Dopóki nic nie odkryto',
        consent: 'Za zgodą wszystkich',
        never: 'Nigdy',
      },
      undoSay: {
        free: 'Własne ostatnie ruchy, dopóki nikt się niczego nie dowie; wcześniejsze za zgodą wszystkich.',
        consent: 'Za każdym razem muszą się zgodzić wszyscy.',
        never: 'Co się stało, to się nie odstanie.',
      },
      rated: 'Ranking',
      ratedValues: { no: 'Towarzyska', yes: 'Rankingowa' },
      ratedSay: 'W\u00a0grach rankingowych każdy musi mieć konto.',
      go: 'Utwórz ten stół',
      sum: (game: string, all: number, open: number, time: string) =>
        `${game}, ${seats(all)}, w\u00a0tym wolne: ${f.number(open)}; ${time}.`,
      after: 'Potem dostaniesz link z\u00a0zaproszeniem.',
    },
    /** A game that is over, looked at together. */
    review: {
      title: 'Wspólne omówienie',
      nobody: 'Obejrzeć grę wspólnie?',
      youLead: 'Prowadzisz omówienie: wszyscy tutaj widzą ten moment.',
      leads: (name: string) => `Omówienie prowadzi ${name}: widzisz to samo.`,
      alone: (name: string) => `Omówienie prowadzi ${name}; oglądasz na własną rękę.`,
      lead: 'Poprowadź omówienie',
      stop: 'Przestań prowadzić',
      lookAlone: 'Oglądaj na własną rękę',
      follow: 'Oglądaj wspólnie',
      move: (n: number) => `Ruch ${f.number(n)}`,
      on: (n: number) => `O\u00a0ruchu ${f.number(n)}`,
      say: 'Napisz',
      arrow: 'strzałka',
      erase: 'Usuń',
      draw: 'Narysuj strzałkę',
      from: 'Wskaż, gdzie się zaczyna',
      to: 'Wskaż, gdzie się kończy',
    },
    waiting: {
      kicker: 'Poczekalnia',
      here: (here: number, all: number) =>
        here === all ? 'Są już wszyscy.' : `Obecni: ${f.number(here)} z\u00a0${f.number(all)}.`,
      invite: 'Zaproś',
      inviteSay: 'Kto ma link, wybiera nick i\u00a0miejsce; konto nie jest potrzebne.',
      inviteLocked: 'Kto ma link i\u00a0zna hasło, wybiera nick i\u00a0miejsce.',
      entry: 'Kto może dołączyć',
      name: 'Twój nick',
      rename: 'Zmień',
      seats: 'Miejsca, po kolei',
      made: 'gospodarz stołu',
      you: (name: string) => `${name}, Ty`,
      present: 'przy stole',
      absent: 'z\u00a0dala od stołu',
      invited: 'bez odpowiedzi',
      askedAgain: 'grasz jeszcze raz?',
      comeAgain: 'Gram jeszcze raz',
      unkeep: 'Zwolnij to miejsce',
      decline: 'Nie, dziękuję',
      keptUntil: (time: number) => `Miejsca czekają na zaproszonych do ${f.when(time)}.`,
      missing: 'Kto nie przyjdzie',
      missed: {
        no: (who: string) => `${who} tym razem nie gra.`,
        nothing: (who: string) => `${who}: brak odpowiedzi w\u00a0terminie.`,
      },
      remove: 'Wyproś',
      removeOf: (who: string) => `Wyproś: ${who}`,
      sentAway: (time: number) =>
        `Gospodarz wyprasza Cię od tego stołu. Możesz znowu usiąść od ${f.when(time)}.`,
      quit: 'Opuść ten stół',
      passesOn: 'Jeśli odejdziesz, stół przejmie ktoś, kto tu siedzi.',
      closes: 'Jeśli odejdziesz, stół zostanie zamknięty: nikt inny tu nie siedzi.',
      fill: (n: number) =>
        f.plural(n, {
          one: 'Dosadź # bota i\u00a0zacznij',
          few: 'Dosadź # boty i\u00a0zacznij',
          many: 'Dosadź # botów i\u00a0zacznij',
          other: 'Dosadź # bota i\u00a0zacznij',
        }),
      empty: 'Wolne',
      waits: 'czeka na kogoś',
      bot: 'bot',
      placeBot: 'Posadź tu bota',
      noBot: 'Zabierz bota',
      level: 'Poziom następnego bota',
      sit: 'Usiądź',
      sitOn: (n: number) => `Usiądź na miejscu ${f.number(n)}`,
      sitToo: 'Usiądź też tutaj',
      sitOnToo: (n: number) => `Usiądź też tutaj, na miejscu ${f.number(n)}`,
      leave: 'Wstań',
      password: 'Hasło stołu',
      choice: 'Twoja partia',
      choiceOf: (seat: number) => `Twoja partia na miejscu ${f.number(seat + 1)}`,
      dealt: 'Losowa',
      mine: 'Ty',
      free: 'do wzięcia',
      takenBy: (name: string) => name,
      start: 'Rozpocznij grę',
      startWhy: (n: number) =>
        f.plural(n, {
          one: '# miejsce jest wolne.',
          few: '# miejsca są wolne.',
          many: '# miejsc jest wolnych.',
          other: '# miejsca jest wolne.',
        }),
      startAsked: (n: number) =>
        f.plural(n, {
          one: 'Brakuje # odpowiedzi.',
          few: 'Brakuje # odpowiedzi.',
          many: 'Brakuje # odpowiedzi.',
          other: 'Brakuje # odpowiedzi.',
        }),
      ownerStarts: (name: string) => `Grę rozpoczyna ${name}.`,
      terms: 'Ten stół',
      game: 'Gra',
      time: 'Czas',
      undo: 'Cofanie ruchów',
      spectators: 'Widzowie',
      fair: 'Tasowanie',
      fairSay:
        'Serwer z\u00a0góry ustala swoją część losowania i\u00a0nie może jej już zmienić; Twoja przeglądarka dodaje własną. Po grze obie są jawne.',
      commitment: 'Pieczęć serwera',
      starts: 'Gra się zaczyna.',
      gone: 'Ten stół zamknięto, zanim gra się zaczęła.',
    },
    /** What is asked or told above the game. */
    notes: {
      paused: 'Gra jest wstrzymana.',
      resume: 'Zaproponuj wznowienie',
      minded: 'Twój czas minął, więc zastępuje Cię bot.',
      takeBack: 'Wracam na swoje miejsce',
      abandoned: 'Tę grę porzucili wszyscy.',
      unplayed: (winners: readonly string[]) =>
        `Koniec gry: wszyscy pozostali zrezygnowali. Zwycięstwo: ${f.list(winners)}.`,
      asks: {
        undo: (who: string, n: number) =>
          `${who} prosi o\u00a0cofnięcie ${f.plural(n, {
            one: 'ostatniego ruchu',
            few: 'ostatnich # ruchów',
            many: 'ostatnich # ruchów',
            other: 'ostatniego # ruchu',
          })}.`,
        pause: (who: string) => `${who} prosi o\u00a0przerwę.`,
        resume: (who: string) => `${who} prosi o\u00a0wznowienie gry.`,
        abandon: (who: string) => `${who} proponuje porzucenie gry.`,
        time: (who: string, whose: string) =>
          `${who} prosi o\u00a0przywrócenie pełnego czasu: ${whose}.`,
        handover: (who: string, whose: string) =>
          `${who} prosi o\u00a0przekazanie miejsca (${whose}) komuś innemu.`,
        replace: (who: string, whose: string) =>
          `${who} prosi o\u00a0oddanie miejsca (${whose}) botowi na stałe.`,
      },
      asked: 'Twoje pytanie poszło do pozostałych; czekamy na odpowiedź.',
      agreed: (who: string) => `${who}: tak`,
      silent: (who: string) => `${who}: brak odpowiedzi`,
      /** What was asked, and who said no; nobody, where it was the reader. */
      refused: (question: string, who: string | undefined) =>
        `${question} ${who === undefined ? 'Twoja odpowiedź: nie.' : `${who} odmawia.`}`,
      asksAgain: (who: string, until: number | undefined) =>
        `${who} proponuje kolejną grę.${until === undefined ? '' : ` Twoje miejsce czeka do ${f.when(until)}.`}`,
      withdraw: 'Wycofaj',
      agree: 'Zgoda',
      decline: 'Nie',
    },
    late: {
      say: (who: string) => `Czas minął: ${who}. Aż do powrotu gra tam bot.`,
      ask: {
        time: 'Poproś o\u00a0więcej czasu',
        handover: 'Poproś o\u00a0przekazanie miejsca',
        replace: 'Poproś o\u00a0oddanie miejsca botowi',
      },
      offered: (who: string) => `Wszyscy się zgadzają: miejsce (${who}) można przekazać.`,
      link: 'Utwórz link',
      linkSay:
        'Kto pierwszy otworzy ten link, przejmie miejsce, o\u00a0ile nikt na nie wcześniej nie wróci. Link działa jeden dzień.',
      /** At the end: who was mostly played by a bot, and who had resigned. */
      mostly: (names: readonly string[]) =>
        `Przez większość gry z\u00a0dala od stołu, więc grał bot: ${f.list(names)}. W\u00a0klasyfikacji: za wszystkimi, którzy zostali.`,
      resigned: (names: readonly string[]) =>
        `Rezygnacja: ${f.list(names)}. W\u00a0klasyfikacji: za wszystkimi, którzy zostali.`,
    },
    ahead: {
      title: 'Zdecyduj z\u00a0góry',
      say: 'Gdy padnie to pytanie, wykonamy za Ciebie pierwszą z\u00a0tych decyzji, która będzie możliwa. Nikt inny ich nie widzi.',
      least: 'za każdym razem minimum',
      leastUpTo: (amount: string) => `za każdym razem minimum, do ${amount}`,
      ifOpen: (answer: string) => `${answer}, jeśli to jeszcze możliwe`,
      elseAsk: 'w\u00a0przeciwnym razie zapytamy Ciebie',
      upTo: 'Za każdym razem minimum, do',
      addLeast: 'Dopisz',
      send: 'Zdecyduj tak',
      anew: 'Zacznij od nowa',
      revoke: 'Wycofaj',
      news: {
        over: 'Decyzja podjęta z\u00a0góry nie była jednak potrzebna; już jej nie ma.',
        misfit: 'Decyzja podjęta z\u00a0góry już nie pasuje: zdecyduj teraz.',
        undone: 'Cofnięto ruch, więc decyzja podjęta z\u00a0góry przepada.',
      },
    },
    chat: {
      rooms: {
        table: 'Przy stole. Podczas gry gracze i\u00a0widzowie rozmawiają osobno.',
        spectators: 'Wśród widzów. Podczas gry gracze i\u00a0widzowie rozmawiają osobno.',
      },
      none: 'Nikt jeszcze nic nie napisał.',
      say: 'Napisz coś',
      send: 'Wyślij',
      mute: 'Wycisz',
      muteOf: (name: string) => `Wycisz: ${name}`,
      muted: (name: string) => `Wyciszona osoba: ${name}.`,
      unmute: 'Wyłącz wyciszenie',
      at: (time: number) => f.when(time),
      you: 'Ty',
    },
    note: {
      title: 'Twoja notatka',
      say: 'Czytasz ją tylko Ty. Serwer zapisuje ją podczas pisania.',
      saved: 'Zapisano.',
      label: 'Notatka dla siebie',
    },
    menu: {
      invite: 'Link do tego stołu',
      linkSay: 'Do oglądania gry, a\u00a0po jej końcu do powtórki, kiedy chcesz.',
      rules: 'Zasady tego stołu',
      ask: 'Zapytaj wszystkich',
      askedAlready: 'Jedna prośba już czeka na odpowiedź: następna dopiero po niej.',
      askUndo: 'Poproś o\u00a0cofnięcie',
      askMoves: 'Ruchy',
      askPause: 'Poproś o\u00a0przerwę',
      askResume: 'Poproś o\u00a0wznowienie',
      askAbandon: 'Zaproponuj porzucenie gry',
      seat: 'Twoje miejsce',
      seatOf: (seat: number) => `Twoje miejsce ${f.number(seat + 1)}`,
      handover: 'Przekaż moje miejsce',
      handoverSay:
        'Kto pierwszy otworzy ten link, przejmie Twoje miejsce ze wszystkim, co z\u00a0niego widać. Link działa jeden dzień.',
      resign: 'Poddaj się',
      resignAsk: 'Na pewno opuszczasz tę grę na dobre? Bot dogra ją za Ciebie do końca.',
      resignYes: 'Tak, poddaję się',
      mute: 'Bez powiadomień z\u00a0tego stołu',
      people: 'Kto tu jest',
      watchers: (n: number) =>
        f.plural(n, { one: '# widz', few: '# widzów', many: '# widzów', other: '# widza' }),
      after: 'Po grze',
      rematch: 'Rewanż w\u00a0tym gronie',
      file: 'Zapisz rozgrywkę w\u00a0pliku',
      look: 'Przejrzyj rozgrywkę',
      fair: 'Czy tasowanie było uczciwe?',
      check: 'Sprawdź ziarno',
      fairYes:
        'Tak: część serwera, części graczy i\u00a0ziarno gry pasują do pieczęci złożonych przed pierwszą kartą.',
      fairNo: 'Nie: ziarno nie pasuje do pieczęci. Daj znać osobie, która prowadzi ten serwer.',
      fairLater: 'Tajne części zostaną ujawnione po zakończeniu gry.',
      imported: 'Ta rozgrywka pochodzi z\u00a0pliku; można sprawdzić tylko jej własną pieczęć.',
      seed: 'Ziarno',
      commitment: 'Pieczęć serwera',
      mixed: 'Pieczęć gry',
      takeover: 'Przejmij miejsce',
      takeoverAsk: 'Ktoś przekazuje Ci swoje miejsce przy tym stole. Przyjmujesz?',
      takeoverYes: 'Przyjmij miejsce',
    },
    person: {
      title: 'Gry i\u00a0rankingi',
      games: 'Gry rozegrane do końca',
      noGames: 'Na tym serwerze nie ma jeszcze gry rozegranej do końca.',
      columns: ['Gry', 'Wygrane', 'Lokata', 'Punkty', 'Rekord'],
      /** How many of the games of one kind one has left to a bot. */
      left: (game: string, resigned: number, minded: number) =>
        `${game}: ${f.list([
          ...(resigned > 0
            ? [
                f.plural(resigned, {
                  one: '# poddana',
                  few: '# poddane',
                  many: '# poddanych',
                  other: '# poddanej',
                }),
              ]
            : []),
          ...(minded > 0
            ? [
                f.plural(minded, {
                  one: '# rozegrana głównie przez bota',
                  few: '# rozegrane głównie przez bota',
                  many: '# rozegranych głównie przez bota',
                  other: '# rozegranej głównie przez bota',
                }),
              ]
            : []),
        ])}.`,
      ratings: 'Rankingi',
      ratingSay:
        'Tylko z\u00a0gier rankingowych. Liczba po ± to niepewność: maleje z\u00a0każdą grą.',
      noRatings: 'Jeszcze żadnej gry rankingowej.',
      guest: 'Goście nie mają rankingu; gry rankingowe wymagają konta.',
      rating: 'Ranking',
      rated: 'Gry rankingowe',
      figure: (mu: number, sigma: number) => `${f.decimal(mu)} ± ${f.decimal(sigma)}`,
      best: 'Najlepsi tutaj',
      noBest: 'W\u00a0tej grze nikt nie ma jeszcze rankingu.',
    },
    importing: {
      title: 'Rozgrywka z\u00a0pliku',
      which: 'Plik',
      say: 'Każdą rozgrywkę można zapisać w\u00a0pliku, tutaj i\u00a0w\u00a0przeglądarce. Skończoną zachowujemy do przeglądania; niedokończoną można kontynuować.',
      file: 'Plik z\u00a0rozgrywką',
      choose: 'Wybierz plik',
      fileSay: 'Na przykład hustings-game.json.',
      seats: 'Kto gra dalej',
      mine: 'Ja',
      open: 'Wolne miejsca zajmuje się przez link.',
      found: 'Rozgrywka w\u00a0tym pliku',
      sum: (game: string, all: number, made: number, over: boolean) =>
        `${game}, ${seats(all)}, ${moves(made)}; ${over ? 'skończona' : 'niedokończona'}.`,
      kept: 'Dostanie własną stronę i\u00a0trwały link.',
      goesOn:
        'Kto ma plik, może odtworzyć zakryte karty: gra kontynuowana z\u00a0pliku nigdy nie jest rankingowa.',
      keep: 'Zachowaj tę rozgrywkę',
      playOn: 'Graj dalej',
    },
  };
};
