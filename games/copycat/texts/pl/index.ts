import type { Formats, Who } from '@hustings/texts';
import type { Naming, Texts } from '../texts.js';
import { cardList } from './card-list.js';
import { acts, counted } from './counted.js';
import { events } from './events.js';
import { options } from './front.js';
import { position } from './position.js';
import { refusals } from './refusals.js';

/** Polish: Copycat. */
export const texts = (f: Formats<'pl'>): Texts => {
  const { buys, cards, cardsUpTo, coins, markersThere, moreWorkers, points, workers } = counted(f);
  const n = f.number;
  const names: Texts['cards'] = {
    insideInformation: 'Poufne informacje',
    elbows: 'Ostre łokcie',
    smallPR: 'Mały PR',
    bigPR: 'Duży PR',
    electionCampaignOffice: 'Sztab wyborczy',
    sauna: 'Sauna',
    lunch: 'Lunch',
    keynote: 'Przemówienie',
    fundRaising: 'Zbiórka funduszy',
    fatherlyFriend: 'Dobry wujek',
    industrialist: 'Przemysłowiec',
    banker: 'Bankier',
    gardenParty: 'Przyjęcie w\u00a0ogrodzie',
    wifesFundraiser: 'Bal charytatywny małżonki',
    localMedia: 'Lokalne media',
    nationalRadio: 'Ogólnokrajowe radio',
    nationalNewspaper: 'Ogólnokrajowa gazeta',
    nationalTV: 'Ogólnokrajowa telewizja',
    campaignTrail: 'Objazd wyborczy',
    doctorate: 'Doktorat',
    bonusPayment: 'Premia',
    pressSecretary: 'Rzecznik prasowy',
    battleOfWits: 'Pojedynek umysłów',
    scandal: 'Skandal',
  };
  const offices: Texts['offices'] = {
    draw: (k) => `Dobierz ${n(k)}`,
    exchange: (k) => `Wymień ${n(k)}`,
    coins: (k) => `Monety ${n(k)}`,
    buy: (k) => `Kup ${n(k)}`,
    specialBuy: () => 'Zakup specjalny',
    removeForCoin: (k) => `Usuń ${n(k)}`,
    points: (k) => `Punkty ${n(k)}`,
    reuseCard: () => 'Biuro wielkich projektów',
  };
  return {
    title: 'Copycat',
    cards: names,
    numbered: (name, number) => `${name} ${n(number)}`,
    offices,
    lettered: (name, letter) => `${name} ${letter}`,
    effects: {
      coins: (_, c) => coins(c),
      points: (_, __, p) => points(p),
      draw: (k) => `dobierz do ${cardsUpTo(k)}`,
      placeAnother: () => 'wyślij w\u00a0tym ruchu jeszcze jednego wolontariusza',
      placeOnOccupied: () => 'możesz wejść do biura, w\u00a0którym jest cudzy wolontariusz',
      workers: (k) => `weź ${moreWorkers(k)} na tę rundę`,
      removeForWorker: () => 'usuń z\u00a0gry kartę z\u00a0ręki za 1 dodatkowego wolontariusza',
      drawPerCoin: () => 'płać monetami, za każdą dobierz kartę',
      doubleCoins: () => 'podwaja Twoje monety',
      either: (_, c, p) => `${coins(c)} lub ${points(p)}`,
      doubleMarkers: () => 'podwaja punkty za Twoje znaczniki',
      reuseWorker: () => 'jeden z\u00a0Twoich wolontariuszy ponownie używa swojego biura',
      copyCard: () => 'robi to samo co inna karta w\u00a0Twoim obszarze gry',
      keepHand: () => 'zachowaj nieużyte karty z\u00a0ręki na następną rundę',
      pointsPerCoinAtPurchase: () => 'przy zakupie: zamień monety na tyle samo punktów',
      nothing: () => 'nic nie robi',
    },
    times: {
      coins: 'faza zakupów',
      points: 'faza zakupów',
      doubleCoins: 'faza zakupów',
      either: 'faza zakupów',
      doubleMarkers: 'faza zakupów',
      keepHand: 'faza zakupów',
      reuseWorker: 'faza akcji lub zakupów',
      copyCard: 'faza akcji lub zakupów',
      pointsPerCoinAtPurchase: '',
      nothing: '',
      draw: 'faza akcji',
      placeAnother: 'faza akcji',
      placeOnOccupied: 'faza akcji',
      workers: 'faza akcji',
      removeForWorker: 'faza akcji',
      drawPerCoin: 'faza akcji',
    },
    officeEffects: {
      draw: (k) => `dobierz do ${cardsUpTo(k)}`,
      exchange: (k) => `wymień do ${cardsUpTo(k)} z\u00a0ręki`,
      coins,
      buy: (k) => `kup do ${cardsUpTo(k)}`,
      specialBuy: () => 'przesuń i\u00a0uzupełnij ulicę, potem kup 1 kartę',
      removeForCoin: (k) => `usuń z\u00a0gry do ${cardsUpTo(k)} z\u00a0ręki, po 1 monecie`,
      points,
      reuseCard: () => 'użyj po raz drugi karty z\u00a0Twojego obszaru gry',
    },
    refusals: refusals(f),
    cardList: cardList(f, { cards: names, offices }),
    options,
    questions: {
      bid: () =>
        'Którą kartę z\u00a0ręki kładziesz zakrytą? Najwyższy numer zaczyna; w\u00a0tej rundzie karty już nie użyjesz.',
      turn: ({ workers: left }) =>
        `Twój ruch: co robisz? ${left === 0 ? 'Nie masz już kogo wysłać.' : `Do wysłania: ${workers(left)}.`}`,
      step: (asked) =>
        `Twoja faza zakupów: ${coins(asked.coins)} do wydania, ${buys(asked.rights)}, dotąd ${points(asked.points)}. Co robisz?`,
      drawNumber: ({ figure }) => `Ile kart dobierasz, najwyżej ${n(figure)}?`,
      exchangeNumber: ({ figure }) => `Ile kart z\u00a0ręki wymieniasz, najwyżej ${n(figure)}?`,
      exchangeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Którą kartę z\u00a0ręki wymieniasz?',
          few: 'Które # karty z\u00a0ręki wymieniasz?',
          many: 'Które # kart z\u00a0ręki wymieniasz?',
          other: 'Które # karty z\u00a0ręki wymieniasz?',
        }),
      removeNumber: ({ figure }) =>
        `Ile kart z\u00a0ręki usuwasz z\u00a0gry, najwyżej ${n(figure)}, po 1 monecie?`,
      removeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Którą kartę z\u00a0ręki usuwasz z\u00a0gry?',
          few: 'Które # karty z\u00a0ręki usuwasz z\u00a0gry?',
          many: 'Które # kart z\u00a0ręki usuwasz z\u00a0gry?',
          other: 'Które # karty z\u00a0ręki usuwasz z\u00a0gry?',
        }),
      removeForWorker: () => 'Którą kartę z\u00a0ręki usuwasz z\u00a0gry za wolontariusza?',
      pay: ({ figure }) =>
        `Czym jeszcze płacisz za „Zbiórkę funduszy”? Dotąd: ${coins(figure)}; za każdą dobierasz kartę.`,
      reuseWorker: () => 'Którego wolontariusza używasz po raz drugi?',
      copyCard: () => 'Którą kartę z\u00a0obszaru gry kopiujesz?',
      reuseCard: () => 'Której karty z\u00a0obszaru gry używasz po raz drugi?',
      coinOrPoints: () => 'Moneta czy punkty?',
      coinsForDoctorate: () => 'Ile monet zamieniasz na punkty?',
      declinePoints: () => 'Z\u00a0ilu punktów rezygnujesz, żeby nie kończyć gry?',
    },
    deeds: {
      play: { group: 'Zagraj kartę', says: (what) => `Zagraj: ${what}` },
      use: { group: 'Użyj tego, co masz', says: (what) => `Użyj: ${what}` },
      place: {
        group: 'Wyślij wolontariusza do biura',
        says: (what) => `Wyślij wolontariusza: ${what}`,
      },
      'lay out': { group: 'Wyłóż kartę', says: (what) => `Wyłóż: ${what}` },
      buy: { group: 'Kup z\u00a0ulicy', says: (what) => `Kup: ${what}` },
    },
    endings: {
      'end turn': 'Zakończ ruch',
      'end phase': 'Zakończ fazę zakupów',
      'end payment': 'Zamknij płatność i\u00a0dobierz',
    },
    passes: {
      removeForWorker: 'Bez usuwania',
      reuseWorker: 'Bez drugiego użycia',
      copyCard: 'Bez kopiowania',
      reuseCard: 'Bez drugiego użycia',
    },
    pass: 'Pasuj',
    passesRound: 'nikogo nie wysyłasz: pasujesz do końca rundy',
    theOffice: (name) => `biuro ${f.quoted(name)}`,
    markersThere,
    sale: ({ card, space, price }) => {
      const where = space === undefined ? '' : `, pole ${n(space)}`;
      return `${card}${where}, ${price === undefined ? 'nie na sprzedaż' : coins(price)}`;
    },
    emptySpace: (space) => `nic, pole ${n(space)} jest puste`,
    along: (reds) => `w\u00a0pakiecie: ${f.list(reds)}`,
    coins,
    points,
    cardCount: cards,
    units: { coin: 'monety', point: 'punkty', card: 'karty' },
    nothing: 'nic',
    none: 'brak',
    sources: {
      cards: 'Karty',
      offices: 'Biura',
      markers: 'Znaczniki',
      doctorates: 'Doktoraty',
    },
    counted: {
      'cards used, by kind': 'użyte karty według rodzaju',
      'cards bought, by kind': 'kupione karty według rodzaju',
      'workers placed, by office': 'wysłani wolontariusze według biura',
      'how games end': 'jak kończą się gry',
      rounds: 'rundy',
      'round 11': 'po ostatniej rundzie',
      points: 'punktami',
      'last Doctorate': 'ostatnim Doktoratem',
    },
    placed: (place) => `miejsce ${n(place)} na starcie`,
    facts: {
      scored: 'zdobyte punkty',
      round: 'reszta tej rundy',
      deck: 'talia',
      workers: 'wolontariusze',
    },
    events: events(f),
    laid: (who, card) => `${acts(who, 'kładzie', 'kładziesz')} kartę na kolejność: ${card}.`,
    drewThese: (who, drawn) => `${acts(who, 'dobiera', 'dobierasz')}: ${f.list(drawn)}.`,
    players: {
      you: { name: 'Ty', mid: 'Ty', of: 'Twoje', several: true, reader: true },
      other: (name): Who => ({ name, mid: name, of: name, several: false }),
    },
    seat: (number) => `Miejsce ${n(number)}`,
    phases: { 1: 'planowanie', 2: 'akcje', 3: 'zakupy i\u00a0punkty', 4: 'porządki' },
    position: position(f),
  };
};

export type { Naming };
