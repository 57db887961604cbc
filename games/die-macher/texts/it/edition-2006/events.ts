import { NONE } from '@hustings/kernel';
import { does, verb, type Formats } from '@hustings/texts';
import type { Carried, ElectionOutcome, PassKind } from '../../../rules/edition-2006/index.js';
import type { Beginning, EventTexts, Naming } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted, reckoned, startPart } from './counted.js';

/** One, several, the reader, and the rest of the sentence: what it means to pass depends on what was asked. */
const passes: Readonly<Record<PassKind, readonly [string, string, string, string]>> = {
  approach: ['non propone', 'non propongono', 'non proponi', 'altre coalizioni'],
  bidForPoll: ['esce', 'escono', 'esci', 'dall’asta del sondaggio'],
  buyMedia: ['per ora non compra', 'per ora non comprano', 'per ora non compri', 'segnalini media'],
  carryOpinion: ['non porta', 'non portano', 'non porti', 'altre opinioni sulla plancia nazionale'],
  changeProgram: ['lascia', 'lasciano', 'lasci', 'il programma com’è'],
  contribute: ['conserva', 'conservano', 'conservi', 'i contributi per dopo'],
  convertMeetings: [
    'per ora non converte',
    'per ora non convertono',
    'per ora non converti',
    'comizi',
  ],
  moveMedia: [
    'non sposta',
    'non spostano',
    'non sposti',
    'segnalini media sulla plancia nazionale',
  ],
  swapOpinion: ['non scambia', 'non scambiano', 'non scambi', 'opinioni'],
  useCabinet: ['rinuncia', 'rinunciano', 'rinunci', 'alle azioni rimaste delle carte gabinetto'],
};

/** How a carried opinion changed what lies on its national space. */
function carried({ how, out }: { how: Carried; out: number }, { card }: Naming): string {
  if (how === 'new') return '';
  return how === 'dominant' ? ', dove diventa dominante' : `, al posto di ${card(out)}`;
}

const now = (who: Party): string =>
  verb(who, { one: 'ora ha', several: 'ora hanno', you: 'ora hai' });

/** The cards that only their owner sees. */
function seen({ secret }: { secret?: { cards: readonly number[] } }, { cards }: Naming): string {
  return secret === undefined || secret.cards.length === 0
    ? ''
    : `: ${cards(secret.cards)} (lo vedi solo tu)`;
}

const under = (list: readonly number[], { cards }: Naming): string =>
  list.length === 0 ? '' : ` (sotto il mazzo: ${cards(list)})`;

