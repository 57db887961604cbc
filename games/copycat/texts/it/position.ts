import type { Formats } from '@hustings/texts';
import type { PositionTexts } from '../texts.js';

/** The position in words. */
export const position = (f: Formats<'it'>): PositionTexts => {
  const n = f.number;
  const cards = (k: number): string => f.plural(k, { one: '# carta', other: '# carte' });
  const coins = (k: number): string => f.plural(k, { one: '# moneta', other: '# monete' });
  const points = (k: number): string => f.plural(k, { one: '# punto', other: '# punti' });
  return {
    round: (round, of) => `Round ${n(round)} di ${n(of)}`,
    moment: (round, phase) => `${round}: ${phase}`,
    over: (round) => `${round}: la partita è finita`,
    order: (names) => `Ordine di turno: ${names.join(', ')}.`,
    end: (most, rounds) =>
      `La partita finisce con il round in cui qualcuno arriva a ${points(most)}, o in cui si compra l’ultimo Dottorato, al più tardi con il round ${n(rounds)}.`,
    actions: (who, placements, free) =>
      `${who.reader === true ? 'Tocca a te' : `Tocca a ${who.name}`}: ${f.plural(placements, { one: '# piazzamento', other: '# piazzamenti' })} da fare, ${f.plural(free, { one: '# volontario libero', other: '# volontari liberi' })}.`,
    buying: (who, purse, rights, scored) =>
      `${who.reader === true ? 'Tocca a te' : `Tocca a ${who.name}`}: ${coins(purse)} da spendere, ${cards(rights)} da comprare, finora ${points(scored)}.`,
    yourCards: 'Le tue carte',
    hand: (count) => `In mano: ${cards(count)}`,
    area: 'Nella tua area di gioco',
    temporary: 'Nella tua pila temporanea, ferme per questo round',
    explained: (name, effect, time) => `${name} (${time === '' ? effect : `${effect}; ${time}`})`,
    piles: (draw, discards) => `Mazzo di pesca: ${cards(draw)}. Scarti: ${discards}.`,
    doctorates: (count) => `Dottorati: ${n(count)}.`,
    offices: 'Uffici',
    markerSupply: (count) =>
      `Segnalini nella riserva: ${n(count)}. Un segnalino è un punto per chi lo prende.`,
    officeHeads: ['Ufficio', 'Che cosa vi fa un volontario', 'Segnalini', 'Volontari'],
    worker: (name, used) => (used ? `${name} (usato)` : name),
    street: 'La strada',
    reds: (supply) =>
      `Chi compra una carta si porta a casa tutti gli Scandali (carte rosse) degli spazi più bassi. Ancora da arrivare: ${cards(supply)}.`,
    streetHeads: ['Carta', 'Che cosa fa', 'Spazio', 'Monete'],
    notForSale: 'non in vendita',
    players: 'Giocatori',
    playerHeads: [
      'Giocatore',
      'Punti',
      'Segnalini',
      'Volontari liberi',
      'Al lavoro',
      'Riserva',
      'Mano',
      'Mazzo',
    ],
    passed: (name) => `${name}, fuori`,
    cardsOf: (who) => (who.reader === true ? 'Le tue carte' : `Carte: ${who.name}`),
    playArea: (list) => `Area di gioco: ${list}.`,
    otherPiles: (temporary, discards) => `Pila temporanea: ${temporary}. Scarti: ${discards}.`,
  };
};
