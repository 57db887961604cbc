import { verb, type Formats } from '@hustings/texts';
import type { Occasion, Work } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

const at = ({ politician, state }: Work): string => `${politician} ${state.in}`;

/** The verb of a question, before its party. */
const asks = (who: Party, one: string, several: string): string => verb(who, { one, several });

/** What is asked. */
export const questions = (f: Formats<'it'>): Texts['questions'] => {
  const n = f.number;
  const eur = f.euros;
  const { cards: count, mediaMarkers } = counts(f);
  const purse = (money: number): string => `Hai ${eur(money)}.`;
  /** The work of a politician is named first. */
  const inWork = ({ work }: Occasion, question: string): string =>
    work === undefined ? f.begin(question) : `${at(work)}: ${question}`;
  const politicians = (k: number): string =>
    f.plural(k, { one: '# politico', other: '# politici' });
  return {
    draftPick: ({ pick, picks, cards }) =>
      `Scelta ${n(pick)} di ${n(picks)}: quale delle ${n(cards)} carte prendi? Le altre vanno alla tua sinistra.`,
    layProgram: ({ who, cards, held }) =>
      cards === 5
        ? `Quali cinque delle tue ${n(held)} carte sono il programma ${who.of}? Devono avere cinque argomenti diversi.`
        : `Quali ${n(cards)} delle tue ${n(held)} carte aprono il programma ${who.of}? Hai solo ${n(cards)} argomenti: giocane una per ciascuno.`,
    completeProgram: ({ cards }) =>
      cards === 0
        ? 'Nessuna delle carte pescate ha un argomento che ti manca: si mostrano, e peschi di nuovo.'
        : f.plural(cards, {
            one: 'Quale carta con un argomento che ti manca aggiungi al programma?',
            other: 'Quali # carte con argomenti che ti mancano aggiungi al programma?',
          }),
    keepCard: ({ cards }) =>
      `Quale delle tue ${count(cards)} conservi in mano? Le altre si scartano, a faccia in giù.`,
    startPosition: ({ who }) =>
      `Dove ${asks(who, 'parte', 'partono')} ${who.mid}, e con che cosa? Scegli una dotazione iniziale e una regione per ogni simbolo; se un simbolo c’è due volte, servono due regioni.`,
    bid: ({ money }) =>
      `Quanto offri per essere primo giocatore? Paga solo chi offre di più. ${purse(money)}`,
    raise: ({ bid, others, money }) =>
      `Parità ${f.list(others.map((one) => one.with))} per il primo giocatore: rilanci oltre ${eur(bid)}? ${purse(money)}`,
    drawPrograms: ({ display, ...occasion }) =>
      inWork(occasion, `peschi carte per il tuo programma? Fra le disponibili: ${count(display)}.`),
    takeFromDisplay: ({ display, ...occasion }) =>
      inWork(occasion, `quale carta prendi fra le disponibili (${n(display)})?`),
    swapPrograms: (occasion) =>
      inWork(
        occasion,
        'che cosa cambia nel tuo programma? Fino a due carte della mano possono sostituirne altrettante; alla fine tutti gli argomenti devono essere diversi.',
      ),
    keepProgram: ({ cards, ...occasion }) =>
      inWork(
        occasion,
        `quale delle tue ${count(cards)} conservi in mano? Le altre si scartano, a faccia in giù.`,
      ),
    buyMedia: ({ price, money, markers }) =>
      `In quale regione occupi uno spazio media per ${eur(price)}? ${purse(money)} Nella tua riserva: ${mediaMarkers(markers)}.`,
    placeRallies: ({ who, money, supply }) =>
      `Dove ${asks(who, 'organizza', 'organizzano')} nuovi convegni ${who.mid}? ${purse(money)} Nella tua riserva: ${f.plural(supply, { one: '# convegno', other: '# convegni' })}.`,
    sendPoliticians: ({ politicians: held }) =>
      `Chi invii, al massimo uno per regione? Hai ${politicians(held)}. Si pagano quando agiscono.`,
    payPolitician: ({ cost, money, ...work }) =>
      `${at(work)}: paghi ${eur(cost)}, o lo congedi? ${purse(money)}`,
    chooseAction: ({ part, ...work }) =>
      part === 'main'
        ? `${at(work)}: usi l’azione principale?`
        : `${at(work)}: quale azione secondaria usi?`,
    placeDouble: (work) => `${at(work)}: quale opinione vale doppio da ora in poi, per tutti?`,
    removeMedia: ({ price, ...work }) =>
      `${at(work)}: di chi rimuovi un segnalino media? Chi lo perde riceve da te ${eur(price)} e non può rifiutare.`,
    placeMedia: (work) => `${at(work)}: metti un tuo segnalino media nello spazio libero, gratis?`,
    shiftOpinion: ({ state }) =>
      `Influenzi i media ${state.in}: quale opinione sostituisci con una delle disponibili?`,
    bidForPoll: ({ state, back, highest, auctioneer, isAuctioneer, money }) => {
      const bid =
        highest === undefined
          ? 'Nessuno ha ancora offerto.'
          : `L’offerta più alta: ${highest.who.name}, ${eur(highest.bid)}.`;
      const last = isAuctioneer
        ? 'Il battitore d’asta sei tu: hai l’ultima parola.'
        : `Ha l’ultima parola il battitore d’asta: ${auctioneer.name}.`;
      return `Quanto offri per il sondaggio ${state.in}? Il dorso fa salire ${back.mid}. ${bid} ${last} ${purse(money)}`;
    },
    publishPoll: ({ state, back, front, ...occasion }) => {
      const figures = front.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
      return inWork(
        occasion,
        `rendi pubblico il tuo sondaggio ${state.in}? Il dorso fa salire ${back.mid}; il fronte, che vedi solo tu, dice: ${figures}.`,
      );
    },
    convertRallies: ({ state, rallies, round }) =>
      `Quanti convegni ${state.in} trasformi ora in voti, da quattro in su? Ne hai ${n(rallies)}; lì si vota nel round ${n(round)}.`,
    useDonation: ({ money, base }) =>
      `Quale donazione usi, e prendi il denaro? ${purse(money)} La tua base nazionale è ${n(base)}.`,
  };
};

