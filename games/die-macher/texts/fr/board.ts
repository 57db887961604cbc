import { verb, type Formats } from '@hustings/texts';
import type { PartyId } from '../../rules/world/index.js';
import type { worldBoard as english } from '../en/board.js';
import type { Party, State, StateCode, Topic, TopicId } from '../world/index.js';
import { counts, world } from './world.js';

const attitude = (number: number): 'for' | 'against' => (number % 2 === 0 ? 'for' : 'against');

/** A topic with its article, where there is little room. */
const brief: Readonly<Record<TopicId, string>> = {
  education: 'l’éducation',
  digitization: 'le numérique',
  geneticEngineering: 'la génétique',
  nationalSecurity: 'la sécurité',
  welfareState: 'l’État social',
  environment: 'l’environn.',
  traffic: 'les transports',
  terrorPrevention: 'l’antiterror.',
  economicRestructuring: 'les réformes',
  nuclearEnergy: 'le nucléaire',
  minimumWage: 'le salaire min.',
  welfareSystem: 'l’aide sociale',
  militaryMissions: 'les missions',
};

/** French: how a board calls parties, states and the cards of its edition. */
export const called = (f: Formats<'fr'>, topics: readonly TopicId[]) => {
  const names = world(f);
  // A board is only given what its rules name.
  const partyOf = (id: string): Party => names.parties[id as PartyId];
  const stateOf = (code: string): State => names.states[code as StateCode];
  const party = (id: string): string => partyOf(id).name;
  const topic = (number: number): Topic => names.topics[topics[number >> 1]];
  const card = (number: number): string => topic(number)[attitude(number)];
  /** A card by the name printed on it: « Pour l’éducation ». */
  const quoted = (number: number): string => f.quoted(f.begin(card(number)));
  /** A state in which something is, where the board gives its name, long or short. */
  const inNamed = (name: string): string => {
    const found = Object.values(names.states).find(
      (one) => one.name === name || one.short === name,
    );
    return found === undefined ? `(${name})` : found.in.replace(found.name, name);
  };
  return {
    names,
    partyOf,
    stateOf,
    inNamed,
    party,
    topic,
    card,
    quoted,
    allOf: (ids: readonly string[]): string => f.list(ids.map((id) => partyOf(id).mid)),
    cardShort: (number: number): string =>
      `${attitude(number) === 'for' ? 'Pour' : 'Contre'} ${brief[topics[number >> 1]]}`,
    /** A party and its verb; in French it keeps its article. */
    says: (id: string, one: string, many: string): string =>
      `${f.begin(partyOf(id).mid)} ${verb(partyOf(id), { one, several: many })}`,
  };
};

/** Elections and places alike are feminine: 1ʳᵉ, 2ᵉ. */
const ordinal = (f: Formats<'fr'>, k: number): string => f.ordinal(k, { one: '#ʳᵉ', other: '#ᵉ' });

