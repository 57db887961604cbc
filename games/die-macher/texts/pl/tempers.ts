import type { Tempers } from '../tempers.js';

/** Polish: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  mediaBaron: {
    name: 'Magnat medialny',
    says: 'chce być widoczny: wcześnie kupuje media i\u00a0ich nie oddaje',
  },
  miser: { name: 'Skąpiec', says: 'wydaje pieniądze tylko wtedy, gdy musi' },
  broker: {
    name: 'Mistrz koalicji',
    says: 'zbliża swój program do innych, żeby z\u00a0nimi rządzić',
  },
  gambler: { name: 'Hazardzista', says: 'gromadzi głosy w\u00a0kilku landach: wszystko albo nic' },
});
