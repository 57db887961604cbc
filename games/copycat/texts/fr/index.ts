import { does, type Formats, type Who } from '@hustings/texts';
import type { Texts } from '../texts.js';
import { cardList } from './card-list.js';
import { events } from './events.js';
import { options } from './front.js';
import { position } from './position.js';
import { refusals } from './refusals.js';

/** French: Copycat. */
export const texts = (f: Formats<'fr'>): Texts => {
  const cardCount = (count: number): string =>
    f.plural(count, { one: '# carte', other: '# cartes' });
  const coins = (count: number): string => f.plural(count, { one: '# pièce', other: '# pièces' });
  const points = (count: number): string => f.plural(count, { one: '# point', other: '# points' });
  const handCards = (count: number): string =>
    f.plural(count, { one: '# carte en main', other: '# cartes en main' });
  const workers = (count: number): string =>
    f.plural(count, { one: '# militant', other: '# militants' });
  const n = f.number;
  const cards: Texts['cards'] = {
    insideInformation: 'Informations privilégiées',
    elbows: 'Jouer des coudes',
    smallPR: 'Petite opération de com’',
    bigPR: 'Grande opération de com’',
    electionCampaignOffice: 'QG de campagne',
    sauna: 'Sauna',
    lunch: 'Déjeuner',
    keynote: 'Discours',
    fundRaising: 'Collecte de fonds',
    fatherlyFriend: 'Ami paternel',
    industrialist: 'Industriel',
    banker: 'Banquier',
    gardenParty: 'Garden-party',
    wifesFundraiser: 'Gala de Madame',
    localMedia: 'Médias locaux',
    nationalRadio: 'Radio nationale',
    nationalNewspaper: 'Journal national',
    nationalTV: 'Télé nationale',
    campaignTrail: 'Tournée électorale',
    doctorate: 'Doctorat',
    bonusPayment: 'Prime',
    pressSecretary: 'Attaché de presse',
    battleOfWits: 'Joute d’esprit',
    scandal: 'Scandale',
  };
  const offices: Texts['offices'] = {
    draw: (k) => `Piocher ${n(k)}`,
    exchange: (k) => `Échanger ${n(k)}`,
    coins: (k) => `Pièces ${n(k)}`,
    buy: (k) => `Acheter ${n(k)}`,
    specialBuy: () => 'Achat spécial',
    removeForCoin: (k) => `Éliminer ${n(k)}`,
    points: (k) => `Points ${n(k)}`,
    reuseCard: () => 'Grands projets',
  };
  return {
    title: 'Copycat',
    cards,
    numbered: (name, number) => `${name} ${n(number)}`,
    offices,
    cardList: cardList(f, { cards, offices }),
    options,
    lettered: (name, letter) => `${name} ${letter}`,
    effects: {
      coins: (_, c) => coins(c),
      points: (_, __, p) => points(p),
      draw: (k) => `pioche jusqu’à ${cardCount(k)}`,
      placeAnother: () => 'place un militant de plus ce tour',
      placeOnOccupied: () => 'tu peux entrer dans un bureau déjà occupé par quelqu’un d’autre',
      workers: (k) =>
        f.plural(k, {
          one: '# militant de plus cette manche',
          other: '# militants de plus cette manche',
        }),
      removeForWorker: () => 'élimine une carte en main pour 1 militant de plus',
      drawPerCoin: () => 'paie des pièces, pioche une carte pour chacune',
      doubleCoins: () => 'double tes pièces',
      either: (_, c, p) => `${coins(c)} ou ${points(p)}`,
      doubleMarkers: () => 'double les points de tes jetons',
      reuseWorker: () => 'un de tes militants réutilise son bureau',
      copyCard: () => 'fait ce que fait une autre carte de ta zone de jeu',
      keepHand: () => 'garde tes cartes inutilisées pour la manche suivante',
      pointsPerCoinAtPurchase: () => 'à l’achat\u00a0: change des pièces en autant de points',
      nothing: () => 'ne sert à rien',
    },
    times: {
      coins: 'phase d’achats',
      points: 'phase d’achats',
      doubleCoins: 'phase d’achats',
      either: 'phase d’achats',
      doubleMarkers: 'phase d’achats',
      keepHand: 'phase d’achats',
      reuseWorker: 'phase d’action ou d’achats',
      copyCard: 'phase d’action ou d’achats',
      pointsPerCoinAtPurchase: '',
      nothing: '',
      draw: 'phase d’action',
      placeAnother: 'phase d’action',
      placeOnOccupied: 'phase d’action',
      workers: 'phase d’action',
      removeForWorker: 'phase d’action',
      drawPerCoin: 'phase d’action',
    },
    officeEffects: {
      draw: (k) => `pioche jusqu’à ${cardCount(k)}`,
      exchange: (k) => `échange jusqu’à ${handCards(k)}`,
      coins,
      buy: (k) => `achète jusqu’à ${cardCount(k)}`,
      specialBuy: () => 'resserre et complète la rue, puis achète 1 carte',
      removeForCoin: (k) => `élimine jusqu’à ${handCards(k)}, 1 pièce chacune`,
      points,
      reuseCard: () => 'réutilise une carte de ta zone de jeu',
    },
    refusals: refusals(f),
    questions: {
      bid: () =>
        'Quelle carte de ta main poses\u2011tu face cachée\u202f? Le plus haut numéro joue en premier\u202f; la carte est inutilisable cette manche.',
      turn: ({ workers: left }) =>
        `À toi\u00a0: que fais\u2011tu ensuite\u202f? ${left === 0 ? 'Plus de militant à placer.' : `${workers(left)} à placer.`}`,
      step: (asked) =>
        `Ta phase d’achats\u00a0: ${coins(asked.coins)} à dépenser, ${cardCount(asked.rights)} à acheter, ${points(asked.points)} jusqu’ici. Que fais\u2011tu ensuite\u202f?`,
      drawNumber: ({ figure }) => `Combien de cartes pioches\u2011tu, jusqu’à ${n(figure)}\u202f?`,
      exchangeNumber: ({ figure }) =>
        `Combien de cartes en main échanges\u2011tu, jusqu’à ${n(figure)}\u202f?`,
      exchangeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Quelle carte en main échanges\u2011tu\u202f?',
          other: 'Quelles # cartes en main échanges\u2011tu\u202f?',
        }),
      removeNumber: ({ figure }) =>
        `Combien de cartes en main élimines\u2011tu, jusqu’à ${n(figure)}, pour 1 pièce chacune\u202f?`,
      removeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Quelle carte en main élimines\u2011tu\u202f?',
          other: 'Quelles # cartes en main élimines\u2011tu\u202f?',
        }),
      removeForWorker: () => 'Quelle carte en main élimines\u2011tu pour un militant\u202f?',
      pay: ({ figure }) =>
        `Avec quoi d’autre paies\u2011tu la Collecte de fonds\u202f? Payé jusqu’ici\u00a0: ${coins(figure)}\u202f; tu pioches une carte pour chacune.`,
      reuseWorker: () => 'Quel militant sert une deuxième fois\u202f?',
      copyCard: () => 'Quelle carte de ta zone de jeu est copiée\u202f?',
      reuseCard: () => 'Quelle carte de ta zone de jeu sert une deuxième fois\u202f?',
      coinOrPoints: () => 'Une pièce ou des points\u202f?',
      coinsForDoctorate: () => 'Combien de pièces changes\u2011tu en points\u202f?',
      declinePoints: () => 'Combien de points refuses\u2011tu, pour ne pas finir la partie\u202f?',
    },
    deeds: {
      play: { group: 'Jouer une carte', says: (what) => `Jouer ${what}` },
      use: { group: 'Utiliser ce que tu as', says: (what) => `Utiliser ${what}` },
      place: {
        group: 'Envoyer un militant dans un bureau',
        says: (what) => `Envoyer un militant dans ${what}`,
      },
      'lay out': { group: 'Poser une carte', says: (what) => `Poser ${what}` },
      buy: { group: 'Acheter dans la rue', says: (what) => `Acheter ${what}` },
    },
    endings: {
      'end turn': 'Finir ton tour',
      'end phase': 'Finir ta phase d’achats',
      'end payment': 'Clore le paiement et piocher',
    },
    passes: {
      removeForWorker: 'N’en éliminer aucune',
      reuseWorker: 'Ne réutiliser aucun militant',
      copyCard: 'N’en copier aucune',
      reuseCard: 'Ne réutiliser aucune carte',
    },
    pass: 'Passer',
    passesRound: 'aucun militant placé\u00a0: tu te retires de la phase',
    theOffice: (name) => `le bureau ${f.quoted(name)}`,
    markersThere: (count) =>
      f.plural(count, { one: '# jeton sur place', other: '# jetons sur place' }),
    sale: ({ card, space, price }) => {
      const where = space === undefined ? '' : `, case ${n(space)},`;
      return `${card}${where} ${price === undefined ? '(pas à vendre)' : `pour ${coins(price)}`}`;
    },
    emptySpace: (space) => `rien, la case ${n(space)} est vide`,
    along: (reds) => `entraîne ${f.list(reds)}`,
    coins,
    points,
    cardCount,
    units: { coin: 'pièces', point: 'points', card: 'cartes' },
    nothing: 'rien',
    none: 'rien',
    sources: {
      cards: 'Cartes',
      offices: 'Bureaux',
      markers: 'Jetons PV',
      doctorates: 'Doctorats',
    },
    counted: {
      'cards used, by kind': 'cartes utilisées, par type',
      'cards bought, by kind': 'cartes achetées, par type',
      'workers placed, by office': 'militants placés, par bureau',
      'how games end': 'fins de partie',
      rounds: 'manches',
      'round 11': 'après la dernière manche',
      points: 'par les points',
      'last Doctorate': 'par le dernier Doctorat',
    },
    placed: (place) => `rang ${n(place)} au départ`,
    facts: {
      scored: 'points marqués',
      round: 'reste de cette manche',
      deck: 'le paquet',
      workers: 'militants',
    },
    events: events(f),
    laid: (who, card) => `${does(who, 'mise', 'misent', 'mises')} ${card} pour l’ordre.`,
    drewThese: (who, drawn) => `${does(who, 'pioche', 'piochent', 'pioches')} ${f.list(drawn)}.`,
    players: {
      you: { name: 'Toi', mid: 'tu', of: 'à toi', several: true, reader: true },
      other: (name): Who => ({ name, mid: name, of: `à ${name}`, several: false }),
    },
    seat: (number) => `Place ${n(number)}`,
    phases: { 1: 'planification', 2: 'action', 3: 'achats et points', 4: 'nettoyage' },
    position: position(f),
  };
};
