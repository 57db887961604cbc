import type { Formats } from '@hustings/texts';
import type { PositionTexts } from '../texts.js';
import { counted } from './counted.js';

/** The position in words. */
export const position = (f: Formats<'pl'>): PositionTexts => {
  const n = f.number;
  const { buys, cards, coins, freeWorkers, points } = counted(f);
  return {
    round: (round, of) => `Runda ${n(round)} z\u00a0${n(of)}`,
    moment: (round, phase) => `${round}: ${phase}`,
    over: (round) => `${round}: koniec gry`,
    order: (names) => `Kolejność: ${names.join(', ')}.`,
    end: (most, rounds) =>
      `Gra kończy się z\u00a0rundą, w\u00a0której ktoś ma ${points(most)} albo ktoś kupi ostatni Doktorat, najpóźniej z\u00a0${n(rounds)}. rundą.`,
    actions: (who, placements, free) =>
      `${who.reader === true ? 'Twój ruch' : `Ruch: ${who.name}`}. Do wysłania: ${n(placements)}; ${freeWorkers(free)}.`,
    buying: (who, purse, rights, scored) =>
      `${who.reader === true ? 'Twój ruch' : `Ruch: ${who.name}`}. Do wydania: ${coins(purse)}, ${buys(rights)}, dotąd ${points(scored)}.`,
    yourCards: 'Twoje karty',
    hand: (count) => `Na ręce: ${cards(count)}`,
    area: 'W\u00a0Twoim obszarze gry',
    temporary: 'Na tymczasowym stosie, w\u00a0tej rundzie nie do użycia',
    explained: (name, effect, time) => `${name} (${time === '' ? effect : `${effect}; ${time}`})`,
    piles: (draw, discards) => `Talia: ${cards(draw)}. Odrzucone: ${discards}.`,
    doctorates: (count) => `Doktoraty: ${n(count)}.`,
    offices: 'Biura',
    markerSupply: (count) =>
      `Znaczniki w\u00a0puli: ${n(count)}. Znacznik to punkt dla tego, kto go weźmie.`,
    officeHeads: ['Biuro', 'Co robi tam wolontariusz', 'Znaczniki', 'Wolontariusze'],
    worker: (name, used) => (used ? `${name} (po pracy)` : name),
    street: 'Ulica',
    reds: (supply) =>
      `Kto kupuje kartę, bierze w\u00a0pakiecie wszystkie Skandale (czerwone karty) z\u00a0niższych pól. Do wejścia na ulicę: ${cards(supply)}.`,
    streetHeads: ['Karta', 'Co robi', 'Pole', 'Monety'],
    notForSale: 'nie na sprzedaż',
    players: 'Gracze',
    playerHeads: [
      'Gracz',
      'Punkty',
      'Znaczniki',
      'Wolni',
      'W\u00a0pracy',
      'Rezerwa',
      'Ręka',
      'Talia',
    ],
    passed: (name) => `${name}, pas`,
    cardsOf: (who) => (who.reader === true ? 'Twoje karty' : `Karty: ${who.name}`),
    playArea: (list) => `Obszar gry: ${list}.`,
    otherPiles: (temporary, discards) => `Tymczasowy stos: ${temporary}. Odrzucone: ${discards}.`,
  };
};
