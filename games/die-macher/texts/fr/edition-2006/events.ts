import { NONE } from '@hustings/kernel';
import { does, verb, type Formats } from '@hustings/texts';
import type { Carried, ElectionOutcome, PassKind } from '../../../rules/edition-2006/index.js';
import type { Beginning, EventTexts, Naming } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted, reckoned, startPart } from './counted.js';

/** One, several, the reader, and the rest of the sentence: what it means to pass depends on what was asked. */
const passes: Readonly<Record<PassKind, readonly [string, string, string, string]>> = {
  approach: ['ne demande', 'ne demandent', 'ne demandes', 'pas d’autre coalition'],
  bidForPoll: ['quitte', 'quittent', 'quittes', 'l’enchère du sondage'],
  buyMedia: ['n’achète', 'n’achètent', 'n’achètes', 'pas de marqueur médias pour l’instant'],
  carryOpinion: ['ne place', 'ne placent', 'ne places', 'pas d’autre opinion au national'],
  changeProgram: ['laisse', 'laissent', 'laisses', 'la plateforme telle quelle'],
  contribute: ['garde', 'gardent', 'gardes', 'les contributions pour plus tard'],
  convertMeetings: [
    'ne convertit',
    'ne convertissent',
    'ne convertis',
    'pas de réunions pour l’instant',
  ],
  moveMedia: ['ne place', 'ne placent', 'ne places', 'pas de marqueur médias au national'],
  swapOpinion: ['n’échange', 'n’échangent', 'n’échanges', 'aucune opinion'],
  useCabinet: ['renonce', 'renoncent', 'renonces', 'aux actions des cartes de cabinet restantes'],
};

/** How a carried opinion changed what lies on its national space. */
function carried({ how, out }: { how: Carried; out: number }, { card }: Naming): string {
  if (how === 'new') return '';
  return how === 'dominant' ? ', où elle devient dominante' : `, à la place de ${card(out)}`;
}

const has = (who: Party): string => verb(who, { one: 'a', several: 'ont', you: 'as' });

/** The cards that only their owner sees. */
function seen({ secret }: { secret?: { cards: readonly number[] } }, { cards }: Naming): string {
  return secret === undefined || secret.cards.length === 0
    ? ''
    : `\u00a0: ${cards(secret.cards)} (personne d’autre ne le voit)`;
}

const under = (list: readonly number[], { cards }: Naming): string =>
  list.length === 0 ? '' : ` (sous la pioche\u00a0: ${cards(list)})`;

