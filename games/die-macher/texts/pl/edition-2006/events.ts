import { NONE } from '@hustings/kernel';
import { does, verb, type Formats } from '@hustings/texts';
import type { Carried, ElectionOutcome, PassKind } from '../../../rules/edition-2006/index.js';
import type { Beginning, EventTexts, Naming } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted, reckoned, startPart } from './counted.js';

/** One, several, the reader, and the rest of the sentence: what it means to pass depends on what was asked. */
const passes: Readonly<Record<PassKind, readonly [string, string, string, string]>> = {
  approach: ['nie proponuje', 'nie proponują', 'nie proponujesz', 'kolejnej koalicji'],
  bidForPoll: ['odpada', 'odpadają', 'odpadasz', 'z\u00a0licytacji sondażu'],
  buyMedia: ['nie kupuje', 'nie kupują', 'nie kupujesz', 'na razie znacznika mediów'],
  carryOpinion: [
    'nie przenosi',
    'nie przenoszą',
    'nie przenosisz',
    'kolejnej opinii na planszę krajową',
  ],
  changeProgram: ['zostawia', 'zostawiają', 'zostawiasz', 'program bez zmian'],
  contribute: ['zachowuje', 'zachowują', 'zachowujesz', 'darowizny na później'],
  convertMeetings: ['nie zamienia', 'nie zamieniają', 'nie zamieniasz', 'na razie wieców'],
  moveMedia: [
    'nie przenosi',
    'nie przenoszą',
    'nie przenosisz',
    'znacznika mediów na planszę krajową',
  ],
  swapOpinion: ['nie wymienia', 'nie wymieniają', 'nie wymieniasz', 'opinii'],
  useCabinet: ['rezygnuje', 'rezygnują', 'rezygnujesz', 'z\u00a0pozostałych akcji kart gabinetu'],
};

/** How a carried opinion changed what lies on its national space. */
function carried({ how, out }: { how: Carried; out: number }, { card }: Naming): string {
  if (how === 'new') return '';
  return how === 'dominant' ? ', gdzie staje się dominująca' : `, zamiast ${card(out)}`;
}

const has = (who: Party): string => verb(who, { one: 'ma', several: 'mają', you: 'masz' });

/** The cards that only their owner sees. */
function seen({ secret }: { secret?: { cards: readonly number[] } }, { cards }: Naming): string {
  return secret === undefined || secret.cards.length === 0
    ? ''
    : `: ${cards(secret.cards)} (widzisz to tylko Ty)`;
}

const under = (list: readonly number[], { cards }: Naming): string =>
  list.length === 0 ? '' : ` (pod talię: ${cards(list)})`;

