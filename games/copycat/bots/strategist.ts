import type { Figures } from './parameters.js';

/**
 * Found by self-play, on seeds that no arena uses:
 * `hustings tune --game copycat --generations 10 --candidates 10 --games 24 --seed cc`
 */
export const strategist: Figures = {
  coin: 1.179,
  coinAtEnd: 0.3214,
  coinHalf: 4.09,
  drawn: 1.149,
  worker: 0.8382,
  placeAnother: 0.6252,
  placeOnOccupied: 0.9699,
  removal: 1.021,
  drawPerCoin: 0.4294,
  doubleCoins: 2.869,
  doubleMarkers: 3.303,
  reuseWorker: 1.359,
  copyCard: 1.608,
  keepHand: 0.3601,
  officeDraw: 0.7314,
  officeExchange: 0.2136,
  officeRemove: 0.6134,
  officeReuse: 2.377,
  pace: 19.75,
  cardsUsed: 5.411,
  delay: 2.357,
  early: 2.887,
  rivalry: 1.271,
  rivalTop: 0.6677,
};
