import type { Formats, Who } from '@hustings/texts';
import type { Texts } from '../texts.js';
import { cardList } from './card-list.js';
import { doing, events } from './events.js';
import { options } from './front.js';
import { position } from './position.js';
import { refusals } from './refusals.js';

/** Italian: Copycat. */
export const texts = (f: Formats<'it'>): Texts => {
  const cardCount = (count: number): string =>
    f.plural(count, { one: '# carta', other: '# carte' });
  const coins = (count: number): string => f.plural(count, { one: '# moneta', other: '# monete' });
  const points = (count: number): string => f.plural(count, { one: '# punto', other: '# punti' });
  const handCards = (count: number): string =>
    f.plural(count, { one: '# carta della mano', other: '# carte della mano' });
  const workers = (count: number): string =>
    f.plural(count, { one: '# volontario', other: '# volontari' });
  const n = f.number;
  const cards: Texts['cards'] = {
    insideInformation: 'Soffiata',
    elbows: 'Sgomitare',
    smallPR: 'Piccole Pubbliche Relazioni',
    bigPR: 'Grandi Pubbliche Relazioni',
    electionCampaignOffice: 'Comitato Elettorale',
    sauna: 'Sauna',
    lunch: 'Pranzo',
    keynote: 'Keynote',
    fundRaising: 'Raccolta Fondi',
    fatherlyFriend: 'Amico Fraterno',
    industrialist: 'Industriale',
    banker: 'Banchiere',
    gardenParty: 'Festa in Giardino',
    wifesFundraiser: 'Galà della Consorte',
    localMedia: 'Media Locali',
    nationalRadio: 'Radio Nazionale',
    nationalNewspaper: 'Giornale Nazionale',
    nationalTV: 'TV Nazionale',
    campaignTrail: 'Tour Elettorale',
    doctorate: 'Dottorato',
    bonusPayment: 'Gratifica',
    pressSecretary: 'Addetto Stampa',
    battleOfWits: 'Sfida d’Intelligenza',
    scandal: 'Scandalo',
  };
  const offices: Texts['offices'] = {
    draw: (k) => `Pesca ${n(k)}`,
    exchange: (k) => `Scambia ${n(k)}`,
    coins: (k) => `Monete ${n(k)}`,
    buy: (k) => `Compra ${n(k)}`,
    specialBuy: () => 'Acquisto speciale',
    removeForCoin: (k) => `Elimina ${n(k)}`,
    points: (k) => `Punti ${n(k)}`,
    reuseCard: () => 'Grandi Opere',
  };
  return {
    title: 'Copycat',
    cards,
    numbered: (name, number) => `${name} ${n(number)}`,
    offices,
    lettered: (name, letter) => `${name} ${letter}`,
    effects: {
      coins: (_, c) => coins(c),
      points: (_, __, p) => points(p),
      draw: (k) => `pesca fino a ${cardCount(k)}`,
      placeAnother: () => 'piazza un volontario in più in questo turno',
      placeOnOccupied: () => 'puoi piazzare in un ufficio occupato da un altro giocatore',
      workers: (k) =>
        f.plural(k, {
          one: '# volontario in più in questo round',
          other: '# volontari in più in questo round',
        }),
      removeForWorker: () => 'elimina dal gioco una carta della mano per 1 volontario in più',
      drawPerCoin: () => 'paga monete, pesca una carta per ciascuna',
      doubleCoins: () => 'raddoppia le tue monete',
      either: (_, c, p) => `${coins(c)} o ${points(p)}`,
      doubleMarkers: () => 'raddoppia i punti dei tuoi segnalini',
      reuseWorker: () => 'un tuo volontario usa di nuovo il suo ufficio',
      copyCard: () => 'fa quello che fa un’altra carta della tua area di gioco',
      keepHand: () => 'conserva le carte in mano non usate per il prossimo round',
      pointsPerCoinAtPurchase: () => 'quando lo compri: trasforma monete in altrettanti punti',
      nothing: () => 'non fa nulla',
    },
    times: {
      coins: 'fase di acquisto',
      points: 'fase di acquisto',
      doubleCoins: 'fase di acquisto',
      either: 'fase di acquisto',
      doubleMarkers: 'fase di acquisto',
      keepHand: 'fase di acquisto',
      reuseWorker: 'fase di azione o di acquisto',
      copyCard: 'fase di azione o di acquisto',
      pointsPerCoinAtPurchase: '',
      nothing: '',
      draw: 'fase di azione',
      placeAnother: 'fase di azione',
      placeOnOccupied: 'fase di azione',
      workers: 'fase di azione',
      removeForWorker: 'fase di azione',
      drawPerCoin: 'fase di azione',
    },
    officeEffects: {
      draw: (k) => `pesca fino a ${cardCount(k)}`,
      exchange: (k) => `scambia fino a ${handCards(k)}`,
      coins,
      buy: (k) => `compra fino a ${cardCount(k)}`,
      specialBuy: () => 'la strada avanza e si riempie, poi compra 1 carta',
      removeForCoin: (k) => `elimina dal gioco fino a ${handCards(k)} e ricevi 1 moneta l’una`,
      points,
      reuseCard: () => 'usa una seconda volta una carta della tua area di gioco',
    },
    refusals: refusals(f),
    cardList: cardList(f, { cards, offices }),
    options,
    questions: {
      bid: () =>
        'Quale carta della mano giochi a faccia in giù? Inizia il numero più alto; in questo round la carta non si usa più.',
      turn: ({ workers: left }) =>
        `Tocca a te: che cosa fai ora? ${left === 0 ? 'Nessun volontario da piazzare.' : `Da piazzare: ${workers(left)}.`}`,
      step: (asked) =>
        `La tua fase di acquisto: ${coins(asked.coins)} da spendere, ${cardCount(asked.rights)} da comprare, finora ${points(asked.points)}. Che cosa fai ora?`,
      drawNumber: ({ figure }) => `Quante carte peschi, fino a ${n(figure)}?`,
      exchangeNumber: ({ figure }) => `Quante carte della mano scambi, fino a ${n(figure)}?`,
      exchangeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Quale carta della mano scambi?',
          other: 'Quali # carte della mano scambi?',
        }),
      removeNumber: ({ figure }) =>
        `Quante carte della mano elimini dal gioco, fino a ${n(figure)}, per 1 moneta l’una?`,
      removeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Quale carta della mano elimini dal gioco?',
          other: 'Quali # carte della mano elimini dal gioco?',
        }),
      removeForWorker: () => 'Quale carta della mano elimini dal gioco per un volontario?',
      pay: ({ figure }) =>
        `Con che cos’altro paghi la Raccolta Fondi? Finora ${coins(figure)}: peschi una carta per ciascuna.`,
      reuseWorker: () => 'Quale volontario lavora una seconda volta?',
      copyCard: () => 'Quale carta della tua area di gioco copi?',
      reuseCard: () => 'Quale carta della tua area di gioco usi una seconda volta?',
      coinOrPoints: () => 'Una moneta o i punti?',
      coinsForDoctorate: () => 'Quante monete trasformi in punti?',
      declinePoints: () => 'A quanti punti rinunci, per non far finire la partita?',
    },
    deeds: {
      play: { group: 'Gioca una carta', says: (what) => `Gioca ${what}` },
      use: { group: 'Usa quello che hai', says: (what) => `Usa ${what}` },
      place: {
        group: 'Piazza un volontario in un ufficio',
        says: (what) => `Occupa ${what}`,
      },
      'lay out': { group: 'Cala una carta', says: (what) => `Cala ${what}` },
      buy: { group: 'Compra dalla strada', says: (what) => `Compra ${what}` },
    },
    endings: {
      'end turn': 'Fine turno',
      'end phase': 'Termina la tua fase di acquisto',
      'end payment': 'Chiudi il pagamento e pesca',
    },
    passes: {
      removeForWorker: 'Non eliminarne',
      reuseWorker: 'Non riattivare volontari',
      copyCard: 'Non copiare nulla',
      reuseCard: 'Non riattivare carte',
    },
    pass: 'Passa',
    passesRound: 'nessun volontario piazzato: per questo round passi',
    theOffice: (name) => `l’ufficio ${f.quoted(name)}`,
    markersThere: (count) =>
      f.plural(count, { one: 'c’è # segnalino', other: 'ci sono # segnalini' }),
    sale: ({ card, space, price }) => {
      const where = space === undefined ? '' : ` dallo spazio ${n(space)}`;
      return price === undefined
        ? `${card}${where}: non in vendita`
        : `${card}${where} per ${coins(price)}`;
    },
    emptySpace: (space) => `nulla dallo spazio vuoto ${n(space)}`,
    along: (reds) => `in omaggio: ${f.list(reds)}`,
    coins,
    points,
    cardCount,
    units: { coin: 'monete', point: 'punti', card: 'carte' },
    nothing: 'nulla',
    none: 'nessuna',
    sources: {
      cards: 'Carte',
      offices: 'Uffici',
      markers: 'Segnalini',
      doctorates: 'Dottorati',
    },
    counted: {
      'cards used, by kind': 'carte usate, per tipo',
      'cards bought, by kind': 'carte comprate, per tipo',
      'workers placed, by office': 'volontari piazzati, per ufficio',
      'how games end': 'come finiscono le partite',
      rounds: 'round',
      'round 11': 'dopo l’ultimo round',
      points: 'per punti',
      'last Doctorate': 'per l’ultimo Dottorato',
    },
    placed: (place) => `${n(place)}º posto alla partenza`,
    facts: {
      scored: 'punti già fatti',
      round: 'resto di questo round',
      deck: 'il mazzo',
      workers: 'volontari',
    },
    events: events(f),
    laid: (who, card) => `${doing(f, who, ['gioca', 'giochi'])} ${card} per l’ordine di turno.`,
    drewThese: (who, drawn) => `${doing(f, who, ['pesca', 'peschi'])} ${f.list(drawn)}.`,
    players: {
      you: { name: 'Tu', mid: 'tu', of: 'tuo', several: false, reader: true },
      other: (name): Who => ({ name, mid: name, of: `di ${name}`, several: false }),
    },
    seat: (number) => `Posto ${n(number)}`,
    phases: { 1: 'pianificazione', 2: 'azioni', 3: 'acquisti e punti', 4: 'pulizia' },
    position: position(f),
  };
};
