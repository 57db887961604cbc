/**
 * Every figure of the game. The rules are certain; a part of these tables is not, and `origin` says
 * which. Should the true list turn up, this file is replaced and nothing else; until then a table can
 * be played with somebody's own (see card-list.ts).
 *
 * Origins: 'rulebook' = the rulebook says it; 'public record' = reviews say it; 'reconstruction' =
 * not found anywhere, chosen to satisfy every stated constraint; 'derived' = worked out from the
 * others.
 */
export const data = {
  origin: {
    kinds: 'rulebook',
    'cards.number,period counts': 'rulebook',
    'cards.kind,price,period of each number': 'reconstruction',
    'startDeck values': 'public record',
    'startDeck numbers': 'reconstruction',
    'offices.board count and buy 2 in row 2 right': 'public record, rulebook',
    'offices actions': 'reconstruction',
    street: 'rulebook',
    'street.removed for 2 and 4 players': 'derived',
    'markers, workers, limits, end': 'rulebook',
    'which title has which figure (draw 2/3/4, coins 1/2/3, points 1/3/6/10)':
      "derived from the order of the rulebook's glossary",
    'offices.extra sections 2 and 3': 'derived (3 and 2 of the five left over)',
    'offices.base split': 'derived (two and two)',
  },
  kinds: {
    insideInformation: { colour: 'purple', effect: { placeAnother: 1 } },
    elbows: { colour: 'purple', effect: { placeOnOccupied: 1 } },
    smallPR: { colour: 'purple', effect: { workers: 1 } },
    bigPR: { colour: 'purple', effect: { workers: 2 } },
    electionCampaignOffice: { colour: 'purple', effect: { removeForWorker: 1 } },
    sauna: { colour: 'blue', effect: { draw: 2 } },
    lunch: { colour: 'blue', effect: { draw: 3 } },
    keynote: { colour: 'blue', effect: { draw: 4 } },
    fundRaising: { colour: 'blue', effect: { drawPerCoin: 1 } },
    fatherlyFriend: { colour: 'yellow', effect: { coins: 1 } },
    industrialist: { colour: 'yellow', effect: { coins: 2 } },
    banker: { colour: 'yellow', effect: { coins: 3 } },
    gardenParty: { colour: 'yellow', effect: { doubleCoins: 1 } },
    // CC-0.6: 2 points as in the glossary, not 1 as in the overview.
    wifesFundraiser: { colour: 'yellow-green', effect: { either: [{ coins: 1 }, { points: 2 }] } },
    localMedia: { colour: 'green', effect: { points: 1 } },
    nationalRadio: { colour: 'green', effect: { points: 3 } },
    nationalNewspaper: { colour: 'green', effect: { points: 6 } },
    nationalTV: { colour: 'green', effect: { points: 10 } },
    campaignTrail: { colour: 'green', effect: { doubleMarkers: 1 } },
    doctorate: { colour: 'green', effect: { pointsPerCoinAtPurchase: 1 } },
    bonusPayment: { colour: 'grey', phases: [2, 3], effect: { reuseWorker: 1 } },
    pressSecretary: { colour: 'grey', phases: [2, 3], effect: { copyCard: 1 } },
    battleOfWits: { colour: 'grey', phases: [3], effect: { keepHand: true } },
    scandal: { colour: 'red', effect: {} },
  },
  /** The same ten cards for each player. */
  startDeck: [
    { number: 9, kind: 'localMedia' },
    { number: 10, kind: 'localMedia' },
    { number: 11, kind: 'localMedia' },
    { number: 12, kind: 'fatherlyFriend' },
    { number: 13, kind: 'fatherlyFriend' },
    { number: 14, kind: 'fatherlyFriend' },
    { number: 15, kind: 'fatherlyFriend' },
    { number: 16, kind: 'fatherlyFriend' },
    { number: 17, kind: 'fatherlyFriend' },
    { number: 18, kind: 'fatherlyFriend' },
  ],
  /** A card without a price is not for sale. */
  cards: [
    { number: 1, kind: 'scandal', period: 'I', price: null },
    { number: 2, kind: 'scandal', period: 'I', price: null },
    { number: 3, kind: 'scandal', period: 'II', price: null },
    { number: 4, kind: 'scandal', period: 'II', price: null },
    { number: 5, kind: 'scandal', period: 'III', price: null },
    { number: 6, kind: 'scandal', period: 'III', price: null },
    { number: 7, kind: 'scandal', period: 'IV', price: null },
    { number: 8, kind: 'scandal', period: 'IV', price: null },
    { number: 19, kind: 'insideInformation', period: 'I', price: 2 },
    { number: 20, kind: 'sauna', period: 'I', price: 2 },
    { number: 21, kind: 'sauna', period: 'I', price: 2 },
    { number: 22, kind: 'industrialist', period: 'I', price: 3 },
    { number: 23, kind: 'industrialist', period: 'I', price: 3 },
    { number: 24, kind: 'electionCampaignOffice', period: 'I', price: 3 },
    { number: 25, kind: 'elbows', period: 'I', price: 3 },
    { number: 26, kind: 'smallPR', period: 'I', price: 4 },
    { number: 27, kind: 'nationalRadio', period: 'I', price: 4 },
    { number: 28, kind: 'battleOfWits', period: 'II', price: 2 },
    { number: 29, kind: 'sauna', period: 'II', price: 2 },
    { number: 30, kind: 'electionCampaignOffice', period: 'II', price: 3 },
    { number: 31, kind: 'industrialist', period: 'II', price: 3 },
    { number: 32, kind: 'industrialist', period: 'II', price: 3 },
    { number: 33, kind: 'elbows', period: 'II', price: 3 },
    { number: 34, kind: 'campaignTrail', period: 'II', price: 3 },
    { number: 35, kind: 'smallPR', period: 'II', price: 4 },
    { number: 36, kind: 'nationalRadio', period: 'II', price: 4 },
    { number: 37, kind: 'nationalRadio', period: 'II', price: 4 },
    { number: 38, kind: 'lunch', period: 'II', price: 4 },
    { number: 39, kind: 'banker', period: 'II', price: 5 },
    { number: 40, kind: 'wifesFundraiser', period: 'II', price: 2 },
    { number: 41, kind: 'campaignTrail', period: 'III', price: 3 },
    { number: 42, kind: 'fundRaising', period: 'III', price: 3 },
    { number: 43, kind: 'fundRaising', period: 'III', price: 3 },
    { number: 44, kind: 'lunch', period: 'III', price: 4 },
    { number: 45, kind: 'bonusPayment', period: 'III', price: 4 },
    { number: 46, kind: 'pressSecretary', period: 'III', price: 5 },
    { number: 47, kind: 'bigPR', period: 'III', price: 5 },
    { number: 48, kind: 'banker', period: 'III', price: 5 },
    { number: 49, kind: 'banker', period: 'III', price: 5 },
    { number: 50, kind: 'nationalNewspaper', period: 'III', price: 6 },
    { number: 51, kind: 'nationalNewspaper', period: 'III', price: 6 },
    { number: 52, kind: 'insideInformation', period: 'IV', price: 2 },
    { number: 53, kind: 'bonusPayment', period: 'IV', price: 4 },
    { number: 54, kind: 'pressSecretary', period: 'IV', price: 5 },
    { number: 55, kind: 'bigPR', period: 'IV', price: 5 },
    { number: 56, kind: 'keynote', period: 'IV', price: 6 },
    { number: 57, kind: 'gardenParty', period: 'IV', price: 6 },
    { number: 58, kind: 'nationalNewspaper', period: 'IV', price: 6 },
    { number: 59, kind: 'nationalTV', period: 'IV', price: 8 },
    { number: 60, kind: 'nationalTV', period: 'IV', price: 8 },
    { number: 61, kind: 'wifesFundraiser', period: 'IV', price: 2 },
  ],
  doctorates: { count: 4, kind: 'doctorate', period: 'V', price: 0, number: null },
  removedWithTwoPlayers: [23, 32, 49],
  /** An office is written action:figure; equal ones are different offices all the same. */
  offices: {
    /** Row by row, from the left. */
    board: [
      ['buy:1', 'buy:1'],
      ['removeForCoin:1', 'buy:2'],
      ['coins:1', 'coins:2'],
      ['draw:1', 'exchange:2'],
      ['points:1', 'points:2'],
    ],
    base: { '3-4': ['buy:1', 'coins:1'], '4': ['buy:1', 'points:1'] },
    /** By section of the stack, 1 on top. */
    extra: {
      '1': ['draw:2', 'exchange:3', 'removeForCoin:2'],
      '2': ['coins:3', 'specialBuy:1', 'reuseCard:1'],
      '3': ['points:3', 'draw:3'],
      '4': ['points:4', 'reuseCard:1'],
      '5': ['points:5'],
    },
  },
  street: {
    spaces: 11,
    /** What a space adds to the printed price. */
    surcharge: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
    /** From how many spaces unsold cards leave the game, by number of players. */
    unsoldRemoved: { '2': 3, '3': 2, '4': 1 },
  },
  workers: { total: 7, perRound: 3 },
  markers: 25,
  handSize: 5,
  /** How often a card or a worker is used in a round, and coins and markers are doubled. */
  limits: { uses: 2, doublings: 2 },
  end: { points: 95, rounds: 11 },
  /**
   * Public record: the printed track reads 90 92 93 94 93 95, a joke without meaning for the rules.
   * It is here for whoever draws the track.
   */
  careerTrackLabels: { '91-94': [92, 93, 94, 93] },
} as const;
