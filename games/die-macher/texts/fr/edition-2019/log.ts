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
        ? `${does(who, 'ne trouve', 'ne trouvent', 'ne trouves')} aucun thème qui manque au programme.`
        : `${does(who, 'pose son', 'posent leur', 'poses ton')} programme\u00a0: ${f.list(cards)}.`,
    surplusShown: ({ who, cards }) =>
      `${does(who, 'montre et défausse', 'montrent et défaussent', 'montres et défausses')} ${theCards(cards)}.`,
    programsDrawn: ({ who, count: drawn }) =>
      `${does(who, 'pioche', 'piochent', 'pioches')} ${count(drawn)}.`,
    programsDrawnSeen: ({ who, cards }) =>
      `${does(who, 'pioche', 'piochent', 'pioches')} ${theCards(cards)} (personne d’autre ne le voit).`,
    cardKept: ({ who }) => `${does(who, 'garde', 'gardent', 'gardes')} une carte en main.`,
    startPosition: ({ who, parts }) => {
      const placed = parts.map(
        ({ what, states, isEach }) =>
          `${what}${isEach ? ' par Land,' : ''} ${f.list(states.map((s) => s.in))}`,
      );
      return `${does(who, 'commence', 'commencent', 'commences')} avec ${f.list(placed)}.`;
    },
    bidsOpened: ({ bids }) =>
      `Mises pour commencer\u00a0: ${bids.map(({ who, bid }) => `${who.name} ${eur(bid)}`).join(', ')}.`,
    tie: ({ tied, bid }) => `${f.begin(all(tied))} sont à égalité à ${eur(bid)}.`,
    raised: ({ who, bid }) =>
      `${does(who, 'surenchérit', 'surenchérissent', 'surenchéris')} à ${eur(bid)}.`,
    passed: {
      raise: ({ who }) =>
        `${does(who, 'ne surenchérit', 'ne surenchérissent', 'ne surenchéris')} pas.`,
      drawPrograms: ({ who }) =>
        `${does(who, 'ne pioche', 'ne piochent', 'ne pioches')} aucune carte Programme.`,
      buyMedia: ({ who }) =>
        `${does(who, 'n’achète', 'n’achètent', 'n’achètes')} pas de marqueur Média pour l’instant.`,
      chooseAction: ({ who, where }) =>
        `${does(who, 'renonce', 'renoncent', 'renonces')} à une action${where}.`,
      placeMedia: ({ who, where }) =>
        `${does(who, 'laisse', 'laissent', 'laisses')} la case Média${where} libre.`,
      shiftOpinion: ({ who, where }) =>
        `${does(who, 'ne modifie', 'ne modifient', 'ne modifies')} aucune opinion${where}.`,
      bidForPoll: ({ who }) =>
        `${does(who, 'ne mise', 'ne misent', 'ne mises')} pas sur le sondage.`,
      convertRallies: ({ who, where }) =>
        `${does(who, 'ne convertit', 'ne convertissent', 'ne convertis')} pas encore de meetings${where} en voix.`,
    },
    startPlayer: ({ who, paid }) =>
      paid > 0
        ? `${does(who, 'commence', 'commencent', 'commences')} pour ${eur(paid)}.`
        : `${does(who, 'commence', 'commencent', 'commences')}.`,
    overbid: ({ who, paid, base }) =>
      `${does(who, 'ne peut', 'ne peuvent', 'ne peux')} pas payer la mise\u00a0: ${eur(paid)} vont à la banque, la base tombe à ${n(base)}.`,
    stackDrawn: ({ who }) =>
      `${does(who, 'pioche', 'piochent', 'pioches')} la première carte Programme de la pile.`,
    stackDrawnSeen: ({ who, cards }) =>
      `${does(who, 'pioche', 'piochent', 'pioches')} ${theCards(cards)} sur la pile (personne d’autre ne voit laquelle).`,
    displayDiscarded: ({ who }) =>
      `${does(who, 'défausse', 'défaussent', 'défausses')} l’étalage Programme.`,
    displayTaken: ({ who, card }) =>
      `${does(who, 'prend', 'prennent', 'prends')} la carte ${card} dans l’étalage.`,
    programChanged: ({ who, out, into }) =>
      `${does(who, 'modifie son', 'modifient leur', 'modifies ton')} programme\u00a0: ${f.list(into)} au lieu de ${f.list(out)}.`,
    programKept: ({ who }) =>
      `${does(who, 'échange', 'échangent', 'échanges')} une carte contre une carte identique\u00a0: le programme reste le même.`,
    handDiscarded: ({ who, count: gone }) =>
      `${does(who, 'défausse', 'défaussent', 'défausses')} ${count(gone)}.`,
    mediaBought: ({ who, state, paid }) =>
      `${does(who, 'achète', 'achètent', 'achètes')} un marqueur Média ${state.in} pour ${eur(paid)}.`,
    ralliesPlaced: ({ who, parts, paid }) => {
      if (parts.length === 0)
        return `${does(who, 'n’organise', 'n’organisent', 'n’organises')} aucun meeting.`;
      const [first, ...more] = parts;
      if (more.length === 0)
        return `${does(who, 'organise', 'organisent', 'organises')} ${rallies(first.rallies)} ${first.state.in} pour ${eur(paid)}.`;
      const each = parts.map(({ rallies: k, state }) => `${state.short} ${n(k)}`);
      return `${does(who, 'organise', 'organisent', 'organises')} des meetings\u00a0: ${f.list(each)}, pour ${eur(paid)}.`;
    },
    politiciansSent: ({ who, states }) => {
      if (states.length === 0)
        return `${does(who, 'n’envoie', 'n’envoient', 'n’envoies')} personne.`;
      const each = states.length === 1 ? '' : ' (un par Land)';
      return `${does(who, 'envoie', 'envoient', 'envoies')} ${f.plural(states.length, { one: 'un politicien', other: '# politiciens' })} ${f.list(states.map(({ to }) => to))}${each}.`;
    },
    politiciansRevealed: ({ state, sent }) => {
      const shown = sent.map(({ who, politician }) => `${politician.name} ${who.of}`);
      return `Politiciens ${state.in}\u00a0: ${shown.join(', ')}.`;
    },
    politicianPaid: ({ who, state, politician, paid }) =>
      `${does(who, 'paie', 'paient', 'paies')} ${politician.whom} ${state.in}\u00a0: ${eur(paid)}.`,
    politicianGone: ({ who, state, politician }) =>
      `${does(who, 'laisse', 'laissent', 'laisses')} partir ${politician.whom} ${state.in}.`,
    trendMoved: ({ who, state, from, to }) =>
      from === to
        ? `La tendance ${who.of} ${state.in} reste à ${f.signed(to)}.`
        : `La tendance ${who.of} ${state.in} passe de ${f.signed(from)} à ${f.signed(to)}.`,
    votesGained: ({ who, state, votes: got, total }) =>
      `${does(who, 'gagne', 'gagnent', 'gagnes')} ${votes(got)} ${state.in}, soit ${n(total)} maintenant.`,
    baseChanged: ({ who, by, base }) =>
      `Base ${who.of}\u00a0: ${f.signed(by)}, soit ${n(base)} maintenant.`,
    doublePlaced: ({ who, state, card }) =>
      `${does(who, 'double', 'doublent', 'doubles')} l’opinion ${card} ${state.in}.`,
    doubleRemoved: ({ who, state, card }) =>
      `${does(who, 'retire', 'retirent', 'retires')} le marqueur ×2 de l’opinion ${card} ${state.in}.`,
    mediaRemoved: ({ who, from, state, paid }) =>
      `${does(who, 'évince', 'évincent', 'évinces')} un marqueur Média ${from.of} ${state.in} pour ${eur(paid)}.`,
    mediaPlaced: ({ who, state }) =>
      `${does(who, 'place', 'placent', 'places')} un marqueur Média ${state.in}.`,
    opinionShifted: ({ who, state, out, into }) =>
      `${does(who, 'modifie', 'modifient', 'modifies')} une opinion ${state.in}\u00a0: ${into} au lieu de ${out}.`,
    auctionOpened: ({ who, state, back, absent }) =>
      `${does(who, 'met', 'mettent', 'mets')} aux enchères un sondage ${state.in}\u202f; ${absent ? `son plus va à un parti absent, ${back.mid}` : `il ferait monter la tendance ${back.of}`}.`,
    pollBid: ({ who, bid }) => `${does(who, 'mise', 'misent', 'mises')} ${eur(bid)}.`,
    pollWon: ({ who, state, paid }) =>
      `${does(who, 'remporte', 'remportent', 'remportes')} le sondage ${state.in} pour ${eur(paid)}.`,
    pollUnsold: ({ state }) => `Personne ne veut du sondage ${state.in}.`,
    pollPublished: ({ who, state, front }) => {
      const figures = front.map((line) => `${line.who.name} ${f.signed(line.by)}`);
      return `${does(who, 'publie', 'publient', 'publies')} le sondage ${state.in}\u00a0: ${figures.join(', ')}.`;
    },
    pollHidden: ({ who, state, base }) =>
      `${does(who, 'garde', 'gardent', 'gardes')} secret le sondage ${state.in}\u00a0: base ${f.signed(base)}.`,
    ralliesConverted: ({ who, state, sum: { rallies: held, trend, match, votes: got, total } }) =>
      `${does(who, 'convertit', 'convertissent', 'convertis')} ${rallies(held)} ${state.in}\u00a0: ${sum(held, trend, match, got)}, soit ${votes(total)} maintenant.`,
    electionSingle: ({ state, who }) =>
      `Élection ${state.in}\u00a0: ${who.mid} ${verb(who, { one: 'gagne', several: 'gagnent', you: 'gagnes' })} avec 50 voix ou plus.`,
    electionSeveral: ({ state, winners }) => {
      const won =
        winners.length === 1
          ? verb(winners[0], { one: 'gagne', several: 'gagnent', you: 'gagnes' })
          : 'gagnent';
      return `Élection ${state.in}\u00a0: plusieurs atteignent 50\u202f; ${all(winners)} ${won}.`;
    },
    electionCoalition: ({ state, winners }) =>
      `Élection ${state.in}\u00a0: ${all(winners)} forment une coalition.`,
    electionNone: ({ state, who }) =>
      `Élection ${state.in}\u00a0: pas de coalition possible\u202f; ${who.mid} ${verb(who, { one: 'arrive', several: 'arrivent', you: 'arrives' })} en tête.`,
    mediaPresence: ({ who, state, points: worth }) =>
      `Présence médiatique\u00a0: ${who.you ?? who.mid} y ${verb(who, { one: 'place', several: 'placent', you: 'places' })} un marqueur Média ${state.of}, qui vaut ${points(worth)} à la fin.`,
    incomePaid: ({ who, votes: earned, base }) =>
      `${does(who, 'reçoit', 'reçoivent', 'reçois')} ${eur(earned + base)}\u00a0: ${eur(earned)} pour les points des voix, ${eur(base)} pour la base.`,
    donationAccepted: ({ who, sum: given, base }) =>
      `${does(who, 'accepte', 'acceptent', 'acceptes')} un don de ${eur(given)}\u202f; la base passe à ${n(base)}.`,
    donationRejected: ({ who, sum: given, base }) =>
      `${does(who, 'refuse', 'refusent', 'refuses')} un don de ${eur(given)}\u202f; la base passe à ${n(base)}.`,
    stateLeft: ({ state }) => `${state.name}\u00a0: on a voté, le plateau est libéré.`,
    stateEntered: ({ state }) => `${state.name} entre en jeu.`,
    opinionTurned: ({ state, card }) => `Une nouvelle opinion ${state.in}\u00a0: ${card}.`,
    opinionsRefilled: () => 'L’étalage Opinions est complété.',
    roundBegan: ({ round }) => `La manche ${n(round)} commence.`,
    gameEnded: () => 'La dernière élection est passée\u00a0: l’argent de tous est révélé.',
  };
};
