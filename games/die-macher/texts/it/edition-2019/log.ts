import { factor } from '../../edition-2019/factor.js';
import { does, type Formats } from '@hustings/texts';
import type { LogTexts } from '../../edition-2019/log-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

/** Does the verb take the form of one? */
const isOne = (parties: readonly Party[]): boolean => parties.length === 1 && !parties[0].several;

/** What happened, a sentence for each event that the log needs a word of. */
export const log = (f: Formats<'it'>): LogTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cards: count } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# convegno', other: '# convegni' });
  const theCards = (cards: readonly string[]): string =>
    `${cards.length === 1 ? 'la carta' : 'le carte'} ${f.list(cards)}`;
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const sum = (held: number, trend: number, match: number, got: number): string =>
    `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${n(got)}`;
  return {
    programLaid: ({ who, cards }) =>
      cards.length === 0
        ? `${does(who, 'non trova', 'non trovano', 'non trovi')} argomenti che mancano al programma.`
        : `${does(who, 'presenta', 'presentano', 'presenti')} il programma: ${f.list(cards)}.`,
    surplusShown: ({ who, cards }) =>
      `${does(who, 'mostra e scarta', 'mostrano e scartano', 'mostri e scarti')} ${theCards(cards)}.`,
    programsDrawn: ({ who, count: drawn }) =>
      `${does(who, 'pesca', 'pescano', 'peschi')} ${count(drawn)}.`,
    programsDrawnSeen: ({ who, cards }) =>
      `${does(who, 'pesca', 'pescano', 'peschi')} ${theCards(cards)} (lo vedi solo tu).`,
    cardKept: ({ who }) => `${does(who, 'conserva', 'conservano', 'conservi')} una carta in mano.`,
    startPosition: ({ who, parts }) => {
      const placed = parts.map(
        ({ what, states, isEach }) =>
          `${what}${isEach ? ' per regione,' : ''} ${f.list(states.map((s) => s.in))}`,
      );
      return `${does(who, 'parte', 'partono', 'parti')} con: ${f.list(placed)}.`;
    },
    bidsOpened: ({ bids }) =>
      `Offerte per il primo giocatore: ${bids.map(({ who, bid }) => `${who.name} ${eur(bid)}`).join(', ')}.`,
    tie: ({ tied, bid }) => `Parità a ${eur(bid)}: ${f.list(tied.map(({ name }) => name))}.`,
    raised: ({ who, bid }) => `${does(who, 'rilancia', 'rilanciano', 'rilanci')} a ${eur(bid)}.`,
    passed: {
      raise: ({ who }) => `${does(who, 'non rilancia', 'non rilanciano', 'non rilanci')}.`,
      drawPrograms: ({ who }) =>
        `${does(who, 'non pesca', 'non pescano', 'non peschi')} carte programma.`,
      buyMedia: ({ who }) =>
        `${does(who, 'passa', 'passano', 'passi')}: per ora nessuno spazio media.`,
      chooseAction: ({ who, where }) =>
        `${does(who, 'rinuncia', 'rinunciano', 'rinunci')} a un’azione${where}.`,
      placeMedia: ({ who, where }) =>
        `${does(who, 'lascia', 'lasciano', 'lasci')} libero lo spazio media${where}.`,
      shiftOpinion: ({ who, where }) =>
        `${does(who, 'non sostituisce', 'non sostituiscono', 'non sostituisci')} opinioni${where}.`,
      bidForPoll: ({ who }) =>
        `${does(who, 'non offre', 'non offrono', 'non offri')} per il sondaggio.`,
      convertRallies: ({ who, where }) =>
        `${does(who, 'non trasforma', 'non trasformano', 'non trasformi')} ancora convegni${where} in voti.`,
    },
    startPlayer: ({ who, paid }) =>
      paid > 0
        ? `${does(who, 'inizia', 'iniziano', 'inizi')} il round per ${eur(paid)}.`
        : `${does(who, 'inizia', 'iniziano', 'inizi')} il round.`,
    overbid: ({ who, paid, base }) =>
      `${does(who, 'non può', 'non possono', 'non puoi')} pagare l’offerta: ${eur(paid)} vanno alla banca, la base nazionale scende a ${n(base)}.`,
    stackDrawn: ({ who }) =>
      `${does(who, 'pesca', 'pescano', 'peschi')} la carta programma in cima al mazzo.`,
    stackDrawnSeen: ({ who, cards }) =>
      `${does(who, 'pesca', 'pescano', 'peschi')} dal mazzo ${theCards(cards)} (lo vedi solo tu).`,
    displayDiscarded: ({ who }) =>
      `${does(who, 'rinnova', 'rinnovano', 'rinnovi')} le carte disponibili.`,
    displayTaken: ({ who, card }) =>
      `${does(who, 'prende', 'prendono', 'prendi')} la carta ${card} fra le disponibili.`,
    programChanged: ({ who, out, into }) =>
      `${does(who, 'modifica', 'modificano', 'modifichi')} il programma: ${f.list(into)} al posto di ${f.list(out)}.`,
    programKept: ({ who }) =>
      `${does(who, 'scambia', 'scambiano', 'scambi')} una carta con una uguale: il programma non cambia.`,
    handDiscarded: ({ who, count: gone }) =>
      `${does(who, 'scarta', 'scartano', 'scarti')} ${count(gone)}.`,
    mediaBought: ({ who, state, paid }) =>
      `${does(who, 'occupa', 'occupano', 'occupi')} uno spazio media ${state.in} per ${eur(paid)}.`,
    ralliesPlaced: ({ who, parts, paid }) => {
      if (parts.length === 0)
        return `${does(who, 'non organizza', 'non organizzano', 'non organizzi')} convegni.`;
      const [first, ...more] = parts;
      if (more.length === 0)
        return `${does(who, 'organizza', 'organizzano', 'organizzi')} ${rallies(first.rallies)} ${first.state.in} per ${eur(paid)}.`;
      const each = parts.map(({ rallies: k, state }) => `${state.short} ${n(k)}`);
      return `${does(who, 'organizza', 'organizzano', 'organizzi')} convegni: ${f.list(each)}, per ${eur(paid)}.`;
    },
    politiciansSent: ({ who, states }) => {
      if (states.length === 0)
        return `${does(who, 'non invia', 'non inviano', 'non invii')} nessuno.`;
      const sent = f.plural(states.length, { one: 'un politico', other: '# politici' });
      const each = states.length === 1 ? '' : ' (uno per regione)';
      return `${does(who, 'invia', 'inviano', 'invii')} ${sent} ${f.list(states.map(({ to }) => to))}${each}.`;
    },
    politiciansRevealed: ({ state, sent }) => {
      const shown = sent.map(({ who, politician }) => `${politician.name} ${who.of}`);
      return `Politici ${state.in}: ${shown.join(', ')}.`;
    },
    politicianPaid: ({ who, state, politician, paid }) =>
      `${does(who, 'paga', 'pagano', 'paghi')} ${eur(paid)} per ${politician.whom} ${state.in}.`,
    politicianGone: ({ who, state, politician }) =>
      `${does(who, 'congeda', 'congedano', 'congedi')} ${politician.whom} ${state.in}.`,
    trendMoved: ({ who, state, from, to }) =>
      from === to
        ? `La tendenza ${who.of} ${state.in} resta ${f.signed(to)}.`
        : `La tendenza ${who.of} ${state.in} passa da ${f.signed(from)} a ${f.signed(to)}.`,
    votesGained: ({ who, state, votes: got, total }) =>
      `${does(who, 'guadagna', 'guadagnano', 'guadagni')} ${votes(got)} ${state.in}: ${n(total)} in tutto.`,
    baseChanged: ({ who, by, base }) =>
      `Base nazionale ${who.of}: ${f.signed(by)}, ora ${n(base)}.`,
    doublePlaced: ({ who, state, card }) =>
      `${does(who, 'raddoppia', 'raddoppiano', 'raddoppi')} l’opinione ${card} ${state.in}.`,
    doubleRemoved: ({ who, state, card }) =>
      `${does(who, 'rimuove', 'rimuovono', 'rimuovi')} il segnalino 2x dall’opinione ${card} ${state.in}.`,
    mediaRemoved: ({ who, from, state, paid }) =>
      `${does(who, 'rimuove', 'rimuovono', 'rimuovi')} un segnalino media ${from.of} ${state.in} per ${eur(paid)}.`,
    mediaPlaced: ({ who, state }) =>
      `${does(who, 'piazza', 'piazzano', 'piazzi')} un segnalino media ${state.in}.`,
    opinionShifted: ({ who, state, out, into }) =>
      `${does(who, 'sostituisce', 'sostituiscono', 'sostituisci')} un’opinione ${state.in}: ${into} al posto di ${out}.`,
    auctionOpened: ({ who, state, back, absent }) =>
      `Sondaggio all’asta ${state.in}, battitore: ${who.name}; ${absent ? `il suo più va a un partito assente, ${back.mid}` : `farebbe salire la tendenza ${back.of}`}.`,
    pollBid: ({ who, bid }) => `${does(who, 'offre', 'offrono', 'offri')} ${eur(bid)}.`,
    pollWon: ({ who, state, paid }) =>
      `${does(who, 'si aggiudica', 'si aggiudicano', 'ti aggiudichi')} il sondaggio ${state.in} per ${eur(paid)}.`,
    pollUnsold: ({ state }) => `Nessuno vuole il sondaggio ${state.in}.`,
    pollPublished: ({ who, state, front }) => {
      const figures = front.map((line) => `${line.who.name} ${f.signed(line.by)}`);
      return `${does(who, 'rende', 'rendono', 'rendi')} pubblico il sondaggio ${state.in}: ${figures.join(', ')}.`;
    },
    pollHidden: ({ who, state, base }) =>
      `${does(who, 'non rende', 'non rendono', 'non rendi')} pubblico il sondaggio ${state.in}: base nazionale ${f.signed(base)}.`,
    ralliesConverted: ({ who, state, sum: { rallies: held, trend, match, votes: got, total } }) =>
      `${does(who, 'trasforma', 'trasformano', 'trasformi')} ${rallies(held)} ${state.in} in voti: ${sum(held, trend, match, got)}, ora ${votes(total)}.`,
    electionSingle: ({ state, who }) =>
      `Elezione ${state.in}: ${who.mid} ${isOne([who]) ? 'vince' : 'vincono'} con 50 voti o più.`,
    electionSeveral: ({ state, winners }) =>
      `Elezione ${state.in}: più partiti arrivano a 50; ${isOne(winners) ? 'vince' : 'vincono'} ${all(winners)}.`,
    electionCoalition: ({ state, winners }) =>
      `Elezione ${state.in}: ${all(winners)} formano una coalizione.`,
    electionNone: ({ state, who }) =>
      `Elezione ${state.in}: nessuna coalizione possibile; in testa ${who.mid}.`,
    mediaPresence: ({ who, state, points: worth }) =>
      `${does(who, 'sposta', 'spostano', 'sposti')} un segnalino media ${state.of} nella presenza nei media: ${points(worth)} alla fine.`,
    incomePaid: ({ who, votes: earned, base }) =>
      `${does(who, 'riceve', 'ricevono', 'ricevi')} ${eur(earned + base)}: ${eur(earned)} per i punti dei voti, ${eur(base)} per la base nazionale.`,
    donationAccepted: ({ who, sum: given, base }) =>
      `${does(who, 'accetta', 'accettano', 'accetti')} una donazione di ${eur(given)}; la base nazionale è ora ${n(base)}.`,
    donationRejected: ({ who, sum: given, base }) =>
      `${does(who, 'rifiuta', 'rifiutano', 'rifiuti')} una donazione di ${eur(given)}; la base nazionale è ora ${n(base)}.`,
    stateLeft: ({ state }) => `${state.name}: ha votato ed esce dal gioco.`,
    stateEntered: ({ state }) => `Nuova regione: ${state.name}.`,
    opinionTurned: ({ state, card }) => `Una nuova opinione ${state.in}: ${card}.`,
    opinionsRefilled: () => 'Le opinioni disponibili tornano al completo.',
    roundBegan: ({ round }) => `Inizia il round ${n(round)}.`,
    gameEnded: () => 'L’ultima elezione è finita: si scopre il denaro di tutti.',
  };
};
