import { does, verb, type Formats } from '@hustings/texts';
import type { Also, PositionTexts } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted } from './counted.js';

const has = (who: Party): string => verb(who, { one: 'a', several: 'ont' });

const most = (leader: Party | undefined): string =>
  leader === undefined ? 'aucune majorité' : `majorité\u00a0: ${leader.name}`;

/** The position in words. */
export const position = (f: Formats<'fr'>): PositionTexts => {
  const { cards, mediaMarkers, meetings, members, opinions, points, seats } = counted(f);
  const { euros: eur, number: n, signed } = f;
  return {
    round: (round, of) => `Manche ${n(round)} sur ${n(of)}`,
    moment: (round, phase) => `${round}\u00a0: ${phase}`,
    before: (phase) => `Avant la manche 1\u00a0: ${phase}`,
    over: (round) => `${round}\u00a0: la partie est terminée`,
    decide: (parties) =>
      parties.length === 1
        ? `${does(parties[0], 'décide', 'décident')}.`
        : `${f.begin(f.list(parties.map(({ mid }) => mid)))} décident.`,
    first: ({ name }) => `Premier joueur\u00a0: ${name}.`,
    preliminaryFirst: ({ name }) => `Commence cette étape\u00a0: ${name}.`,
    auction: (state, highest) =>
      highest === undefined
        ? `Sondage ${state.in}\u00a0: pas encore de mise.`
        : `Sondage ${state.in}\u00a0: ${highest.party.mid} ${has(highest.party)} misé ${eur(highest.bid)}, la plus haute mise.`,
    passed: (parties) => `Hors de l’enchère\u00a0: ${parties.map(({ name }) => name).join(', ')}.`,
    yourPoll: (figures) => `Ton sondage\u00a0: ${figures}.`,
    offer: (from, to) => `${does(from, 'propose', 'proposent')} une coalition ${to.to}.`,
    coalition: (one, other) => `Coalition\u00a0: ${one.name} et ${other.name}.`,
    yourParty: ({ name }) => `Ton parti\u00a0: ${name}`,
    own: (own) =>
      `${eur(own.money)}, ${members(own.members)}, sièges gagnés\u00a0: ${n(own.seats)}. Dans ta réserve\u00a0: ${meetings(own.meetings)}, ${mediaMarkers(own.media)}.`,
    ownProgram: (list) => `Plateforme\u00a0: ${list}.`,
    hand: (list) => `Main\u00a0: ${list}.`,
    contributions: (sums) =>
      sums.length === 0
        ? 'Il ne reste aucune contribution.'
        : `Contributions restantes\u00a0: ${sums.map(eur).join(', ')}.`,
    cabinet: 'Ton cabinet fantôme',
    cabinetCard: ({ name }, cost, powers) => `${name}, ${eur(cost)}\u00a0: ${powers}`,
    states: 'Les États, dans l’ordre des élections',
    elects: ({ name }, when) => {
      if (when === 'over') return `${name}, a voté`;
      return when === 'now' ? `${name}, vote cette manche` : `${name}, vote à la manche ${n(when)}`;
    },
    upTo: (won) => `Jusqu’à ${seats(won)}.`,
    paysMembers: `Verse ${eur(1)} par adhérent.`,
    noCoalitions: 'Pas de coalitions ici.',
    opinions: (list) =>
      list.length === 0 ? 'Aucune opinion.' : `Opinions\u00a0: ${list.join(', ')}.`,
    opinion: (card, isKey, worth) => {
      const notes = [
        ...(isKey ? ['enjeu clé, compte double'] : []),
        ...(worth === 0 ? [] : [`${signed(worth)} pour toi`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('\u202f; ')})`;
    },
    faceDown: (count) => f.plural(count, { one: '# cachée', other: '# cachées' }),
    media: (placed, spots, leader) =>
      `Médias\u00a0: cases prises ${n(placed)} sur ${n(spots)}, ${most(leader)}.`,
    campaignHeads: [
      'Parti',
      'Votes',
      'Popularité',
      'Réunions',
      'Médias',
      'Accord',
      'Votes si on votait maintenant',
      'Aussi sur place',
    ],
    wouldGet: (votes, won) => `${n(votes)} (${seats(won)})`,
    also: ({ tile, card }: Also) =>
      [
        ...(tile ? ['tuile de coalition'] : []),
        ...(card === undefined ? [] : [card === 'hidden' ? 'une carte de cabinet' : card.name]),
      ].join(', '),
    parties: 'Partis',
    partyHeads: [
      'Parti',
      'Sièges gagnés',
      'Argent',
      'Adhérents',
      'Main',
      'Réunions restantes',
      'Médias restants',
      'Cartes de cabinet',
      'Contributions',
    ],
    partyPlayed: ({ name }, person) => `${name}, ${person}`,
    handSize: cards,
    given: (left, laid) => {
      const rest = f.plural(left, { one: '# restante', other: '# restantes' });
      if (laid === undefined) return rest;
      const what = laid.sum === undefined ? 'une contribution' : eur(laid.sum);
      return `${rest}, ${laid.accepts ? 'accepte' : 'refuse'} ${what}`;
    },
    program: (party, list, equal) =>
      equal === undefined
        ? `Plateforme ${party.of}\u00a0: ${list}`
        : `Plateforme ${party.of}\u00a0: ${list}\u202f; ${cards(equal)} en commun avec toi`,
    nation: 'Plateau national',
    nationalMedia: (score) =>
      `Un marqueur médias placé ici pendant cette manche rapporte ${points(score)} à la fin.`,
    noNational: 'Pas encore d’opinions nationales.',
    national: ({ space, card, dominant, members: each, points: score, yours }) =>
      [
        `Opinion ${n(space)}\u00a0: ${card}`,
        ...(dominant ? ['dominante'] : []),
        `${members(each)} par manche et ${points(score)} à la fin pour qui l’a`,
        ...(yours ? ['dans ta plateforme'] : []),
      ].join(', '),
    mediaOf: (party, markers) =>
      `Médias ${party.of}\u00a0: ${markers.map(({ round, points: score }) => `manche ${n(round)} (${points(score)})`).join(', ')}`,
    reserve: 'Réserve d’échange',
    reserveCards: (list, stack) => `${list}. Dans la pioche\u00a0: ${opinions(stack)}.`,
  };
};
