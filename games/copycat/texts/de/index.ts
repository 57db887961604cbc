import { does, type Formats, type Who } from '@hustings/texts';
import type { Texts } from '../texts.js';
import { cardList } from './card-list.js';
import { events } from './events.js';
import { options } from './front.js';
import { position } from './position.js';
import { refusals } from './refusals.js';

/** German: Copycat, which is called Fremde Federn there. */
export const texts = (f: Formats<'de'>): Texts => {
  const cardCount = (count: number): string =>
    f.plural(count, { one: '# Karte', other: '# Karten' });
  const coins = (count: number): string => f.plural(count, { one: '# Münze', other: '# Münzen' });
  const points = (count: number): string => f.plural(count, { one: '# Punkt', other: '# Punkte' });
  const handCards = (count: number): string =>
    f.plural(count, { one: '# Handkarte', other: '# Handkarten' });
  const n = f.number;
  const cards: Texts['cards'] = {
    insideInformation: 'Insiderwissen',
    elbows: 'Ellenbogen ausfahren',
    smallPR: 'Kleine PR-Aktion',
    bigPR: 'Große PR-Aktion',
    electionCampaignOffice: 'Wahlkampfbüro',
    sauna: 'Sauna',
    lunch: 'Geschäftsessen',
    keynote: 'Grundsatzrede',
    fundRaising: 'Spendensammlung',
    fatherlyFriend: 'Väterlicher Freund',
    industrialist: 'Industrieller',
    banker: 'Bankier',
    gardenParty: 'Gartenparty',
    wifesFundraiser: 'Benefizgala der Gattin',
    localMedia: 'Lokale Medien',
    nationalRadio: 'Überregionales Radio',
    nationalNewspaper: 'Überregionale Zeitung',
    nationalTV: 'Überregionales Fernsehen',
    campaignTrail: 'Wahlkampftour',
    doctorate: 'Doktortitel',
    bonusPayment: 'Bonuszahlung',
    pressSecretary: 'Pressesprecher',
    battleOfWits: 'Geistesduell',
    scandal: 'Skandal',
  };
  const offices: Texts['offices'] = {
    draw: (k) => `Ziehen ${n(k)}`,
    exchange: (k) => `Tauschen ${n(k)}`,
    coins: (k) => `Münzen ${n(k)}`,
    buy: (k) => `Einkauf ${n(k)}`,
    specialBuy: () => 'Sonderkauf',
    removeForCoin: (k) => `Entfernen ${n(k)}`,
    points: (k) => `Punkte ${n(k)}`,
    reuseCard: () => 'Vergabestelle',
  };
  return {
    title: 'Fremde Federn',
    cards,
    numbered: (name, number) => `${name} ${n(number)}`,
    offices,
    lettered: (name, letter) => `${name} ${letter}`,
    effects: {
      coins: (_, c) => coins(c),
      points: (_, __, p) => points(p),
      draw: (k) => `zieh bis zu ${cardCount(k)}`,
      placeAnother: () => 'setz in diesem Zug einen Wahlhelfer mehr ein',
      placeOnOccupied: () => 'du darfst in ein Büro, in dem schon ein fremder Wahlhelfer steht',
      workers: (k) =>
        f.plural(k, {
          one: 'diese Runde # Wahlhelfer mehr',
          other: 'diese Runde # Wahlhelfer mehr',
        }),
      removeForWorker: () => 'nimm eine Handkarte aus dem Spiel, dafür 1 Wahlhelfer mehr',
      drawPerCoin: () => 'zahl Münzen, zieh für jede eine Karte',
      doubleCoins: () => 'verdoppelt deine Münzen',
      either: (_, c, p) => `${coins(c)} oder ${points(p)}`,
      doubleMarkers: () => 'verdoppelt die Punkte deiner Siegpunktsteine',
      reuseWorker: () => 'einer deiner Wahlhelfer nutzt sein Büro erneut',
      copyCard: () => 'tut, was eine andere Karte deiner Auslage tut',
      keepHand: () => 'heb deine ungenutzten Handkarten für die nächste Runde auf',
      pointsPerCoinAtPurchase: () => 'beim Kauf: mach aus Münzen ebenso viele Punkte',
      nothing: () => 'tut nichts',
    },
    times: {
      coins: 'beim Einkauf',
      points: 'beim Einkauf',
      doubleCoins: 'beim Einkauf',
      either: 'beim Einkauf',
      doubleMarkers: 'beim Einkauf',
      keepHand: 'beim Einkauf',
      reuseWorker: 'als Aktion oder beim Einkauf',
      copyCard: 'als Aktion oder beim Einkauf',
      pointsPerCoinAtPurchase: '',
      nothing: '',
      draw: 'als Aktion',
      placeAnother: 'als Aktion',
      placeOnOccupied: 'als Aktion',
      workers: 'als Aktion',
      removeForWorker: 'als Aktion',
      drawPerCoin: 'als Aktion',
    },
    officeEffects: {
      draw: (k) => `zieh bis zu ${cardCount(k)}`,
      exchange: (k) => `tausch bis zu ${handCards(k)}`,
      coins,
      buy: (k) => `kauf bis zu ${cardCount(k)}`,
      specialBuy: () => 'lass die Straße aufrücken, füll sie auf, dann kauf 1 Karte',
      removeForCoin: (k) => `nimm bis zu ${handCards(k)} aus dem Spiel, je 1 Münze`,
      points,
      reuseCard: () => 'nutz eine Karte deiner Auslage ein zweites Mal',
    },
    refusals: refusals(f),
    cardList: cardList(f, { cards, offices }),
    options,
    questions: {
      bid: () =>
        'Welche Handkarte legst du verdeckt? Die höchste Zahl beginnt; die Karte fällt diese Runde aus.',
      turn: ({ workers: left }) =>
        `Du bist am Zug: Was tust du als Nächstes? ${left === 0 ? 'Kein Wahlhelfer mehr einzusetzen.' : `Noch ${f.plural(left, { one: '# Wahlhelfer', other: '# Wahlhelfer' })} einzusetzen.`}`,
      step: (asked) =>
        `Dein Einkauf: Du hast ${coins(asked.coins)}, darfst ${cardCount(asked.rights)} kaufen, bisher ${points(asked.points)}. Was tust du als Nächstes?`,
      drawNumber: ({ figure }) => `Wie viele Karten ziehst du, bis zu ${n(figure)}?`,
      exchangeNumber: ({ figure }) => `Wie viele Handkarten tauschst du, bis zu ${n(figure)}?`,
      exchangeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Welche Handkarte tauschst du?',
          other: 'Welche # Handkarten tauschst du?',
        }),
      removeNumber: ({ figure }) =>
        `Wie viele Handkarten nimmst du aus dem Spiel, bis zu ${n(figure)}, für je 1 Münze?`,
      removeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Welche Handkarte nimmst du aus dem Spiel?',
          other: 'Welche # Handkarten nimmst du aus dem Spiel?',
        }),
      removeForWorker: () => 'Welche Handkarte nimmst du für einen Wahlhelfer aus dem Spiel?',
      pay: ({ figure }) =>
        `Womit zahlst du noch für die Spendensammlung? Bisher ${coins(figure)}: Für jede ziehst du eine Karte.`,
      reuseWorker: () => 'Welcher Wahlhelfer arbeitet ein zweites Mal?',
      copyCard: () => 'Welche Karte deiner Auslage wird kopiert?',
      reuseCard: () => 'Welche Karte deiner Auslage nutzt du ein zweites Mal?',
      coinOrPoints: () => 'Eine Münze oder Punkte?',
      coinsForDoctorate: () => 'Wie viele Münzen machst du zu Punkten?',
      declinePoints: () => 'Auf wie viele Punkte verzichtest du, damit das Spiel nicht endet?',
    },
    deeds: {
      play: { group: 'Eine Karte ausspielen', says: (what) => `Ausspielen: ${what}` },
      use: { group: 'Nutzen, was du hast', says: (what) => `Nutzen: ${what}` },
      place: {
        group: 'Einen Wahlhelfer einsetzen',
        says: (what) => `Wahlhelfer einsetzen: ${what}`,
      },
      'lay out': { group: 'Eine Karte auslegen', says: (what) => `Auslegen: ${what}` },
      buy: { group: 'Aus der Straße kaufen', says: (what) => `Kaufen: ${what}` },
    },
    endings: {
      'end turn': 'Zug beenden',
      'end phase': 'Einkauf beenden',
      'end payment': 'Zahlung abschließen und ziehen',
    },
    passes: {
      removeForWorker: 'Keine entfernen',
      reuseWorker: 'Keinen Wahlhelfer erneut',
      copyCard: 'Keine kopieren',
      reuseCard: 'Keine Karte erneut',
    },
    pass: 'Passen',
    passesRound: 'kein Wahlhelfer eingesetzt: Du steigst für diese Runde aus',
    theOffice: (name) => `Büro ${f.quoted(name)}`,
    markersThere: (count) => f.plural(count, { one: 'dort # Stein', other: 'dort # Steine' }),
    sale: ({ card, space, price }) => {
      const where = space === undefined ? '' : ` von Feld ${n(space)}`;
      return price === undefined
        ? `${card}${where}, nicht zu kaufen`
        : `${card}${where} für ${coins(price)}`;
    },
    emptySpace: (space) => `nichts vom leeren Feld ${n(space)}`,
    along: (reds) => `dazu: ${f.list(reds)}`,
    coins,
    points,
    cardCount,
    units: { coin: 'Münzen', point: 'Punkte', card: 'Karten' },
    nothing: 'nichts',
    none: 'keine',
    sources: {
      cards: 'Karten',
      offices: 'Büros',
      markers: 'Siegpunktsteine',
      doctorates: 'Doktortitel',
    },
    counted: {
      'cards used, by kind': 'genutzte Karten, nach Art',
      'cards bought, by kind': 'gekaufte Karten, nach Art',
      'workers placed, by office': 'eingesetzte Wahlhelfer, nach Büro',
      'how games end': 'wie Spiele enden',
      rounds: 'Runden',
      'round 11': 'nach der letzten Runde',
      points: 'durch Punkte',
      'last Doctorate': 'durch den letzten Doktortitel',
    },
    placed: (place) => `zu Beginn an ${n(place)}. Stelle`,
    facts: {
      scored: 'Punkte bisher',
      round: 'Rest dieser Runde',
      deck: 'das Deck',
      workers: 'Wahlhelfer',
    },
    events: events(f),
    laid: (who, card) =>
      `${does(who, 'legt', 'legen', 'legst')} ${f.quoted(card)} für die Reihenfolge.`,
    drewThese: (who, drawn) =>
      `${does(who, 'zieht', 'ziehen', 'ziehst')} ${f.list(drawn.map(f.quoted))}.`,
    players: {
      you: { name: 'Du', mid: 'du', of: 'von dir', several: false, reader: true },
      other: (name): Who => ({ name, mid: name, of: `von ${name}`, several: false }),
    },
    seat: (number) => `Platz ${n(number)}`,
    phases: { 1: 'Planung', 2: 'Aktion', 3: 'Einkauf und Siegpunkte', 4: 'Aufräumen' },
    position: position(f),
  };
};
