import { randomPlayer, type Player } from '../../src/play/player.js';
import { gate, type Gate } from './gate.js';

/** A thought of a bot that waits for the word to go on. */
export type Pondering = { readonly seat: number; readonly goOn: () => void };

/** A bot that thinks until it is told to go on; then it makes any legal move. */
export class Ponderer {
  /** Every question it was asked, in order. */
  readonly asked: Pondering[] = [];
  #waiting: Gate[] = [];

  readonly player: Player = {
    choose: async (game, view, seat, random) => {
      const { open: goOn, opened } = gate();
      this.asked.push({ seat, goOn });
      for (const { open } of this.#waiting.splice(0)) open();
      await opened;
      return randomPlayer.choose(game, view, seat, random);
    },
  };

  /** The question of this number, as soon as it is asked. */
  async question(number: number): Promise<Pondering> {
    while (this.asked.length <= number) {
      const more = gate();
      this.#waiting.push(more);
      await more.opened;
    }
    return this.asked[number];
  }
}