/** What each is for. */
export const purposes: Texts['purposes'] = {
  draftPick:
    'Con queste carte costruisci il programma. Dove le tue carte piacciono, i tuoi convegni si moltiplicano.',
  layProgram:
    'Il programma è il tuo moltiplicatore in ogni regione, e decide chi può governare con te.',
  completeProgram: 'A un programma servono cinque argomenti diversi.',
  keepCard: 'Una carta in mano è un ripensamento per dopo.',
  startPosition:
    'Un primo appiglio: i convegni diventano voti, media e tendenza rendono più avanti.',
  bid: 'Chi inizia sceglie per primo spazi media e convegni, e vince le parità.',
  raise: 'Chi inizia sceglie per primo spazi media e convegni, e vince le parità.',
  drawPrograms: 'Un’affinità migliore moltiplica tutti i convegni che hai in una regione.',
  takeFromDisplay: 'Un’affinità migliore moltiplica tutti i convegni che hai in una regione.',
  swapPrograms:
    'Un’affinità migliore moltiplica i convegni; le carte in comune con altri partiti aprono coalizioni.',
  keepProgram: 'Una carta in mano è un ripensamento per dopo.',
  buyMedia:
    'Chi ha più segnalini in una regione ne cambia le opinioni, e lì i sondaggi non lo danneggiano.',
  placeRallies: 'Il giorno del voto i convegni diventano voti: (convegni + tendenza) × affinità.',
  sendPoliticians: 'I politici agiscono una volta sola: tendenza, voti, opinioni, media, sondaggi.',
  payPolitician: 'Agiscono solo i politici pagati. Questo aspettava lì, a faccia in giù.',
  chooseAction:
    'Ognuno ha un’azione principale e una in più; quale renda di più dipende dalla regione.',
  placeDouble: 'Raddoppia un’opinione che condividi, o una che chi è in testa non condivide.',
  removeMedia: 'Chi ha più segnalini lì sostituisce le opinioni ed è al riparo dai sondaggi.',
  placeMedia: 'Un segnalino in più ti avvicina all’influenza sui media lì.',
  shiftOpinion: 'Influenzi i media: fai pensare la regione come il tuo programma.',
  bidForPoll:
    'Un sondaggio pubblico muove le tendenze; tenuto nel cassetto ti dà 3 di base: denaro a ogni round tranne l’ultimo, punti alla fine.',
  publishPoll:
    'Muove subito le tendenze, o ti dà base: denaro a ogni round tranne l’ultimo, punti alla fine.',
  convertRallies:
    'I voti sono al sicuro, i convegni possono ancora perdere affinità. I cubetti tornano a te.',
  useDonation:
    'Denaro adesso contro base nazionale, che rende a ogni round tranne l’ultimo e conta alla fine. Denaro rimasto alla fine: chi ne ha di più fa 6 punti, il secondo 3.',
};
