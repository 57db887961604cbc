import type { Formats } from '@hustings/texts';
import {
  DOCTORATE,
  standard,
  type CardEffect,
  type CardKind,
  type Tables,
} from '../../rules/index.js';
import type { BoardTexts } from '../en/board.js';
import { Names } from '../names.js';
import type { Term } from '../terms.js';
import { counted } from './counted.js';
import { texts } from './index.js';
import { theseCards } from '../these.js';

const SHY = '\u00ad';

/** Names that are broken where there is no room for them. */
const broken: Partial<Record<CardKind, string>> = {
  insideInformation: `Poufne infor${SHY}macje`,
  elbows: 'Ostre łokcie',
  electionCampaignOffice: `Sztab wybor${SHY}czy`,
  keynote: `Przemó${SHY}wienie`,
  fundRaising: `Zbiórka fun${SHY}duszy`,
  fatherlyFriend: 'Dobry wujek',
  industrialist: `Prze${SHY}my${SHY}słowiec`,
  gardenParty: `Przy${SHY}jęcie w\u00a0ogro${SHY}dzie`,
  wifesFundraiser: `Bal mał${SHY}żonki`,
  localMedia: 'Lokalne media',
  nationalRadio: 'Radio krajowe',
  nationalNewspaper: 'Gazeta krajowa',
  nationalTV: 'TV krajowa',
  campaignTrail: `Objazd wybor${SHY}czy`,
  doctorate: `Dokto${SHY}rat`,
  pressSecretary: `Rzecz${SHY}nik pra${SHY}sowy`,
  battleOfWits: `Poje${SHY}dynek umy${SHY}słów`,
};

/** A card that is named many times over. */
const terse: Partial<Record<CardKind, readonly [one: string, several: string]>> = {
  fatherlyFriend: ['Wujek', 'Wujkowie'],
  localMedia: ['Lokalne', 'Lokalne'],
  nationalRadio: ['Radio', 'Radia'],
  nationalNewspaper: ['Gazeta', 'Gazety'],
  nationalTV: ['TV', 'TV'],
  wifesFundraiser: ['Bal', 'Bale'],
  banker: ['Bankier', 'Bankierzy'],
  industrialist: ['Przemysłowiec', 'Przemysłowcy'],
};