/** French: what the boards of both editions say. Sums are in thousands of euros. */
export const worldBoard = (
  f: Formats<'fr'>,
  topics: readonly TopicId[],
): ReturnType<typeof english> => {
  const eur = f.euros;
  const n = f.number;
  const { names, party, topic, card, quoted, says, cardShort, inNamed } = called(f, topics);
  const { votes, points, cards: someCards } = counts(f);
  return {
    ...f,
    party,
    state: (code: string): string => names.states[code as StateCode].name,
    stateShort: (code: string): string => names.states[code as StateCode].short,
    /** Two letters, where there is no room for more. */
    stateCode: (code: string): string => code,
    card,
    quoted,
    /** A card in a narrow list: « Pour l’éducation ». */
    cardShort,
    /** Narrow enough to stand below a card. */
    topicWord: (number: number): string => topic(number).word,
    /** A card. */
    hidden: 'cachée',
    votes,
    points,
    strip: {
      label: 'Manches et phases',
      round: (k: number) => `Manche ${n(k)}`,
      of: (k: number, all: number) => `Manche ${n(k)} sur ${n(all)}`,
      elects: (states: readonly string[]) => `vote\u00a0: ${f.list(states)}`,
      setup: 'Avant la manche 1',
      heading: (round: string, phase: string) => `${round} · ${phase}`,
      order: (who: readonly string[]) => `Dans l’ordre\u00a0: ${f.list(who)}`,
    },
    table: {
      elects: 'Vote cette manche',
      voted: 'A voté',
      electsIn: (k: number) => `Vote à la manche ${n(k)}`,
      yourMatch: 'Ton accord',
      noProgram: 'pas encore de programme',
      votes: 'voix',
      ifNow: 'Si on votait maintenant',
      ifNowPlan: 'Si on votait maintenant, avec ton plan',
      ifNowPlanTight: 'Vote maintenant, avec ton plan',
      withPlan: 'Avec ton plan.',
      youAt: (figure: number) => `toi ${f.signed(figure)}`,
      media: 'Médias',
      leads: (id: string, a: number, b: number) =>
        `${says(id, 'mène', 'mènent')} ${n(a)} à ${n(b)}`,
      leadsTight: (a: number, b: number) => `${n(a)} à ${n(b)}`,
      tie: 'égalité, personne ne mène',
      tieTight: 'égalité',
      nobody: 'personne',
      nobodyTight: 'personne',
      chart: (name: string, lines: readonly string[]) =>
        `Voix ${inNamed(name)}\u00a0: ${lines.join('\u202f; ')}`,
      states: 'Länder',
      parties: 'Partis',
      displays: 'Étalages',
    },
    seat: {
      you: (name: string) => `${name}, toi`,
      decides: 'décide',
      decided: 'a décidé',
      waits: 'attend',
      own: { decides: 'à toi', decided: 'c’est fait', waits: 'en attente' },
      inHand: 'en main',
      alike: (k: number) => `${n(k)} sur 5`,
      alikeBrief: (k: number) => `${n(k)}/5`,
      likeYours: 'comme toi',
      closed: 'caché',
      money: 'argent',
      media: 'médias',
    },
    frame: {
      yours: 'Ta décision',
      others: 'Aux autres de décider',
      before: 'avant la manche 1',
      phase: (k: number) => `phase ${n(k)}`,
      rule: (id: string) => `Règle ${id}`,
      board: 'Voir le plateau',
      back: 'Retour à ta décision',
      final: 'Définitif\u00a0: pas de retour en arrière.',
      sealed: 'Secret jusqu’à ce que tout le monde ait décidé.',
      news: 'À l’instant',
      cost: 'Coût',
      moneyLeft: 'Argent restant',
      free0: 'gratuit',
      of: (a: number, b: number) => `${n(a)} sur ${n(b)}`,
    },
    whatFor: 'Le but\u00a0:',
    waiting: {
      undoOf: (who: string) => `Reprendre le coup\u00a0: ${who}`,
      inTurn: (id: string) => `${says(id, 'décide', 'décident')}.`,
      several: (k: number) =>
        f.plural(k, { one: '# parti décide encore.', other: '# partis décident encore.' }),
      decided: (k: number, all: number) =>
        f.plural(k, {
          one: `# parti sur ${n(all)} a décidé`,
          other: `# partis sur ${n(all)} ont décidé`,
        }),
      in: 'fait',
      thinks: 'réfléchit',
      yours: 'Ta décision est prise.',
      undo: 'Reprendre le coup',
    },
    /** Cards and their number. */
    cards: someCards,
    media: {
      already: (a: number, b: number) => `Tu y es déjà en tête, ${n(a)} à ${n(b)}.`,
      /** Who leads now leads still, or somebody else would. */
      would: (who: string, a: number, b: number) =>
        `Alors en tête\u00a0: ${who}, ${n(a)} à ${n(b)}.`,
      other: (who: string, a: number, b: number) =>
        `Toujours en tête\u00a0: ${who}, ${n(a)} à ${n(b)}.`,
      tie: 'Égalité\u00a0: personne ne mènerait.',
      choose: 'Choisis un Land, ou passe',
      markers: 'Marqueurs restants',
      go: (name: string, cost: number) => `Acheter un média ${inNamed(name)} pour ${eur(cost)}`,
      pass: 'Passer pour l’instant',
    },
    bid: {
      set: (sum: number) => `Fixer la mise à ${eur(sum)}`,
      win: 'Si tu gagnes',
      lose: 'Si tu perds',
      tie: 'En cas d’égalité',
      pay: (sum: number) => `payer ${eur(sum)}`,
      payNothing: 'ne rien payer',
      left: (sum: number) => `reste ${eur(sum)}`,
      go: (sum: number) => `Miser ${eur(sum)} en secret`,
      amount: 'Mise en milliers d’euros',
    },
    auction: {
      cant: (bid: number, money: number) =>
        `La plus haute mise est de ${eur(bid)} et tu as ${eur(money)}\u00a0: impossible de surenchérir, tu ne peux que passer.`,
      qOut: (bid: number) => `Mise de ${eur(bid)}\u00a0: tu ne peux pas aller au-delà`,
      moneyNow: 'Ton argent',
      ifWin: 'Si tu gagnes',
      go: (sum: number) => `Miser ${eur(sum)}`,
      pass: 'Passer',
    },
    chances: {
      title: 'Chances de gagner',
      say: (who: string, share: number) => `${who} ${n(Math.round(share * 100))}\u00a0%`,
      chart: (lines: readonly string[]) => `Chances de gagner à ce coup\u00a0: ${lines.join(', ')}`,
      turning: 'Tournants, en points de pourcentage',
      turn: (who: string, by: number) => `${who} ${f.signed(Math.round(by * 100))}`,
      note: 'Selon un Stratège qui verrait toutes les cartes.',
    },
    /** What keys do at this table alone. */
    keys: {
      say: 'Tab passe d’un élément au suivant, les flèches choisissent dans une rangée, Entrée confirme. Pointe un parti, un Land ou un thème\u00a0: tout ce qui s’y rapporte s’éclaire.',
      compare: ['C', 'comparer\u00a0: si on votait maintenant'],
      states: ['1 2 3 4', 'un Land'],
      parties: ['P', 'partis'],
    },
    election: {
      kicker: (k: number) => `${ordinal(f, k)} élection · on dépouille`,
      before: 'avant',
      votes: 'voix',
      now: 'maintenant',
      scene: 'Revivre la soirée électorale',
      chart: (name: string, lines: readonly string[]) => `${name}\u00a0: ${lines.join(', ')}`,
    },
    final: {
      wins: (id: string, by: number) =>
        `${says(id, 'gagne', 'gagnent')} avec ${points(by)} d’avance`,
      winsAlone: (id: string) => says(id, 'gagne', 'gagnent'),
      resigned: (who: readonly string[]) =>
        `Abandon, donc après tous les autres\u00a0: ${f.list(who)}. Un bot a continué.`,
      minded: (who: readonly string[]) =>
        `Absence pendant presque toute la partie, donc après tous les autres\u00a0: ${f.list(who)}. Un bot a joué entre-temps.`,
      shared: (who: readonly string[]) => `Victoire partagée\u00a0: ${f.list(who)}`,
      place: (who: string, k: number, score: number) =>
        `${who}, c’est toi\u00a0: ${ordinal(f, k)} place avec ${points(score)}`,
      source: 'D’où vient chaque point',
      media: 'médias',
      race: 'La course',
      raceSay: 'La course, points après chaque étape',
      start: 'départ',
      turning: 'Les élections',
      show: 'Montrer',
      /** Where the sentence of an election stands, which names its state. */
      point: (round: number) => `Manche ${n(round)}.`,
      again: 'Même table, on rejoue',
      step: 'Revoir la partie',
      file: 'Enregistrer',
      spelled: 'Chaque point en toutes lettres',
      bars: (lines: readonly string[]) => `D’où vient chaque point. ${lines.join('. ')}`,
      barLine: (who: string, total: number, parts: readonly string[]) =>
        `${who} ${n(total)}\u00a0: ${parts.join(', ')}`,
      part: (name: string, k: number) => `${name} ${n(k)}`,
    },
  };
};
