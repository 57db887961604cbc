import { does, type Formats } from '@hustings/texts';
import type { Figure } from '../../edition-2019/about.js';
import type { PositionTexts } from '../../edition-2019/position-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

const verb = (parties: readonly Party[], one: string, several: string): string =>
  parties.length === 1 && !parties[0].several ? one : several;

/** The position in words. */
export const position = (f: Formats<'fr'>): PositionTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cards: count, polls, mediaMarkers } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# meeting', other: '# meetings' });
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const figures = (of: readonly Figure[]): string =>
    of.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
  return {
    phases: {
      draft: 'draft',
      program: 'programmes',
      start: 'mise en place initiale',
      startPlayer: 'premier joueur',
      programs: 'programmes des partis',
      media: 'marqueurs Média',
      rallies: 'meetings',
      politicians: 'envoi des politiciens',
      actions: 'actions des politiciens',
      influence: 'influence des médias',
      polls: 'sondages',
      election: 'voix et élections',
      donations: 'dons',
    },
    setup: (phase) => `Avant la manche 1\u00a0: ${phase}`,
    moment: (round, of, phase) => `Manche ${n(round)} sur ${n(of)}\u00a0: ${phase}`,
    over: 'La partie est terminée',
    decide: (who) => `${f.begin(all(who))} ${verb(who, 'décide', 'décident')}.`,
    decided: (who) => `${f.begin(all(who))} ${verb(who, 'a', 'ont')} décidé.`,
    pick: (pick, of) => `Choix ${n(pick)} sur ${n(of)}.`,
    startPlayer: (who) => `Premier joueur\u00a0: ${who.name}.`,
    startSoFar: (who) => `Premier joueur jusqu’ici\u00a0: ${who.name}.`,
    terms: (elections, openMoney, penalised) =>
      `${f.plural(elections, { one: '# élection', other: '# élections' })}\u202f; ${openMoney ? 'argent visible' : 'argent caché jusqu’à la fin'}\u202f; ${penalised ? 'mises sans fonds pénalisées' : 'personne ne peut miser plus que son argent'}.`,
    tied: (who) => `À égalité pour commencer\u00a0: ${all(who)}.`,
    tiedAt: (bid) => `Mise de chacun\u00a0: ${eur(bid)}.`,
    raised: (who, bid) => `${does(who, 'surenchérit', 'surenchérissent')} à ${eur(bid)}.`,
    paying: (who, { politician, state }, cost) =>
      `${politician} ${who.of} ${state.in}\u00a0: à payer ${eur(cost)}, ou à laisser partir.`,
    acting: (who, { politician, state }, part) =>
      `${politician} ${who.of} ${state.in}\u00a0: ${part === 'main' ? 'action principale' : 'action secondaire'}.`,
    doing: (action) => `En cours\u00a0: ${action}.`,
    influencing: (who, state) =>
      `${does(who, 'domine', 'dominent')} les médias ${state.in}\u00a0: une opinion peut y être modifiée.`,
    auction: (state, auctioneer) =>
      `Un sondage ${state.in} est aux enchères\u202f; commissaire-priseur\u00a0: ${auctioneer.name}.`,
    noBid: 'Personne n’a encore misé.',
    highest: (who, bid) => `${does(who, 'a', 'ont')} misé ${eur(bid)}, la plus haute mise.`,
    out: (who) => `Hors des enchères de cette phase\u00a0: ${all(who)}.`,
    converting: (state) => `Les meetings ${state.in} peuvent être convertis en voix.`,
    pollTaken: (who, state, back) =>
      `${does(who, 'regarde', 'regardent')} un sondage ${state.in}\u202f; d’après son dos, il fait monter ${back.whom}.`,
    pollFront: (front) => `Sa face, que personne d’autre ne voit\u00a0: ${figures(front)}.`,

    yourParty: (who) => `Ton parti\u00a0: ${who.name}`,
    purse: (money, base, scored) => `${eur(money)}, base ${n(base)}, ${points(scored)}.`,
    supply: (held, media) => `Dans ta réserve\u00a0: ${rallies(held)}, ${mediaMarkers(media)}.`,
    program: (cards) => `Programme\u00a0: ${cards}.`,
    hand: (cards) => `Main\u00a0: ${cards}.`,
    picks: (cards) => `Choisi jusqu’ici\u00a0: ${cards}.`,
    donationsLeft: (sums) =>
      sums.length === 0
        ? 'Tous les dons ont servi.'
        : `Dons restants\u00a0: ${sums.map(eur).join(', ')}.`,
    yourPoliticians: 'Tes politiciens',
    noPoliticians: 'Il ne t’en reste aucun.',
    politician: (name, cost, powers) => `${name}, ${eur(cost)}\u202f; ${powers}`,

    states: 'Les Länder, dans l’ordre des élections',
    stateTitle: (state, code, when, most) =>
      `${state.name} (${code}), ${when}, jusqu’à ${points(most)}`,
    electsNow: 'vote cette manche',
    electsIn: (round) => `vote à la manche ${n(round)}`,
    hasVoted: 'a voté',
    opinions: (open, hidden) => {
      const down = f.plural(hidden, { one: '# cachée', other: '# cachées' });
      return `Opinions\u00a0: ${[...open, ...(hidden === 0 ? [] : [down])].join(', ')}.`;
    },
    opinion: (card, doubled, worth) => {
      const notes = [
        ...(doubled ? ['compte double'] : []),
        ...(worth === undefined || worth === 0 ? [] : [`${f.signed(worth)} pour toi`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('\u202f; ')})`;
    },
    media: (present, leader, freeSpots) => {
      const spots = f.plural(freeSpots, { one: '# case libre', other: '# cases libres' });
      if (present.length === 0) return `Aucun marqueur Média, ${spots}.`;
      const there = present.map(({ who, by }) => `${who.name} ${n(by)}`).join(', ');
      const leads =
        leader === undefined ? 'Personne ne domine' : does(leader, 'domine', 'dominent');
      return `Marqueurs Média\u00a0: ${there}, ${spots}. ${leads}.`;
    },
    stateHeads: [
      'Parti',
      'Voix',
      'Tendance',
      'Meetings',
      'Médias',
      'Accord',
      'Si on votait maintenant',
      'Politicien',
    ],
    ifNow: (got, worth) => `${votes(got)}, ${points(worth)}`,
    faceDown: 'face cachée',

    parties: 'Partis',
    partyHeads: [
      'Parti',
      'Points',
      'Argent',
      'Base',
      'Cartes',
      'Meetings restants',
      'Médias restants',
      'Politiciens restants',
      'Dons restants',
      'Présence médiatique',
    ],
    chair: (party, person, isYou) =>
      [party, ...(person === undefined ? [] : [person]), ...(isYou ? ['toi'] : [])].join(', '),
    closed: 'caché',
    programOf: ({ of }, cards, alike) =>
      alike === undefined
        ? `Programme ${of}\u00a0: ${cards}`
        : `Programme ${of}\u00a0: ${cards}\u202f; ${count(alike)} en commun avec toi`,
    presence: (spots) => (spots.length === 0 ? '' : spots.map(n).join(' + ')),

    displays: 'Étalages et pioches',
    programDisplay: (cards, stack, discards) =>
      `Étalage Programme\u00a0: ${cards}. Pioche\u00a0: ${n(stack)}, défausse\u00a0: ${n(discards)}.`,
    opinionDisplay: (cards, stack) =>
      `Étalage Opinions\u00a0: ${cards}. Pioche\u00a0: ${n(stack)}.`,
    opinionDiscards: (cards) => `Opinions défaussées\u00a0: ${cards}.`,
    nextPoll: (back, stack, discards) =>
      `Le prochain sondage fait monter ${back.whom}. Pioche\u00a0: ${polls(stack)}, défausse\u00a0: ${n(discards)}.`,
    pollPublished: (front) => `Un sondage publié dans la défausse\u00a0: ${figures(front)}.`,
    doubles: (markers) => `Marqueurs ×2 en réserve\u00a0: ${n(markers)}.`,
    presenceSpots: (spots) =>
      `Présence médiatique, points à la fin par élection\u00a0: ${spots.map(n).join(', ')}.`,
    coming: (states) =>
      f.plural(states, {
        one: '# autre Land est encore à venir.',
        other: '# autres Länder sont encore à venir.',
      }),
  };
};
