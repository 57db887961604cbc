import { does, type Formats, type Who } from '@hustings/texts';
import type { Naming, Texts } from '../texts.js';
import { cardList } from './card-list.js';
import { events } from './events.js';
import { options } from './front.js';
import { position } from './position.js';
import { refusals } from './refusals.js';

/** English: Copycat. */
export const texts = (f: Formats<'en'>): Texts => {
  const cardCount = (count: number): string => f.plural(count, { one: '# card', other: '# cards' });
  const coins = (count: number): string => f.plural(count, { one: '# coin', other: '# coins' });
  const points = (count: number): string => f.plural(count, { one: '# point', other: '# points' });
  const handCards = (count: number): string =>
    f.plural(count, { one: '# hand card', other: '# hand cards' });
  const workers = (count: number): string =>
    f.plural(count, { one: '# worker', other: '# workers' });
  const n = f.number;
  const cards: Texts['cards'] = {
    insideInformation: 'Inside Information',
    elbows: 'Sharpen your Elbows',
    smallPR: 'Small PR',
    bigPR: 'Big PR',
    electionCampaignOffice: 'Election Campaign Office',
    sauna: 'Sauna',
    lunch: 'Lunch',
    keynote: 'Keynote',
    fundRaising: 'Fund Raising',
    fatherlyFriend: 'Fatherly Friend',
    industrialist: 'Industrialist',
    banker: 'Banker',
    gardenParty: 'Garden Party',
    wifesFundraiser: 'Wife’s Fundraiser',
    localMedia: 'Local Media',
    nationalRadio: 'National Radio',
    nationalNewspaper: 'National Newspaper',
    nationalTV: 'National TV',
    campaignTrail: 'Campaign Trail',
    doctorate: 'Doctorate',
    bonusPayment: 'Bonus Payment',
    pressSecretary: 'Press Secretary',
    battleOfWits: 'Battle of Wits',
    scandal: 'Scandal',
  };
  const offices: Texts['offices'] = {
    draw: (k) => `Draw ${n(k)}`,
    exchange: (k) => `Exchange ${n(k)}`,
    coins: (k) => `Coins ${n(k)}`,
    buy: (k) => `Buy ${n(k)}`,
    specialBuy: () => 'Special buy',
    removeForCoin: (k) => `Remove ${n(k)}`,
    points: (k) => `Points ${n(k)}`,
    reuseCard: () => 'Allocation Office',
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
      draw: (k) => `draw up to ${cardCount(k)}`,
      placeAnother: () => 'place one more worker this turn',
      placeOnOccupied: () => 'you may place on an office with another player’s worker',
      workers: (k) =>
        f.plural(k, { one: '# more worker this round', other: '# more workers this round' }),
      removeForWorker: () => 'remove a hand card from the game for 1 more worker',
      drawPerCoin: () => 'pay coins, draw a card for each',
      doubleCoins: () => 'doubles your coins',
      either: (_, c, p) => `${coins(c)} or ${points(p)}`,
      doubleMarkers: () => 'doubles the points of your markers',
      reuseWorker: () => 'one of your workers uses its office again',
      copyCard: () => 'does what another card in your play area does',
      keepHand: () => 'keep your unused hand cards for the next round',
      pointsPerCoinAtPurchase: () => 'when bought: turn coins into as many points',
      nothing: () => 'does nothing',
    },
    times: {
      coins: 'buying phase',
      points: 'buying phase',
      doubleCoins: 'buying phase',
      either: 'buying phase',
      doubleMarkers: 'buying phase',
      keepHand: 'buying phase',
      reuseWorker: 'action or buying phase',
      copyCard: 'action or buying phase',
      pointsPerCoinAtPurchase: '',
      nothing: '',
      draw: 'action phase',
      placeAnother: 'action phase',
      placeOnOccupied: 'action phase',
      workers: 'action phase',
      removeForWorker: 'action phase',
      drawPerCoin: 'action phase',
    },
    officeEffects: {
      draw: (k) => `draw up to ${cardCount(k)}`,
      exchange: (k) => `exchange up to ${handCards(k)}`,
      coins,
      buy: (k) => `buy up to ${cardCount(k)}`,
      specialBuy: () => 'close up and refill the street, then buy 1 card',
      removeForCoin: (k) => `remove up to ${handCards(k)} from the game, 1 coin each`,
      points,
      reuseCard: () => 'use a card of your play area a second time',
    },
    refusals: refusals(f),
    cardList: cardList(f, { cards, offices }),
    options,
    questions: {
      bid: () =>
        'Which hand card do you lay face down? The highest number goes first; the card is out of use this round.',
      turn: ({ workers: left }) =>
        `Your turn: what do you do next? ${left === 0 ? 'No worker left to place.' : `${workers(left)} to place.`}`,
      step: (asked) =>
        `Your buying phase: ${coins(asked.coins)} to spend, ${cardCount(asked.rights)} to buy, ${points(asked.points)} so far. What do you do next?`,
      drawNumber: ({ figure }) => `How many cards do you draw, up to ${n(figure)}?`,
      exchangeNumber: ({ figure }) => `How many hand cards do you exchange, up to ${n(figure)}?`,
      exchangeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Which hand card do you exchange?',
          other: 'Which # hand cards do you exchange?',
        }),
      removeNumber: ({ figure }) =>
        `How many hand cards do you remove from the game, up to ${n(figure)}, for 1 coin each?`,
      removeCards: ({ figure }) =>
        f.plural(figure, {
          one: 'Which hand card do you remove from the game?',
          other: 'Which # hand cards do you remove from the game?',
        }),
      removeForWorker: () => 'Which hand card do you remove from the game for a worker?',
      pay: ({ figure }) =>
        `With what else do you pay for Fund Raising? ${coins(figure)} paid so far: you draw a card for each.`,
      reuseWorker: () => 'Which worker is used a second time?',
      copyCard: () => 'Which card of your play area is copied?',
      reuseCard: () => 'Which card of your play area is used a second time?',
      coinOrPoints: () => 'A coin or points?',
      coinsForDoctorate: () => 'How many coins do you turn into points?',
      declinePoints: () => 'How many points do you decline, so as not to end the game?',
    },
    deeds: {
      play: { group: 'Play a card', says: (what) => `Play ${what}` },
      use: { group: 'Use what you have', says: (what) => `Use ${what}` },
      place: { group: 'Send a worker to an office', says: (what) => `Send a worker to ${what}` },
      'lay out': { group: 'Lay out a card', says: (what) => `Lay out ${what}` },
      buy: { group: 'Buy from the street', says: (what) => `Buy ${what}` },
    },
    endings: {
      'end turn': 'End your turn',
      'end phase': 'End your buying phase',
      'end payment': 'Close the payment and draw',
    },
    passes: {
      removeForWorker: 'Remove none',
      reuseWorker: 'Use no worker again',
      copyCard: 'Copy none',
      reuseCard: 'Use no card again',
    },
    pass: 'Pass',
    passesRound: 'no worker placed: you pass for this round',
    theOffice: (name) => `the office ${f.quoted(name)}`,
    markersThere: (count) => f.plural(count, { one: '# marker there', other: '# markers there' }),
    sale: ({ card, space, price }) => {
      const where = space === undefined ? '' : ` from space ${n(space)}`;
      return price === undefined
        ? `${card}${where}, not for sale`
        : `${card}${where} for ${coins(price)}`;
    },
    emptySpace: (space) => `nothing from the empty space ${n(space)}`,
    along: (reds) => `comes with ${f.list(reds)}`,
    coins,
    points,
    cardCount,
    units: { coin: 'coins', point: 'points', card: 'cards' },
    nothing: 'nothing',
    none: 'none',
    sources: {
      cards: 'Cards',
      offices: 'Offices',
      markers: 'Markers',
      doctorates: 'Doctorates',
    },
    counted: {
      'cards used, by kind': 'cards used, by kind',
      'cards bought, by kind': 'cards bought, by kind',
      'workers placed, by office': 'workers placed, by office',
      'how games end': 'how games end',
      rounds: 'rounds',
      'round 11': 'after the last round',
      points: 'by points',
      'last Doctorate': 'by the last Doctorate',
    },
    placed: (place) => `place ${n(place)} at the start`,
    facts: {
      scored: 'points scored',
      round: 'rest of this round',
      deck: 'the deck',
      workers: 'workers',
    },
    events: events(f),
    laid: (who, card) => `${does(who, 'lays', 'lay')} ${card} for the order.`,
    drewThese: (who, drawn) => `${does(who, 'draws', 'draw')} ${f.list(drawn)}.`,
    players: {
      you: { name: 'You', mid: 'you', of: 'your', several: true, reader: true },
      other: (name): Who => ({ name, mid: name, of: `of ${name}`, several: false }),
    },
    seat: (number) => `Seat ${n(number)}`,
    phases: { 1: 'planning', 2: 'actions', 3: 'buying and points', 4: 'clean-up' },
    position: position(f),
  };
};

export type { Naming };
