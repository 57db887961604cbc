import { does, type Formats } from '@hustings/texts';
import type { Figure } from '../../edition-2019/about.js';
import type { PositionTexts } from '../../edition-2019/position-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

const verb = (parties: readonly Party[], one: string, several: string): string =>
  parties.length === 1 && !parties[0].several ? one : several;

/** The position in words. */
export const position = (f: Formats<'it'>): PositionTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cards: count, polls, mediaMarkers } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# convegno', other: '# convegni' });
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const names = (parties: readonly Party[]): string => f.list(parties.map(({ name }) => name));
  const figures = (of: readonly Figure[]): string =>
    of.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
  return {
    phases: {
      draft: 'draft',
      program: 'programmi',
      start: 'dotazioni iniziali',
      startPlayer: 'primo giocatore',
      programs: 'programmi di partito',
      media: 'spazi media',
      rallies: 'convegni',
      politicians: 'invio dei politici',
      actions: 'azioni dei politici',
      influence: 'influenza dei media',
      polls: 'sondaggi',
      election: 'voti ed elezioni',
      donations: 'donazioni',
    },
    setup: (phase) => `Prima del round 1: ${phase}`,
    moment: (round, of, phase) => `Round ${n(round)} di ${n(of)}: ${phase}`,
    over: 'La partita è finita',
    decide: (who) => `${f.begin(verb(who, 'decide', 'decidono'))} ${all(who)}.`,
    decided: (who) => `${f.begin(verb(who, 'ha', 'hanno'))} già deciso: ${names(who)}.`,
    pick: (pick, of) => `Scelta ${n(pick)} di ${n(of)}.`,
    startPlayer: (who) => `Primo giocatore: ${who.name}.`,
    startSoFar: (who) => `Primo giocatore finora: ${who.name}.`,
    terms: (elections, openMoney, penalised) =>
      `${f.plural(elections, { one: '# elezione', other: '# elezioni' })}; ${openMoney ? 'denaro visibile' : 'denaro nascosto fino alla fine'}; ${penalised ? 'le offerte che non si possono pagare sono penalizzate' : 'nessuno può offrire più di quanto ha'}.`,
    tied: (who) => `In parità per il primo giocatore: ${names(who)}.`,
    tiedAt: (bid) => `Ognuno ha offerto ${eur(bid)}.`,
    raised: (who, bid) => `${does(who, 'rilancia', 'rilanciano')} a ${eur(bid)}.`,
    paying: (who, { politician, state }, cost) =>
      `${politician} ${who.of} ${state.in}: da pagare ${eur(cost)}, o da congedare.`,
    acting: (who, { politician, state }, part) =>
      `${politician} ${who.of} ${state.in}: ${part === 'main' ? 'azione principale' : 'azione secondaria'}.`,
    doing: (action) => `In corso: ${action}.`,
    influencing: (who, state) =>
      `${does(who, 'è', 'sono')} in testa nei media ${state.in} e ${verb([who], 'può', 'possono')} sostituire un’opinione.`,
    auction: (state, auctioneer) =>
      `Un sondaggio ${state.in} è all’asta; battitore: ${auctioneer.name}.`,
    noBid: 'Nessuno ha ancora offerto.',
    highest: (who, bid) => `L’offerta più alta: ${who.name}, ${eur(bid)}.`,
    out: (who) => `Fuori dalle aste di questa fase: ${names(who)}.`,
    converting: (state) => `I convegni ${state.in} si possono trasformare in voti.`,
    pollTaken: (who, state, back) =>
      `${does(who, 'guarda', 'guardano')} un sondaggio ${state.in}; il suo dorso fa salire ${back.mid}.`,
    pollFront: (front) => `Il fronte, che vedi solo tu: ${figures(front)}.`,

    yourParty: (who) => `Il tuo partito: ${who.name}`,
    purse: (money, base, scored) => `${eur(money)}, base nazionale ${n(base)}, ${points(scored)}.`,
    supply: (held, media) => `Nella tua riserva: ${rallies(held)}, ${mediaMarkers(media)}.`,
    program: (cards) => `Programma: ${cards}.`,
    hand: (cards) => `Mano: ${cards}.`,
    picks: (cards) => `Scelte finora: ${cards}.`,
    donationsLeft: (sums) =>
      sums.length === 0
        ? 'Tutte le donazioni sono state usate.'
        : `Donazioni rimaste: ${sums.map(eur).join(', ')}.`,
    yourPoliticians: 'I tuoi politici',
    noPoliticians: 'Non ne hai più.',
    politician: (name, cost, powers) => `${name}, ${eur(cost)}; ${powers}`,

    states: 'Regioni, nell’ordine delle elezioni',
    stateTitle: (state, code, when, most) =>
      `${state.name} (${code}), ${when}, fino a ${points(most)}`,
    electsNow: 'si vota in questo round',
    electsIn: (round) => `si vota nel round ${n(round)}`,
    hasVoted: 'ha votato',
    opinions: (open, hidden) => {
      const down = `${n(hidden)} a faccia in giù`;
      return `Opinioni: ${[...open, ...(hidden === 0 ? [] : [down])].join(', ')}.`;
    },
    opinion: (card, doubled, worth) => {
      const notes = [
        ...(doubled ? ['vale doppio'] : []),
        ...(worth === undefined || worth === 0 ? [] : [`${f.signed(worth)} per te`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('; ')})`;
    },
    media: (present, leader, freeSpots) => {
      const spots = f.plural(freeSpots, { one: '# spazio libero', other: '# spazi liberi' });
      if (present.length === 0) return `Nessun segnalino media, ${spots}.`;
      const there = present.map(({ who, by }) => `${who.name} ${n(by)}`).join(', ');
      const leads = leader === undefined ? 'Nessuno è in testa' : `In testa: ${leader.name}`;
      return `Segnalini media: ${there}, ${spots}. ${leads}.`;
    },
    stateHeads: [
      'Partito',
      'Voti',
      'Tendenza',
      'Convegni',
      'Media',
      'Affinità',
      'Se si votasse ora',
      'Politico',
    ],
    ifNow: (got, worth) => `${votes(got)}, ${points(worth)}`,
    faceDown: 'a faccia in giù',

    parties: 'Partiti',
    partyHeads: [
      'Partito',
      'Punti',
      'Denaro',
      'Base',
      'Carte',
      'Convegni rimasti',
      'Media rimasti',
      'Politici rimasti',
      'Donazioni rimaste',
      'Presenza nei media',
    ],
    chair: (party, person, isYou) =>
      [party, ...(person === undefined ? [] : [person]), ...(isYou ? ['tu'] : [])].join(', '),
    closed: 'coperto',
    programOf: ({ of }, cards, alike) =>
      alike === undefined
        ? `Programma ${of}: ${cards}`
        : `Programma ${of}: ${cards}; ${count(alike)} in comune con il tuo`,
    presence: (spots) => (spots.length === 0 ? '' : spots.map(n).join(' + ')),

    displays: 'Carte disponibili e mazzi',
    programDisplay: (cards, stack, discards) =>
      `Programmi disponibili: ${cards}. Nel mazzo: ${n(stack)}, scartate: ${n(discards)}.`,
    opinionDisplay: (cards, stack) => `Opinioni disponibili: ${cards}. Nel mazzo: ${n(stack)}.`,
    opinionDiscards: (cards) => `Opinioni scartate: ${cards}.`,
    nextPoll: (back, stack, discards) =>
      `Il prossimo sondaggio fa salire ${back.mid}. Nel mazzo: ${polls(stack)}, scartati: ${n(discards)}.`,
    pollPublished: (front) => `Un sondaggio pubblico fra gli scarti: ${figures(front)}.`,
    doubles: (markers) => `Segnalini 2x nella riserva: ${n(markers)}.`,
    presenceSpots: (spots) =>
      `Presenza nei media, punti finali per elezione: ${spots.map(n).join(', ')}.`,
    coming: (states) =>
      f.plural(states, {
        one: 'Deve ancora arrivare # regione.',
        other: 'Devono ancora arrivare # regioni.',
      }),
  };
};