/** A word for each event of the log; nothing where it needs no word. */
export const events = (f: Formats<'pl'>): EventTexts => {
  const {
    cabinetCards,
    cardsTaken: cards,
    mediaMarkers,
    meetings,
    membersWon,
    moreMembers,
    newMeetings,
    seats,
    votes,
  } = counted(f);
  const { euros: eur, number: n, signed } = f;
  const named = (all: readonly Party[]): string => f.list(all.map(({ mid }) => mid));
  const all = (list: readonly number[], { party }: Naming): string => named(list.map(party));
  const rolls = (dice: readonly number[]): string => dice.map(n).join(', ');
  /** What was taken from the two lists, and in which states. */
  const start = ({ parts, media, members: more }: Beginning): string =>
    [
      ...parts.map(({ what, state }) => `${startPart(f)(what)} ${state.in}`),
      ...media.map(({ markers, state }) => `${mediaMarkers(markers)} ${state.in}`),
      ...(more === 0 ? [] : [moreMembers(more)]),
    ].join(', ');
  const winners = (list: readonly number[], { party }: Naming): string => {
    if (list.length === 0) return 'Nikt nie wygrywa';
    if (list.length === 1) return does(party(list[0]), 'wygrywa', 'wygrywają', 'wygrywasz');
    return `${f.begin(named(list.map(party)))} wygrywają jako koalicja`;
  };
  const outcome = (result: ElectionOutcome, naming: Naming): string => {
    const each = result.votes.map(
      (got, seat) => `${naming.party(seat).name} ${votes(got)} i\u00a0${seats(result.seats[seat])}`,
    );
    const won = `${winners(result.winners, naming)}${result.narrow ? ' po rozstrzygnięciu remisu' : ''}.`;
    const lost =
      result.narrowLoser === NONE
        ? ''
        : ` ${does(naming.party(result.narrowLoser), 'przegrywa', 'przegrywają', 'przegrywasz')} tylko przez rozstrzygnięcie remisu.`;
    return `${each.join('; ')}. ${won}${lost}`;
  };
  return {
    decided: () => undefined, // what was decided is told when it is opened
    preliminaryTaken: ({ seat, choice }, { party, beginning }) =>
      `${does(party(seat), 'zaczyna', 'zaczynają', 'zaczynasz')}: ${start(beginning(choice))}.`,
    bidsOpened: ({ bids }, { party }) =>
      `Oferty: ${bids.map(({ seat, bid }) => `${party(seat).name}\u00a0${eur(bid)}`).join(', ')}.`,
    tie: ({ seats: tied, bid }, naming) => `Remis, po ${eur(bid)}: ${all(tied, naming)}.`,
    diceForFirst: ({ dice }, { party }) =>
      `Rzut o\u00a0pierwszego gracza: ${dice.map(({ seat, die }) => `${party(seat).name}\u00a0${n(die)}`).join(', ')}.`,
    biddingWon: ({ seat, paid }, { party }) => {
      const pays = verb(party(seat), { one: 'płaci', several: 'płacą', you: 'płacisz' });
      return `${does(party(seat), 'wygrywa', 'wygrywają', 'wygrywasz')} licytację i\u00a0${pays} ${eur(paid)}.`;
    },
    firstPlayer: ({ seat, by }, { party }) =>
      seat === by
        ? `${does(party(by), 'zaczyna', 'zaczynają', 'zaczynasz')} rundę.`
        : `${does(party(by), 'wskazuje', 'wskazują', 'wskazujesz')} pierwszego gracza: ${party(seat).name}.`,
    passed: ({ seat, kind }, { party }) => {
      const [one, several, you, rest] = passes[kind];
      return `${does(party(seat), one, several, you)} ${rest}.`;
    },
    programsDrawn: (event, naming) =>
      `${does(naming.party(event.seat), 'dobiera', 'dobierają', 'dobierasz')} ${cards(event.count)}${seen(event, naming)}.`,
    programsDiscarded: (event, naming) =>
      `${does(naming.party(event.seat), 'odrzuca', 'odrzucają', 'odrzucasz')} ${cards(event.count)}${seen(event, naming)}.`,
    programChanged: ({ seat, out, in: into }, { party, card }) =>
      out === into
        ? `${does(party(seat), 'wymienia', 'wymieniają', 'wymieniasz')} kartę na taką samą: program się nie zmienia.`
        : `${does(party(seat), 'zmienia', 'zmieniają', 'zmieniasz')} program: ${card(into)} zamiast ${card(out)}.`,
    cabinetLaid: ({ seat, elections }, { party, state }) =>
      elections.length === 0
        ? `${does(party(seat), 'nie wykłada', 'nie wykładają', 'nie wykładasz')} kart gabinetu.`
        : `${does(party(seat), 'wykłada', 'wykładają', 'wykładasz')} ${cabinetCards(elections.length)} ${f.list(elections.map((e) => state(e).in))}.`,
    cabinetRevealed: ({ cards: laid }, { party, state, cabinet }) =>
      `Odkryte karty gabinetu: ${laid.map((one) => `${cabinet(one.card).name} ${party(one.seat).of} ${state(one.election).in}`).join(', ')}.`,
    cabinetPaid: ({ seat, paid }, { party }) =>
      `${does(party(seat), 'płaci', 'płacą', 'płacisz')} ${eur(paid)} za karty gabinetu.`,
    coalitionTile: ({ seat, election }, { party, state }) =>
      `${does(party(seat), 'ma', 'mają', 'masz')} żeton koalicji ${state(election).in}.`,
    cabinetActs: ({ seat, election, card }, { party, state, cabinet }) =>
      `${does(party(seat), 'używa', 'używają', 'używasz')} ${cabinet(card).whom} ${state(election).in}.`,
    votesGained: ({ seat, election, votes: gain, total }, { party, state }) =>
      `${does(party(seat), 'zdobywa', 'zdobywają', 'zdobywasz')} ${votes(gain)} ${state(election).in}: razem ${n(total)}.`,
    popularityMoved: ({ seat, election, from, to }, { party, state }) =>
      `Popularność ${party(seat).of} ${state(election).in}: ${signed(from)} → ${signed(to)}.`,
    keyIssuePlaced: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'ogłasza', 'ogłaszają', 'ogłaszasz')} kluczowy temat ${state(election).in}: ${card(issue)}.`,
    keyIssueRemoved: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'usuwa', 'usuwają', 'usuwasz')} kluczowy temat ${state(election).in}: ${card(issue)}.`,
    mediaReplaced: ({ seat, owner, election, paid }, { party, state }) => {
      const pays = verb(party(seat), { one: 'płaci', several: 'płacą', you: 'płacisz' });
      return `${does(party(seat), 'zastępuje', 'zastępują', 'zastępujesz')} znacznik mediów ${party(owner).of} ${state(election).in} i\u00a0${pays} ${eur(paid)}, połowę dla właściciela.`;
    },
    coalitionOffered: ({ seat, partner }, { party }) =>
      `${does(party(seat), 'proponuje', 'proponują', 'proponujesz')} koalicję ${party(partner).to}.`,
    coalitionRefused: ({ seat, partner }, { party }) =>
      `${does(party(partner), 'odrzuca', 'odrzucają', 'odrzucasz')} koalicję ${party(seat).with}.`,
    coalitionFormed: ({ seat, partner, forced }, { party }) =>
      forced
        ? `${does(party(seat), 'wymusza', 'wymuszają', 'wymuszasz')} koalicję ${party(partner).with}.`
        : `${f.begin(named([party(seat), party(partner)]))} tworzą koalicję.`,
    tilesReturned: ({ seats: who }, naming) =>
      `Żetony koalicji z\u00a0landu, w\u00a0którym są wybory, wracają: ${all(who, naming)}.`,
    mediaBought: ({ seat, election, paid }, { party, state }) =>
      `${does(party(seat), 'kupuje', 'kupują', 'kupujesz')} znacznik mediów ${state(election).in} za ${eur(paid)}.`,
    opinionSwapped: ({ seat, election, out, in: into }, { party, state, card }) =>
      `${does(party(seat), 'wymienia', 'wymieniają', 'wymieniasz')} opinię ${state(election).in}: ${card(into)} zamiast ${card(out)}.`,
    meetingsPlaced: ({ seat, meetings: placed, paid }, { party }) => {
      const count = placed.reduce((sum, one) => sum + one, 0);
      return count === 0
        ? `${does(party(seat), 'nie organizuje', 'nie organizują', 'nie organizujesz')} nowych wieców.`
        : `${does(party(seat), 'płaci', 'płacą', 'płacisz')} ${eur(paid)} za ${newMeetings(count)}.`;
    },
    auctionOpened: ({ election }, { state }) => `Licytacja sondażu ${state(election).in}.`,
    pollBid: ({ seat, bid }, { party }) =>
      `${does(party(seat), 'licytuje', 'licytują', 'licytujesz')} ${eur(bid)}.`,
    pollWon: (event, { party, state, poll }) => {
      const { secret } = event as Partial<typeof event>; // only the winner sees the card
      const says =
        secret === undefined ? '' : ` Wynik: ${poll(secret.poll)} (widzisz to tylko Ty).`;
      return `${does(party(event.seat), 'wygrywa', 'wygrywają', 'wygrywasz')} sondaż ${state(event.election).in} za ${eur(event.paid)}.${says}`;
    },
    pollUnsold: ({ election }, { state }) => `Nikt nie chce sondażu ${state(election).in}.`,
    pollPublished: ({ seat, election, poll: number, lines }, naming) => {
      const { party, state, poll } = naming;
      return `${does(party(seat), 'publikuje', 'publikują', 'publikujesz')} sondaż ${state(election).in}, wiersze: ${all(lines, naming)}. Karta: ${poll(number)}.`;
    },
    pollKept: ({ seat, election, dice, members: now }, { party, state }) => {
      const who = party(seat);
      const roll = verb(who, { one: 'rzuca', several: 'rzucają', you: 'rzucasz' });
      return `${does(who, 'nie publikuje', 'nie publikują', 'nie publikujesz')} sondażu ${state(election).in}, ${roll} o\u00a0nowych członków (${rolls(dice)}) i\u00a0${has(who)} ${membersWon(now)}.`;
    },
    meetingsConverted: ({ seat, election, sum }, { party, state }) =>
      `${does(party(seat), 'zamienia', 'zamieniają', 'zamieniasz')} ${meetings(sum.meetings)} ${state(election).in}: ${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}, razem ${n(sum.total)}.`,
    electionHeld: ({ election, outcome: result }, naming) =>
      `Wybory ${naming.state(election).in}: ${outcome(result, naming)}`,
    nationalMedia: ({ seat, round }, { party }) =>
      `${does(party(seat), 'przenosi', 'przenoszą', 'przenosisz')} znacznik mediów na krajowe pole\u00a0${n(round)}. rundy.`,
    opinionCarried: (event, naming) =>
      `${does(naming.party(event.seat), 'przenosi', 'przenoszą', 'przenosisz')} opinię ${naming.card(event.card)} na pole\u00a0${n(event.space + 1)} planszy krajowej${carried(event, naming)}.`,
    membersGained: ({ seat, gain, members: now }, { party }) =>
      gain === 0
        ? undefined
        : `${does(party(seat), 'zyskuje', 'zyskują', 'zyskujesz')} ${membersWon(gain)} za opinie ogólnokrajowe: razem ${n(now)}.`,
    incomePaid: ({ seat, seats: won, members: paying }, { party }) =>
      `${does(party(seat), 'otrzymuje', 'otrzymują', 'otrzymujesz')} ${eur(won + paying)} za ${seats(won)}${paying > 0 ? ` i\u00a0${membersWon(paying)}` : ''}.`,
    stateLeft: ({ state }, { stateItself }) =>
      `${stateItself(state).name} jest po wyborach i\u00a0znika z\u00a0planszy.`,
    stateEntered: ({ state }, { stateItself }) => `Następny land: ${stateItself(state).name}.`,
    opinionTurned: ({ election, card: opinion, under: list }, naming) =>
      `Nowa opinia ${naming.state(election).in}: ${naming.card(opinion)}${under(list, naming)}.`,
    opinionMissing: ({ election, under: list }, naming) =>
      `Żadna opinia nie pasuje ${naming.state(election).in}${under(list, naming)}.`,
    contributionAccepted: ({ seat, sum }, { party }) =>
      `${does(party(seat), 'przyjmuje', 'przyjmują', 'przyjmujesz')} darowiznę, ${eur(sum)}.`,
    contributionLaid: (event, { party }) => {
      const { secret } = event as Partial<typeof event>; // only who refuses knows the sum
      const sum = secret === undefined ? '' : ` ${eur(secret.sum)}`;
      return `${does(party(event.seat), 'odrzuca', 'odrzucają', 'odrzucasz')} zakrytą darowiznę${sum}.`;
    },
    acceptedDice: ({ seat, dice, members: now }, { party }) => {
      const loses = verb(party(seat), { one: 'traci', several: 'tracą', you: 'tracisz' });
      return `${does(party(seat), 'rzuca', 'rzucają', 'rzucasz')} (${rolls(dice)}), ${loses} członków według najwyższej kostki i\u00a0${has(party(seat))} ${membersWon(now)}.`;
    },
    refusalsShown: ({ refused }, { party }) =>
      `Odrzucone: ${refused.map(({ seat, sum }) => `${party(seat).name} ${eur(sum)}`).join(', ')}.`,
    refusedDice: ({ seat, dice, members: now }, { party }) =>
      `${does(party(seat), 'rzuca', 'rzucają', 'rzucasz')} za odrzucenie (${rolls(dice)}) i\u00a0${has(party(seat))} ${membersWon(now)}.`,
    bonusDice: ({ seat, dice, members: now }, { party }) =>
      `${does(party(seat), 'rzuca', 'rzucają', 'rzucasz')} jeszcze raz za odrzucenie największej kwoty (${rolls(dice)}) i\u00a0${has(party(seat))} ${membersWon(now)}.`,
    roundBegan: ({ round }) => `${n(round)}. runda.`,
    gameEnded: () => 'Koniec gry.',
  };
};
