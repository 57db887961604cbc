import type { Formats } from '@hustings/texts';
import type { PartsTexts } from './en.js';

/** A chance in words: nobody is told that what may still come is impossible, or certain. */
export const chanceOf =
  (f: Formats<'pl'>) =>
  (share: number): string => {
    if (share < 0.01) return 'poniżej\u00a01%';
    if (share > 0.99) return 'ponad\u00a099%';
    return `${f.number(Math.round(share * 100))}%`;
  };

/** Polish: what all boards and the text view say alike. */
export const parts = (f: Formats<'pl'>): PartsTexts => ({
  name: 'Hustings',
  row: (all: readonly string[]) => all.join(', '),
  rows: (all: readonly string[]) => all.join('; '),
  pair: (name: string, what: string) => `${name}: ${what}`,
  lead: (name: string) => `${name}:`,
  stop: (text: string) => f.stop(text),
  capital: (text: string) => f.begin(text),
  home: 'Strona główna',
  loading: 'Chwileczkę…',
  lesson: {
    kicker: 'Lekcja',
    understood: 'Jasne',
    end: 'Zakończ lekcję',
    endSay: 'Gra toczy się dalej bez objaśnień.',
    think: 'Na pewno?',
    insist: 'Jeśli nadal tego chcesz, zrób to jeszcze raz.',
    otherwise: 'Lekcja ma tu na myśli coś innego.',
    ownWay:
      'Idziesz własną drogą: inni grają teraz, jak chcą, a\u00a0objaśnienia mówią tylko, czego dotyczy decyzja.',
  },
  table: {
    nav: 'Stół',
    rules: 'Zasady',
    settings: 'Ustawienia',
    watching: 'Oglądasz',
    watchSay:
      'Grają same boty. Zatrzymasz je, kiedy chcesz; kliknij wpis w\u00a0dzienniku, a\u00a0zobaczysz ten moment.',
    log: 'Co się wydarzyło',
    nothingYet: 'Nie wydarzyło się jeszcze nic jawnego.',
    wholeLog: 'cały dziennik',
    close: 'Zamknij',
    textView: 'Widok tekstowy',
    textShort: 'Tekst',
    pictures: 'Obrazki',
    view: 'Widok',
    history: 'Historia',
    now: 'Wróć do gry',
    step: (n: number, all: number) => `Ruch ${f.number(n)} z\u00a0${f.number(all)}`,
    first: 'Pierwszy ruch',
    back: 'Ruch wstecz',
    forward: 'Ruch naprzód',
    phaseBack: 'Faza wstecz',
    phaseForward: 'Faza naprzód',
    lastMove: 'Ostatni ruch',
    play: 'Odtwórz',
    pause: 'Pauza',
    slider: 'Ruch rozgrywki',
    speed: 'Tempo',
    leave: 'Wróć do wyniku',
    begin: 'Gra jest rozłożona.',
    tookBack: (who: string) => `${who}: ruch cofnięty.`,
    sealed: (who: string) => `${who}: decyzja podjęta, zakryta, aż zdecydują wszyscy.`,
    quiet: (who: string) => `${who}: decyzja podjęta; pozostali jej nie znają.`,
    moves: 'Ruchy według faz',
    chose: (what: string) => `Twój wybór: ${what}.`,
    before: 'Przygotowanie',
    round: (n: number) => `Runda ${f.number(n)}`,
    range: (from: number, to: number) =>
      from === to ? f.number(from) : `${f.number(from)}–${f.number(to)}`,
    at: (round: string, phase: string) => `${round} · ${phase}`,
    undo: 'Cofnij ruch',
    link: 'Link do tego momentu',
    linkWhole: 'Zawiera całą rozgrywkę.',
    copy: 'Kopiuj',
    copied: 'Skopiowano.',
    copyByHand: 'Twoja przeglądarka nie pozwala stronie go skopiować. Oto on:',
    branchSay: 'Nowy stół. Ta rozgrywka zostaje bez zmian.',
    branchWith: 'Graj dalej stąd',
    withBots: 'Z\u00a0botami',
    withTablet: 'Na jednym ekranie',
    branchGo: (n: number, who: string) =>
      n === 0 ? `Graj od początku: ${who}` : `Graj dalej po ruchu ${f.number(n)}: ${who}`,
    line: (n: number) =>
      `Nowy wariant: toczy się dalej po ruchu ${f.number(n)} innej rozgrywki, która zostaje bez zmian.`,
    theme: 'Motyw',
    themes: { system: 'Jak w\u00a0systemie', light: 'Jasny', dark: 'Ciemny' },
    labels: 'Podpisy przy symbolach',
    forecast: 'Prognoza wyniku',
    labelWays: { on: 'tak', off: 'nie' },
    pace: 'Boty grają',
    paces: {
      slow: 'powoli',
      normal: 'w\u00a0moim tempie',
      quick: 'szybko',
      'at-once': 'od razu',
    },
    skip: 'Do mojego ruchu',
    sound: 'Gdy jest mój ruch',
    sounds: { off: 'bez dźwięku', soft: 'stuknięcie', on: 'dzwonek' },
    vibrates: 'Wibracja telefonu',
    notices: 'Powiadamiaj, gdy tej strony nie widać',
    noticesDenied: 'Ta przeglądarka blokuje nasze powiadomienia.',
    asking: 'Pasowanie bez pytania',
    askingSay: (n: number) =>
      f.plural(n, {
        one: 'W\u00a0# rodzaju decyzji pasujesz bez pytania, gdy nie ma wyboru.',
        few: 'W\u00a0# rodzajach decyzji pasujesz bez pytania, gdy nie ma wyboru.',
        many: 'W\u00a0# rodzajach decyzji pasujesz bez pytania, gdy nie ma wyboru.',
        other: 'W\u00a0# rodzaju decyzji pasujesz bez pytania, gdy nie ma wyboru.',
      }),
    askAgain: 'Pytaj mnie znowu',
    bot: 'bot',
    levels: {
      volunteer: 'Wolontariusz',
      intern: 'Stażysta',
      delegate: 'Delegat',
      organiser: 'Organizator',
      adviser: 'Doradca',
      strategist: 'Strateg',
      chancellor: 'Kanclerz',
    },
    botOf: (level: string) => `bot, ${level}`,
    sinceYou: (by: string) => `${by} od Twojej ostatniej decyzji`,
    keys: 'Klawisze',
    help: 'Klawisze i\u00a0pomoc',
    again: 'Rewanż, ten sam stół',
  },
  /** What keys do at every table; a board has more. */
  keys: {
    enter: ['Enter', 'zatwierdź decyzję'],
    decision: ['D', 'do decyzji'],
    next: ['N', 'dalej: następny wybór, następny ruch, następna rzecz'],
    rule: ['R', 'zasada tej decyzji'],
    advice: ['H', 'co zrobiłby Strateg?'],
    undo: ['U', 'cofnij ruch'],
    log: ['L', 'cały dziennik'],
    text: ['T', 'widok tekstowy lub obrazki'],
    chat: ['M', 'online: wiadomości na czacie'],
    space: ['Spacja', 'podczas oglądania: zatrzymaj, wznów'],
    arrows: ['← →', 'w\u00a0historii: ruch wstecz, naprzód; z\u00a0Shift: faza'],
    help: ['?', 'ta pomoc'],
    escape: ['Esc', 'zamknij; wróć do gry'],
  },
  hint: {
    ask: 'Co zrobiłby Strateg?',
    thinks: 'Chwileczkę…',
    none: 'Nie ma tu nic do wyboru.',
    choose: 'Wybierz to',
    doIt: 'Zrób tak',
    close: 'Zamknij poradę',
    chance: chanceOf(f),
    best: (chance: string) => `Najlepszy ruch, jaki widzi; Twoja szansa na wygraną: ${chance}.`,
    behind: (by: number) => {
      const points = Math.round(-by * 10) / 10;
      return points === 0
        ? 'Równie dobry jak pierwszy.'
        : `Według niego gorszy od pierwszego o\u00a0${f.plural(points, {
            one: '# punkt',
            few: '# punkty',
            many: '# punktów',
            other: '# punktu',
          })}.`;
    },
    because: (facts: readonly string[], isFirst: boolean) =>
      `Wobec ${isFirst ? 'drugiej' : 'pierwszej'}, o\u00a0ruch naprzód, w\u00a0punktach: ${f.list(facts)}.`,
    fact: (what: string, by: number) => `${what} ${f.signed(Math.round(by * 10) / 10)}`,
    /** Points that another one does not get. */
    denied: (who: string, by: number, what: string) =>
      `${who} ${f.signed(Math.round(-by * 10) / 10)} (${what})`,
    say: 'Strateg to drugi co do siły z\u00a0naszych botów; widzi tylko to, co Ty. Punkty liczone na koniec gry.',
  },
  handover: {
    pass: (name: string) => `Podaj ekran: ${name}.`,
    sub: 'Na tym ekranie nie ma tajemnic: co tylko Twoje, jest zakryte, dopóki tego nie odkryjesz.',
    open: (name: string) => `Tu ${name}, pokaż moje karty`,
    since: (name: string) => `Od ostatniego razu: ${name}`,
    nothing: 'Nic nowego.',
    takeBack: (name: string) => `${name}: cofnij ruch`,
  },
  panel: {
    less: 'mniej',
    more: 'więcej',
    passing: 'Pasuj tu za mnie zawsze, gdy nie mogę zrobić nic innego',
    first: (what: string) => `Jeszcze nie. ${f.stop(what)}`,
  },
  point: {
    at: 'Wskazujesz',
    rest: 'Wskaż cokolwiek na stole: tu przeczytasz, co to jest i\u00a0skąd ta liczba.',
    press: (does: string) => f.stop(`Naciśnij: ${does}`),
    notNow: (when: string) => `Nie teraz: ${when}`,
    notYours: 'Nie teraz: decydują inni.',
    notHere: 'Teraz nie o\u00a0tym decydujesz.',
  },
  stage: {
    on: 'Dalej',
    again: 'Zobacz jeszcze raz',
  },
  remarks: {
    title: 'Komentarze',
    on: 'Skomentuj tę chwilę',
    say: 'Zapisz',
    erase: 'Usuń ten komentarz',
    elsewhere: 'Komentarze także do ruchów',
  },
  text: {
    title: 'Widok tekstowy',
    only: 'W\u00a0tę grę gra się słowami: stół jest opisany, a\u00a0Ty wybierasz z\u00a0list. Obrazków jeszcze nie ma.',
    tools: 'Stół',
    decision: 'Twoja decyzja',
    waiting: 'Decydują inni',
    waitFor: (names: readonly string[]) => `Czekamy: ${f.list(names)}.`,
    over: 'Koniec gry',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `Wygrywa ${names[0]}.` : `Wspólne zwycięstwo: ${f.list(names)}.`,
    resigned: (name: string) => `${name} (rezygnacja)`,
    minded: (name: string) => `${name} (grał głównie bot)`,
    seat: (label: string, person: string) => (label === '' ? person : `${label} (${person})`),
    log: 'Dziennik',
    total: 'Razem',
    since: 'Od Twojej ostatniej decyzji',
    numbered: 'Od najnowszych, każdy wpis z\u00a0numerem ruchu.',
    before: 'Wcześniej',
    choose: 'Wybierz jedno',
    choosePlease: 'wybierz…',
    notYet: 'Najpierw wybierz odpowiedź',
    notYetAmount: 'Najpierw wpisz liczbę',
    notNow: (n: number) =>
      f.plural(n, {
        one: 'Jeszcze # możliwość jest niedostępna: dlaczego?',
        few: 'Jeszcze # możliwości są niedostępne: dlaczego?',
        many: 'Jeszcze # możliwości jest niedostępnych: dlaczego?',
        other: 'Jeszcze # możliwości jest niedostępne: dlaczego?',
      }),
    none: 'brak',
    some: (min: number, max: number) =>
      min === max
        ? `Wybierz ${f.number(min)}.`
        : `Wybierz od ${f.number(min)} do ${f.number(max)}.`,
    chosen: (n: number, max: number) => `Wybrano ${f.number(n)} z\u00a0${f.number(max)}`,
    amount: (min: string, max: string) => `Od ${min} do ${max}`,
    uses: (count: string, supply: string) => `${count} z\u00a0${supply}.`,
    costs: (cost: string, budget: string) => `Koszt: ${cost} z\u00a0${budget}.`,
    most: (n: number) => `najwyżej ${f.number(n)}`,
    confirm: (what: string) => `Zatwierdź: ${what}`,
    confirmAll: 'Zatwierdź wszystko',
    staged: 'Zanim gra pójdzie dalej',
    score: 'Wynik końcowy',
  },
  book: {
    rule: (id: string) => `Zasada ${id.replace(/^[A-Z]+\d*-/, '')}`,
    all: 'Wszystkie zasady',
    missing: 'Tej zasady nie ma w\u00a0instrukcji.',
    none: 'Do tej gry nie ma instrukcji.',
  },
});
