import { verb, type Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { CabinetId } from '../../edition-2006/texts.js';
import type { BoardTexts } from '../../en/edition-2006/board.js';
import { called, worldBoard } from '../board.js';
import { offices } from './cabinet.js';
import { counted } from './counted.js';

const office = (id: string): string => offices[id as CabinetId].name; // of the data

/** Polish: the board of Die Macher 2006. Sums are in thousands of euros. */
export const board = (f: Formats<'pl'>): BoardTexts => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, quoted, says } = called(f, data.topics);
  const { votes, points } = world;
  const { cardsTaken, mediaMarkers, meetings, members, seats, some } = counted(f);
  /** A party behind its verb, as a question has it. */
  const asks = (id: string, one: string, several: string): string =>
    `${verb(partyOf(id), { one, several })} ${partyOf(id).mid}`;
  const half = '½';
  const factor = (k: number): string => (k === 0.5 ? half : n(k));
  /** 6 × (+2 + 3); with a factor below 1 it is said what it counts as. */
  const product = (k: number, popularity: number, match: number): string =>
    f.whole(
      `${n(k)} × (${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))})${
        popularity + match < 1 ? ` → ${half}` : ''
      }`,
    );
  /** From one figure to another; where nothing changes there is one. */
  const change = (a: number, b: number): string => (a === b ? n(a) : `${n(a)} → ${n(b)}`);
  return {
    ...world,
    title: 'Die Macher 2006',
    doubleMarker: 'Kluczowy temat',
    office,
    change,
    meetings,
    members,
    product,
    phases: [
      'Pierwszy gracz',
      'Program',
      'Gabinet cieni',
      'Koalicje',
      'Media',
      'Wiece',
      'Sondaże',
      'Głosy',
      'Wybory',
      'Darowizny',
    ],
    phasesShort: [
      'Start',
      'Program',
      'Gabinet',
      'Koalicje',
      'Media',
      'Wiece',
      'Sondaże',
      'Głosy',
      'Wybory',
      'Darowizny',
    ],
    strip: { ...world.strip, setupSteps: ['Etap wstępny'] },
    frame: {
      ...world.frame,
      lastFull: {
        label: 'Ostatnia pełna runda:',
        text: 'zaraz po niej odbędą się ostatnie wybory. Zaoszczędzone pieniądze nic nie dadzą.',
      },
    },
    table: {
      ...world.table,
      electsAfter: 'Wybory zaraz po tej rundzie',
      yourMatch: 'Twoja zgodność',
      upTo: 'najwięcej mandatów',
      coalition: 'koalicja',
      meetings: 'wiece',
      popularity: 'popularność',
      match: '+ zgodność',
      factor: '= mnożnik',
      adds: '+ głosy',
      seats: 'mandaty',
      factorOf: factor,
      popularityTitle: 'Popularność',
      stairs: (lines: readonly string[]) => `Popularność: ${lines.join(', ')}`,
      cabinet: 'Gabinet',
      faceDown: 'zakryta karta',
      ofMeetings: (held: number, planned: number) =>
        `${meetings(held)} z\u00a0${n(data.meetingsPerState)}${planned > 0 ? `, w\u00a0planie jeszcze ${n(planned)}` : ''}`,
      chartLine: (who: string, now: number, then: number, pile: 'top' | 'beneath' | undefined) =>
        `${who} ${n(now)}, ${n(then)}, gdyby wybory były teraz${
          pile === undefined ? '' : pile === 'top' ? ', na wierzchu' : ', pod spodem'
        }`,
      pays: 'W\u00a0swoich wyborach płaci 1\u00a0000\u00a0€ za członka',
      barred: 'Tu bez koalicji',
      tile: (who: string) => `${who}: żeton koalicji`,
      pact: (who: string, with_: string) => `Koalicja: ${who} i\u00a0${with_}`,
      noTile: (who: string) => `${who}: bez żetonu`,
      sum: (k: number, p: number, match: number, gain: number, before: number, total: number) =>
        `${product(k, p, match)} = ${n(gain)}; ${f.whole(
          `${n(before)} + ${n(gain)} = ${before + gain > total ? `${n(before + gain)} → ` : ''}${votes(total)}`,
        )}`,
      noMeeting: (total: number) => `Nie ma tu wiecu: ${votes(total)}`,
      nobodyYet: 'Nikt nie miałby tu jeszcze głosów.',
      ahead: (who: string, a: number, b: number) =>
        `Na czele ${a === b ? 'o\u00a0włos ' : ''}${who}, ${n(a)}:${n(b)}`,
      together: (sum: number, other: number) =>
        ` = ${n(sum)}, ${sum === other ? 'o\u00a0włos przed' : 'więcej niż'} ${n(other)}`,
      narrow: (who: string, other: string, k: number) =>
        `Na czele o\u00a0włos ${who}, dalej ${other}, po ${n(k)}`,
      low: 'mnożnik poniżej 1 liczy się jak ½',
      lowLong: (match: number) =>
        `Popularność i\u00a0zgodność razem liczą się co najmniej jak ½. Twoja zgodność wynosi tu ${n(match)}.`,
      /** Narrow enough for a tab. */
      nationTab: 'Kraj',
      nationKey: 'plansza krajowa',
      nation: 'Plansza krajowa',
      nationSay:
        'Zwycięzcy przenoszą tu opinie. Każda liczy się dla każdego programu, który ją zawiera: członkowie co rundę, punkty na koniec. Taka sama karta czyni ją dominującą (+5), przeciwna ją zastępuje.',
      open: 'Obejrzyj z\u00a0bliska',
      nationYours: (m: number, p: number) => `Ty: członkowie ${f.signed(m)} na rundę, ${points(p)}`,
      mediaOf: 'Media z\u00a0wyborów',
      reserve: 'Pula wymiany',
      space: (k: number, p: number, m: number) =>
        `Pole ${n(k)}: ${points(p)}, ${members(m)} na rundę.`,
      dominant: 'dominu\u00adjąca +5',
      free: 'wolne',
      nobodyHolds: 'nikt',
      perRound: 'członkowie na rundę',
      pointsOpinions: 'punkty, opinie',
      pointsMedia: 'punkty, media',
      membersNow: 'członkowie teraz',
      more: (k: number) => `+${n(k)}`,
    },
    seat: {
      ...world.seat,
      starts: 'zaczyna',
      points: 'mandaty',
      members: 'członków',
      meetings: 'wieców',
      says: {
        money: 'Każda płatność jest w\u00a0dzienniku; stanu kasy nie widać.',
        ownMoney: 'Każda płatność jest w\u00a0dzienniku; stanu Twojej kasy inni nie widzą.',
        openMoney: 'Każda płatność jest w\u00a0dzienniku.',
        members:
          'Na koniec po punkcie; w\u00a0rundach 1, 3 i\u00a05 (w\u00a0skróconej: 1 i\u00a03) po 1\u00a0000\u00a0€. Najwięcej członków: 10 punktów, drugi wynik 6.',
        meetings: 'Wiece jeszcze w\u00a0puli.',
        media: 'Znaczniki mediów jeszcze w\u00a0puli.',
      },
      cabinetLeft: (list: readonly string[]) => `Pozostały gabinet: ${list.join(', ')}`,
      contributionsLeft: (list: readonly string[]) => `Pozostałe darowizny: ${list.join(', ')}`,
    },
    waiting: {
      ...world.waiting,
      kinds: {
        preliminary: 'etap wstępny',
        bid: 'tajne oferty',
        bidAgain: 'remis',
        nameFirstPlayer: 'pierwszy gracz',
        exchangeCards: 'karty na ręce',
        changeProgram: 'programy',
        layCabinet: 'gabinet cieni',
        useCabinet: 'karta gabinetu',
        approach: 'rozmowy koalicyjne',
        answerOffer: 'propozycja',
        buyMedia: 'znaczniki mediów',
        swapOpinion: 'opinia',
        placeMeetings: 'wiece',
        bidForPoll: 'sondaż',
        publishPoll: 'sondaż',
        convertMeetings: 'głosy',
        moveMedia: 'znacznik mediów',
        carryOpinion: 'opinie ogólnokrajowe',
        contribute: 'darowizny',
      },
    },
    preliminary: {
      q: (id: string) => `Jak ${asks(id, 'zaczyna', 'zaczynają')}?`,
      hint: 'Po jednej kolumnie z\u00a0każdej listy, za darmo; dla każdej części land, może być ten sam.',
      first: 'Pierwsza lista',
      second: 'Druga lista',
      parts: {
        popularity: `Popularność ${f.signed(data.preliminary.list1Values.popularity)}`,
        meetings: meetings(data.preliminary.list1Values.meetings),
        votes: votes(data.preliminary.list1Values.votes),
      },
      media: (k: number) => `Media ${n(k)}`,
      mediaAll: mediaMarkers,
      option: (list: readonly string[]) => f.list(list),
      stateFor: (what: string) => `Land: ${what}`,
      membersTo: 'Członkowie',
      meetingsLeft: 'Pozostałe wiece',
      mediaLeft: 'Pozostałe media',
      go: 'Zacznij tak',
      chooseList: 'Wybierz kolumnę z\u00a0każdej listy',
      unset: (k: number) =>
        f.plural(k, {
          one: '# część czeka na land',
          few: '# części czekają na land',
          many: '# części czeka na land',
          other: '# części czeka na land',
        }),
      gives: (k: number, p: number, match: number, v: number) =>
        `${product(k, p, match)}${v > 0 ? ` + ${n(v)}` : ''}`,
    },
    bid: {
      ...world.bid,
      q: 'Ile jest dla Ciebie warte wskazanie pierwszego gracza?',
      hint: 'Kto da najwięcej, płaci do banku i\u00a0wskazuje dowolnego gracza, także siebie. Nikt inny nie płaci.',
      qAgain: (bid: number, others: readonly string[]) =>
        `Remis ${f.list(others.map((id) => partyOf(id).with))}, po ${eur(bid)}. Ile dajesz teraz?`,
      hintAgain: 'Znów tajnie, co najmniej tyle samo. Nadal remis: rozstrzyga rzut kostką.',
      once: 'jeszcze jedna oferta, potem kostki',
      diceSay: 'rozstrzygają kostki',
      say: (first: string | undefined) =>
        `Kto zaczyna, jest pierwszy w\u00a0rozmowach i\u00a0w\u00a0każdej licytacji, ale przy równych głosach na wierzchu jest ten, kto gra ostatni.${first === undefined ? '' : ` Dotąd: ${partyOf(first).name}.`}`,
    },
    first: {
      q: 'Kto ma zaczynać tę rundę?',
      hint: 'Pierwszy gracz zaczyna każdą fazę i\u00a0licytację. Kto zamienia wiece ostatni, ląduje na wierzchu przy równych głosach.',
      order: (who: readonly string[]) => who.join(' · '),
      go: (id: string) => says(id, 'zaczyna', 'zaczynają'),
      choose: 'Wybierz partię',
      paid: 'Płacisz',
    },
    exchange: {
      same: 'taka sama jak w\u00a0Twoim programie',
      only: (number: number) => `może zastąpić tylko ${quoted(number)}`,
      q: 'Które karty z\u00a0ręki wymieniasz?',
      hint: 'Raz, dowolne, w\u00a0tajemnicy przed innymi; dobierasz tyle samo.',
      go: (k: number) =>
        f.plural(k, {
          one: 'Odrzuć jedną, dobierz jedną',
          few: `Odrzuć #, dobierz ${n(k)}`,
          many: `Odrzuć #, dobierz ${n(k)}`,
          other: `Odrzuć #, dobierz ${n(k)}`,
        }),
      none: 'Zachowaj wszystkie karty',
    },
    conference: {
      q: 'Zmieniasz jedną kartę programu?',
      hint: 'Jedna wchodzi, jedna znika, najwyżej raz na rundę; musi zostać pięć tematów.',
      in: 'Wchodzi',
      out: 'Znika, na stos odrzuconych',
      foot: 'Twoja zgodność',
      go: (a: number) => `Wyłóż ${quoted(a)}`,
      choose: 'Wybierz, która wchodzi i\u00a0która znika',
      leave: 'Zostaw bez zmian',
      alike: 'jak u\u00a0Ciebie',
    },
    cabinet: {
      q: 'Kogo wysyłasz i\u00a0dokąd?',
      hint: 'Zakryte, najwyżej jedna na land. Zamiast własnej akcji każda może zmienić kluczowy temat albo zastąpić media.',
      deeds: (v: number, own: number, other: number, media: boolean) =>
        [
          f.either([
            `głosy ${f.signed(v)}`,
            ...(own === 0 ? [] : [`popularność ${f.signed(own)}`]),
            ...(other === 0
              ? []
              : [`${own === 0 ? 'cudza popularność' : 'cudza'} ${f.signed(other)}`]),
          ]),
          ...(media ? [] : ['nie zastępuje mediów']),
        ].join(', '),
      telephone: 'daje żeton koalicji, chcesz czy nie',
      stay: 'zostaje',
      where: (name: string) => `${name}: dokąd?`,
      toPay: 'Do zapłaty',
      after: 'Gabinet potem',
      go: (k: number, cost: number) => `Wyłóż ${cardsTaken(k)} za ${eur(cost)}`,
      none: 'Nie wykładaj kart',
    },
    use: {
      q: 'Która z\u00a0Twoich kart teraz działa i\u00a0jak?',
      hint: 'Jedna akcja na kartę, w\u00a0dowolnej kolejności; opłacona jest tak czy inaczej.',
      state: 'Gdzie',
      raise: (k: number) => `Twoja popularność ${f.signed(k)}`,
      lower: (id: string, k: number) => `Popularność ${partyOf(id).of} ${f.signed(k)}`,
      lowerOf: (k: number) => `Popularność innej partii ${f.signed(k)}`,
      media: (id: string) => `Zastąp znacznik mediów ${partyOf(id).of}`,
      mediaOf: 'Zastąp znacznik mediów',
      keyOff: 'Usuń kluczowy temat',
      go: (what: string) => `Wykonaj: ${what}`,
      choose: 'Wybierz akcję',
      waive: 'Zrezygnuj z\u00a0reszty',
    },
    talks: {
      q: (id: string, name: string) =>
        `Z\u00a0kim ${asks(id, 'chce rządzić', 'chcą rządzić')}? Land: ${name}`,
      hint: 'Obie strony potrzebują tam żetonu i\u00a0dwóch takich samych kart. Trzy lub więcej takich samych: nie można odmówić.',
      forced: (k: number) => `takich samych ${n(k)}: powstaje od razu`,
      asked: (k: number, who: string) => `takich samych ${n(k)}: odmowa możliwa (${who})`,
      sum: (a: number, b: number) => `${n(a)} + ${n(b)} = ${n(a + b)}`,
      go: (id: string) => `Rządź ${partyOf(id).with}`,
      choose: 'Wybierz partnera albo idź samodzielnie',
      alone: 'Idź samodzielnie',
      now: 'Sumy tak, jakby wybory były teraz.',
      asksQ: (id: string) => `${says(id, 'pyta', 'pytają')}: rządzimy razem?`,
      asksHint: 'Dwie takie same karty, więc możesz odmówić. Odpowiedź słyszą wszyscy.',
      ifWin: 'Jeśli wygracie',
      marker: 'po znaczniku mediów',
      opinion: 'po opinii',
      seats: 'Mandaty',
      yourOwn: 'każdy swoje, jak samodzielnie',
      agree: 'Zgoda: rządzimy razem',
      refuse: 'Odmów',
      other: 'Pozostali',
      best: (who: string, k: number) => `${who}, najsilniej w\u00a0pojedynkę: ${n(k)}`,
    },
    media: {
      ...world.media,
      q: 'Kupujesz znacznik mediów?',
      hint: `Po ${eur(data.mediaCost)}, pojedynczo, w\u00a0kółko, aż wszyscy po kolei spasują. Pas nie zamyka drogi do zakupu później.`,
      lead: (a: number, b: number) =>
        `Kontrolujesz je wtedy ${n(a)}:${n(b)}: możesz wymienić opinię i\u00a0żaden sondaż Ci nie zaszkodzi.`,
    },
    swap: {
      q: (name: string) => `Wymieniasz opinię? Land: ${name}`,
      hint: 'Odkryta na jedną z\u00a0puli; jej temat nie może już tam leżeć.',
      out: 'Znika, do puli',
      in: 'Wchodzi, z\u00a0puli',
      match: 'zgodność',
      key: 'kluczowy temat',
      byMedia: 'kontrolujesz media',
      byVotes: 'masz większość bezwzględną',
      go: 'Wymień te dwie opinie',
      choose: 'Wybierz, która znika i\u00a0która wchodzi',
      leave: 'Nic nie wymieniaj',
    },
    meet: {
      q: (id: string) => `Gdzie ${says(id, 'organizuje', 'organizują')} wiece?`,
      hint: `Raz; w\u00a0landzie najwyżej ${n(data.meetingsPerStateAndTurn)} nowe, razem ${n(data.meetingsPerState)}, po ${eur(data.meetingCost)}.`,
      none: 'brak',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `Nowe wiece: ${name}`,
      cell: (k: number, cost: number) => `${n(k)} za ${eur(cost)}`,
      change: (p: string, a: number, b: number, c: number, d: number) =>
        `${p}: głosy ${change(a, b)}${c === d ? '' : `, mandaty ${change(c, d)}`}`,
      stays: (a: number, b: number) => `bez zmian: ${votes(a)}, ${seats(b)}`,
      left: 'Pozostałe wiece',
      go: (k: number, cost: number) => `Zorganizuj ${meetings(k)} za ${eur(cost)}`,
      nobody: 'W\u00a0tej rundzie bez wieców',
    },
    auction: {
      ...world.auction,
      cant: (bid: number, money: number) =>
        bid < 0
          ? `Oferta to co najmniej ${eur(data.pollMinimumBid)}, masz ${eur(money)}: możesz tylko spasować.`
          : world.auction.cant(bid, money),
      q: (bid: number) => (bid < 0 ? 'Licytujesz sondaż?' : `Dajesz więcej niż ${eur(bid)}?`),
      hint: 'Jawnie, w\u00a0kółko; kto pasuje, odpada. Kartę widzi tylko zwycięzca.',
      round: (k: number) => `${n(k)}.`,
      out: 'pas',
      publish: 'Opublikuj',
      lines: 'jeden lub dwa wiersze',
      any: '±1 lub ±2, dowolna partia',
      keep: 'Zatrzymaj',
      dice: 'dwie kostki',
      keeps: (least: number, most: number) => `${n(least)}–${members(most)}`,
      shielded: 'Pod osłoną',
      shieldedSay: 'kontrola mediów',
      passOut: 'Pasuj, odpadasz',
    },
    publish: {
      q: 'Publikujesz sondaż? Które wiersze?',
      hint: 'Widzisz go tylko Ty. Jeden lub dwa wiersze różnych partii; zatrzymanego nikt nigdy nie zobaczy.',
      front: 'Sondaż',
      stops: 'tam się zatrzymuje',
      shielded: 'kontrola mediów: nie można obniżyć',
      nothing: 'niczego nie zmienia',
      to: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      go: (list: readonly string[]) => `Opublikuj: ${list.join(', ')}`,
      line: (who: string, to: number) => `${who} ${f.signed(to)}`,
      choose: 'Wybierz wiersz albo zatrzymaj sondaż',
      keep: 'Zatrzymaj, rzuć dwiema kostkami',
    },
    convert: {
      q: 'Ile wieców zamieniasz teraz na głosy?',
      hint: (k: number, round: number) =>
        `Masz ${n(k)}, czyli pięć lub więcej, więc możesz zamienić dowolną liczbę; znaczniki wracają. Wybory w\u00a0${n(round)}.\u00a0rundzie.`,
      group: 'Wiece do zamiany na głosy',
      now: 'Teraz',
      seats: 'Mandaty',
      ended: 'gdyby tak się skończyło',
      back: 'Wraca',
      supply: 'wiece w\u00a0puli',
      open: 'Niewiadome',
      hiddenYet: some(
        'opinia jeszcze zakryta',
        'opinie jeszcze zakryte',
        'opinii jeszcze zakrytych',
        'opinii jeszcze zakrytej',
      ),
      all: 'Wymiana opinii',
      against: (a: number, b: number) => `Ty ${n(a)} ${a > b ? '>' : '≤'} wszyscy inni ${n(b)}`,
      maySwap: 'na razie tak',
      notYet: 'jeszcze nie',
      gain: (v: number) => `+${n(v)}`,
      go: (k: number, v: number) => `Zamień ${meetings(k)} na ${votes(v)}`,
      none: 'Nie zamieniaj teraz',
    },
    move: {
      q: 'Przenosisz znacznik mediów na planszę krajową?',
      hint: (k: number, worth: number) =>
        `${n(k)}. runda jest warta na koniec ${points(worth)}. Znacznik już nie wraca.`,
      move: 'Przenieś',
      end: 'na koniec',
      stay: 'Zostaw',
      back: 'wraca do Ciebie',
      supply: 'Pozostałe media',
      go: (worth: number) => `Przenieś: ${points(worth)}`,
      leave: 'Nie przenoś',
    },
    carry: {
      q: 'Którą opinię przenosisz na planszę krajową?',
      hint: (k: number) =>
        `Najwyżej ${f.plural(k, {
          one: '# opinię',
          few: '# opinie',
          many: '# opinii',
          other: '# opinii',
        })}. Taka sama karta czyni ją dominującą, przeciwna ją zastępuje.`,
      space: (k: number) => `pole\u00a0${n(k)}`,
      spaces: 'Która opinia ustępuje?',
      dominant: 'dominująca',
      replaces: 'zastępuje',
      points: 'punkty',
      members: 'członkowie',
      go: (number: number, gone: number | undefined) =>
        `Przenieś ${quoted(number)}${gone === undefined ? '' : ` zamiast ${quoted(gone)}`}`,
      choose: 'Wybierz opinię albo nie przenoś żadnej',
      none: 'Nie przenoś',
      to: (k: number) => `na pole\u00a0${n(k)}`,
    },
    contribute: {
      q: 'Którą darowiznę przyjmujesz lub odrzucasz?',
      hint: 'Jedna karta albo żadna. Przyjęta leży odkryta, odrzucona zakryta, aż wyłożą wszyscy.',
      accept: 'przyjmij',
      refuse: 'odrzuć',
      used: 'zużyta',
      acceptHead: 'przyjmij: tracisz najwyższą kostkę, średnio',
      refuseHead: 'odrzuć: zyskujesz sumę kostek, średnio',
      average: (k: number) => f.signed(Math.round(k * 10) / 10),
      bonus: 'Premia',
      bonusSay: 'jeśli tylko Ty odrzucasz najwięcej',
      bonusDice: (k: number) => `jeszcze ${some('kostka', 'kostki', 'kostek', 'kostki')(k)}`,
      members: 'Członkowie',
      now: (k: number) => `teraz ${n(k)}`,
      range: (a: number, b: number) => `${n(a)}–${n(b)}`,
      purse: 'Pieniądze',
      after: 'Karty potem',
      goAccept: (sum: number) => `Przyjmij ${eur(sum)}`,
      goRefuse: (sum: number) => `Odrzuć ${eur(sum)}, rzuć o\u00a0członków`,
      choose: 'Wybierz kartę: przyjmij albo odrzuć',
      keep: 'Zachowaj karty',
      dice: some('kostka', 'kostki', 'kostek', 'kostki'),
    },
    compare: {
      say: 'Rachunek każdej partii: wiece × (popularność + zgodność), dodane do głosów, najwyżej do 50; potem mandaty.',
      heads: ['Partia', 'Głosy', 'Z\u00a0wieców', 'Razem', 'Mandaty'],
    },
    election: {
      ...world.election,
      alone: (id: string) => `: ${says(id, 'wygrywa', 'wygrywają')}`,
      narrow: (id: string, k: number | undefined) =>
        `: ${says(id, 'wygrywa', 'wygrywają')} minimalnie${k === undefined ? '' : `, na wierzchu przy ${n(k)}`}`,
      together: (who: readonly string[]) => `: wygrywają razem ${f.list(who)}`,
      nobody: ': nikt nie ma głosów',
      cap: '50: więcej nie można',
      sidesHead: 'Kto jest na czele',
      pileHead: 'Równe głosy: decyduje stos',
      pileSay: 'Kto przychodzi na pole później, ląduje na wierzchu i\u00a0jest przed innymi.',
      level: 'Przy równych sumach wygrywa strona z\u00a0najsilniejszą partią.',
      onTop: 'na wierzchu',
      beneath: 'pod spodem',
      won: 'zwycięstwo',
      seatsHead: 'Mandaty to punkty, dla wszystkich',
      seats: 'mandaty',
      rewardsHead: 'Co mogą zwycięzcy',
      rewardOne: 'Przenieść znacznik mediów na planszę krajową i\u00a0do dwóch opinii.',
      rewardNarrow: 'Przenieść znacznik mediów na planszę krajową i\u00a0jedną opinię, nie dwie.',
      rewardEach:
        'Każdy partner: znacznik mediów i\u00a0jedna opinia; kto ma więcej głosów, wybiera pierwszy.',
      bare: (who: readonly string[]) => `Bez znacznika mediów tutaj: ${f.list(who)}.`,
      rewardLoser: (id: string) =>
        `Po minimalnej porażce znacznik mediów ${asks(id, 'przenosi także', 'przenoszą także')}.`,
      sum: (k: number, p: number, match: number, gain: number) =>
        `${product(k, p, match)} = ${n(gain)}`,
      noMeeting: 'bez wiecu',
      total: (a: number, gain: number, total: number) =>
        `${n(a)} + ${n(gain)} = ${a + gain > total ? `${n(a + gain)} → ` : ''}${votes(total)}`,
      seatsOf: (k: number) => seats(k),
    },
    final: {
      ...world.final,
      kicker: (short: boolean) =>
        `Wynik końcowy · Die Macher 2006, ${short ? 'pięć landów' : 'siedem landów'}`,
      key: [
        'mandaty',
        'członkowie i\u00a0najwięcej członków',
        'media krajowe, opinie ogólnokrajowe',
      ],
      members: 'członkowie',
      membersBonus: 'najwięcej członków',
      membersBonusBrief: 'najwięcej',
      membersSecond: 'drugi wynik członków',
      membersSecondBrief: '2.',
      program: 'kraj',
    },
  };
};
