import { factor } from '../../edition-2019/factor.js';
import type { Formats } from '@hustings/texts';
import type { Change, LabelTexts } from '../../edition-2019/label-texts.js';
import { counts } from '../world.js';

/** What answers are called, what they cost and do. */
export const labels = (f: Formats<'fr'>): LabelTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, mediaMarkers, cards } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# meeting', other: '# meetings' });
  const plain = ({ from, to }: Change): string => `${n(from)} → ${n(to)}`;
  const signed = ({ from, to }: Change): string => `${f.signed(from)} → ${f.signed(to)}`;
  const base = (change: Change): string => `base ${plain(change)}`;
  return {
    passes: {
      raise: 'Ne pas surenchérir\u00a0: passer',
      drawPrograms: 'Ne rien piocher',
      buyMedia: 'Pas de marqueur Média pour l’instant\u00a0: passer',
      chooseAction: 'Renoncer à l’action',
      placeMedia: 'Laisser la case libre',
      shiftOpinion: 'Laisser les opinions telles quelles',
      bidForPoll: 'Ne pas miser\u00a0: passer',
      convertRallies: 'Ne rien convertir maintenant',
    },
    letGo: (whom) => `Laisser partir ${whom}`,
    letGoNote: 'quitte la partie aussitôt, sans effet',
    nothings: {
      completeProgram: 'les montrer et repiocher',
      swapPrograms: 'ne rien changer',
      placeRallies: 'n’organiser aucun meeting',
      sendPoliticians: 'n’envoyer personne',
    },
    nothing: 'rien',
    worth: (states) =>
      states.length === 0
        ? 'aucune opinion visible n’en parle'
        : `vaut ${states.map(({ state, by }) => `${f.signed(by)} ${state.in}`).join(', ')}`,
    stripSlot: 'Bande de départ',
    strip: (number, symbols) =>
      symbols === undefined
        ? `Bande\u00a0${n(number)}`
        : `Bande ${n(number)} (${symbols.join(', ')})`,
    symbolSlot: (number, symbol) =>
      symbol === undefined
        ? `Land pour le symbole ${n(number)}`
        : `${symbol} (symbole ${n(number)})`,
    match: (match) => `ton accord sur place\u00a0: ${n(match)}`,
    matchChange: (change) =>
      change.from === change.to
        ? `ton accord reste à ${n(change.from)}`
        : `ton accord ${plain(change)}`,
    standing: ({ votes: got, rallies: held, trend, match }) =>
      `tu y as ${votes(got)}, ${rallies(held)}, tendance ${f.signed(trend)}, accord ${n(match)}`,
    draw: {
      stack: 'Piocher sur la pile, puis prendre une carte de l’étalage',
      display: 'Renouveler l’étalage et y prendre une carte',
    },
    drawNotes: {
      stack: (display) =>
        `tu vois d’abord la carte du dessus\u202f; ${cards(display)} dans l’étalage`,
      display: (display) => `à défausser\u00a0: ${cards(display)} de l’étalage actuel`,
    },
    media: (own, now, then) => {
      const leads =
        now === undefined
          ? 'personne ne domine'
          : `${now.mid} ${now.several ? 'dominent' : 'domine'}`;
      const would =
        then === undefined
          ? 'personne ne dominerait'
          : `${then.mid} ${then.several ? 'domineraient' : 'dominerait'}`;
      return `tu y as ${mediaMarkers(own)}, ${leads}\u202f; avec un de plus, ${would}`;
    },
    politician: (name, cost) => `${name}, ${eur(cost)}`,
    powers: (main, others) => `action principale\u00a0: ${main}\u202f; puis ${f.either(others)}`,
    pay: (cost) => `Payer ${eur(cost)}`,
    left: (money) => `il te resterait ${eur(money)}`,
    parts: { main: 'Action principale', secondary: 'Actions secondaires' },
    effects: {
      double: (removes) =>
        removes
          ? 'Le marqueur posé là est retiré.'
          : 'Une opinion visible compte double, pour tout le monde.',
      trend: (trend) =>
        trend.from === trend.to
          ? `Ta tendance est au bout de l’échelle et reste à ${f.signed(trend.to)}.`
          : `Ta tendance passe de ${f.signed(trend.from)} à ${f.signed(trend.to)}.`,
      media: (price, left) =>
        left < 0
          ? `Tu paies ${eur(price)} à un autre parti, qui reprend un marqueur\u202f; un des tiens peut prendre la case.`
          : `Tu paies ${eur(price)} à un autre parti, qui reprend un marqueur\u202f; un des tiens peut prendre la case. Il te resterait ${eur(left)}.`,
      votes: (change) => `Tes voix sur place\u00a0: ${plain(change)}.`,
      othersTrend: 'Tous les autres partis perdent une case sur l’échelle de tendance du Land.',
      base: (change) => `La base de ton parti\u00a0: ${plain(change)}.`,
      poll: (back) =>
        `Le premier sondage de la pile, gratuitement\u00a0: tu vois sa face, puis le publies ou non. D’après son dos, il fait monter ${back.whom}.`,
      program: 'Comme en phase 2\u00a0: piocher, échanger jusqu’à deux cartes, en garder une.',
    },
    once: 'Une seule fois par Land et par manche, pour le premier arrivé.',
    owner: (markers, price) =>
      `sur place\u00a0: ${mediaMarkers(markers)}\u202f; à lui verser\u00a0: ${eur(price)}`,
    place: 'Placer ton marqueur sur la case libre',
    markersLeft: (markers) => `gratuit\u202f; ${mediaMarkers(markers)} en réserve`,
    instead: (into, out) => `${into} au lieu de ${out}`,
    goesOut: (out) => `À retirer\u00a0: ${out}`,
    publish: 'Publier le sondage',
    trends: (changes) =>
      changes.length === 0
        ? 'aucune tendance ne bouge'
        : `tendances\u00a0: ${changes.map(({ who, ...change }) => `${who.name} ${signed(change)}`).join(', ')}`,
    keepQuiet: 'Garder secret',
    base,
    accept: (sum) => `Accepter ${eur(sum)}`,
    reject: (sum) => `Refuser ${eur(sum)}`,
    rallies,
    costs: (sum) => `coûte ${eur(sum)}`,
    conversion: ({ rallies: held, trend, match, votes: got, total }) =>
      `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${votes(got)}, ${n(total)} en tout`,
    units: { money: 'milliers d’€', rallies: 'meetings' },
  };
};
