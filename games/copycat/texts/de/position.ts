import { does, type Formats } from '@hustings/texts';
import type { PositionTexts } from '../texts.js';

/** The position in words. */
export const position = (f: Formats<'de'>): PositionTexts => {
  const n = f.number;
  const cards = (k: number): string => f.plural(k, { one: '# Karte', other: '# Karten' });
  const coins = (k: number): string => f.plural(k, { one: '# Münze', other: '# Münzen' });
  const points = (k: number): string => f.plural(k, { one: '# Punkt', other: '# Punkte' });
  return {
    round: (round, of) => `Runde ${n(round)} von ${n(of)}`,
    moment: (round, phase) => `${round}: ${phase}`,
    over: (round) => `${round}: Das Spiel ist beendet`,
    order: (names) => `Spielerreihenfolge: ${names.join(', ')}.`,
    end: (most, rounds) =>
      `Das Spiel endet mit der Runde, in der jemand ${points(most)} hat oder der letzte Doktortitel gekauft wird, spätestens mit Runde ${n(rounds)}.`,
    actions: (who, placements, free) =>
      `${does(who, 'ist', 'sind', 'bist')} am Zug: noch ${f.plural(placements, { one: '# Einsatz', other: '# Einsätze' })}, ${f.plural(free, { one: '# freier Wahlhelfer', other: '# freie Wahlhelfer' })}.`,
    buying: (who, purse, rights, scored) =>
      `${does(who, 'ist', 'sind', 'bist')} am Zug: ${coins(purse)}, noch ${f.plural(rights, { one: '# Kauf', other: '# Käufe' })}, bisher ${points(scored)}.`,
    yourCards: 'Deine Karten',
    hand: (count) => `Auf deiner Hand: ${cards(count)}`,
    area: 'In deiner Auslage',
    temporary: 'In deiner Zwischenablage, diese Runde nicht nutzbar',
    explained: (name, effect, time) => `${name} (${time === '' ? effect : `${effect}; ${time}`})`,
    piles: (draw, discards) => `Nachziehstapel: ${cards(draw)}. Ablagestapel: ${discards}.`,
    doctorates: (count) => `Doktortitel: ${n(count)}.`,
    offices: 'Büros',
    markerSupply: (count) =>
      `Siegpunktsteine im Vorrat: ${n(count)}. Jeder ist einen Punkt wert, wenn man ihn nimmt.`,
    officeHeads: ['Büro', 'Was ein Wahlhelfer dort tut', 'Steine', 'Wahlhelfer'],
    worker: (name, used) => (used ? `${name} (genutzt)` : name),
    street: 'Die Straße',
    reds: (supply) =>
      `Wer eine Karte kauft, nimmt alle Skandale (rote Karten) auf niedrigeren Feldern mit. Noch im Stapel: ${cards(supply)}.`,
    streetHeads: ['Karte', 'Was sie tut', 'Feld', 'Münzen'],
    notForSale: 'nicht zu kaufen',
    players: 'Am Tisch',
    playerHeads: [
      'Name',
      'Punkte',
      'Steine',
      'Freie Wahlhelfer',
      'Im Einsatz',
      'Reserve',
      'Hand',
      'Nachziehstapel',
    ],
    passed: (name) => `${name}, ausgestiegen`,
    cardsOf: ({ of }) => `Karten ${of}`,
    playArea: (list) => `Auslage: ${list}.`,
    otherPiles: (temporary, discards) => `Zwischenablage: ${temporary}. Ablagestapel: ${discards}.`,
  };
};
