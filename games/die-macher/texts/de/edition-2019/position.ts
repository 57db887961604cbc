import { does, type Formats } from '@hustings/texts';
import type { Figure } from '../../edition-2019/about.js';
import type { PositionTexts } from '../../edition-2019/position-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

const verb = (parties: readonly Party[], one: string, several: string): string =>
  parties.length === 1 && !parties[0].several ? one : several;

/** The position in words. */
export const position = (f: Formats<'de'>): PositionTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cards: count, polls, mediaMarkers } = counts(f);
  const rallies = (k: number): string =>
    f.plural(k, { one: '# Wahlveranstaltung', other: '# Wahlveranstaltungen' });
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const figures = (of: readonly Figure[]): string =>
    of.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
  return {
    phases: {
      draft: 'Kartenwahl',
      program: 'Programme',
      start: 'Startaufstellung',
      startPlayer: 'Startspieler',
      programs: 'Parteiprogramme',
      media: 'Medienmarker',
      rallies: 'Wahlveranstaltungen',
      politicians: 'Schattenkabinett entsenden',
      actions: 'Aktionen des Schattenkabinetts',
      influence: 'Medieneinfluss',
      polls: 'Umfragen',
      election: 'Stimmen und Landtagswahl',
      donations: 'Spenden',
    },
    setup: (phase) => `Vor Runde 1: ${phase}`,
    moment: (round, of, phase) => `Runde ${n(round)} von ${n(of)}: ${phase}`,
    over: 'Das Spiel ist beendet',
    decide: (who) => `${f.begin(all(who))} ${verb(who, 'entscheidet', 'entscheiden')}.`,
    decided: (who) => `${f.begin(all(who))} ${verb(who, 'hat', 'haben')} entschieden.`,
    pick: (pick, of) => `Karte ${n(pick)} von ${n(of)}.`,
    startPlayer: (who) => `Startspieler: ${who.name}.`,
    startSoFar: (who) => `Bisher Startspieler: ${who.name}.`,
    terms: (elections, openMoney, penalised) =>
      `${f.plural(elections, { one: '# Wahl', other: '# Wahlen' })}; ${openMoney ? 'Geld ist offen' : 'Geld bleibt bis zum Ende verdeckt'}; ${penalised ? 'Gebote ohne Deckung werden bestraft' : 'niemand kann mehr bieten, als da ist'}.`,
    tied: (who) => `Gleichstand um den Startspieler: ${all(who)}.`,
    tiedAt: (bid) => `Sie haben je ${eur(bid)} geboten.`,
    raised: (who, bid) => `${does(who, 'hat', 'haben')} auf ${eur(bid)} erhöht.`,
    paying: (who, { politician, state }, cost) =>
      `${politician} ${who.of} ${state.in}: ${eur(cost)} zahlen oder verzichten.`,
    acting: (who, { politician, state }, part) =>
      `${politician} ${who.of} ${state.in}: ${part === 'main' ? 'Hauptaktion' : 'Nebenaktion'}.`,
    doing: (action) => `Gerade: ${action}.`,
    influencing: (who, state) =>
      `${does(who, 'führt', 'führen')} ${state.in} in den Medien und ${verb([who], 'darf', 'dürfen')} eine Volksmeinung ändern.`,
    auction: (state, auctioneer) =>
      `Eine Umfrage ${state.in} wird versteigert; die Auktion leitet: ${auctioneer.name}.`,
    noBid: 'Noch hat niemand geboten.',
    highest: (who, bid) => `${does(who, 'hat', 'haben')} ${eur(bid)} geboten, das höchste Gebot.`,
    out: (who) => `Aus den Auktionen dieser Phase ausgestiegen: ${all(who)}.`,
    converting: (state) => `Wahlveranstaltungen ${state.in} dürfen in Stimmen umgewandelt werden.`,
    pollTaken: (who, state, back) =>
      `${does(who, 'betrachtet', 'betrachten')} eine Umfrage ${state.in}; ihre Rückseite hebt ${back.whom}.`,
    pollFront: (front) => `Ihre Vorderseite, die nur du siehst: ${figures(front)}.`,

    yourParty: (who) => `Deine Partei: ${who.name}`,
    purse: (money, base, scored) => `${eur(money)}, Parteibasis ${n(base)}, ${points(scored)}.`,
    supply: (held, media) => `In deinem Vorrat: ${rallies(held)}, ${mediaMarkers(media)}.`,
    program: (cards) => `Programm: ${cards}.`,
    hand: (cards) => `Hand: ${cards}.`,
    picks: (cards) => `Bisher gewählt: ${cards}.`,
    donationsLeft: (sums) =>
      sums.length === 0
        ? 'Alle Spenden sind verbraucht.'
        : `Spenden übrig: ${sums.map(eur).join(', ')}.`,
    yourPoliticians: 'Deine Politiker',
    noPoliticians: 'Du hast keine mehr.',
    politician: (name, cost, powers) => `${name}, ${eur(cost)}; ${powers}`,

    states: 'Länder, in der Reihenfolge ihrer Wahlen',
    stateTitle: (state, code, when, most) =>
      `${state.name} (${code}), ${when}, bis zu ${f.plural(most, { one: '# Punkt', other: '# Punkten' })}`,
    electsNow: 'wählt diese Runde',
    electsIn: (round) => `wählt in Runde ${n(round)}`,
    hasVoted: 'hat gewählt',
    opinions: (open, hidden) => {
      const down = `${n(hidden)} verdeckt`;
      return `Volksmeinungen: ${[...open, ...(hidden === 0 ? [] : [down])].join(', ')}.`;
    },
    opinion: (card, doubled, worth) => {
      const notes = [
        ...(doubled ? ['zählt doppelt'] : []),
        ...(worth === undefined || worth === 0 ? [] : [`${f.signed(worth)} für dich`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('; ')})`;
    },
    media: (present, leader, freeSpots) => {
      const spots = f.plural(freeSpots, { one: '# freies Feld', other: '# freie Felder' });
      if (present.length === 0) return `Keine Medienmarker, ${spots}.`;
      const there = present.map(({ who, by }) => `${who.name} ${n(by)}`).join(', ');
      const leads = leader === undefined ? 'Niemand führt' : does(leader, 'führt', 'führen');
      return `Medienmarker: ${there}, ${spots}. ${leads}.`;
    },
    stateHeads: [
      'Partei',
      'Stimmen',
      'Trend',
      'Veranstaltungen',
      'Medien',
      'Übereinstimmung',
      'Wenn jetzt Wahl wäre',
      'Politiker',
    ],
    ifNow: (got, worth) => `${votes(got)}, ${points(worth)}`,
    faceDown: 'verdeckt',

    parties: 'Parteien',
    partyHeads: [
      'Partei',
      'Punkte',
      'Geld',
      'Basis',
      'Karten',
      'Veranstaltungen übrig',
      'Medien übrig',
      'Politiker übrig',
      'Spenden übrig',
      'Medienpräsenz',
    ],
    chair: (party, person, isYou) =>
      [party, ...(person === undefined ? [] : [person]), ...(isYou ? ['du'] : [])].join(', '),
    closed: 'verdeckt',
    programOf: ({ of }, cards, alike) =>
      alike === undefined
        ? `Programm ${of}: ${cards}`
        : `Programm ${of}: ${cards}; ${count(alike)} wie bei dir`,
    presence: (spots) => (spots.length === 0 ? '' : spots.map(n).join(' + ')),

    displays: 'Auslagen und Stapel',
    programDisplay: (cards, stack, discards) =>
      `Programmauslage: ${cards}. Im Stapel: ${n(stack)}, abgelegt: ${n(discards)}.`,
    opinionDisplay: (cards, stack) => `Meinungsauslage: ${cards}. Im Stapel: ${n(stack)}.`,
    opinionDiscards: (cards) => `Abgelegte Volksmeinungen: ${cards}.`,
    nextPoll: (back, stack, discards) =>
      `Die nächste Umfrage hebt ${back.whom}. Im Stapel: ${polls(stack)}, abgelegt: ${n(discards)}.`,
    pollPublished: (front) => `Veröffentlichte Umfrage im Ablagestapel: ${figures(front)}.`,
    doubles: (markers) => `Doppler im Vorrat: ${n(markers)}.`,
    presenceSpots: (spots) => `Medienpräsenz, Punkte am Ende je Wahl: ${spots.map(n).join(', ')}.`,
    coming: (states) =>
      f.plural(states, {
        one: '# weiteres Land kommt noch.',
        other: '# weitere Länder kommen noch.',
      }),
  };
};
