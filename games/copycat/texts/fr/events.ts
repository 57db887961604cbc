import { does, verb, type Formats, type Verb } from '@hustings/texts';
import type { Texts } from '../texts.js';

const declined: Readonly<Record<string, readonly [Verb, rest: string]>> = {
  removeForWorker: [
    { one: 'n’élimine', several: 'n’éliminent', you: 'n’élimines' },
    'aucune carte pour un militant',
  ],
  reuseWorker: [
    { one: 'ne réutilise', several: 'ne réutilisent', you: 'ne réutilises' },
    'aucun militant',
  ],
  copyCard: [{ one: 'ne copie', several: 'ne copient', you: 'ne copies' }, 'aucune carte'],
  reuseCard: [
    { one: 'ne réutilise', several: 'ne réutilisent', you: 'ne réutilises' },
    'aucune carte',
  ],
};

/** What happened, a sentence for each event that the log needs a word of. */
export const events = (f: Formats<'fr'>): Texts['events'] => {
  const cards = (k: number): string => f.plural(k, { one: '# carte', other: '# cartes' });
  const coins = (k: number): string => f.plural(k, { one: '# pièce', other: '# pièces' });
  const points = (k: number): string => f.plural(k, { one: '# point', other: '# points' });
  const n = f.number;
  return {
    round: ({ round }) => `Manche ${n(round)}.`,
    bids: ({ cards: laid, order }, { who, card }) => {
      const bids = laid.map((one, seat) => `${who(seat).name} (${card(one)})`).join(', ');
      return `Cartes posées\u00a0: ${bids}. Nouvel ordre\u00a0: ${order.map((seat) => who(seat).name).join(', ')}.`;
    },
    drew: ({ seat, count }, { who }) =>
      `${does(who(seat), 'pioche', 'piochent', 'pioches')} ${cards(count)}.`,
    shuffled: ({ seat, count }, { who }) =>
      `${does(who(seat), 'mélange', 'mélangent', 'mélanges')} ${f.plural(count, { one: '# carte défaussée', other: '# cartes défaussées' })} en une nouvelle pioche.`,
    played: ({ seat, card }, names) =>
      `${does(names.who(seat), 'joue', 'jouent', 'joues')} ${names.card(card)}.`,
    reused: ({ seat, card }, names) =>
      `${does(names.who(seat), 'réutilise', 'réutilisent', 'réutilises')} ${names.card(card)}.`,
    copied: ({ seat, card }, names) =>
      `${does(names.who(seat), 'copie', 'copient', 'copies')} ${names.card(card)}.`,
    exchanged: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'échange', 'échangent', 'échanges')} ${f.list(out.map(card))} contre de nouvelles cartes.`,
    removed: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'élimine', 'éliminent', 'élimines')} ${f.list(out.map(card))} du jeu.`,
    laidOut: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'pose', 'posent', 'poses')} ${f.list(out.map(card))}.`,
    kept: ({ seat, count }, { who }) =>
      `${does(who(seat), 'garde', 'gardent', 'gardes')} ${cards(count)}.`,
    bought: ({ seat, card, space, price, withIt }, names) => {
      const more = withIt.length === 0 ? '' : `, avec ${f.list(withIt.map(names.card))}`;
      return `${does(names.who(seat), 'achète', 'achètent', 'achètes')} ${names.card(card)}, case ${n(space)}, pour ${coins(price)}${more}.`;
    },
    unsold: ({ cards: out }, { card }) =>
      out.length === 0
        ? undefined
        : `Sans preneur, et hors du jeu\u00a0: ${f.list(out.map(card))}.`,
    placed: ({ seat, office, markers }, names) => {
      const who = names.who(seat);
      const taken = f.plural(markers, { one: '# jeton PV', other: '# jetons PV' });
      const and =
        markers === 0
          ? ''
          : ` et ${verb(who, { one: 'prend', several: 'prennent', you: 'prends' })} ${taken}`;
      return `${does(who, 'envoie', 'envoient', 'envoies')} un militant au bureau ${f.quoted(names.office(office))}${and}.`;
    },
    used: ({ seat, office }, names) =>
      `${does(names.who(seat), 'utilise', 'utilisent', 'utilises')} le bureau ${f.quoted(names.office(office))}.`,
    usedAgain: ({ seat, office }, names) =>
      `${does(names.who(seat), 'réutilise', 'réutilisent', 'réutilises')} le bureau ${f.quoted(names.office(office))}.`,
    recruited: ({ seat, workers }, { who }) =>
      `${does(who(seat), 'recrute', 'recrutent', 'recrutes')} ${f.plural(workers, { one: '# militant', other: '# militants' })} pour cette manche.`,
    markersLaid: ({ offices }, { office }) =>
      offices.length === 0
        ? undefined
        : `Un jeton PV sur chaque bureau vide\u00a0: ${f.list(offices.map(office))}.`,
    officeOpened: ({ office }, names) => `Le bureau ${f.quoted(names.office(office))} ouvre.`,
    declined: ({ seat, what }, { who }) => {
      const [act, rest] = declined[what] ?? [
        { one: 'renonce', several: 'renoncent', you: 'renonces' },
        'à cet effet',
      ];
      return `${does(who(seat), act.one, act.several, act.you)} ${rest}.`;
    },
    paid: ({ seat, coins: paid }, { who }) =>
      `${does(who(seat), 'paie', 'paient', 'paies')} ${coins(paid)} pour la Collecte de fonds.`,
    turnEnded: ({ seat, passed }, { who }) =>
      passed
        ? `${does(who(seat), 'passe', 'passent', 'passes')} pour le reste de la phase.`
        : undefined,
    chose: ({ seat, gain }, { who }) =>
      `${does(who(seat), 'prend', 'prennent', 'prends')} ${gain === 'coin' ? 'une pièce' : 'des points'}.`,
    doctorate: ({ seat, points: got }, { who }) =>
      `${does(who(seat), 'reçoit', 'reçoivent', 'reçois')} ${points(got)} pour le Doctorat.`,
    scored: ({ seat, cards: byCards, offices, markers, score }, { who }) =>
      `${does(who(seat), 'marque', 'marquent', 'marques')} ${n(byCards)} avec les cartes, ${n(offices)} avec les bureaux et ${n(markers)} avec les jetons\u00a0: ${points(byCards + offices + markers)}\u202f; score\u00a0: ${n(score)}.`,
    streetFilled: () => undefined, // it is seen on the board
  };
};
