import type { Tempers } from '../tempers.js';

/** Italian: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  mediaBaron: {
    name: 'Magnate dei media',
    says: 'vuole farsi vedere: compra presto i media e li tiene',
  },
  miser: { name: 'Avaro', says: 'spende solo dove deve' },
  broker: {
    name: 'Tessitore di coalizioni',
    says: 'avvicina il programma a quello degli altri, per governare con loro',
  },
  gambler: { name: 'Azzardista', says: 'ammassa voti in poche regioni, tutto o niente' },
});