/** What is to be said, one after the other. */
const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Polish: Copycat at its own table, with the cards that are played there. */
export const board = (f: Formats<'pl'>, tables: Tables = standard): BoardTexts => {
  const { actionOf, coinsOf, effectOf, figureOf, kindOf, officeFigureOf, pointsOf } = tables;
  const t = texts(f);
  const n = f.number;
  const { coins, points } = t;
  const cards = t.cardCount;
  const { buys, cardsTaken, coinsTaken, freeWorkers, markers, markersThere, some, workers } =
    counted(f);
  const plain = (kind: CardKind): string =>
    kind === 'wifesFundraiser' ? 'Bal małżonki' : t.cards[kind];
  /** A card, and how many of it where there are several. */
  const many = ([kind, count]: readonly [CardKind, number]): string =>
    count === 1 ? plain(kind) : `${n(count)} × ${plain(kind)}`;
  const these = theseCards(f, kindOf, plain, (kind) => terse[kind]?.[0]);
  const name = (card: number): string =>
    card === DOCTORATE ? plain('doctorate') : t.numbered(plain(kindOf[card]), card);
  const { letter, office } = new Names(t, tables);
  /** What a card does, in two or three words. */
  const effects: Record<CardEffect, (card: number) => string> = {
    placeAnother: () => 'wyślij jeszcze 1',
    placeOnOccupied: () => 'wspólne biuro',
    workers: (card) => some('osoba', 'osoby', 'osób', 'osoby')(figureOf[card]),
    removeForWorker: () => '1 osoba za kartę',
    draw: (card) => `dobierz ${n(figureOf[card])}`,
    drawPerCoin: () => 'karta za monetę',
    coins: (card) => coins(coinsOf[card]),
    doubleCoins: () => 'monety × 2',
    either: (card) => `${coins(coinsOf[card])} lub ${points(pointsOf[card])}`,
    points: (card) => points(pointsOf[card]),
    doubleMarkers: () => 'znaczniki × 2',
    pointsPerCoinAtPurchase: () => 'punkt za monetę',
    reuseWorker: () => '1 osoba znowu',
    copyCard: () => 'kopiuje kartę',
    keepHand: () => 'zachowaj rękę',
    nothing: () => 'nic',
  };
  const does = (card: number): string =>
    t.effects[effectOf[card]](figureOf[card], coinsOf[card], pointsOf[card]);
  const when = (card: number): string => t.times[effectOf[card]];
  const term = (one: Term): string => {
    switch (one.of) {
      case 'cards': {
        const [single, more] = terse[one.kind] ?? [plain(one.kind), plain(one.kind)];
        return `${one.count === 1 ? single : more} ${n(one.sum)}`;
      }
      case 'office':
        // Its name has the figure in it, but for the special buy.
        return actionOf[one.office] === 'specialBuy'
          ? `${office(one.office)} ${n(one.figure)}`
          : office(one.office);
      case 'aside':
        return `odłożone ${n(one.sum)}`;
      case 'again':
        return `ponowne użycia ${n(one.sum)}`;
      case 'more':
        return `efekty ${n(one.sum)}`;
      case 'removed':
        return `usunięte ${n(one.sum)}`;
      case 'fixed':
        return `Projekty ${n(one.sum)}`;
      case 'spent':
        return `wydane ${n(one.sum)}`;
      case 'used':
        return `użyte ${n(one.sum)}`;
      case 'times':
        return `×\u00a0${n(one.times)}: ${plain(one.kind)}`;
      case 'markers':
        return one.times === 1
          ? markers(one.count)
          : `znaczniki ${n(one.count)}\u00a0×\u00a0${n(one.times)}`;
    }
  };
  const ordinal = (place: number): string => `${n(place)}.`;
  const phases = {
    1: 'Planowanie',
    2: 'Akcje',
    3: 'Zakupy i\u00a0punkty',
    4: 'Porządki',
  } as Record<number, string>;
  const pile = (draw: number, discards: number): string =>
    discards === 0
      ? `w\u00a0talii ${n(draw)}`
      : `w\u00a0talii ${n(draw)}, odrzucone ${n(discards)}`;
  const redsAlong = (reds: number): string =>
    `w\u00a0pakiecie ${some(
      'czerwona karta',
      'czerwone karty',
      'czerwonych kart',
      'czerwonej karty',
    )(reds)}`;
  return {
    ...f,
    title: t.title,
    coins,
    points,
    cards,
    you: 'Ty',
    youBegin: 'Ty',
    initial: (called: string): string => called.slice(0, 1).toLocaleUpperCase(f.locale),
    /** The shapes of the seats. */
    marks: ['Kwadrat', 'Koło', 'Trójkąt', 'Romb'],
    chosen: 'Wybrane',
    of: (part: number, all: number) => `${n(part)} z\u00a0${n(all)}`,
    scene: 'Pokaż tę chwilę jeszcze raz',
    card: {
      name,
      plain,
      short: (kind: CardKind) => broken[kind] ?? plain(kind),
      effect: (card: number) => effects[effectOf[card]](card),
      does,
      label: (card: number, more: readonly string[]) => said([name(card), does(card), ...more]),
      uses: (uses: number) => (uses === 0 ? '' : uses === 1 ? 'użyta raz' : 'użyta dwa razy'),
      eitherCoin: (card: number) => `${n(coinsOf[card])} /`,
      eitherPoints: (card: number) => n(pointsOf[card]),
      twice: '× 2',
    },
    office: {
      name: office,
      letter,
      /** The whole name is too long for a window. */
      window: (number: number) =>
        office(number).replace('Biuro wielkich projektów', 'Biuro projektów'),
      effect: (number: number) =>
        f.begin(t.officeEffects[actionOf[number]](officeFigureOf[number])),
      sub: {
        removeForCoin: 'po monecie',
        specialBuy: 'nowa ulica',
        reuseCard: 'karta znowu',
      },
      /** In a small window. */
      word: {
        draw: 'Dobierz',
        exchange: 'Wymień',
        coins: 'Monety',
        buy: 'Kup',
        specialBuy: 'Specjalny',
        removeForCoin: 'Usuń',
        points: 'Punkty',
        reuseCard: 'Znowu',
      },
      isNew: 'nowe',
      there: (count: number, names: readonly string[]) =>
        said([
          count > 0 ? markersThere(count) : '',
          names.length > 0 ? `na miejscu: ${f.list(names)}` : '',
        ]),
      label: (what: {
        office: number;
        workers: readonly { name: string; used: number }[];
        markers: number;
        isNew: boolean;
      }) =>
        said([
          office(what.office),
          t.officeEffects[actionOf[what.office]](officeFigureOf[what.office]),
          what.workers.length === 0
            ? 'wolne'
            : `zajęte: ${f.list(
                what.workers.map((one) =>
                  one.used > 1
                    ? `${one.name} (użyte dwa razy)`
                    : one.used > 0
                      ? `${one.name} (użyte)`
                      : one.name,
                ),
              )}`,
          what.markers > 0 ? markers(what.markers) : '',
          what.isNew ? 'nowe w\u00a0tej rundzie' : '',
        ]),
    },
    house: {
      title: 'Biura',
      say: 'puste zbierają znaczniki;',
      left: (count: number) => (count === 0 ? 'nic nie zostało' : `zostało: ${n(count)}`),
      round: (round: number) => `runda ${n(round)}`,
    },
    street: {
      title: 'Ulica',
      printed: 'cena z\u00a0karty',
      leave: (clears: number) =>
        clears === 1
          ? 'pierwsza odpada, jeśli się nie sprzeda'
          : `pierwsze ${n(clears)} odpadają, jeśli się nie sprzedadzą`,
      plus: (more: number) => `+ ${n(more)}`,
      more: (more: number) => `dopłata: ${coins(more)}`,
      sold: 'sprzedane',
      nothingLeft: 'nic nie zostało',
      notForSale: 'nie na sprzedaż',
      reds: 'czerwone karty w\u00a0pakiecie',
      along: 'w\u00a0pakiecie',
      sum: (price: number, more: number) => `${n(price)} + ${n(more)}`,
      say: (sale: { space: number; price: number | undefined; surcharge: number; reds: number }) =>
        said([
          `pole ${n(sale.space)}`,
          sale.price === undefined ? 'nie na sprzedaż' : coins(sale.price),
          sale.surcharge > 0 && sale.price !== undefined
            ? `${n(sale.price - sale.surcharge)} plus ${n(sale.surcharge)}`
            : '',
          sale.price !== undefined && sale.reds > 0 ? redsAlong(sale.reds) : '',
        ]),
    },
    mine: {
      title: 'Twoja strona',
      hand: 'Twoja ręka',
      handOf: (who: string) => `Ręka: ${who}`,
      hidden: (count: number) => `${cards(count)}, tylko do wglądu właściciela.`,
      noHand: 'Twoja ręka jest pusta.',
      draw: 'Talia',
      discards: 'Odrzucone',
      area: 'W\u00a0grze',
      areaSay: (phase: number, isLast: boolean): string =>
        phase === 3 ? 'liczby, które się liczą' : `leżą tu do ${isLast ? 'końca' : 'porządków'}`,
      noArea: (isLast: boolean) => `Zagrane karty leżą tu do ${isLast ? 'końca' : 'porządków'}.`,
      aside: 'Odłożone',
      noAside: 'W\u00a0tej rundzie nie do użycia',
      times: (times: number) => `×${n(times)}`,
      workers: 'Wolontariusze',
      atWork: (count: number) => `w\u00a0pracy ${n(count)}`,
      free: (count: number) => `wolni ${n(count)}`,
      reserve: (count: number) => `w\u00a0rezerwie ${n(count)}`,
      doctorates: some('Doktorat', 'Doktoraty', 'Doktoratów', 'Doktoratu'),
    },
    account: {
      coins: 'Monety',
      buys: 'Zakupy',
      points: 'Punkty',
      inHand: 'Na ręce',
      inSight: 'W\u00a0zasięgu na fazę 3',
      goal: (limit: number) => `z\u00a0${n(limit)}`,
      yours: 'Twój rachunek',
      done: 'Twoja runda',
      blue: 'niebieskie: z\u00a0Twoim planem',
      without: 'bez karty, którą kładziesz',
      terms: (terms: readonly Term[]) => terms.map(term).join(', '),
      from: (figure: number) => `${n(figure)} → `,
      scored: (before: number, score: number) => `${n(before)} → ${n(score)}`,
    },
    others: {
      title: 'Pozostali',
      thinks: 'myśli',
      laid: 'karta położona',
      decides: 'teraz decyduje',
      out: 'poza tą fazą',
      placed: (count: number) => `wysłano ${n(count)}, czeka`,
      scored: (gain: number) => `gotowe: ${f.signed(gain)}`,
      next: 'zaraz gra',
      later: 'gra później',
      nothing: 'jeszcze nic w\u00a0grze',
      score: 'Punkty',
      sight: 'w\u00a0zasięgu',
      ifNow: 'Punkty za biura i\u00a0znaczniki, gdyby runda skończyła się teraz',
      hand: 'ręka',
      deck: 'talia',
      discards: (count: number) => `+ ${n(count)}`,
      coins: 'monety',
      buys: 'zakupy',
      free: 'wolni',
      markers: 'znaczniki',
    },
    track: {
      label: (scores: readonly (readonly [string, number])[]) =>
        `Tor kariery do 95: ${scores.map(([who, score]) => `${who} ${n(score)}`).join(', ')}`,
      joke: '90 92 93 94 93 95',
      jokeSay:
        'Żart wydrukowany na planszy: liczy się mimo to 91, 92, 93, 94. Przy 95 gra kończy się z\u00a0tą rundą.',
    },
    strip: {
      round: (round: number, of: number) => `Runda ${n(round)} z\u00a0${n(of)}`,
      last: (round: number) => `Runda ${n(round)}, ostatnia`,
      short: (round: number, of: number) => `${n(round)}/${n(of)} `,
      phases,
      phasesShort: { 1: 'Planowanie', 2: 'Akcje', 3: 'Zakupy', 4: 'Porządki' },
      moment: (round: number, phase: number) => `Runda ${n(round)} · ${phases[phase]}`,
      order: 'Kolejność',
      byCard: 'według kart',
      orderSoFar: 'Kolejność dotąd',
      newOrder: 'do odkrycia kart',
    },
    tabs: {
      label: 'Części stołu',
      street: 'Ulica',
      offices: 'Biura',
      hand: 'Ręka',
      others: 'Inni',
      log: 'Dziennik',
      open: 'Otwórz decyzję',
      close: 'Zamknij decyzję',
    },
    frame: {
      yours: 'Twoja decyzja',
      phase: (phase: number, moment?: string) =>
        moment === undefined ? `faza ${n(phase)}` : `faza ${n(phase)} · ${moment}`,
      rule: (id: string) => `Zasada ${id}`,
      takeBack: 'Cofnij ruch',
    },
    effect: {
      label: 'Co to zmienia',
      from: (figure: string) => `${figure} → `,
      names: {
        coins: 'Monety w\u00a0zasięgu',
        rights: 'Zakupy',
        points: 'Punkty w\u00a0zasięgu',
        hand: 'Ręka',
        markers: 'Znaczniki',
        free: 'Wolni wolontariusze',
        reserve: 'Rezerwa',
        deck: 'Twoja talia',
      },
      inReach: 'Nowe w\u00a0zasięgu',
      cards: (names: readonly string[]) => f.list(names),
      kinds: (kinds: readonly (readonly [CardKind, number])[]) => f.list(kinds.map(many)),
      pile,
      marker: 'po punkcie',
    },
    bid: {
      question: 'Którą kartą licytujesz o\u00a0kolejność?',
      hint: 'Wyższy numer gra wcześniej; przy równych gracze zamieniają się miejscami. W\u00a0tej rundzie karty już nie użyjesz.',
      when: 'wszyscy naraz',
      missing: 'Naciśnij kartę na ręce.',
      choose: 'Najpierw wybierz kartę',
      go: (card: number) => `Połóż: ${plain(kindOf[card])}, ${n(card)}`,
      note: 'Możesz ją wycofać, dopóki nie położą wszyscy.',
      number: 'numer',
      without: 'Z\u00a0czego rezygnujesz w\u00a0tej rundzie',
      above: (card: number) => `Powyżej ${n(card)}, wśród kart na ręce i\u00a0w\u00a0talii`,
      ofUnseen: (more: number, of: number) => `${n(more)} z\u00a0${n(of)}`,
      scale: (hand: readonly number[]) =>
        `Twoje karty na skali od 1 do 61: ${hand.map((card) => n(card)).join(', ')}`,
    },
    turn: {
      ask: 'Twój ruch: co robisz?',
      askPlace: 'Które biuro zajmuje Twój wolontariusz?',
      askPlay: (card: number) => `Zagrać kartę ${f.quoted(plain(kindOf[card]))}?`,
      askUse: (number: number) => `Użyć teraz biura ${f.quoted(office(number))}?`,
      askEnd: 'Zakończyć ruch?',
      askPass: 'Zakończyć ruch bez wysyłania wolontariusza?',
      hint: (free: number) =>
        `${freeWorkers(free)}. Przed wysłaniem i\u00a0po nim zagrywaj karty, ile chcesz.`,
      hintEnd: 'Jeśli nikogo nie wyślesz, ta faza się dla Ciebie kończy.',
      missing: 'Naciśnij biuro albo kartę.',
      choose: 'Najpierw coś wybierz',
      place: (
        number: number,
        { draws, uses, ends }: { draws: number | undefined; uses: boolean; ends: boolean },
      ) => {
        const then =
          draws !== undefined
            ? `, dobierz ${n(draws)}`
            : uses
              ? ', użyj'
              : ends
                ? ', koniec ruchu'
                : '';
        return `Wyślij wolontariusza: ${office(number)}${then}`;
      },
      play: (card: number, draws: number | undefined) =>
        draws === undefined
          ? `Zagraj: ${plain(kindOf[card])}`
          : `Zagraj: ${plain(kindOf[card])}, dobierz ${n(draws)}`,
      use: (number: number, draws: number | undefined) =>
        draws === undefined
          ? `Użyj: ${office(number)}`
          : `Użyj: ${office(number)}, dobierz ${n(draws)}`,
      end: 'Zakończ ruch',
      pass: 'Pasuj do końca rundy',
      back: 'Wróć do ruchu',
      atOnce: 'Użyj od razu',
      orPlay: 'Najpierw możesz zagrać',
      playTitle: 'Zagraj kartę',
      useTitle: 'Użyj biura',
      placeTitle: 'Wyślij wolontariusza',
      placeSay: (count: number) =>
        `${some('biuro', 'biura', 'biur', 'biura')(count)}; możesz też nacisnąć na stole`,
      freeWorkers: (count: number) => workers(count),
      goHome: 'do domu bez pracy',
      notUsed: 'jeszcze nieużyte',
      lost: 'przepada',
      kept: 'Monety, punkty',
      keptSay: 'liczą się w\u00a0fazie 3',
      keptTo: 'zostaje',
      noteEnds: 'Nic innego nie zostało: Twój ruch na tym się kończy, ostatecznie.',
      noteDraw: 'Ostateczne: co dobrane, to zobaczone.',
    },
    step: {
      ask: 'Co robisz teraz?',
      askBuy: (card: number) => `Kupić kartę ${f.quoted(plain(kindOf[card]))}?`,
      askLay: (card: number) => `Wyłożyć kartę ${f.quoted(plain(kindOf[card]))}?`,
      askEnd: (gain: number) => `Zakończyć i\u00a0zdobyć ${points(gain)}?`,
      askKeep: (count: number) => `Zakończyć i\u00a0zachować ${cardsTaken(count)}?`,
      hint: 'Wykładaj, używaj, kupuj w\u00a0dowolnej kolejności; zakończ, gdy wszystko zrobione.',
      hintEnd: 'Reszta monet przepada.',
      when: 'dowolna kolejność',
      missing: 'Wyłóż, użyj albo kup coś na stole, albo zakończ fazę.',
      choose: 'Najpierw coś wybierz',
      layAll: (count: number) => `Wyłóż ${cardsTaken(count)}`,
      lay: (card: number) => `Wyłóż: ${plain(kindOf[card])}`,
      laid: some(
        'karta z\u00a0monetami',
        'karty z\u00a0monetami',
        'kart z\u00a0monetami',
        'karty z\u00a0monetami',
      ),
      buy: (card: number, price: number | undefined) =>
        price === undefined
          ? `Kup: ${plain(kindOf[card])}`
          : `Kup za ${n(price)}: ${plain(kindOf[card])}`,
      useCard: (card: number) => `Użyj: ${plain(kindOf[card])}`,
      useOffice: (number: number) =>
        actionOf[number] === 'specialBuy' ? 'Przesuń ulicę, potem kup' : `Użyj: ${office(number)}`,
      special: {
        gaps: 'Luki',
        closes: (fresh: number) =>
          `znikają; ${some('nowa karta', 'nowe karty', 'nowych kart', 'nowej karty')(fresh)}`,
        none: 'brak: ulica bez zmian',
        hint: 'Najpierw ulica przesuwa się i\u00a0uzupełnia. Potem możesz kupić kartę po cenie jej nowego pola.',
        note: 'Ostateczne: nowe karty już widać.',
      },
      endShort: (gain: number) => `Koniec fazy: ${points(gain)}`,
      end: (gain: number) => `${points(gain)}, zakończ fazę`,
      keep: (count: number, gain: number) => `Zachowaj ${n(count)}, ${points(gain)}`,
      back: 'Wróć',
      note: 'Na koniec ręka wykłada się sama: punkty jeszcze się liczą, na monety już za późno.',
      pays: (have: number, price: number) => `${n(have)} − ${n(price)}`,
      buysLeft: 'Pozostałe zakupy',
      noBuy: 'nikt nie stoi w\u00a0biurze „Kup”',
      buysSpent: 'wszystkie wykorzystane',
      alongName: 'W\u00a0pakiecie',
      onSpace: (space: number, card: number) =>
        `pole ${n(space)} · ${effects[effectOf[card]](card)}`,
      score: 'Wynik',
      scoreSum: (score: number, gain: number) => `${n(score)} + ${n(gain)}`,
      keeps: 'Zachowane',
      keepsSay: (isLast: boolean) =>
        isLast ? 'przepadają: to ostatnia runda' : 'na ręce na następną rundę',
      lost: 'reszta, przepada',
      first: 'Albo najpierw',
      still: 'Jeszcze do użycia',
      buyTitle: 'Kup',
      buySay: (rights: number) => `zostało: ${buys(rights)}`,
      offer: (card: number, reds: number) =>
        reds === 0
          ? name(card)
          : `${name(card)}, w\u00a0pakiecie ${some('Skandal', 'Skandale', 'Skandali', 'Skandalu')(reds)}`,
    },
    numbers: {
      draw: {
        question: 'Ile kart dobierasz?',
        hint: 'Najpierw zapowiedz; zobaczysz je potem.',
        go: (count: number) => (count === 0 ? 'Nie dobieraj' : `Dobierz ${n(count)}`),
        note: 'Ostateczne: co dobrane, to zobaczone.',
      },
      doctorate: {
        question: 'Ile monet zamieniasz na punkty?',
        hint: 'Dopłata uiszczona. Praca pisze się sama: kopiuj, wklej.',
        go: (count: number) =>
          count === 0 ? 'Nie zamieniaj monet' : `Zamień ${coinsTaken(count)} na ${points(count)}`,
        note: 'Za monety, które zachowasz, możesz jeszcze kupować.',
      },
      decline: {
        question: 'Zostać poniżej 95?',
        hint: 'Z\u00a0punktów za karty i\u00a0biura możesz zrezygnować; ze znaczników nie.',
        go: (count: number) =>
          count === 0
            ? 'Weź wszystkie'
            : f.plural(count, {
                one: 'Zrezygnuj z\u00a0# punktu',
                few: 'Zrezygnuj z\u00a0# punktów',
                many: 'Zrezygnuj z\u00a0# punktów',
                other: 'Zrezygnuj z\u00a0# punktu',
              }),
        note: 'Tak czy inaczej ostateczne.',
      },
      declined: 'Punkty, z\u00a0których rezygnujesz',
      atOnce: 'Punkty, od razu',
      ends: 'gra kończy się z\u00a0tą rundą',
      goesOn: 'gra toczy się dalej',
    },
    exchange: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Którą kartę wymieniasz?'
          : isSaid
            ? `Które karty wymieniasz? Zapowiedź: ${n(most)}`
            : `Które karty wymieniasz, najwyżej ${n(most)}?`,
      hint: 'Leżą odkryte, w\u00a0tej rundzie nie do użycia; tyle samo dobierasz.',
      none: 'Nie wymieniaj',
      choose: 'Najpierw wybierz karty',
      go: (list: readonly number[]) => `Wymień: ${these(list)}`,
      note: 'Ostateczne: co dobrane, to zobaczone.',
      plus: '+ dobrane',
      tooMany: (most: number) => `Najwyżej ${n(most)}.`,
      saidOther: (count: number) => `Twoja zapowiedź: ${n(count)}.`,
    },
    remove: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Która karta opuszcza grę?'
          : isSaid
            ? `Które karty opuszczają grę? Zapowiedź: ${n(most)}`
            : `Które karty opuszczają grę, najwyżej ${n(most)}?`,
      hint: 'Z\u00a0ręki, na dobre; po monecie.',
      none: 'Nie usuwaj',
      choose: 'Najpierw wybierz karty',
      go: (list: readonly number[]) => `Usuń: ${these(list)}`,
      note: 'Nigdy nie wracają.',
      tooMany: (most: number) => `Najwyżej ${n(most)}.`,
      saidOther: (count: number) => `Twoja zapowiedź: ${n(count)}.`,
    },
    one: {
      removeForWorker: {
        question: 'Która karta opuszcza grę?',
        hint: 'W\u00a0zamian 1 wolontariusz z\u00a0rezerwy.',
        missing: 'Naciśnij kartę na ręce.',
        choose: 'Najpierw wybierz kartę',
        go: (what: string) => `Usuń za wolontariusza: ${what}`,
        none: 'Nie usuwaj',
      },
      reuseWorker: {
        question: 'Który wolontariusz pracuje znowu?',
        hint: 'Biuro, w\u00a0którym stoi, w\u00a0całości, od razu.',
        missing: 'Naciśnij swoje biuro użyte raz.',
        choose: 'Najpierw wybierz wolontariusza',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Użyj znowu: ${what}` : `Użyj znowu: ${what}, dobierz ${n(draws)}`,
        none: 'Nikt',
      },
      copyCard: {
        question: 'Co kopiuje Rzecznik prasowy?',
        hint: 'Kartę w\u00a0grze, której działanie należy do tej fazy.',
        missing: 'Naciśnij kartę w\u00a0grze.',
        choose: 'Najpierw wybierz kartę',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Skopiuj: ${what}` : `Skopiuj: ${what}, dobierz ${n(draws)}`,
        none: 'Nie kopiuj',
      },
      reuseCard: {
        question: 'Której karty używasz znowu?',
        hint: 'Potem zostaje odłożona. Jej monet nigdy się nie podwaja.',
        missing: 'Naciśnij kartę w\u00a0grze użytą raz.',
        choose: 'Najpierw wybierz kartę',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Użyj znowu: ${what}` : `Użyj znowu: ${what}, dobierz ${n(draws)}`,
        none: 'Żadnej',
      },
    },
    pay: {
      question: 'Czym płacisz?',
      hint: 'Karta za każdą monetę. W\u00a0fazie 3 tych monet już nie ma.',
      go: (sum: number, draws: number) =>
        sum === 0 ? 'Nic nie płać' : `Zapłać ${coinsTaken(sum)}, dobierz ${n(draws)}`,
      name: 'Użyj na monety',
      draws: 'Dobierasz',
      left: 'Zostaje na fazę 3',
      asksMore: 'pyta o\u00a0coś jeszcze',
    },
    either: {
      question: 'Moneta czy punkty?',
      hint: 'Przy każdym użyciu wybierasz od nowa. Zostawiona na ręce daje punkty.',
      go: (isCoin: boolean) => (isCoin ? 'Weź monetę' : 'Weź punkty'),
    },
    chain: {
      label: (step: number, of: number) => `Łańcuch: krok ${n(step)} z\u00a0${n(of)}`,
      here: 'Jesteś tutaj',
      hereSay: 'zdecyduj poniżej',
      played: 'zagrane',
      used: 'użyte',
      usedAgain: 'użyte po raz drugi',
      reused: 'użyte po raz drugi',
      copied: 'skopiowane',
      exchanged: 'wymienione',
      removed: 'usunięte z\u00a0gry',
      drew: 'dobrane',
      leaves: (card: number) => `${name(card)}: do odłożonych`,
      leavesSay: 'w\u00a0tej rundzie już nie do użycia',
      back: 'Potem wracasz:',
      kinds: {
        drawNumber: 'dobieranie',
        exchangeNumber: 'wymiana',
        exchangeCards: 'wymiana',
        removeNumber: 'usuwanie',
        removeCards: 'usuwanie',
        removeForWorker: 'karta za wolontariusza',
        pay: 'płatność',
        reuseWorker: 'drugie użycie wolontariusza',
        copyCard: 'kopiowanie',
        reuseCard: 'drugie użycie karty',
        coinOrPoints: 'moneta czy punkty',
        coinsForDoctorate: 'Doktorat',
        leave: 'odłożenie karty',
      },
    },
    waiting: {
      others: 'Decydują inni',
      decides: (who: string) => `Decyduje ${who}.`,
      several: (count: number) => `Jeszcze decydują: ${n(count)}.`,
      decided: (count: number, of: number) => `Karty położone: ${n(count)} z\u00a0${n(of)}.`,
      thinks: 'myśli',
      laid: 'zakryta',
      yours: 'Twoja ostatnia akcja',
    },
    point: {
      news: 'Przed chwilą',
      more: (count: number) => `jeszcze ${n(count)}`,
      marked: 'nowe po Twojej decyzji',
      nothing: 'Gra się zaczyna.',
      office: (number: number, count: number, names: readonly string[]) =>
        `(${t.officeEffects[actionOf[number]](officeFigureOf[number])}${
          actionOf[number] === 'draw' || actionOf[number] === 'exchange'
            ? '; używane w\u00a0Twoim ruchu'
            : actionOf[number] === 'reuseCard'
              ? '; faza 2 lub 3'
              : '; w\u00a0fazie 3'
        }). ${names.length > 0 ? `Na miejscu: ${f.list(names)}.` : count > 0 ? `Puste, ${markersThere(count)}.` : 'Puste.'}`,
      street: (what: {
        card: number;
        space: number;
        price: number | undefined;
        reds: number;
        coins: number | undefined;
        planned: number | undefined;
        unseen: number;
      }) => {
        const cost =
          what.price === undefined
            ? 'nie na sprzedaż'
            : `pole ${n(what.space)}, ${coins(what.price)}`;
        const have =
          what.coins === undefined || what.price === undefined
            ? ''
            : what.coins >= what.price
              ? ` W\u00a0zasięgu masz ${n(what.coins)}.`
              : what.planned !== undefined && what.planned >= what.price
                ? ` W\u00a0zasięgu masz ${n(what.coins)}, z\u00a0Twoim planem ${n(what.planned)}.`
                : ` Brakuje Ci ${n(what.price - what.coins)}.`;
        const along =
          what.reds === 0 || what.price === undefined ? '' : ` ${f.begin(redsAlong(what.reds))}.`;
        return `(${does(what.card)}): ${cost}.${have}${along} ${unseenSay(what.unseen)}`;
      },
      brings: (
        gain: Readonly<Record<'coins' | 'points' | 'draws' | 'workers', number>>,
        inHand: boolean,
      ) => {
        const parts = [
          gain.coins > 0 ? coins(gain.coins) : '',
          gain.points > 0 ? points(gain.points) : '',
          gain.draws > 0 ? cards(gain.draws) : '',
          gain.workers > 0 ? workers(gain.workers) : '',
        ].filter((part) => part !== '');
        if (parts.length === 0) return inHand ? 'Teraz nic Ci nie daje.' : '';
        return inHand
          ? `Teraz daje Ci: ${f.list(parts)}.`
          : `Na ręce dałaby Ci teraz: ${f.list(parts)}.`;
      },
      bought: (most: number) => `Kupiony teraz da najwyżej ${points(most)}.`,
      acts: (names: readonly string[]) =>
        names.length === 0 ? 'Teraz nie ma na co działać.' : `Teraz do wyboru: ${f.list(names)}.`,
      reach: (names: readonly string[]) => `Nowe w\u00a0zasięgu: ${f.list(names)}.`,
      player: (what: {
        score: number;
        gain: number;
        bought: readonly (readonly [kind: CardKind, count: number])[];
      }) => {
        const score = `${points(what.score)}, ${f.signed(what.gain)} za biura i\u00a0znaczniki, gdyby runda skończyła się teraz.`;
        return what.bought.length === 0
          ? score
          : `${score} Kupione dotąd: ${f.list(what.bought.map(many))}.`;
      },
      card: (card: number, unseen: number) =>
        `(${does(card)}${when(card) === '' ? '' : `; ${when(card)}`}). ${unseenSay(unseen)}`,
    },
    reveal: {
      kicker: (round: number) => `Runda ${n(round)} · karty odkryte`,
      headline: (names: readonly string[], own: number) => {
        if (own < 0) return `Zaczyna ${names[0]}`;
        if (own === 0) return `Zaczynasz Ty, potem ${names[1]}`;
        return own === names.length - 1
          ? `Zaczyna ${names[0]}, Ty na końcu`
          : `Zaczyna ${names[0]}, Ty na ${ordinal(own + 1)} miejscu`;
      },
      former: 'Kolejność dotąd',
      order: (round: number) => `Kolejność w\u00a0${n(round)}. rundzie`,
      gives: (card: number, own: boolean) => {
        const verb = own ? 'poświęcasz' : 'poświęca';
        return (
          {
            coins: `${verb} ${coinsTaken(coinsOf[card])}`,
            points: `${verb} ${points(pointsOf[card])}`,
            draw: `${verb} dobranie: ${cards(figureOf[card])}`,
            workers: `${verb}: ${workers(figureOf[card])}`,
            nothing: `nic nie ${verb}`,
          }[effectOf[card] as string] ?? `${verb}: ${plain(kindOf[card])}`
        );
      },
      higher: 'Wyższa karta gra wcześniej',
      higherSay: 'Pierwszeństwo ma karta z\u00a0wyższym numerem.',
      moved: (by: number, place: number) => {
        if (by === 0) return `Zostajesz na ${ordinal(place)} miejscu.`;
        const places = some('miejsce', 'miejsca', 'miejsc', 'miejsca')(Math.abs(by));
        return by > 0
          ? `Awansujesz o\u00a0${places}, na pozycję ${n(place)}.`
          : `Spadasz o\u00a0${places}, na pozycję ${n(place)}.`;
      },
      equal: 'Remis odwraca kolejność',
      equalSay: (names: readonly string[], card: number) =>
        `Karta ${n(card)}: ${f.list(names)}. W\u00a0takiej kolejności byli dotąd; teraz jest odwrotnie.`,
      aside: 'Karty zostają odłożone',
      asideSay: (isLast: boolean) =>
        isLast
          ? 'Do końca gry leżą bezczynnie.'
          : 'Do porządków leżą bezczynnie; potem idą na odrzucone.',
    },
    harvest: {
      kicker: (round: number) => `Runda ${n(round)} · wszyscy po zakupach i\u00a0punktach`,
      headline: (top, leads) => {
        const most = f.list(top.map((one) => one.name));
        const same =
          top.length === leads.length && top.every((one, i) => one.name === leads[i].name);
        if (same) return `Najwięcej punktów i\u00a0prowadzenie: ${most}`;
        return `Najwięcej punktów: ${most}, na czele: ${f.list(leads.map((one) => one.name))}`;
      },
      kinds: {
        cards: 'karty',
        offices: 'biura',
        markers: 'znaczniki',
        doctorates: 'Doktorat',
      },
      bar: (gain: { cards: number; offices: number; markers: number; doctorates: number }) =>
        said([
          gain.cards > 0 ? `karty ${n(gain.cards)}` : '',
          gain.offices > 0 ? `biura ${n(gain.offices)}` : '',
          gain.markers > 0 ? `znaczniki ${n(gain.markers)}` : '',
          gain.doctorates > 0 ? `Doktorat ${n(gain.doctorates)}` : '',
        ]) || 'bez punktów',
      for: 'za',
      along: 'w\u00a0pakiecie',
      nothing: 'bez zakupów',
      laid: (count: number) =>
        count === 0 ? 'Bez nowych znaczników' : `Nowe znaczniki: ${n(count)}`,
      laidSay: 'Po jednym na każde biuro bez wolontariusza.',
      opens: 'Otwiera się nowe biuro',
      moves: 'Ulica się przesuwa',
      unsold: (list: readonly number[]) =>
        list.length === 0
          ? 'Nic nie opuszcza gry. Nowe karty przychodzą z\u00a0prawej.'
          : `Niesprzedane, poza grą: ${f.list(list.map(name))}.`,
      fresh: 'W\u00a0ramce: nowe karty.',
      race: (goal: number) => `Wyścig do ${n(goal)}`,
    },
    final: {
      kicker: (rounds: number) =>
        `Wynik końcowy · Copycat, ${some('runda', 'rundy', 'rund', 'rundy')(rounds)}`,
      wins: (who: string, lead: number, isYou: boolean) =>
        `${isYou ? 'Wygrywasz' : `Wygrywa ${who}`} z\u00a0przewagą ${f.plural(lead, { one: '#\u00a0punktu', few: '#\u00a0punktów', many: '#\u00a0punktów', other: '#\u00a0punktu' })}`,
      winsAlone: (who: string, isYou: boolean) => (isYou ? 'Wygrywasz' : `Wygrywa ${who}`),
      shared: (names: readonly string[]) => `Wspólne zwycięstwo: ${f.list(names)}`,
      resigned: (names: readonly string[]) => `Rezygnacja: ${f.list(names)}.`,
      minded: (names: readonly string[]) => `Nieobecność (grał głównie bot): ${f.list(names)}.`,
      byPoints: (limit: number, round: number) =>
        `Próg ${n(limit)} osiągnięto w\u00a0${n(round)}. rundzie, więc wszyscy ją dokończyli.`,
      byDoctorate: (round: number) =>
        `Ostatni Doktorat poszedł w\u00a0${n(round)}. rundzie, więc wszyscy ją dokończyli.`,
      byRounds: (round: number) => `${n(round)}. runda była ostatnia.`,
      byLast: (more: number, less: number) =>
        `Remis w\u00a0punktach, w\u00a0ostatniej rundzie ${n(more)} do ${n(less)}.`,
      plumes: 'W\u00a0cudzych piórkach',
      plumesSay: 'piórko za każdą rundę, tak długie jak jej punkty; od 10 wypełnione',
      feathers: (who: string, gains: readonly number[]) =>
        `${who}: ${gains.map((gain) => n(gain)).join(', ')}`,
      race: 'Wyścig',
      source: 'Skąd wziął się każdy punkt',
      spelled: 'Słowami',
      line: (who: string, total: number, parts: readonly (readonly [string, number])[]) =>
        `${who}: ${points(total)}. ${f.begin(parts.map(([what, count]) => `${what} ${n(count)}`).join(', '))}.`,
      turning: 'Największa przewaga w\u00a0rundzie',
      turn: (round: number) => `${n(round)}. runda.`,
      turnSay: (who: string, gain: number, ahead: number, isYou: boolean) =>
        `${isYou ? 'Zdobywasz' : `${who} zdobywa`} ${points(gain)}, o\u00a0${n(ahead)} więcej niż ktokolwiek inny.`,
      show: 'Pokaż',
      again: 'Rewanż, ten sam stół',
      step: 'Przejrzyj',
      file: 'Zapisz',
    },
    keysSay:
      'Element na stole naciska się jak przycisk: raz, żeby wybrać, drugi raz, żeby wykonać.',
    keys: {
      street: ['S', 'do ulicy'],
      offices: ['O', 'do biur'],
      hand: ['H', 'do Twojej ręki'],
      play: ['I', 'do Twoich kart w\u00a0grze'],
      others: ['P', 'do pozostałych graczy'],
      arrows: ['← ↑ ↓ →', 'od elementu do elementu, także Home i\u00a0End'],
      end: ['E', 'zakończ ruch lub fazę'],
      drop: ['Esc', 'porzuć wybór'],
      advice: ['B', 'co zrobiłby Strateg?'],
    },
    ordinal,
  };

  /** Chosen cards on a button: those of one kind together, in short where there are several kinds. */
  function unseenSay(count: number): string {
    return count === 0 ? 'Takich już nie będzie.' : `Jeszcze takich: ${n(count)}.`;
  }
};
