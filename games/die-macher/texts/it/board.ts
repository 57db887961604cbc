import { verb, type Formats } from '@hustings/texts';
import type { PartyId } from '../../rules/world/index.js';
import type { worldBoard as english } from '../en/board.js';
import type { Party, State, StateCode, Topic, TopicId } from '../world/index.js';
import { counts, world } from './world.js';

const isFor = (number: number): boolean => number % 2 === 0;

/** Italian: how a board calls parties, states and the cards of its edition. */
export const called = (f: Formats<'it'>, topics: readonly TopicId[]) => {
  const names = world(f);
  // A board is only given what its rules name.
  const partyOf = (id: string): Party => names.parties[id as PartyId];
  const stateOf = (code: string): State => names.states[code as StateCode];
  const party = (id: string): string => partyOf(id).name;
  const topic = (number: number): Topic => names.topics[topics[number >> 1]];
  const card = (number: number): string => topic(number)[isFor(number) ? 'for' : 'against'];
  const states = Object.values(names.states);
  return {
    names,
    partyOf,
    stateOf,
    party,
    topic,
    card,
    /** A card by the name printed on it: «Per l’istruzione». */
    quoted: (number: number): string => f.quoted(f.begin(card(number))),
    allOf: (ids: readonly string[]): string => f.list(ids.map((id) => partyOf(id).mid)),
    /** A party with its article and its verb, at the beginning of a sentence. */
    says: (id: string, one: string, many: string): string =>
      `${f.begin(partyOf(id).mid)} ${verb(partyOf(id), { one, several: many })}`,
    /** A party behind its verb, as a question has it: «decide la SPD». */
    asked: (id: string, one: string, many: string): string =>
      `${verb(partyOf(id), { one, several: many })} ${partyOf(id).mid}`,
    /** Where it is, of a state that comes by its name: «nel Brandeburgo». */
    there: (given: string): string => {
      const state = states.find(({ name, short }) => name === given || short === given);
      return state === undefined ? `(${given})` : state.in.replace(state.name, given);
    },
  };
};