/** A word for each event of the log; nothing where it needs no word. */
export const events = (f: Formats<'fr'>): EventTexts => {
  const { cabinetCards, cards, mediaMarkers, meetings, members, moreMembers, seats, votes } =
    counted(f);
  const { euros: eur, number: n, signed } = f;
  const named = (all: readonly Party[]): string => f.list(all.map(({ mid }) => mid));
  const all = (list: readonly number[], { party }: Naming): string => named(list.map(party));
  const rolls = (dice: readonly number[]): string => f.list(dice.map(n));
  /** What was taken from the two lists, and in which states. */
  const start = ({ parts, media, members: more }: Beginning): string =>
    f.list([
      ...parts.map(({ what, state }) => `${startPart(f)(what)} ${state.in}`),
      ...media.map(({ markers, state }) => `${mediaMarkers(markers)} ${state.in}`),
      ...(more === 0 ? [] : [moreMembers(more)]),
    ]);
  const winners = (list: readonly number[], { party }: Naming): string => {
    if (list.length === 0) return 'Personne ne gagne';
    if (list.length === 1) return does(party(list[0]), 'gagne', 'gagnent', 'gagnes');
    return `${f.begin(named(list.map(party)))} gagnent en coalition`;
  };
  const outcome = (result: ElectionOutcome, naming: Naming): string => {
    const each = result.votes.map(
      (got, seat) => `${naming.party(seat).name} ${votes(got)} et ${seats(result.seats[seat])}`,
    );
    const won = `${winners(result.winners, naming)}${result.narrow ? ' de justesse' : ''}.`;
    const lost =
      result.narrowLoser === NONE
        ? ''
        : ` ${does(naming.party(result.narrowLoser), 'perd', 'perdent', 'perds')} de justesse.`;
    return `${each.join('\u202f; ')}. ${won}${lost}`;
  };
  return {
    decided: () => undefined, // what was decided is told when it is opened
    preliminaryTaken: ({ seat, choice }, { party, beginning }) =>
      `${does(party(seat), 'commence', 'commencent', 'commences')} avec ${start(beginning(choice))}.`,
    bidsOpened: ({ bids }, { party }) =>
      `Mises\u00a0: ${bids.map(({ seat, bid }) => `${party(seat).name}\u00a0${eur(bid)}`).join(', ')}.`,
    tie: ({ seats: tied, bid }, naming) =>
      `${f.begin(all(tied, naming))} sont à égalité à ${eur(bid)}.`,
    diceForFirst: ({ dice }, { party }) =>
      `Dés pour le premier joueur\u00a0: ${dice.map(({ seat, die }) => `${party(seat).name}\u00a0${n(die)}`).join(', ')}.`,
    biddingWon: ({ seat, paid }, { party }) => {
      const pays = verb(party(seat), { one: 'paie', several: 'paient', you: 'paies' });
      return `${does(party(seat), 'remporte', 'remportent', 'remportes')} l’enchère et ${pays} ${eur(paid)}.`;
    },
    firstPlayer: ({ seat, by }, { party }) =>
      seat === by
        ? `${does(party(by), 'joue', 'jouent', 'joues')} en premier.`
        : `${does(party(by), 'désigne', 'désignent', 'désignes')} ${party(seat).whom} comme premier joueur.`,
    passed: ({ seat, kind }, { party }) => {
      const [one, several, you, rest] = passes[kind];
      return `${does(party(seat), one, several, you)} ${rest}.`;
    },
    programsDrawn: (event, naming) =>
      `${does(naming.party(event.seat), 'pioche', 'piochent', 'pioches')} ${cards(event.count)}${seen(event, naming)}.`,
    programsDiscarded: (event, naming) =>
      `${does(naming.party(event.seat), 'défausse', 'défaussent', 'défausses')} ${cards(event.count)}${seen(event, naming)}.`,
    programChanged: ({ seat, out, in: into }, { party, card }) =>
      out === into
        ? `${does(party(seat), 'échange', 'échangent', 'échanges')} une carte contre une carte identique\u00a0: la plateforme reste la même.`
        : `${does(party(seat), 'remplace', 'remplacent', 'remplaces')} ${card(out)} par ${card(into)} dans la plateforme.`,
    cabinetLaid: ({ seat, elections }, { party, state }) =>
      elections.length === 0
        ? `${does(party(seat), 'ne pose', 'ne posent', 'ne poses')} aucune carte de cabinet.`
        : `${does(party(seat), 'pose', 'posent', 'poses')} ${cabinetCards(elections.length)} face cachée\u00a0: ${f.list(elections.map((e) => state(e).name))}.`,
    cabinetRevealed: ({ cards: laid }, { party, state, cabinet }) =>
      `Cartes de cabinet révélées\u00a0: ${laid.map((one) => `${cabinet(one.card).name} ${party(one.seat).of} ${state(one.election).in}`).join(', ')}.`,
    cabinetPaid: ({ seat, paid }, { party }) =>
      `${does(party(seat), 'paie', 'paient', 'paies')} ${eur(paid)} pour des cartes de cabinet.`,
    coalitionTile: ({ seat, election }, { party, state }) =>
      `${does(party(seat), 'a', 'ont', 'as')} une tuile de coalition ${state(election).in}.`,
    cabinetActs: ({ seat, election, card }, { party, state, cabinet }) =>
      `${does(party(seat), 'utilise', 'utilisent', 'utilises')} ${cabinet(card).whom} ${state(election).in}.`,
    votesGained: ({ seat, election, votes: gain, total }, { party, state }) =>
      `${does(party(seat), 'gagne', 'gagnent', 'gagnes')} ${votes(gain)} ${state(election).in}\u00a0: ${n(total)} en tout.`,
    popularityMoved: ({ seat, election, from, to }, { party, state }) =>
      `Popularité ${party(seat).of} ${state(election).in}\u00a0: ${signed(from)} → ${signed(to)}.`,
    keyIssuePlaced: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'fait', 'font', 'fais')} de ${card(issue)} l’enjeu clé ${state(election).in}.`,
    keyIssueRemoved: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'retire', 'retirent', 'retires')} l’enjeu clé de ${card(issue)} ${state(election).in}.`,
    mediaReplaced: ({ seat, owner, election, paid }, { party, state }) => {
      const pays = verb(party(seat), { one: 'paie', several: 'paient', you: 'paies' });
      return `${does(party(seat), 'remplace', 'remplacent', 'remplaces')} un marqueur médias ${party(owner).of} ${state(election).in} et ${pays} ${eur(paid)}, dont la moitié ${party(owner).to}.`;
    },
    coalitionOffered: ({ seat, partner }, { party }) =>
      `${does(party(seat), 'propose', 'proposent', 'proposes')} une coalition ${party(partner).to}.`,
    coalitionRefused: ({ seat, partner }, { party }) =>
      `${does(party(partner), 'refuse', 'refusent', 'refuses')} la coalition ${party(seat).with}.`,
    coalitionFormed: ({ seat, partner, forced }, { party }) =>
      forced
        ? `${does(party(seat), 'force', 'forcent', 'forces')} une coalition ${party(partner).with}.`
        : `${f.begin(named([party(seat), party(partner)]))} forment une coalition.`,
    tilesReturned: ({ seats: who }, { party }) =>
      `Tuiles de coalition de l’État qui vote, rendues\u00a0: ${f.list(who.map((seat) => party(seat).name))}.`,
    mediaBought: ({ seat, election, paid }, { party, state }) =>
      `${does(party(seat), 'achète', 'achètent', 'achètes')} un marqueur médias ${state(election).in} pour ${eur(paid)}.`,
    opinionSwapped: ({ seat, election, out, in: into }, { party, state, card }) =>
      `${does(party(seat), 'échange', 'échangent', 'échanges')} une opinion ${state(election).in}\u00a0: ${card(into)} au lieu de ${card(out)}.`,
    meetingsPlaced: ({ seat, meetings: placed, paid }, { party }) => {
      const count = placed.reduce((sum, one) => sum + one, 0);
      return count === 0
        ? `${does(party(seat), 'ne place', 'ne placent', 'ne places')} aucune nouvelle réunion.`
        : `${does(party(seat), 'paie', 'paient', 'paies')} ${eur(paid)} pour ${f.plural(count, { one: '# nouvelle réunion', other: '# nouvelles réunions' })}.`;
    },
    auctionOpened: ({ election }, { state }) =>
      `Le sondage ${state(election).in} est mis aux enchères.`,
    pollBid: ({ seat, bid }, { party }) =>
      `${does(party(seat), 'mise', 'misent', 'mises')} ${eur(bid)}.`,
    pollWon: (event, { party, state, poll }) => {
      const { secret } = event as Partial<typeof event>; // only the winner sees the card
      const says =
        secret === undefined
          ? ''
          : ` Il dit\u00a0: ${poll(secret.poll)} (personne d’autre ne le voit).`;
      return `${does(party(event.seat), 'obtient', 'obtiennent', 'obtiens')} le sondage ${state(event.election).in} pour ${eur(event.paid)}.${says}`;
    },
    pollUnsold: ({ election }, { state }) => `Personne ne veut du sondage ${state(election).in}.`,
    pollPublished: ({ seat, election, poll: number, lines }, naming) => {
      const { party, state, poll } = naming;
      const which = f.plural(lines.length, { one: 'la ligne', other: 'les lignes' });
      const whose = f.list(lines.map((line) => party(line).name));
      return `${does(party(seat), 'publie', 'publient', 'publies')} ${which} ${whose} du sondage ${state(election).in}. La carte\u00a0: ${poll(number)}.`;
    },
    pollKept: ({ seat, election, dice, members: now }, { party, state }) => {
      const who = party(seat);
      const roll = verb(who, { one: 'obtient', several: 'obtiennent', you: 'obtiens' });
      return `${does(who, 'ne publie', 'ne publient', 'ne publies')} pas le sondage ${state(election).in}, ${roll} ${rolls(dice)} aux dés pour de nouveaux adhérents et ${has(who)} ${members(now)}.`;
    },
    meetingsConverted: ({ seat, election, sum }, { party, state }) =>
      `${does(party(seat), 'convertit', 'convertissent', 'convertis')} ${meetings(sum.meetings)} ${state(election).in}\u00a0: ${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}, ${n(sum.total)} en tout.`,
    electionHeld: ({ election, outcome: result }, naming) =>
      `Élection ${naming.state(election).in}\u00a0: ${outcome(result, naming)}`,
    nationalMedia: ({ seat, round }, { party }) =>
      `${does(party(seat), 'place', 'placent', 'places')} un marqueur médias au national, case de la manche ${n(round)}.`,
    opinionCarried: (event, naming) =>
      `${does(naming.party(event.seat), 'place', 'placent', 'places')} ${naming.card(event.card)} au national, case\u00a0${n(event.space + 1)}${carried(event, naming)}.`,
    membersGained: ({ seat, gain, members: now }, { party }) =>
      gain === 0
        ? undefined
        : `${does(party(seat), 'gagne', 'gagnent', 'gagnes')} ${members(gain)} grâce aux opinions nationales\u00a0: ${n(now)} en tout.`,
    incomePaid: ({ seat, seats: won, members: paying }, { party }) =>
      `${does(party(seat), 'reçoit', 'reçoivent', 'reçois')} ${eur(won + paying)} pour ${seats(won)}${paying > 0 ? ` et ${members(paying)}` : ''}.`,
    stateLeft: ({ state }, { stateItself }) =>
      `${stateItself(state).name}\u00a0: on a voté, le plateau est libéré.`,
    stateEntered: ({ state }, { stateItself }) =>
      `${stateItself(state).name} entre en jeu comme État suivant.`,
    opinionTurned: ({ election, card: opinion, under: list }, naming) =>
      `Une nouvelle opinion ${naming.state(election).in}\u00a0: ${naming.card(opinion)}${under(list, naming)}.`,
    opinionMissing: ({ election, under: list }, naming) =>
      `Aucune opinion ne convient ${naming.state(election).in}${under(list, naming)}.`,
    contributionAccepted: ({ seat, sum }, { party }) =>
      `${does(party(seat), 'accepte', 'acceptent', 'acceptes')} une contribution de ${eur(sum)}.`,
    contributionLaid: (event, { party }) => {
      const { secret } = event as Partial<typeof event>; // only who refuses knows the sum
      const sum = secret === undefined ? '' : ` de ${eur(secret.sum)}`;
      return `${does(party(event.seat), 'refuse', 'refusent', 'refuses')} une contribution${sum}, face cachée.`;
    },
    acceptedDice: ({ seat, dice, members: now }, { party }) => {
      const loses = verb(party(seat), { one: 'perd', several: 'perdent', you: 'perds' });
      return `${does(party(seat), 'obtient', 'obtiennent', 'obtiens')} ${rolls(dice)} aux dés, ${loses} autant d’adhérents que le plus haut dé et ${has(party(seat))} ${members(now)}.`;
    },
    refusalsShown: ({ refused }, { party }) =>
      `Refus\u00a0: ${refused.map(({ seat, sum }) => `${party(seat).name} ${eur(sum)}`).join(', ')}.`,
    refusedDice: ({ seat, dice, members: now }, { party }) =>
      `${does(party(seat), 'obtient', 'obtiennent', 'obtiens')} ${rolls(dice)} aux dés pour le refus et ${has(party(seat))} ${members(now)}.`,
    bonusDice: ({ seat, dice, members: now }, { party }) =>
      `${does(party(seat), 'obtient', 'obtiennent', 'obtiens')} encore ${rolls(dice)} aux dés pour le plus gros refus et ${has(party(seat))} ${members(now)}.`,
    roundBegan: ({ round }) => `Manche ${n(round)}.`,
    gameEnded: () => 'La partie est terminée.',
  };
};
