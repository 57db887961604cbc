import { factor } from '../../edition-2019/factor.js';
import { does, verb, type Formats } from '@hustings/texts';
import type { LogTexts } from '../../edition-2019/log-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

/** What happened, a sentence for each event that the log needs a word of. */
export const log = (f: Formats<'de'>): LogTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cards: count } = counts(f);
  const rallies = (k: number): string =>
    f.plural(k, { one: '# Wahlveranstaltung', other: '# Wahlveranstaltungen' });
  const theCards = (cards: readonly string[]): string =>
    `${cards.length === 1 ? 'die Karte' : 'die Karten'} ${f.list(cards)}`;
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const sum = (held: number, trend: number, match: number, got: number): string =>
    `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${n(got)}`;
  return {
    programLaid: ({ who, cards }) =>
      cards.length === 0
        ? `${does(who, 'findet', 'finden', 'findest')} kein Thema, das dem Programm fehlt.`
        : `${does(who, 'legt', 'legen', 'legst')} als Programm aus: ${f.list(cards)}.`,
    surplusShown: ({ who, cards }) =>
      `${does(who, 'zeigt', 'zeigen', 'zeigst')} ${theCards(cards)} und ${verb(who, { one: 'legt', several: 'legen', you: 'legst' })} sie ab.`,
    programsDrawn: ({ who, count: drawn }) =>
      `${does(who, 'zieht', 'ziehen', 'ziehst')} ${count(drawn)}.`,
    programsDrawnSeen: ({ who, cards }) =>
      `${does(who, 'zieht', 'ziehen', 'ziehst')} ${theCards(cards)} (nur du siehst das).`,
    cardKept: ({ who }) =>
      `${does(who, 'behält', 'behalten', 'behältst')} eine Karte auf der Hand.`,
    startPosition: ({ who, parts }) => {
      const placed = parts.map(
        ({ what, states, isEach }) =>
          `${isEach ? 'je ' : ''}${what} ${f.list(states.map((s) => s.in))}`,
      );
      return `Start ${who.of}: ${placed.join('; ')}.`;
    },
    bidsOpened: ({ bids }) =>
      `Gebote um den Startspieler: ${bids.map(({ who, bid }) => `${who.name} ${eur(bid)}`).join(', ')}.`,
    tie: ({ tied, bid }) => `Gleichstand bei ${eur(bid)}: ${all(tied)}.`,
    raised: ({ who, bid }) => `${does(who, 'erhöht', 'erhöhen', 'erhöhst')} auf ${eur(bid)}.`,
    passed: {
      raise: ({ who }) => `${does(who, 'erhöht', 'erhöhen', 'erhöhst')} nicht.`,
      drawPrograms: ({ who }) => `${does(who, 'zieht', 'ziehen', 'ziehst')} keine Programmkarten.`,
      buyMedia: ({ who }) =>
        `${does(who, 'kauft', 'kaufen', 'kaufst')} vorerst keinen Medienmarker.`,
      chooseAction: ({ who, where }) =>
        `${does(who, 'verzichtet', 'verzichten', 'verzichtest')}${where} auf eine Aktion.`,
      placeMedia: ({ who, where }) =>
        `${does(who, 'lässt', 'lassen', 'lässt')} das Medienfeld${where} frei.`,
      shiftOpinion: ({ who, where }) =>
        `${does(who, 'ändert', 'ändern', 'änderst')}${where} keine Volksmeinung.`,
      bidForPoll: ({ who }) => `${does(who, 'bietet', 'bieten', 'bietest')} nicht auf die Umfrage.`,
      convertRallies: ({ who, where }) =>
        `${does(who, 'wandelt', 'wandeln', 'wandelst')}${where} noch keine Wahlveranstaltungen in Stimmen um.`,
    },
    startPlayer: ({ who, paid }) =>
      paid > 0
        ? `${does(who, 'beginnt', 'beginnen', 'beginnst')} die Runde, für ${eur(paid)}.`
        : `${does(who, 'beginnt', 'beginnen', 'beginnst')} die Runde.`,
    overbid: ({ who, paid, base }) =>
      `${does(who, 'kann', 'können', 'kannst')} das Gebot nicht zahlen: ${eur(paid)} gehen an die Bank, die Parteibasis fällt auf ${n(base)}.`,
    stackDrawn: ({ who }) => `${does(who, 'zieht', 'ziehen', 'ziehst')} die oberste Programmkarte.`,
    stackDrawnSeen: ({ who, cards }) =>
      `${does(who, 'zieht', 'ziehen', 'ziehst')} ${theCards(cards)} vom Stapel (nur du siehst, welche).`,
    displayDiscarded: ({ who }) => `${does(who, 'legt', 'legen', 'legst')} die Programmauslage ab.`,
    displayTaken: ({ who, card }) =>
      `${does(who, 'nimmt', 'nehmen', 'nimmst')} die Karte ${card} aus der Auslage.`,
    programChanged: ({ who, out, into }) =>
      `${does(who, 'ändert', 'ändern', 'änderst')} das Programm: ${f.list(into)} statt ${f.list(out)}.`,
    programKept: ({ who }) =>
      `${does(who, 'tauscht', 'tauschen', 'tauschst')} eine Karte gegen eine gleiche: Das Programm bleibt, wie es ist.`,
    handDiscarded: ({ who, count: gone }) =>
      `${does(who, 'legt', 'legen', 'legst')} ${count(gone)} ab.`,
    mediaBought: ({ who, state, paid }) =>
      `${does(who, 'kauft', 'kaufen', 'kaufst')} ${state.in} einen Medienmarker für ${eur(paid)}.`,
    ralliesPlaced: ({ who, parts, paid }) => {
      if (parts.length === 0)
        return `${does(who, 'organisiert', 'organisieren', 'organisierst')} keine Wahlveranstaltungen.`;
      const [first, ...more] = parts;
      if (more.length === 0)
        return `${does(who, 'organisiert', 'organisieren', 'organisierst')} ${rallies(first.rallies)} ${first.state.in} für ${eur(paid)}.`;
      const each = parts.map(({ rallies: k, state }) => `${state.short} ${n(k)}`);
      return `${does(who, 'organisiert', 'organisieren', 'organisierst')} Wahlveranstaltungen: ${f.list(each)}, für ${eur(paid)}.`;
    },
    politiciansSent: ({ who, states }) => {
      if (states.length === 0)
        return `${does(who, 'entsendet', 'entsenden', 'entsendest')} niemanden.`;
      const sent = states.length === 1 ? 'einen Politiker' : 'je einen Politiker';
      return `${does(who, 'entsendet', 'entsenden', 'entsendest')} ${sent} ${f.list(states.map(({ to }) => to))}.`;
    },
    politiciansRevealed: ({ state, sent }) => {
      const shown = sent.map(({ who, politician }) => `${politician.name} ${who.of}`);
      return `Politiker ${state.in}: ${shown.join(', ')}.`;
    },
    politicianPaid: ({ who, state, politician, paid }) =>
      `${does(who, 'bezahlt', 'bezahlen', 'bezahlst')} ${state.in} ${politician.whom} mit ${eur(paid)}.`,
    politicianGone: ({ who, state, politician }) =>
      `${does(who, 'verzichtet', 'verzichten', 'verzichtest')} ${state.in} auf ${politician.whom}.`,
    trendMoved: ({ who, state, from, to }) =>
      from === to
        ? `Der Trend ${who.of} ${state.in} bleibt ${f.signed(to)}.`
        : `Der Trend ${who.of} ${state.in} geht von ${f.signed(from)} auf ${f.signed(to)}.`,
    votesGained: ({ who, state, votes: got, total }) =>
      `${does(who, 'gewinnt', 'gewinnen', 'gewinnst')} ${state.in} ${votes(got)} dazu, jetzt ${n(total)}.`,
    baseChanged: ({ who, by, base }) => `Parteibasis ${who.of}: ${f.signed(by)}, jetzt ${n(base)}.`,
    doublePlaced: ({ who, state, card }) =>
      `${does(who, 'verdoppelt', 'verdoppeln', 'verdoppelst')} ${state.in} die Volksmeinung ${card}.`,
    doubleRemoved: ({ who, state, card }) =>
      `${does(who, 'entfernt', 'entfernen', 'entfernst')} ${state.in} den Doppler von der Volksmeinung ${card}.`,
    mediaRemoved: ({ who, from, state, paid }) =>
      `${does(who, 'verdrängt', 'verdrängen', 'verdrängst')} ${state.in} einen Medienmarker ${from.of} für ${eur(paid)}.`,
    mediaPlaced: ({ who, state }) =>
      `${does(who, 'setzt', 'setzen', 'setzt')} ${state.in} einen Medienmarker ein.`,
    opinionShifted: ({ who, state, out, into }) =>
      `${does(who, 'ändert', 'ändern', 'änderst')} ${state.in} eine Volksmeinung: ${into} statt ${out}.`,
    auctionOpened: ({ who, state, back, absent }) =>
      `${does(who, 'versteigert', 'versteigern', 'versteigerst')} eine Umfrage ${state.in}; ${absent ? `ihr Plus gilt ${back.to}, hier nicht dabei` : `sie würde den Trend ${back.of} heben`}.`,
    pollBid: ({ who, bid }) => `${does(who, 'bietet', 'bieten', 'bietest')} ${eur(bid)}.`,
    pollWon: ({ who, state, paid }) =>
      `${does(who, 'ersteigert', 'ersteigern', 'ersteigerst')} die Umfrage ${state.in} für ${eur(paid)}.`,
    pollUnsold: ({ state }) => `Niemand will die Umfrage ${state.in}.`,
    pollPublished: ({ who, state, front }) => {
      const figures = front.map((line) => `${line.who.name} ${f.signed(line.by)}`);
      return `${does(who, 'veröffentlicht', 'veröffentlichen', 'veröffentlichst')} die Umfrage ${state.in}: ${figures.join(', ')}.`;
    },
    pollHidden: ({ who, state, base }) =>
      `${does(who, 'hält', 'halten', 'hältst')} die Umfrage ${state.in} zurück: Parteibasis ${f.signed(base)}.`,
    ralliesConverted: ({ who, state, sum: { rallies: held, trend, match, votes: got, total } }) =>
      `${does(who, 'wandelt', 'wandeln', 'wandelst')} ${state.in} ${rallies(held)} in Stimmen um: ${sum(held, trend, match, got)}, jetzt ${votes(total)}.`,
    electionSingle: ({ state, who }) =>
      `Wahl ${state.in}: ${does(who, 'gewinnt', 'gewinnen', 'gewinnst')}, allein mit 50 oder mehr.`,
    electionSeveral: ({ state, winners }) => {
      const won =
        winners.length === 1
          ? verb(winners[0], { one: 'gewinnt', several: 'gewinnen', you: 'gewinnst' })
          : 'gewinnen';
      return `Wahl ${state.in}: mehrere erreichen 50; ${all(winners)} ${won}.`;
    },
    electionCoalition: ({ state, winners }) =>
      `Wahl ${state.in}: ${f.begin(all(winners))} koalieren.`,
    electionNone: ({ state, who }) =>
      `Wahl ${state.in}: keine Koalition möglich; ${who.mid} ${verb(who, { one: 'ist', several: 'sind', you: 'bist' })} am stärksten.`,
    mediaPresence: ({ who, state, points: worth }) =>
      `${does(who, 'legt', 'legen', 'legst')} einen Medienmarker in die Medienpräsenz (${state.name}), am Ende ${points(worth)} wert.`,
    incomePaid: ({ who, votes: earned, base }) =>
      `${does(who, 'erhält', 'erhalten', 'erhältst')} ${eur(earned + base)}: ${eur(earned)} für Punkte aus Stimmen, ${eur(base)} für die Parteibasis.`,
    donationAccepted: ({ who, sum: given, base }) =>
      `${does(who, 'nimmt', 'nehmen', 'nimmst')} eine Spende von ${eur(given)} an; die Parteibasis ist jetzt ${n(base)}.`,
    donationRejected: ({ who, sum: given, base }) =>
      `${does(who, 'lehnt', 'lehnen', 'lehnst')} eine Spende von ${eur(given)} ab; die Parteibasis ist jetzt ${n(base)}.`,
    stateLeft: ({ state }) => `${f.begin(state.in)} ist gewählt; das Land scheidet aus.`,
    stateEntered: ({ state }) => `Neu dabei: ${state.name}.`,
    opinionTurned: ({ state, card }) => `Neue Volksmeinung ${state.in}: ${card}.`,
    opinionsRefilled: () => 'Die Meinungsauslage wird aufgefüllt.',
    roundBegan: ({ round }) => `Runde ${n(round)} beginnt.`,
    gameEnded: () => 'Die letzte Wahl ist vorbei: Alle Kassen werden geöffnet.',
  };
};
