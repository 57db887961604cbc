import { does, type Formats } from '@hustings/texts';
import type { PositionTexts } from '../texts.js';

/** The position in words. */
export const position = (f: Formats<'fr'>): PositionTexts => {
  const n = f.number;
  const cards = (k: number): string => f.plural(k, { one: '# carte', other: '# cartes' });
  const coins = (k: number): string => f.plural(k, { one: '# pièce', other: '# pièces' });
  const points = (k: number): string => f.plural(k, { one: '# point', other: '# points' });
  return {
    round: (round, of) => `Manche ${n(round)} sur ${n(of)}`,
    moment: (round, phase) => `${round}\u00a0: ${phase}`,
    over: (round) => `${round}\u00a0: la partie est terminée`,
    order: (names) => `Ordre du tour\u00a0: ${names.join(', ')}.`,
    end: (most, rounds) =>
      `La partie s’achève avec la manche où quelqu’un atteint ${points(most)}, ou où le dernier Doctorat est acheté, au plus tard avec la manche ${n(rounds)}.`,
    actions: (who, placements, free) =>
      `${does(who, 'joue', 'jouent', 'joues')}\u00a0: ${f.plural(placements, { one: '# militant', other: '# militants' })} à placer ce tour, ${f.plural(free, { one: '# disponible', other: '# disponibles' })}.`,
    buying: (who, purse, rights, scored) =>
      `${does(who, 'joue', 'jouent', 'joues')}\u00a0: ${coins(purse)} à dépenser, ${cards(rights)} à acheter, ${points(scored)} jusqu’ici.`,
    yourCards: 'Tes cartes',
    hand: (count) => `Dans ta main\u00a0: ${cards(count)}`,
    area: 'Dans ta zone de jeu',
    temporary: 'Dans ta défausse temporaire, inutilisables cette manche',
    explained: (name, effect, time) =>
      `${name} (${time === '' ? effect : `${effect}\u202f; ${time}`})`,
    piles: (draw, discards) => `Pioche\u00a0: ${cards(draw)}. Défausse\u00a0: ${discards}.`,
    doctorates: (count) => `Doctorats\u00a0: ${n(count)}.`,
    offices: 'Bureaux',
    markerSupply: (count) =>
      `Jetons PV en réserve\u00a0: ${n(count)}. Un jeton vaut un point pour qui le prend.`,
    officeHeads: ['Bureau', 'Ce qu’y fait un militant', 'Jetons PV', 'Militants'],
    worker: (name, used) => (used ? `${name} (a servi)` : name),
    street: 'La rue',
    reds: (supply) =>
      `Qui achète une carte emporte tous les Scandales (cartes rouges) des cases inférieures. Encore à venir\u00a0: ${cards(supply)}.`,
    streetHeads: ['Carte', 'Ce qu’elle fait', 'Case', 'Pièces'],
    notForSale: 'pas à vendre',
    players: 'Joueurs',
    playerHeads: [
      'Joueur',
      'Points',
      'Jetons PV',
      'Militants disponibles',
      'Au travail',
      'Réserve',
      'Main',
      'Pioche',
    ],
    passed: (name) => `${name}, hors de la phase`,
    cardsOf: ({ name }) => `Cartes\u00a0: ${name}`,
    playArea: (list) => `Zone de jeu\u00a0: ${list}.`,
    otherPiles: (temporary, discards) =>
      `Défausse temporaire\u00a0: ${temporary}. Défausse\u00a0: ${discards}.`,
  };
};
