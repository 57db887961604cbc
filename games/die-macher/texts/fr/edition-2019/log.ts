import { factor } from '../../edition-2019/factor.js';
import { does, verb, type Formats } from '@hustings/texts';
import type { LogTexts } from '../../edition-2019/log-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

/** What happened, a sentence for each event that the log needs a word of. */
export const log = (f: Formats<'fr'>): LogTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cards: count } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# meeting', other: '# meetings' });
  const theCards = (cards: readonly string[]): string =>
    `${cards.length === 1 ? 'la carte' : 'les cartes'} ${f.list(cards)}`;
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const sum = (held: number, trend: number, match: number, got: number): string =>
    `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${n(got)}`;
  return {
    programLaid: ({ who, cards }) =>
      cards.length === 0
        ? `${does(who, 'ne trouve', 'ne trouvent')} aucun thème qui manque au programme.`
        : `${does(who, 'pose son', 'posent leur')} programme\u00a0: ${f.list(cards)}.`,
    surplusShown: ({ who, cards }) =>
      `${does(who, 'montre et défausse', 'montrent et défaussent')} ${theCards(cards)}.`,
    programsDrawn: ({ who, count: drawn }) => `${does(who, 'pioche', 'piochent')} ${count(drawn)}.`,
    programsDrawnSeen: ({ who, cards }) =>
      `${does(who, 'pioche', 'piochent')} ${theCards(cards)} (personne d’autre ne le voit).`,
    cardKept: ({ who }) => `${does(who, 'garde', 'gardent')} une carte en main.`,
    startPosition: ({ who, parts }) => {
      const placed = parts.map(
        ({ what, states, isEach }) =>
          `${what}${isEach ? ' par Land,' : ''} ${f.list(states.map((s) => s.in))}`,
      );
      return `${does(who, 'commence', 'commencent')} avec ${f.list(placed)}.`;
    },
    bidsOpened: ({ bids }) =>
      `Mises pour commencer\u00a0: ${bids.map(({ who, bid }) => `${who.name} ${eur(bid)}`).join(', ')}.`,
    tie: ({ tied, bid }) => `${f.begin(all(tied))} sont à égalité à ${eur(bid)}.`,
    raised: ({ who, bid }) => `${does(who, 'surenchérit', 'surenchérissent')} à ${eur(bid)}.`,
    passed: {
      raise: ({ who }) => `${does(who, 'ne surenchérit', 'ne surenchérissent')} pas.`,
      drawPrograms: ({ who }) => `${does(who, 'ne pioche', 'ne piochent')} aucune carte Programme.`,
      buyMedia: ({ who }) =>
        `${does(who, 'n’achète', 'n’achètent')} pas de marqueur Média pour l’instant.`,
      chooseAction: ({ who }) => `${does(who, 'renonce', 'renoncent')} à l’action.`,
      placeMedia: ({ who }) => `${does(who, 'laisse', 'laissent')} la case Média libre.`,
      shiftOpinion: ({ who }) => `${does(who, 'ne modifie', 'ne modifient')} aucune opinion.`,
      bidForPoll: ({ who }) => `${does(who, 'ne mise', 'ne misent')} pas sur le sondage.`,
      convertRallies: ({ who, where }) =>
        `${does(who, 'ne convertit', 'ne convertissent')} pas encore de meetings${where} en voix.`,
    },
    startPlayer: ({ who, paid }) =>
      paid > 0
        ? `${does(who, 'commence', 'commencent')} pour ${eur(paid)}.`
        : `${does(who, 'commence', 'commencent')}.`,
    overbid: ({ who, paid, base }) =>
      `${does(who, 'ne peut', 'ne peuvent')} pas payer la mise\u00a0: ${eur(paid)} vont à la banque, la base tombe à ${n(base)}.`,
    stackDrawn: ({ who }) =>
      `${does(who, 'pioche', 'piochent')} la première carte Programme de la pile.`,
    stackDrawnSeen: ({ who, cards }) =>
      `${does(who, 'pioche', 'piochent')} ${theCards(cards)} sur la pile (personne d’autre ne voit laquelle).`,
    displayDiscarded: ({ who }) => `${does(who, 'défausse', 'défaussent')} l’étalage Programme.`,
    displayTaken: ({ who, card }) =>
      `${does(who, 'prend', 'prennent')} la carte ${card} dans l’étalage.`,
    programChanged: ({ who, out, into }) =>
      `${does(who, 'modifie son', 'modifient leur')} programme\u00a0: ${f.list(into)} au lieu de ${f.list(out)}.`,
    programKept: ({ who }) =>
      `${does(who, 'échange', 'échangent')} une carte contre une carte identique\u00a0: le programme reste le même.`,
    handDiscarded: ({ who, count: gone }) =>
      `${does(who, 'défausse', 'défaussent')} ${count(gone)}.`,
    mediaBought: ({ who, state, paid }) =>
      `${does(who, 'achète', 'achètent')} un marqueur Média ${state.in} pour ${eur(paid)}.`,
    ralliesPlaced: ({ who, parts, paid }) => {
      if (parts.length === 0) return `${does(who, 'n’organise', 'n’organisent')} aucun meeting.`;
      const placed = parts.map(({ rallies: k, state }) => `${rallies(k)} ${state.in}`);
      return `${does(who, 'organise', 'organisent')} ${f.list(placed)} pour ${eur(paid)}.`;
    },
    politiciansSent: ({ who, states }) => {
      if (states.length === 0) return `${does(who, 'n’envoie', 'n’envoient')} personne.`;
      const sent = f.plural(states.length, { one: 'un politicien', other: '# politiciens' });
      return `${does(who, 'envoie', 'envoient')} ${sent} ${f.list(states.map(({ to }) => to))}.`;
    },
    politiciansRevealed: ({ state, sent }) => {
      const shown = sent.map(({ who, politician }) => `${who.name} ${politician.name}`);
      return `Politiciens ${state.in}\u00a0: ${shown.join(', ')}.`;
    },
    politicianPaid: ({ who, state, politician, paid }) =>
      `${does(who, 'paie', 'paient')} ${politician.whom} ${state.in}\u00a0: ${eur(paid)}.`,
    politicianGone: ({ who, state, politician }) =>
      `${does(who, 'laisse', 'laissent')} partir ${politician.whom} ${state.in}.`,
    trendMoved: ({ who, state, from, to }) =>
      from === to
        ? `La tendance ${who.of} ${state.in} reste à ${f.signed(to)}.`
        : `La tendance ${who.of} ${state.in} passe de ${f.signed(from)} à ${f.signed(to)}.`,
    votesGained: ({ who, state, votes: got, total }) =>
      `${does(who, 'gagne', 'gagnent')} ${votes(got)} ${state.in}, soit ${n(total)} maintenant.`,
    baseChanged: ({ who, by, base }) =>
      `Base ${who.of}\u00a0: ${f.signed(by)}, soit ${n(base)} maintenant.`,
    doublePlaced: ({ who, state, card }) =>
      `${does(who, 'double', 'doublent')} l’opinion ${card} ${state.in}.`,
    doubleRemoved: ({ who, state, card }) =>
      `${does(who, 'retire', 'retirent')} le marqueur ×2 de l’opinion ${card} ${state.in}.`,
    mediaRemoved: ({ who, from, state, paid }) =>
      `${does(who, 'évince', 'évincent')} un marqueur Média ${from.of} ${state.in} pour ${eur(paid)}.`,
    mediaPlaced: ({ who, state }) =>
      `${does(who, 'place', 'placent')} un marqueur Média ${state.in}.`,
    opinionShifted: ({ who, state, out, into }) =>
      `${does(who, 'modifie', 'modifient')} une opinion ${state.in}\u00a0: ${into} au lieu de ${out}.`,
    auctionOpened: ({ who, state, back }) =>
      `${does(who, 'met', 'mettent')} aux enchères un sondage ${state.in}\u202f; il ferait monter la tendance ${back.of}.`,
    pollBid: ({ who, bid }) => `${does(who, 'mise', 'misent')} ${eur(bid)}.`,
    pollWon: ({ who, state, paid }) =>
      `${does(who, 'remporte', 'remportent')} le sondage ${state.in} pour ${eur(paid)}.`,
    pollUnsold: ({ state }) => `Personne ne veut du sondage ${state.in}.`,
    pollPublished: ({ who, state, front }) => {
      const figures = front.map((line) => `${line.who.name} ${f.signed(line.by)}`);
      return `${does(who, 'publie', 'publient')} le sondage ${state.in}\u00a0: ${figures.join(', ')}.`;
    },
    pollHidden: ({ who, state, base }) =>
      `${does(who, 'garde', 'gardent')} secret le sondage ${state.in}\u00a0: base ${f.signed(base)}.`,
    ralliesConverted: ({ who, state, sum: { rallies: held, trend, match, votes: got, total } }) =>
      `${does(who, 'convertit', 'convertissent')} ${rallies(held)} ${state.in}\u00a0: ${sum(held, trend, match, got)}, soit ${votes(total)} maintenant.`,
    electionSingle: ({ state, who }) =>
      `Élection ${state.in}\u00a0: ${who.mid} ${verb(who, { one: 'gagne', several: 'gagnent' })} avec 50 voix ou plus.`,
    electionSeveral: ({ state, winners }) => {
      const won =
        winners.length === 1 ? verb(winners[0], { one: 'gagne', several: 'gagnent' }) : 'gagnent';
      return `Élection ${state.in}\u00a0: plusieurs atteignent 50\u202f; ${all(winners)} ${won}.`;
    },
    electionCoalition: ({ state, winners }) =>
      `Élection ${state.in}\u00a0: ${all(winners)} forment une coalition.`,
    electionNone: ({ state, who }) =>
      `Élection ${state.in}\u00a0: pas de coalition possible\u202f; ${who.mid} ${verb(who, { one: 'arrive', several: 'arrivent' })} en tête.`,
    mediaPresence: ({ who, state, points: worth }) =>
      `Présence médiatique\u00a0: ${who.mid} y ${verb(who, { one: 'place', several: 'placent' })} un marqueur Média ${state.of}, qui vaut ${points(worth)} à la fin.`,
    incomePaid: ({ who, votes: earned, base }) =>
      `${does(who, 'reçoit', 'reçoivent')} ${eur(earned + base)}\u00a0: ${eur(earned)} pour les points des voix, ${eur(base)} pour la base.`,
    donationAccepted: ({ who, sum: given, base }) =>
      `${does(who, 'accepte', 'acceptent')} un don de ${eur(given)}\u202f; la base passe à ${n(base)}.`,
    donationRejected: ({ who, sum: given, base }) =>
      `${does(who, 'refuse', 'refusent')} un don de ${eur(given)}\u202f; la base passe à ${n(base)}.`,
    stateLeft: ({ state }) => `${state.name}\u00a0: on a voté, le plateau est libéré.`,
    stateEntered: ({ state }) => `${state.name} entre en jeu.`,
    opinionTurned: ({ state, card }) => `Une nouvelle opinion ${state.in}\u00a0: ${card}.`,
    opinionsRefilled: () => 'L’étalage Opinions est complété.',
    roundBegan: ({ round }) => `La manche ${n(round)} commence.`,
    gameEnded: () => 'La dernière élection est passée\u00a0: l’argent de tous est révélé.',
  };
};
