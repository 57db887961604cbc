import { NONE } from '@hustings/kernel';
import { does, verb, type Formats } from '@hustings/texts';
import type { Carried, ElectionOutcome, PassKind } from '../../../rules/edition-2006/index.js';
import type { Beginning, EventTexts, Naming } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted, reckoned, startPart } from './counted.js';

/** One, several, the reader, and the rest of the sentence: what it means to pass depends on what was asked. */
const passes: Readonly<Record<PassKind, readonly [string, string, string, string]>> = {
  approach: ['bietet', 'bieten', 'bietest', 'keine weitere Koalition an'],
  bidForPoll: ['steigt', 'steigen', 'steigst', 'aus der Auktion um die Umfrage aus'],
  buyMedia: ['kauft', 'kaufen', 'kaufst', 'vorerst keinen Medienstein'],
  carryOpinion: ['macht', 'machen', 'machst', 'nichts weiter zur Bundesmeinung'],
  changeProgram: ['lässt', 'lassen', 'lässt', 'das Programm, wie es ist'],
  contribute: ['behält', 'behalten', 'behältst', 'die Spenden für später'],
  convertMeetings: ['setzt', 'setzen', 'setzt', 'vorerst keine Wahlveranstaltungen um'],
  moveMedia: ['setzt', 'setzen', 'setzt', 'keinen Medienstein auf den Bundesplan'],
  swapOpinion: ['tauscht', 'tauschen', 'tauschst', 'keine Volksmeinung'],
  useCabinet: [
    'verzichtet',
    'verzichten',
    'verzichtest',
    'auf die übrigen Aktionen der Kabinettskarten',
  ],
};

/** How a carried opinion changed what lies on its national space. */
function carried({ how, out }: { how: Carried; out: number }, { card }: Naming): string {
  if (how === 'new') return '';
  return how === 'dominant' ? '; sie wird dort dominant' : `; sie ersetzt ${card(out)}`;
}

const has = (who: Party): string => verb(who, { one: 'hat', several: 'haben', you: 'hast' });

/** The cards that only their owner sees. */
function seen({ secret }: { secret?: { cards: readonly number[] } }, { cards }: Naming): string {
  return secret === undefined || secret.cards.length === 0
    ? ''
    : `: ${cards(secret.cards)} (nur du siehst das)`;
}

const under = (list: readonly number[], { cards }: Naming): string =>
  list.length === 0 ? '' : ` (unter den Stapel kam: ${cards(list)})`;

