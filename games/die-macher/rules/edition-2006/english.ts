import { NONE, signed, Subject } from '@hustings/kernel';
import { attitudeOf, boardOf, partyIds, topicOf, type PartyId } from '../world/index.js';
import { data } from './data.js';
import { programWords } from './names.js';
import { pollChanges } from './paragraphs/7-polls.js';
import type { View } from './view.js';

/** What cards, states and parties are called among people; the rules have words of their own. */
const topicNames: Readonly<Record<(typeof data.topics)[number], string>> = {
  terrorPrevention: 'precautions against terrorism',
  geneticEngineering: 'genetic engineering',
  economicRestructuring: 'economic restructuring',
  nuclearEnergy: 'nuclear energy',
  minimumWage: 'minimum wage',
  welfareSystem: 'welfare system',
  militaryMissions: 'military missions',
};

const stateNames: Readonly<Record<(typeof data.states)[number]['code'], string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bavaria',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hesse',
  MV: 'Mecklenburg-Western Pomerania',
  NI: 'Lower Saxony',
  NW: 'North Rhine-Westphalia',
  RP: 'Rhineland-Palatinate',
  SL: 'Saarland',
  SN: 'Saxony',
  ST: 'Saxony-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thuringia',
};

const partyNames: Readonly<Record<PartyId, string>> = {
  LINKE: 'Linke',
  SPD: 'SPD',
  GRUENE: 'Greens',
  CDU: 'CDU',
  FDP: 'FDP',
};

const cabinetNames: Readonly<Record<(typeof data.cabinet)[number]['id'], string>> = {
  chancellor: 'Chancellor',
  speaker: 'Speaker',
  chiefWhip: 'Chief whip',
  foreignMinister: 'Foreign minister',
  justiceMinister: 'Justice minister',
  financeMinister: 'Finance minister',
  backbencher: 'Backbencher',
};

/** “For nuclear energy”. */
export const cardName = (card: number): string =>
  `“${attitudeOf(card) > 0 ? 'For' : 'Against'} ${topicNames[data.topics[topicOf(card)]]}”`;

export const cardNames = (cards: readonly number[]): string =>
  cards.length === 0 ? 'none' : cards.map(cardName).join(', ');

/** The card that stands as this word in files, or NONE. */
export const cardOfWord = (word: string): number => programWords.indexOf(word);

export const cabinetName = (card: number): string => cabinetNames[data.cabinet[card].id];

export const stateName = (state: number): string => stateNames[data.states[state].code];

/** The state of an election: gone, or on its board. */
export function stateOf({ past, boards }: View, election: number): string {
  const state = election < past.length ? past[election] : boards[boardOf(election)].state;
  return state === NONE ? `election ${election + 1}` : stateName(state);
}

export const partyName = (view: View, seat: number): string =>
  partyNames[partyIds[view.parties[seat]]];

/** A party as the subject of a sentence: the Greens are several. */
export function partySubject(view: View, seat: number): Subject {
  const name = partyName(view, seat);
  return partyIds[view.parties[seat]] === 'GRUENE' ? Subject.several(name) : Subject.one(name);
}

export const euros = (thousands: number): string =>
  thousands === 0 ? '0 €' : `${thousands},000 €`;

/** The figures of a poll, of parties at the table alone: the others change nothing. */
export const pollText = (view: View, poll: number): string =>
  view.parties
    .map((party, seat) => `${partyName(view, seat)} ${signed(pollChanges[poll][party])}`)
    .join(', ');

/** meetings × (popularity + match), as one would reckon it on paper; at least ½ each (8.2). */
export function conversionText(meetings: number, popularity: number, match: number): string {
  const factor = `${signed(popularity)} popularity ${match < 0 ? '−' : '+'} ${Math.abs(match)} match`;
  return popularity + match < 1
    ? `${meetings} × ½ (${factor} is less than 1)`
    : `${meetings} × (${factor})`;
}

/** A part of an option of the first list of the preliminary stage (0.9). */
export function partName(part: keyof typeof data.preliminary.list1Values): string {
  const figure = data.preliminary.list1Values[part];
  return part === 'popularity' ? `popularity ${signed(figure)}` : `${figure} ${part}`;
}
