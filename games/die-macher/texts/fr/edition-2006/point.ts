import { verb, type Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { PointTexts } from '../../en/edition-2006/point.js';
import { called, worldBoard } from '../board.js';
import { counted } from './counted.js';

/** French: what is told about a piece that one points at. */
export const point = (f: Formats<'fr'>): PointTexts => {
  const { number: n, euros: eur } = f;
  const { partyOf, quoted, says, stateOf } = called(f, data.topics);
  const { points } = worldBoard(f, data.topics);
  const { members, seats, votes } = counted(f);
  return {
    state: (elects: boolean, round: number, most: number) =>
      `${elects ? 'Vote cette manche' : `Vote à la manche ${n(round)}`}. 50 votes donnent ${seats(most)}, moins de votes en donnent moins, en proportion.`,
    /** Of the last election, and what its signs mean. */
    alone: 'Ce n’est plus qu’une élection\u00a0: rien ne se décide avant elle dans sa manche.',
    pays: 'Signe aux personnes\u00a0: à son élection, chaque parti reçoit 1\u202f000\u00a0€ par adhérent.',
    barred: 'Signe aux cercles barrés\u00a0: pas de coalitions ici.',
    fit: (code: string) => `Ton accord ${stateOf(code).in}\u00a0:`,
    fitSay:
      '+1 par opinion visible que ta plateforme partage, −1 par opinion qu’elle combat, le double sous un enjeu clé.',
    ifNow: (barred: boolean) =>
      `Toutes les réunions converties en votes, jusqu’à 50\u202f; puis ${barred ? 'parti contre parti' : 'camp contre camp, une coalition avec les votes des deux'}. À égalité, le camp du parti le plus fort gagne\u202f; s’ils sont encore égaux, le marqueur du dessus.`,
    scale: (code: string) => `Popularité ${stateOf(code).in}\u00a0:`,
    on: (who: string, figure: string) => `${who} ${figure}`,
    scaleSay: (lines: readonly string[]) => `${lines.join(', ')}. Elle s’ajoute à l’accord.`,
    hidden: 'Une opinion cachée\u00a0:',
    hiddenSay:
      'elle ne compte pas encore. Après une manche, on en retourne une dans chaque autre État.',
    cardIn: (card: number, code: string) => `${quoted(card)} ${stateOf(code).in}\u00a0:`,
    worth: (worth: number, twice: boolean) => {
      if (worth === 0) return 'ta plateforme n’en parle pas\u00a0: 0 pour ton accord.';
      const figure = f.signed(twice ? worth * 2 : worth);
      const marker = twice ? ', le double comme enjeu clé' : '';
      return `${worth > 0 ? 'ta plateforme dit pareil' : 'ta plateforme dit le contraire'}\u00a0: ${figure} pour ton accord${marker}.`;
    },
    media: (code: string) => `Médias ${stateOf(code).in}\u00a0:`,
    spotFree: (code: string) => `Une case médias libre ${stateOf(code).in}\u00a0:`,
    spotOf: (id: string, code: string) =>
      `Un marqueur médias ${partyOf(id).of} ${stateOf(code).in}\u00a0:`,
    noLead:
      'personne ne les contrôle. Qui a le plus de marqueurs peut échanger une opinion, et aucun sondage ne le fait baisser.',
    leads: (id: string, a: number, b: number) =>
      `${says(id, 'les contrôle', 'les contrôlent')} ${n(a)} à ${n(b)}, ${verb(partyOf(id), { one: 'peut', several: 'peuvent' })} y échanger une opinion et ne ${verb(partyOf(id), { one: 'craint', several: 'craignent' })} pas les sondages.`,
    slotFree: (code: string) => `Une place pour une carte de cabinet ${stateOf(code).in}\u00a0:`,
    slotDown: (id: string, code: string) =>
      `Une carte de cabinet ${partyOf(id).of} ${stateOf(code).in}\u00a0:`,
    slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}\u00a0:`,
    slotSay:
      'posée face cachée en phase 3\u202f; puis toutes sont retournées ensemble, payées et jouées.',
    deeds: (cost: number, what: string) => `${eur(cost)}\u202f; au choix\u00a0: ${what}.`,
    served: 'carte déjà jouée\u202f; chacune sert une fois par partie.',
    figures: {
      pile: 'Rang à égalité',
      votes: 'Votes',
      talk: 'Coalition',
      held: 'Réunions',
      trend: 'Popularité',
      match: 'Accord',
      factor: 'Facteur',
      gain: 'Apport des réunions',
      worth: 'Sièges',
    },
    figure: (what: string, id: string, code: string) =>
      `${what} ${partyOf(id).of} ${stateOf(code).in}\u00a0:`,
    tileSay: (tile: string) => `${tile}. On négocie en phase 4 de la manche où cet État vote.`,
    talks: (code: string) => `Coalitions ${stateOf(code).in}\u00a0:`,
    pile: (place: number, of: number) =>
      `\u202f; ${place === 1 ? 'dessus' : `${n(place)}ᵉ depuis le haut`}, parmi ${n(of)} à égalité`,
    pileSay: (place: number, of: number) =>
      `${n(of)} partis à égalité de votes, dans l’ordre de leurs marqueurs\u202f; celui-ci est ${place === 1 ? 'dessus, donc devant' : `${n(place)}ᵉ depuis le haut`}. La case foncée est la sienne.`,
    meetings: (k: number, most: number) =>
      `${n(k)} sur ${n(most)}. À l’élection, chacune est multipliée par le facteur.`,
    popularity: (figure: number) => `${f.signed(figure)}, sur une échelle de −3 à +3.`,
    match: (k: number) =>
      `${f.signed(k)}\u00a0: opinions visibles que la plateforme partage, moins celles qu’elle combat.`,
    factor: (popularity: number, match: number, k: number) =>
      `${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))}${k === 0.5 ? ', moins de 1, compte ½' : ` = ${n(k)}`}.`,
    seatsFor: (v: number, k: number, most: number) =>
      `${votes(v)}\u00a0: ${n(k)} sur ${n(most)}. Chaque siège est un point, même sans victoire.`,
    party: (who: string, name: string) => `${who}, ${name}\u00a0:`,
    partySay: (k: number, m: number) =>
      `${seats(k)} jusqu’ici, ${members(m)}. Chacun vaut un point.`,
    alike: (k: number) =>
      f.plural(k, {
        one: '# carte sur 5 en commun\u00a0:',
        other: '# cartes sur 5 en commun\u00a0:',
      }),
    alikeSay:
      'il en faut deux pour une coalition\u202f; à partir de trois, personne ne peut refuser.',
    has: (who: string, what: string) => `${who}, ${what}\u00a0:`,
    contribution: (sum: number) => `contribution de ${eur(sum)}`,
    contributionSay:
      'acceptée, elle rapporte l’argent et coûte des adhérents\u202f; refusée, elle en rapporte. Aux dés, en phase 10.',
    contributionUsed: 'carte déjà jouée.',
    hand: 'Dans ta main\u00a0: tu peux la poser dans ta plateforme en phase 2.',
    reserve:
      'Dans la réserve d’échange\u00a0: qui contrôle les médias d’un État peut l’y placer en phase 5, une majorité absolue en phase 8.',
    ownCard:
      'Dans ta plateforme. Une opinion identique augmente ton accord, le contraire le diminue\u202f; sur le plateau national, elle rapporte des adhérents et des points.',
    theirCard: (worth: number) =>
      worth > 0
        ? 'Comme dans ta plateforme.'
        : worth < 0
          ? 'Ta plateforme dit le contraire.'
          : 'Ta plateforme n’en parle pas.',
    spaceFree: 'Libre\u00a0: le prochain thème nouveau va sur la première case libre.',
    space: (card: number, dominant: boolean, who: readonly string[]) =>
      `${quoted(card)}${dominant ? `, dominante\u00a0: ${n(data.dominantPoints)} points de plus` : ''}. ${who.length === 0 ? 'Dans aucune plateforme.' : `Dans la plateforme\u00a0: ${f.list(who)}.`}`,
    presence: (k: number) => `Médias, élection ${n(k)}\u00a0:`,
    presenceSay: (worth: number, who: readonly string[]) =>
      `un marqueur y vaut ${points(worth)} à la fin. ${who.length === 0 ? 'Personne n’en a.' : `Sur place\u00a0: ${f.list(who)}.`}`,
    round: (name: string | undefined, won: readonly string[]) =>
      `${name ?? 'Son État n’est pas encore tiré.'}${won.length === 0 ? '' : ` · victoire\u00a0: ${f.list(won)}`}`,
    phaseFor: (k: number) => `c’est pour la phase ${n(k)}.`,
    phase: (k: number) => ({
      title: k === 0 ? 'Avant la manche 1\u00a0:' : `Phase ${n(k)}\u00a0:`,
      text: [
        'chaque parti prend en secret une colonne de deux listes, et un État pour chaque élément.',
        'mises secrètes\u202f; la plus haute est payée et désigne le premier joueur. Personne d’autre ne paie.',
        'à tour de rôle, on échange des cartes en main et on change une carte de sa plateforme.',
        'à tour de rôle, on pose des cartes de cabinet face cachée, puis on les retourne ensemble, on les paie et on les joue.',
        'dans l’État qui vote, deux partis avec tuile et deux cartes en commun peuvent s’allier.',
        `tour après tour, on achète des marqueurs médias à ${eur(data.mediaCost)}\u202f; puis qui contrôle les médias peut échanger une opinion.`,
        `à tour de rôle, on tient des réunions où l’on veut, à ${eur(data.meetingCost)} chacune.`,
        'dans chaque État, un sondage est mis aux enchères ouvertes\u202f; qui l’obtient en publie des lignes ou lance les dés pour des adhérents.',
        'dans les États qui votent plus tard, cinq réunions et plus peuvent devenir des votes.',
        'les réunions deviennent des votes, l’État vote\u202f; les vainqueurs portent médias et opinions sur le plateau national, puis adhérents et argent.',
        'chaque parti accepte ou refuse une contribution\u202f; puis on lance les dés.',
      ][k],
    }),
  };
};