/** Italian: what the boards of both editions say. Sums are in thousands of euros. */
export const worldBoard = (
  f: Formats<'it'>,
  topics: readonly TopicId[],
): ReturnType<typeof english> => {
  const eur = f.euros;
  const n = f.number;
  const { names, party, topic, card, quoted, says, there, asked, stateOf } = called(f, topics);
  const { votes, points, cards: someCards } = counts(f);
  return {
    ...f,
    party,
    state: (code: string): string => stateOf(code).name,
    stateShort: (code: string): string => stateOf(code).short,
    stateCode: (code: string): string => code,
    card,
    quoted,
    cardShort: (number: number): string => f.begin(card(number)),
    topicWord: (number: number): string => topic(number).word,
    hidden: names.hidden,
    votes,
    points,
    strip: {
      label: 'Round e fasi',
      round: (k: number) => `Round ${n(k)}`,
      of: (k: number, all: number) => `Round ${n(k)} di ${n(all)}`,
      elects: (states: readonly string[]) => `si vota: ${f.list(states)}`,
      setup: 'Prima del round 1',
      heading: (round: string, phase: string) => `${round} · ${phase}`,
      order: (who: readonly string[]) => `Nell’ordine: ${f.list(who)}`,
    },
    table: {
      elects: 'Si vota in questo round',
      voted: 'Ha votato',
      electsIn: (k: number) => `Si vota nel round ${n(k)}`,
      yourMatch: 'La tua affinità',
      noProgram: 'ancora nessun programma',
      votes: 'voti',
      ifNow: 'Se si votasse ora',
      ifNowPlan: 'Se si votasse ora, con la tua mossa',
      ifNowPlanTight: 'Ora, con la tua mossa',
      withPlan: 'Così con il tuo piano.',
      youAt: (figure: number) => `tu ${f.signed(figure)}`,
      media: 'Media',
      leads: (id: string, a: number, b: number) => `${party(id)} in testa ${n(a)} : ${n(b)}`,
      leadsTight: (a: number, b: number) => `${n(a)} : ${n(b)}`,
      tie: 'parità, nessuno in testa',
      tieTight: 'parità',
      nobody: 'non c’è nessuno',
      nobodyTight: 'nessuno',
      chart: (name: string, lines: readonly string[]) => `Voti ${there(name)}: ${lines.join('; ')}`,
      states: 'Regioni',
      parties: 'Partiti',
      displays: 'Carte disponibili',
    },
    seat: {
      you: (name: string) => `${name}, tu`,
      decides: 'decide ora',
      decided: 'ha deciso',
      waits: 'aspetta',
      own: { decides: 'decidi ora', decided: 'hai deciso', waits: 'aspetti' },
      inHand: 'in mano',
      alike: (k: number) => `${n(k)} di 5`,
      alikeBrief: (k: number) => `${n(k)}/5`,
      likeYours: 'come te',
      closed: 'coperto',
      money: 'denaro',
      media: 'media',
    },
    frame: {
      yours: 'La tua decisione',
      others: 'Decidono gli altri',
      before: 'prima del round 1',
      phase: (k: number) => `fase ${n(k)}`,
      rule: (id: string) => `Regola ${id}`,
      board: 'Guarda la plancia',
      back: 'Torna alla tua decisione',
      final: 'Definitivo: non si può ritirare.',
      sealed: 'Segreto finché non decidono tutti.',
      news: 'Appena successo',
      cost: 'Costo',
      moneyLeft: 'Denaro rimasto',
      free0: 'gratis',
      of: (a: number, b: number) => `${n(a)} di ${n(b)}`,
    },
    whatFor: 'A che serve:',
    waiting: {
      undoOf: (who: string) => `Ritira la mossa: ${who}`,
      inTurn: (id: string) => `${f.begin(asked(id, 'decide', 'decidono'))}.`,
      several: (k: number) =>
        f.plural(k, { one: '# deve ancora decidere.', other: '# devono ancora decidere.' }),
      decided: (k: number, all: number) => `Hanno deciso: ${n(k)} di ${n(all)}`,
      in: 'fatto',
      thinks: 'pensa',
      yours: 'La tua decisione è presa.',
      undo: 'Ritira la mossa',
    },
    cards: someCards,
    media: {
      already: (a: number, b: number) => `Lì sei già in testa, ${n(a)} : ${n(b)}.`,
      /** Who leads now leads still, or somebody else would. */
      would: (who: string, a: number, b: number) =>
        `In testa ci sarebbe ${who}, ${n(a)} : ${n(b)}.`,
      other: (who: string, a: number, b: number) =>
        `In testa resterebbe ${who}, ${n(a)} : ${n(b)}.`,
      tie: 'Parità: nessuno sarebbe in testa.',
      choose: 'Scegli una regione, o passa',
      markers: 'Segnalini rimasti',
      go: (name: string, cost: number) => `Spazio media ${there(name)} per ${eur(cost)}`,
      pass: 'Per ora passa',
    },
    bid: {
      set: (sum: number) => `Porta l’offerta a ${eur(sum)}`,
      win: 'Se vinci',
      lose: 'Se perdi',
      tie: 'Se pareggi',
      pay: (sum: number) => `paghi ${eur(sum)}`,
      payNothing: 'non paghi nulla',
      left: (sum: number) => `restano ${eur(sum)}`,
      go: (sum: number) => `Offri in segreto ${eur(sum)}`,
      amount: 'Offerta in migliaia di euro',
    },
    auction: {
      cant: (bid: number, money: number) =>
        `L’offerta più alta è ${eur(bid)} e tu hai ${eur(money)}: non puoi rilanciare, solo passare.`,
      qOut: (bid: number) => `L’offerta è a ${eur(bid)}: non puoi andare oltre`,
      moneyNow: 'Il tuo denaro',
      ifWin: 'Se vinci',
      go: (sum: number) => `Offri ${eur(sum)}`,
      pass: 'Passa',
    },
    chances: {
      title: 'Probabilità di vincere',
      say: (who: string, share: number) => `${who} ${n(Math.round(share * 100))}%`,
      chart: (lines: readonly string[]) =>
        `Probabilità di vincere a questa mossa: ${lines.join(', ')}`,
      turning: 'Svolte, in punti percentuali',
      turn: (who: string, by: number) => `${who} ${f.signed(Math.round(by * 100))}`,
      note: 'Secondo uno Stratega che conosce tutte le carte.',
    },
    keys: {
      say: 'Tab passa da una cosa all’altra, le frecce scelgono in una riga, Invio conferma. Indica un partito, una regione o un argomento: si illumina tutto ciò che gli appartiene.',
      compare: ['C', 'confronta: se si votasse ora'],
      states: ['1 2 3 4', 'una regione'],
      parties: ['P', 'partiti'],
    },
    election: {
      kicker: (k: number) => `${n(k)}ª elezione · lo spoglio dei voti`,
      before: 'prima',
      votes: 'voti',
      now: 'ora',
      scene: 'Mostra la notte elettorale',
      chart: (name: string, lines: readonly string[]) => `${name}: ${lines.join(', ')}`,
    },
    final: {
      wins: (id: string, by: number) =>
        `${says(id, 'vince', 'vincono')} con ${points(by)} di scarto`,
      winsAlone: (id: string) => says(id, 'vince', 'vincono'),
      resigned: (who: readonly string[]) =>
        `Abbandono, e dietro a chi è rimasto: ${f.list(who)}. Ha continuato un bot.`,
      minded: (who: readonly string[]) =>
        `Assenza per quasi tutta la partita, e dietro a chi è rimasto: ${f.list(who)}. Nel frattempo ha giocato un bot.`,
      shared: (who: readonly string[]) => `Vittoria condivisa: ${f.list(who)}`,
      place: (who: string, k: number, score: number) =>
        `${who}, cioè tu: ${n(k)}º posto con ${points(score)}`,
      source: 'Da dove viene ogni punto',
      media: 'media',
      race: 'La corsa',
      raceSay: 'La corsa, punti dopo ogni passo',
      start: 'inizio',
      turning: 'Le elezioni',
      show: 'Mostra',
      point: (round: number) => `Round ${n(round)}.`,
      again: 'Rivincita, stesso tavolo',
      step: 'Ripercorri la partita',
      file: 'Salva in un file',
      spelled: 'Ogni punto a parole',
      bars: (lines: readonly string[]) => `Da dove viene ogni punto. ${lines.join('. ')}`,
      barLine: (who: string, total: number, parts: readonly string[]) =>
        `${who} ${n(total)}: ${parts.join(', ')}`,
      part: (name: string, k: number) => `${name} ${n(k)}`,
    },
  };
};
