import { factor } from '../../edition-2019/factor.js';
import { does, verb, type Formats } from '@hustings/texts';
import type { LogTexts } from '../../edition-2019/log-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

/** What happened, a sentence for each event that the log needs a word of. */
export const log = (f: Formats<'pl'>): LogTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cardsTaken: count, rallies } = counts(f);
  const theCards = (cards: readonly string[]): string =>
    `${cards.length === 1 ? 'kartę' : 'karty'} ${f.list(cards)}`;
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const sum = (held: number, trend: number, match: number, got: number): string =>
    `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${n(got)}`;
  return {
    programLaid: ({ who, cards }) =>
      cards.length === 0
        ? `${does(who, 'nie znajduje', 'nie znajdują', 'nie znajdujesz')} tematu, którego brakuje w\u00a0programie.`
        : `${does(who, 'wykłada', 'wykładają', 'wykładasz')} program: ${f.list(cards)}.`,
    surplusShown: ({ who, cards }) =>
      `${does(who, 'pokazuje i\u00a0odrzuca', 'pokazują i\u00a0odrzucają', 'pokazujesz i\u00a0odrzucasz')} ${theCards(cards)}.`,
    programsDrawn: ({ who, count: drawn }) =>
      `${does(who, 'dobiera', 'dobierają', 'dobierasz')} ${count(drawn)}.`,
    programsDrawnSeen: ({ who, cards }) =>
      `${does(who, 'dobiera', 'dobierają', 'dobierasz')} ${theCards(cards)} (widzisz to tylko Ty).`,
    cardKept: ({ who }) =>
      `${does(who, 'zachowuje', 'zachowują', 'zachowujesz')} jedną kartę na ręce.`,
    startPosition: ({ who, parts }) => {
      const placed = parts.map(({ what, states, isEach }) =>
        isEach
          ? f.list(states.map((s) => `${what} ${s.in}`))
          : `${what} ${f.list(states.map((s) => s.in))}`,
      );
      return `${does(who, 'zaczyna', 'zaczynają', 'zaczynasz')}: ${placed.join(', ')}.`;
    },
    bidsOpened: ({ bids }) =>
      `Licytacja o\u00a0pierwszeństwo: ${bids.map(({ who, bid }) => `${who.name} ${eur(bid)}`).join(', ')}.`,
    tie: ({ tied, bid }) => `Remis, po ${eur(bid)}: ${all(tied)}.`,
    raised: ({ who, bid }) => `${does(who, 'przebija', 'przebijają', 'przebijasz')}: ${eur(bid)}.`,
    passed: {
      raise: ({ who }) => `${does(who, 'nie przebija', 'nie przebijają', 'nie przebijasz')}.`,
      drawPrograms: ({ who }) =>
        `${does(who, 'nie dobiera', 'nie dobierają', 'nie dobierasz')} kart programu.`,
      buyMedia: ({ who }) =>
        `${does(who, 'nie kupuje', 'nie kupują', 'nie kupujesz')} na razie znacznika mediów.`,
      chooseAction: ({ who, where }) =>
        `${does(who, 'pomija', 'pomijają', 'pomijasz')} akcję${where}.`,
      placeMedia: ({ who, where }) =>
        `${does(who, 'zostawia', 'zostawiają', 'zostawiasz')}${where} wolne pole mediów.`,
      shiftOpinion: ({ who, where }) =>
        `${does(who, 'nie zmienia', 'nie zmieniają', 'nie zmieniasz')} opinii${where}.`,
      bidForPoll: ({ who }) =>
        `${does(who, 'nie licytuje', 'nie licytują', 'nie licytujesz')} sondażu.`,
      convertRallies: ({ who, where }) =>
        `${does(who, 'nie wymienia', 'nie wymieniają', 'nie wymieniasz')} jeszcze wieców${where} na głosy.`,
    },
    startPlayer: ({ who, paid }) =>
      paid > 0
        ? `${does(who, 'zaczyna', 'zaczynają', 'zaczynasz')} rundę za ${eur(paid)}.`
        : `${does(who, 'zaczyna', 'zaczynają', 'zaczynasz')} rundę.`,
    overbid: ({ who, paid, base }) =>
      `${does(who, 'nie może', 'nie mogą', 'nie możesz')} pokryć oferty: ${eur(paid)} idzie do banku, elektorat spada do ${n(base)}.`,
    stackDrawn: ({ who }) =>
      `${does(who, 'dobiera', 'dobierają', 'dobierasz')} wierzchnią kartę programu.`,
    stackDrawnSeen: ({ who, cards }) =>
      `${does(who, 'dobiera', 'dobierają', 'dobierasz')} z\u00a0talii ${theCards(cards)} (widzisz to tylko Ty).`,
    displayDiscarded: ({ who }) =>
      `${does(who, 'wymienia', 'wymieniają', 'wymieniasz')} odkryte karty programu.`,
    displayTaken: ({ who, card }) =>
      `${does(who, 'bierze', 'biorą', 'bierzesz')} odkrytą kartę ${card}.`,
    programChanged: ({ who, out, into }) =>
      `${does(who, 'zmienia', 'zmieniają', 'zmieniasz')} program: ${f.list(into)} zamiast ${f.list(out)}.`,
    programKept: ({ who }) =>
      `${does(who, 'wymienia', 'wymieniają', 'wymieniasz')} kartę na taką samą: program się nie zmienia.`,
    handDiscarded: ({ who, count: gone }) =>
      `${does(who, 'odrzuca', 'odrzucają', 'odrzucasz')} ${count(gone)}.`,
    mediaBought: ({ who, state, paid }) =>
      `${does(who, 'kupuje', 'kupują', 'kupujesz')} znacznik mediów ${state.in} za ${eur(paid)}.`,
    ralliesPlaced: ({ who, parts, paid }) => {
      if (parts.length === 0)
        return `${does(who, 'nie organizuje', 'nie organizują', 'nie organizujesz')} wieców.`;
      const [first, ...more] = parts;
      if (more.length === 0)
        return `${does(who, 'organizuje', 'organizują', 'organizujesz')} ${rallies(first.rallies)} ${first.state.in} za ${eur(paid)}.`;
      const each = parts.map(({ rallies: k, state }) => `${state.short} ${n(k)}`);
      return `${does(who, 'organizuje', 'organizują', 'organizujesz')} wiece: ${f.list(each)}, za ${eur(paid)}.`;
    },
    politiciansSent: ({ who, states }) => {
      if (states.length === 0)
        return `${does(who, 'nie wysyła', 'nie wysyłają', 'nie wysyłasz')} nikogo.`;
      const sent = states.length === 1 ? 'polityka' : 'po polityku';
      return `${does(who, 'wysyła', 'wysyłają', 'wysyłasz')} ${sent} ${f.list(states.map(({ to }) => to))}.`;
    },
    politiciansRevealed: ({ state, sent }) => {
      const shown = sent.map(({ who, politician }) => `${who.name} – ${politician.name}`);
      return `Politycy ${state.in}: ${shown.join(', ')}.`;
    },
    politicianPaid: ({ who, state, politician, paid }) =>
      `${does(who, 'opłaca', 'opłacają', 'opłacasz')} ${politician.whom} ${state.in}: ${eur(paid)}.`,
    politicianGone: ({ who, state, politician }) =>
      `${does(who, 'rezygnuje', 'rezygnują', 'rezygnujesz')} z\u00a0${politician.whom} ${state.in}.`,
    trendMoved: ({ who, state, from, to }) =>
      from === to
        ? `Notowania ${who.of} ${state.in} bez zmian: ${f.signed(to)}.`
        : `Notowania ${who.of} ${state.in}: ${f.signed(from)} → ${f.signed(to)}.`,
    votesGained: ({ who, state, votes: got, total }) =>
      `${does(who, 'zdobywa', 'zdobywają', 'zdobywasz')} ${votes(got)} ${state.in}, teraz ${n(total)}.`,
    baseChanged: ({ who, by, base }) => `Elektorat ${who.of}: ${f.signed(by)}, teraz ${n(base)}.`,
    doublePlaced: ({ who, state, card }) =>
      `${does(who, 'podwaja', 'podwajają', 'podwajasz')} opinię ${card} ${state.in}.`,
    doubleRemoved: ({ who, state, card }) =>
      `${does(who, 'usuwa', 'usuwają', 'usuwasz')} żeton podwojenia z\u00a0opinii ${card} ${state.in}.`,
    mediaRemoved: ({ who, from, state, paid }) =>
      `${does(who, 'wykupuje', 'wykupują', 'wykupujesz')} znacznik mediów ${from.of} ${state.in} za ${eur(paid)}.`,
    mediaPlaced: ({ who, state }) =>
      `${does(who, 'umieszcza', 'umieszczają', 'umieszczasz')} znacznik mediów ${state.in}.`,
    opinionShifted: ({ who, state, out, into }) =>
      `${does(who, 'zmienia', 'zmieniają', 'zmieniasz')} opinię ${state.in}: ${into} zamiast ${out}.`,
    auctionOpened: ({ who, state, back, absent }) =>
      `Licytacja sondażu ${state.in}, licytator: ${who.name}; ${absent ? `plus na rewersie jest dla ${back.of}, partii spoza tego stołu` : `sondaż może podnieść notowania ${back.of}`}.`,
    pollBid: ({ who, bid }) => `${does(who, 'licytuje', 'licytują', 'licytujesz')} ${eur(bid)}.`,
    pollWon: ({ who, state, paid }) =>
      `${does(who, 'wygrywa', 'wygrywają', 'wygrywasz')} sondaż ${state.in} za ${eur(paid)}.`,
    pollUnsold: ({ state }) => `Nikt nie chce sondażu ${state.in}.`,
    pollPublished: ({ who, state, front }) => {
      const figures = front.map((line) => `${line.who.name} ${f.signed(line.by)}`);
      return `${does(who, 'upublicznia', 'upubliczniają', 'upubliczniasz')} sondaż ${state.in}: ${figures.join(', ')}.`;
    },
    pollHidden: ({ who, state, base }) =>
      `${does(who, 'nie upublicznia', 'nie upubliczniają', 'nie upubliczniasz')} sondażu ${state.in}: elektorat ${f.signed(base)}.`,
    ralliesConverted: ({ who, state, sum: { rallies: held, trend, match, votes: got, total } }) =>
      `${does(who, 'wymienia', 'wymieniają', 'wymieniasz')} ${rallies(held)} ${state.in} na głosy: ${sum(held, trend, match, got)}, teraz ${votes(total)}.`,
    electionSingle: ({ state, who }) =>
      `Wybory ${state.in}: ${verb(who, { one: 'wygrywa', several: 'wygrywają', you: 'wygrywasz' })} ${who.mid}, osiągając próg 50.`,
    electionSeveral: ({ state, winners }) => {
      const won =
        winners.length === 1
          ? verb(winners[0], { one: 'wygrywa', several: 'wygrywają', you: 'wygrywasz' })
          : 'wygrywają';
      return `Wybory ${state.in}: próg 50 osiąga kilka partii; ${won} ${all(winners)}.`;
    },
    electionCoalition: ({ state, winners }) =>
      `Wybory ${state.in}: koalicję tworzą ${all(winners)}.`,
    electionNone: ({ state, who }) =>
      `Wybory ${state.in}: brak możliwej koalicji; najsilniejsza partia: ${who.name}.`,
    mediaPresence: ({ who, state, points: worth }) =>
      `${does(who, 'przenosi', 'przenoszą', 'przenosisz')} znacznik mediów z\u00a0landu ${state.name} na pole obecności w\u00a0mediach: na koniec ${points(worth)}.`,
    incomePaid: ({ who, votes: earned, base }) =>
      `${does(who, 'otrzymuje', 'otrzymują', 'otrzymujesz')} ${eur(earned + base)}: ${eur(earned)} za punkty z\u00a0głosów, ${eur(base)} za elektorat.`,
    donationAccepted: ({ who, sum: given, base }) =>
      `${does(who, 'zbiera', 'zbierają', 'zbierasz')} składki, ${eur(given)}; elektorat teraz ${n(base)}.`,
    donationRejected: ({ who, sum: given, base }) =>
      `${does(who, 'rezygnuje', 'rezygnują', 'rezygnujesz')} ze składek, ${eur(given)}; elektorat teraz ${n(base)}.`,
    stateLeft: ({ state }) => `${state.name} jest po wyborach i\u00a0znika z\u00a0planszy.`,
    stateEntered: ({ state }) => `Wchodzi nowy land: ${state.name}.`,
    opinionTurned: ({ state, card }) => `Nowa opinia ${state.in}: ${card}.`,
    opinionsRefilled: () => 'Odkryte opinie zostają uzupełnione.',
    roundBegan: ({ round }) => `Zaczyna się ${n(round)}. runda.`,
    gameEnded: () => 'Ostatnie wybory za nami: wszystkie kasy zostają otwarte.',
  };
};