/** A word for each event of the log; nothing where it needs no word. */
export const events = (f: Formats<'it'>): EventTexts => {
  const { cabinetCards, cards, mediaMarkers, meetings, members, moreMembers, seats, votes } =
    counted(f);
  const { euros: eur, number: n, signed } = f;
  const named = (all: readonly Party[]): string => f.list(all.map(({ mid }) => mid));
  const labels = (list: readonly number[], { party }: Naming): string =>
    f.list(list.map((seat) => party(seat).name));
  const rolls = (dice: readonly number[]): string => f.list(dice.map(n));
  /** What was taken from the two lists, and in which states. */
  const start = ({ parts, media, members: more }: Beginning): string =>
    f.list([
      ...parts.map(({ what, state }) => `${startPart(f)(what)} ${state.in}`),
      ...media.map(({ markers, state }) => `${mediaMarkers(markers)} ${state.in}`),
      ...(more === 0 ? [] : [moreMembers(more)]),
    ]);
  const winners = (list: readonly number[], { party }: Naming): string => {
    if (list.length === 0) return 'Non vince nessuno';
    if (list.length === 1) return does(party(list[0]), 'vince', 'vincono', 'vinci');
    return `${f.begin(named(list.map(party)))} vincono in coalizione`;
  };
  const outcome = (result: ElectionOutcome, naming: Naming): string => {
    const each = result.votes.map(
      (got, seat) => `${naming.party(seat).name} ${votes(got)} e ${seats(result.seats[seat])}`,
    );
    const won = `${winners(result.winners, naming)}${result.narrow ? ' di misura, a parità di voti' : ''}.`;
    const lost =
      result.narrowLoser === NONE
        ? ''
        : ` ${does(naming.party(result.narrowLoser), 'perde', 'perdono', 'perdi')} solo per lo spareggio.`;
    return `${each.join('; ')}. ${won}${lost}`;
  };
  return {
    decided: () => undefined, // what was decided is told when it is opened
    preliminaryTaken: ({ seat, choice }, { party, beginning }) =>
      `${does(party(seat), 'inizia', 'iniziano', 'inizi')} con: ${start(beginning(choice))}.`,
    bidsOpened: ({ bids }, { party }) =>
      `Offerte: ${bids.map(({ seat, bid }) => `${party(seat).name}\u00a0${eur(bid)}`).join(', ')}.`,
    tie: ({ seats: tied, bid }, naming) => `Parità a ${eur(bid)}: ${labels(tied, naming)}.`,
    diceForFirst: ({ dice }, { party }) =>
      `Dadi per chi inizia: ${dice.map(({ seat, die }) => `${party(seat).name}\u00a0${n(die)}`).join(', ')}.`,
    biddingWon: ({ seat, paid }, { party }) => {
      const pays = verb(party(seat), { one: 'paga', several: 'pagano', you: 'paghi' });
      return `${does(party(seat), 'vince', 'vincono', 'vinci')} l’asta e ${pays} ${eur(paid)}.`;
    },
    firstPlayer: ({ seat, by }, { party }) =>
      seat === by
        ? `${does(party(by), 'inizia', 'iniziano', 'inizi')} il round.`
        : `${does(party(by), 'fa', 'fanno', 'fai')} iniziare ${party(seat).whom}.`,
    passed: ({ seat, kind }, { party }) => {
      const [one, several, you, rest] = passes[kind];
      return `${does(party(seat), one, several, you)} ${rest}.`;
    },
    programsDrawn: (event, naming) =>
      `${does(naming.party(event.seat), 'pesca', 'pescano', 'peschi')} ${cards(event.count)}${seen(event, naming)}.`,
    programsDiscarded: (event, naming) =>
      `${does(naming.party(event.seat), 'scarta', 'scartano', 'scarti')} ${cards(event.count)}${seen(event, naming)}.`,
    programChanged: ({ seat, out, in: into }, { party, card }) =>
      out === into
        ? `${does(party(seat), 'scambia', 'scambiano', 'scambi')} una carta con una uguale: il programma non cambia.`
        : `${does(party(seat), 'sostituisce', 'sostituiscono', 'sostituisci')} nel programma ${card(out)} con ${card(into)}.`,
    cabinetLaid: ({ seat, elections }, { party, state }) =>
      elections.length === 0
        ? `${does(party(seat), 'non gioca', 'non giocano', 'non giochi')} carte gabinetto.`
        : `${does(party(seat), 'gioca', 'giocano', 'giochi')} ${cabinetCards(elections.length)} a faccia in giù ${f.list(elections.map((e) => state(e).in))}.`,
    cabinetRevealed: ({ cards: laid }, { party, state, cabinet }) =>
      `Carte gabinetto scoperte: ${laid.map((one) => `${cabinet(one.card).name} ${party(one.seat).of} ${state(one.election).in}`).join(', ')}.`,
    cabinetPaid: ({ seat, paid }, { party }) =>
      `${does(party(seat), 'paga', 'pagano', 'paghi')} ${eur(paid)} per le carte gabinetto.`,
    coalitionTile: ({ seat, election }, { party, state }) =>
      `${does(party(seat), 'ha', 'hanno', 'hai')} una tessera coalizione ${state(election).in}.`,
    cabinetActs: ({ seat, election, card }, { party, state, cabinet }) =>
      `${does(party(seat), 'usa', 'usano', 'usi')} ${cabinet(card).whom} ${state(election).in}.`,
    votesGained: ({ seat, election, votes: gain, total }, { party, state }) =>
      `${does(party(seat), 'guadagna', 'guadagnano', 'guadagni')} ${votes(gain)} ${state(election).in}: ${n(total)} in tutto.`,
    popularityMoved: ({ seat, election, from, to }, { party, state }) =>
      `Popolarità ${party(seat).of} ${state(election).in}: ${signed(from)} → ${signed(to)}.`,
    keyIssuePlaced: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'fa', 'fanno', 'fai')} di ${card(issue)} il tema chiave ${state(election).of}.`,
    keyIssueRemoved: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'rimuove', 'rimuovono', 'rimuovi')} il tema chiave da ${card(issue)} ${state(election).in}.`,
    mediaReplaced: ({ seat, owner, election, paid }, { party, state }) => {
      const pays = verb(party(seat), { one: 'paga', several: 'pagano', you: 'paghi' });
      return `${does(party(seat), 'sostituisce', 'sostituiscono', 'sostituisci')} un segnalino media ${party(owner).of} ${state(election).in} e ${pays} ${eur(paid)}, metà a chi lo perde.`;
    },
    coalitionOffered: ({ seat, partner }, { party }) =>
      `${does(party(seat), 'propone', 'propongono', 'proponi')} una coalizione ${party(partner).to}.`,
    coalitionRefused: ({ seat, partner }, { party }) =>
      `${does(party(partner), 'rifiuta', 'rifiutano', 'rifiuti')} la coalizione ${party(seat).with}.`,
    coalitionFormed: ({ seat, partner, forced }, { party }) =>
      forced
        ? `${does(party(seat), 'impone', 'impongono', 'imponi')} una coalizione ${party(partner).to}.`
        : `${f.begin(named([party(seat), party(partner)]))} formano una coalizione.`,
    tilesReturned: ({ seats: who }, naming) =>
      `Le tessere di coalizione della regione che vota tornano indietro: ${labels(who, naming)}.`,
    mediaBought: ({ seat, election, paid }, { party, state }) =>
      `${does(party(seat), 'compra', 'comprano', 'compri')} un segnalino media ${state(election).in} per ${eur(paid)}.`,
    opinionSwapped: ({ seat, election, out, in: into }, { party, state, card }) =>
      `${does(party(seat), 'mette', 'mettono', 'metti')} ${card(into)} al posto di ${card(out)} ${state(election).in}.`,
    meetingsPlaced: ({ seat, meetings: placed, paid }, { party }) => {
      const count = placed.reduce((sum, one) => sum + one, 0);
      return count === 0
        ? `${does(party(seat), 'non organizza', 'non organizzano', 'non organizzi')} nuovi comizi.`
        : `${does(party(seat), 'paga', 'pagano', 'paghi')} ${eur(paid)} per ${f.plural(count, { one: '# nuovo comizio', other: '# nuovi comizi' })}.`;
    },
    auctionOpened: ({ election }, { state }) => `Il sondaggio ${state(election).of} è all’asta.`,
    pollBid: ({ seat, bid }, { party }) =>
      `${does(party(seat), 'offre', 'offrono', 'offri')} ${eur(bid)}.`,
    pollWon: (event, { party, state, poll }) => {
      const { secret } = event as Partial<typeof event>; // only the winner sees the card
      const says = secret === undefined ? '' : ` Dice: ${poll(secret.poll)} (lo vedi solo tu).`;
      return `${does(party(event.seat), 'si aggiudica', 'si aggiudicano', 'ti aggiudichi')} il sondaggio ${state(event.election).of} per ${eur(event.paid)}.${says}`;
    },
    pollUnsold: ({ election }, { state }) => `Nessuno vuole il sondaggio ${state(election).of}.`,
    pollPublished: ({ seat, election, poll: number, lines }, naming) => {
      const { party, state, poll } = naming;
      const which = f.plural(lines.length, { one: 'riga', other: 'righe' });
      return `${does(party(seat), 'pubblica', 'pubblicano', 'pubblichi')} il sondaggio ${state(election).of}, ${which}: ${labels(lines, naming)}. La carta: ${poll(number)}.`;
    },
    pollKept: ({ seat, election, dice, members: left }, { party, state }) => {
      const who = party(seat);
      const roll = verb(who, { one: 'tira', several: 'tirano', you: 'tiri' });
      return `${does(who, 'non pubblica', 'non pubblicano', 'non pubblichi')} il sondaggio ${state(election).of}, ${roll} ${rolls(dice)} per nuovi iscritti e ${now(who)} ${members(left)}.`;
    },
    meetingsConverted: ({ seat, election, sum }, { party, state }) =>
      `${does(party(seat), 'converte', 'convertono', 'converti')} ${meetings(sum.meetings)} ${state(election).in}: ${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}, ${n(sum.total)} in tutto.`,
    electionHeld: ({ election, outcome: result }, naming) =>
      `Elezione ${naming.state(election).in}: ${outcome(result, naming)}`,
    nationalMedia: ({ seat, round }, { party }) =>
      `${does(party(seat), 'sposta', 'spostano', 'sposti')} un segnalino media nello spazio nazionale del round ${n(round)}.`,
    opinionCarried: (event, naming) =>
      `${does(naming.party(event.seat), 'porta', 'portano', 'porti')} ${naming.card(event.card)} nello spazio\u00a0${n(event.space + 1)} della plancia nazionale${carried(event, naming)}.`,
    membersGained: ({ seat, gain, members: left }, { party }) =>
      gain === 0
        ? undefined
        : `${does(party(seat), 'guadagna', 'guadagnano', 'guadagni')} ${members(gain)} per le opinioni nazionali: ${n(left)} in tutto.`,
    incomePaid: ({ seat, seats: won, members: paying }, { party }) =>
      `${does(party(seat), 'riceve', 'ricevono', 'ricevi')} ${eur(won + paying)} per ${seats(won)}${paying > 0 ? ` e ${members(paying)}` : ''}.`,
    stateLeft: ({ state }, { stateItself }) =>
      `${stateItself(state).name}: ha votato ed esce dal gioco.`,
    stateEntered: ({ state }, { stateItself }) => `Nuova regione: ${stateItself(state).name}.`,
    opinionTurned: ({ election, card: opinion, under: list }, naming) =>
      `Una nuova opinione ${naming.state(election).in}: ${naming.card(opinion)}${under(list, naming)}.`,
    opinionMissing: ({ election, under: list }, naming) =>
      `Nessuna opinione può entrare ${naming.state(election).in}${under(list, naming)}.`,
    contributionAccepted: ({ seat, sum }, { party }) =>
      `${does(party(seat), 'accetta', 'accettano', 'accetti')} un contributo di ${eur(sum)}.`,
    contributionLaid: (event, { party }) => {
      const { secret } = event as Partial<typeof event>; // only who refuses knows the sum
      const sum = secret === undefined ? '' : ` di ${eur(secret.sum)}`;
      return `${does(party(event.seat), 'rifiuta', 'rifiutano', 'rifiuti')} un contributo${sum}, a faccia in giù.`;
    },
    acceptedDice: ({ seat, dice, members: left }, { party }) => {
      const loses = verb(party(seat), { one: 'perde', several: 'perdono', you: 'perdi' });
      return `${does(party(seat), 'tira', 'tirano', 'tiri')} ${rolls(dice)}, ${loses} tanti iscritti quanto il dado più alto e ${now(party(seat))} ${members(left)}.`;
    },
    refusalsShown: ({ refused }, { party }) =>
      `Rifiutati: ${refused.map(({ seat, sum }) => `${party(seat).name} ${eur(sum)}`).join(', ')}.`,
    refusedDice: ({ seat, dice, members: left }, { party }) =>
      `${does(party(seat), 'tira', 'tirano', 'tiri')} ${rolls(dice)} per il rifiuto e ${now(party(seat))} ${members(left)}.`,
    bonusDice: ({ seat, dice, members: left }, { party }) =>
      `${does(party(seat), 'tira', 'tirano', 'tiri')} ancora ${rolls(dice)} per il rifiuto più alto e ${now(party(seat))} ${members(left)}.`,
    roundBegan: ({ round }) => `Round ${n(round)}.`,
    gameEnded: () => 'La partita è finita.',
  };
};