/** A word for each event of the log; nothing where it needs no word. */
export const events = (f: Formats<'de'>): EventTexts => {
  const { cabinetCards, cards, mediaMarkers, meetings, members, moreMembers, seats, votes } =
    counted(f);
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
    ].join('; ');
  const winners = (list: readonly number[], { party }: Naming): string => {
    if (list.length === 0) return 'Niemand gewinnt';
    if (list.length === 1) return does(party(list[0]), 'gewinnt', 'gewinnen', 'gewinnst');
    return `${f.begin(named(list.map(party)))} gewinnen als Koalition`;
  };
  const outcome = (result: ElectionOutcome, naming: Naming): string => {
    const each = result.votes.map(
      (got, seat) => `${naming.party(seat).name} ${votes(got)} und ${seats(result.seats[seat])}`,
    );
    const won = `${winners(result.winners, naming)}${result.narrow ? ' knapp' : ''}.`;
    const lost =
      result.narrowLoser === NONE
        ? ''
        : ` ${does(naming.party(result.narrowLoser), 'verliert', 'verlieren', 'verlierst')} nur knapp.`;
    return `${each.join('; ')}. ${won}${lost}`;
  };
  return {
    decided: () => undefined, // what was decided is told when it is opened
    preliminaryTaken: ({ seat, choice }, { party, beginning }) =>
      `Anfangsstand ${party(seat).of}: ${start(beginning(choice))}.`,
    bidsOpened: ({ bids }, { party }) =>
      `Gebote: ${bids.map(({ seat, bid }) => `${party(seat).name}\u00a0${eur(bid)}`).join(', ')}.`,
    tie: ({ seats: tied, bid }, naming) => `Gleichstand bei ${eur(bid)}: ${all(tied, naming)}.`,
    diceForFirst: ({ dice }, { party }) =>
      `Würfel um den Startspieler: ${dice.map(({ seat, die }) => `${party(seat).name}\u00a0${n(die)}`).join(', ')}.`,
    biddingWon: ({ seat, paid }, { party }) => {
      const pays = verb(party(seat), { one: 'zahlt', several: 'zahlen', you: 'zahlst' });
      return `${does(party(seat), 'bietet', 'bieten', 'bietest')} am meisten und ${pays} ${eur(paid)}.`;
    },
    firstPlayer: ({ seat, by }, { party }) =>
      seat === by
        ? `${does(party(by), 'beginnt', 'beginnen', 'beginnst')} selbst.`
        : `${does(party(by), 'bestimmt', 'bestimmen', 'bestimmst')}: ${does(party(seat), 'beginnt', 'beginnen', 'beginnst')}.`,
    passed: ({ seat, kind }, { party }) => {
      const [one, several, you, rest] = passes[kind];
      return `${does(party(seat), one, several, you)} ${rest}.`;
    },
    programsDrawn: (event, naming) =>
      `${does(naming.party(event.seat), 'zieht', 'ziehen', 'ziehst')} ${cards(event.count)}${seen(event, naming)}.`,
    programsDiscarded: (event, naming) =>
      `${does(naming.party(event.seat), 'legt', 'legen', 'legst')} ${cards(event.count)} ab${seen(event, naming)}.`,
    programChanged: ({ seat, out, in: into }, { party, card }) =>
      out === into
        ? `${does(party(seat), 'tauscht', 'tauschen', 'tauschst')} eine Karte gegen eine gleiche: Das Programm bleibt, wie es ist.`
        : `${does(party(seat), 'ersetzt', 'ersetzen', 'ersetzt')} im Programm ${card(out)} durch ${card(into)}.`,
    cabinetLaid: ({ seat, elections }, { party, state }) =>
      elections.length === 0
        ? `${does(party(seat), 'legt', 'legen', 'legst')} keine Kabinettskarte.`
        : `${does(party(seat), 'legt', 'legen', 'legst')} verdeckt ${cabinetCards(elections.length)} ${f.list(elections.map((e) => state(e).to))}.`,
    cabinetRevealed: ({ cards: laid }, { party, state, cabinet }) =>
      `Kabinettskarten aufgedeckt: ${laid.map((one) => `${cabinet(one.card).name} ${party(one.seat).of} ${state(one.election).in}`).join(', ')}.`,
    cabinetPaid: ({ seat, paid }, { party }) =>
      `${does(party(seat), 'zahlt', 'zahlen', 'zahlst')} ${eur(paid)} für Kabinettskarten.`,
    coalitionTile: ({ seat, election }, { party, state }) =>
      `${does(party(seat), 'hat', 'haben', 'hast')} ${state(election).in} ein Koalitionsplättchen.`,
    cabinetActs: ({ seat, election, card }, { party, state, cabinet }) =>
      `${does(party(seat), 'nutzt', 'nutzen', 'nutzt')} ${state(election).in} ${cabinet(card).whom}.`,
    votesGained: ({ seat, election, votes: gain, total }, { party, state }) =>
      `${does(party(seat), 'gewinnt', 'gewinnen', 'gewinnst')} ${state(election).in} ${votes(gain)} dazu: zusammen ${n(total)}.`,
    popularityMoved: ({ seat, election, from, to }, { party, state }) =>
      `Trend ${party(seat).of} ${state(election).in}: ${signed(from)} → ${signed(to)}.`,
    keyIssuePlaced: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'macht', 'machen', 'machst')} ${state(election).in} ${card(issue)} zum Hauptthema.`,
    keyIssueRemoved: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'entfernt', 'entfernen', 'entfernst')} ${state(election).in} das Doppler-Plättchen von ${card(issue)}.`,
    mediaReplaced: ({ seat, owner, election, paid }, { party, state }) => {
      const pays = verb(party(seat), { one: 'zahlt', several: 'zahlen', you: 'zahlst' });
      return `${does(party(seat), 'ersetzt', 'ersetzen', 'ersetzt')} ${state(election).in} einen Medienstein ${party(owner).of} und ${pays} ${eur(paid)}, die Hälfte davon an ${party(owner).whom}.`;
    },
    coalitionOffered: ({ seat, partner }, { party }) =>
      `${does(party(seat), 'bietet', 'bieten', 'bietest')} ${party(partner).to} eine Koalition an.`,
    coalitionRefused: ({ seat, partner }, { party }) =>
      `${does(party(partner), 'lehnt', 'lehnen', 'lehnst')} die Koalition ${party(seat).with} ab.`,
    coalitionFormed: ({ seat, partner, forced }, { party }) =>
      forced
        ? `${does(party(seat), 'erzwingt', 'erzwingen', 'erzwingst')} eine Koalition ${party(partner).with}.`
        : `${f.begin(named([party(seat), party(partner)]))} koalieren.`,
    tilesReturned: ({ seats: who }, naming) =>
      `Koalitionsplättchen des Landes, das wählt, zurück an ${all(who, naming)}.`,
    mediaBought: ({ seat, election, paid }, { party, state }) =>
      `${does(party(seat), 'kauft', 'kaufen', 'kaufst')} ${state(election).in} einen Medienstein für ${eur(paid)}.`,
    opinionSwapped: ({ seat, election, out, in: into }, { party, state, card }) =>
      `${does(party(seat), 'legt', 'legen', 'legst')} ${state(election).in} ${card(into)} statt ${card(out)}.`,
    meetingsPlaced: ({ seat, meetings: placed, paid }, { party }) => {
      const count = placed.reduce((sum, one) => sum + one, 0);
      return count === 0
        ? `${does(party(seat), 'setzt', 'setzen', 'setzt')} keine neuen Wahlveranstaltungen.`
        : `${does(party(seat), 'zahlt', 'zahlen', 'zahlst')} ${eur(paid)} für ${f.plural(count, { one: '# neue Wahlveranstaltung', other: '# neue Wahlveranstaltungen' })}.`;
    },
    auctionOpened: ({ election }, { state }) =>
      `Die Umfrage ${state(election).in} wird versteigert.`,
    pollBid: ({ seat, bid }, { party }) =>
      `${does(party(seat), 'bietet', 'bieten', 'bietest')} ${eur(bid)}.`,
    pollWon: (event, { party, state, poll }) => {
      const { secret } = event as Partial<typeof event>; // only the winner sees the card
      const says =
        secret === undefined ? '' : ` Sie sagt: ${poll(secret.poll)} (nur du siehst das).`;
      return `${does(party(event.seat), 'ersteigert', 'ersteigern', 'ersteigerst')} die Umfrage ${state(event.election).in} für ${eur(event.paid)}.${says}`;
    },
    pollUnsold: ({ election }, { state }) => `Niemand will die Umfrage ${state(election).in}.`,
    pollPublished: ({ seat, election, poll: number, lines }, naming) => {
      const { party, state, poll } = naming;
      const which = f.plural(lines.length, { one: 'die Zeile', other: 'die Zeilen' });
      return `${does(party(seat), 'veröffentlicht', 'veröffentlichen', 'veröffentlichst')} aus der Umfrage ${state(election).in} ${which} für ${all(lines, naming)}. Die Karte: ${poll(number)}.`;
    },
    pollKept: ({ seat, election, dice, members: now }, { party, state }) => {
      const who = party(seat);
      const roll = verb(who, { one: 'würfelt', several: 'würfeln', you: 'würfelst' });
      return `${does(who, 'hält', 'halten', 'hältst')} die Umfrage ${state(election).in} zurück, ${roll} ${rolls(dice)} um neue Mitglieder und ${has(who)} jetzt ${members(now)}.`;
    },
    meetingsConverted: ({ seat, election, sum }, { party, state }) =>
      `${does(party(seat), 'setzt', 'setzen', 'setzt')} ${state(election).in} ${meetings(sum.meetings)} um: ${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}, zusammen ${n(sum.total)}.`,
    electionHeld: ({ election, outcome: result }, naming) =>
      `Wahl ${naming.state(election).in}: ${outcome(result, naming)}`,
    nationalMedia: ({ seat, round }, { party }) =>
      `${does(party(seat), 'setzt', 'setzen', 'setzt')} einen Medienstein auf den Bundesplan, Runde ${n(round)}.`,
    opinionCarried: (event, naming) =>
      `${does(naming.party(event.seat), 'macht', 'machen', 'machst')} ${naming.card(event.card)} zur Bundesmeinung, Feld\u00a0${n(event.space + 1)}${carried(event, naming)}.`,
    membersGained: ({ seat, gain, members: now }, { party }) =>
      gain === 0
        ? undefined
        : `${does(party(seat), 'gewinnt', 'gewinnen', 'gewinnst')} ${members(gain)} durch Bundesmeinungen: zusammen ${n(now)}.`,
    incomePaid: ({ seat, seats: won, members: paying }, { party }) =>
      `${does(party(seat), 'erhält', 'erhalten', 'erhältst')} ${eur(won + paying)} für ${seats(won)}${paying > 0 ? ` und ${members(paying)}` : ''}.`,
    stateLeft: ({ state }, { stateItself }) =>
      `${f.begin(stateItself(state).in)} ist gewählt; das Land scheidet aus.`,
    stateEntered: ({ state }, { stateItself }) =>
      `Das nächste Land ist da: ${stateItself(state).name}.`,
    opinionTurned: ({ election, card: opinion, under: list }, naming) =>
      `Neue Volksmeinung ${naming.state(election).in}: ${naming.card(opinion)}${under(list, naming)}.`,
    opinionMissing: ({ election, under: list }, naming) =>
      `Keine Volksmeinung passt ${naming.state(election).in}${under(list, naming)}.`,
    contributionAccepted: ({ seat, sum }, { party }) =>
      `${does(party(seat), 'nimmt', 'nehmen', 'nimmst')} eine Spende von ${eur(sum)} an.`,
    contributionLaid: (event, { party }) => {
      const { secret } = event as Partial<typeof event>; // only who refuses knows the sum
      const sum = secret === undefined ? '' : ` von ${eur(secret.sum)}`;
      return `${does(party(event.seat), 'lehnt', 'lehnen', 'lehnst')} verdeckt eine Spende${sum} ab.`;
    },
    acceptedDice: ({ seat, dice, members: now }, { party }) => {
      const loses = verb(party(seat), { one: 'verliert', several: 'verlieren', you: 'verlierst' });
      return `${does(party(seat), 'würfelt', 'würfeln', 'würfelst')} ${rolls(dice)}, ${loses} nach dem höchsten Würfel Mitglieder und ${has(party(seat))} jetzt ${members(now)}.`;
    },
    refusalsShown: ({ refused }, { party }) =>
      `Abgelehnt: ${refused.map(({ seat, sum }) => `${party(seat).name} ${eur(sum)}`).join(', ')}.`,
    refusedDice: ({ seat, dice, members: now }, { party }) =>
      `${does(party(seat), 'würfelt', 'würfeln', 'würfelst')} für die Ablehnung ${rolls(dice)} und ${has(party(seat))} jetzt ${members(now)}.`,
    bonusDice: ({ seat, dice, members: now }, { party }) =>
      `${does(party(seat), 'würfelt', 'würfeln', 'würfelst')} für die höchste Ablehnung noch ${rolls(dice)} und ${has(party(seat))} jetzt ${members(now)}.`,
    roundBegan: ({ round }) => `Runde ${n(round)}.`,
    gameEnded: () => 'Das Spiel ist beendet.',
  };
};
