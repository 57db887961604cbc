import { parties } from '../world/index.js';

/**
 * The figures of the 2006 edition; sums are in thousands of euros. `origin` says where each table
 * comes from: rulebook = stated in the rulebook; public record = reviews and session reports of
 * the 1997 and 2006 editions; derived = follows from stated figures; reconstruction = found
 * nowhere, chosen to fit all that is known. Replace a reconstructed table when the true one is
 * known; nothing else needs to change.
 */
export const data = {
  topics: [
    'terrorPrevention',
    'geneticEngineering',
    'economicRestructuring',
    'nuclearEnergy',
    'minimumWage',
    'welfareSystem',
    'militaryMissions',
  ],
  programCards: { copies: 4 },
  opinionCards: { copies: 3 },
  states: [
    { code: 'NW', name: 'Nordrhein-Westfalen', seats: 80 },
    { code: 'BY', name: 'Bayern', seats: 60 },
    { code: 'BW', name: 'Baden-Württemberg', seats: 54 },
    { code: 'NI', name: 'Niedersachsen', seats: 50 },
    { code: 'HE', name: 'Hessen', seats: 48 },
    { code: 'SN', name: 'Sachsen', seats: 46 },
    { code: 'RP', name: 'Rheinland-Pfalz', seats: 42 },
    { code: 'BE', name: 'Berlin', seats: 40 },
    { code: 'ST', name: 'Sachsen-Anhalt', seats: 36 },
    { code: 'SH', name: 'Schleswig-Holstein', seats: 32 },
    { code: 'BB', name: 'Brandenburg', seats: 28 },
    { code: 'TH', name: 'Thüringen', seats: 26 },
    { code: 'MV', name: 'Mecklenburg-Vorpommern', seats: 24 },
    { code: 'HH', name: 'Hamburg', seats: 22 },
    { code: 'SL', name: 'Saarland', seats: 20 },
    { code: 'HB', name: 'Bremen', seats: 15 },
  ],
  popularity: { min: -3, max: 3 },
  votesCap: 50,
  start: {
    money: 25,
    members: 5,
    meetings: 18,
    meetingsPerStateAtStart: 1,
    media: 5,
    coalitionTiles: 4,
    hand: 3,
  },
  mediaCost: 4,
  mediaSpots: 5,
  meetingCost: 1,
  meetingsPerStateAndTurn: 4,
  meetingsPerState: 10,
  reserve: 6,
  pollMinimumBid: 1,
  pollUnpublishedDice: 2,
  preliminary: {
    list1: [
      ['popularity', 'popularity', 'meetings'],
      ['popularity', 'meetings', 'votes'],
      ['meetings', 'votes', 'votes'],
    ],
    list1Values: { popularity: 1, meetings: 6, votes: 6 },
    list2: [
      { media: 3, members: 0 },
      { media: 2, members: 4 },
      { media: 1, members: 8 },
      { media: 0, members: 12 },
    ],
  },
  nationalOpinion: [
    { members: 1, points: 10 },
    { members: 1, points: 9 },
    { members: 2, points: 8 },
    { members: 2, points: 7 },
    { members: 2, points: 6 },
  ],
  dominantPoints: 5,
  membersBonus: { first: 10, second: 6, tiedFirst: 8 },
  diceSets: {
    ordinary: {
      faces: [1, 2, 3, 4, 5, 6],
      contributionDice: { risk: [1, 1, 2, 2, 3], gain: [1, 1, 2, 2, 3] },
    },
    campaign: {
      faces: [0, 1, 1, 2, 2, 3],
      contributionDice: { risk: [1, 2, 3, 4, 5], gain: [1, 2, 3, 4, 5] },
    },
  },
  diceDefault: 'ordinary',
  refusalBonusDice: 3,
  contributions: [10, 20, 30, 40, 50],
  cabinet: [
    {
      id: 'chancellor',
      cost: 25,
      telephone: true,
      fullGameOnly: true,
      actions: ['votes+10', 'keyIssue', 'media', 'popularity+3', 'other-3'],
    },
    {
      id: 'speaker',
      cost: 15,
      telephone: true,
      actions: ['votes+10', 'keyIssue', 'media', 'popularity+2', 'other-2'],
    },
    {
      id: 'chiefWhip',
      cost: 10,
      telephone: true,
      actions: ['votes+8', 'keyIssue', 'media', 'popularity+1', 'other-1'],
    },
    {
      id: 'foreignMinister',
      cost: 5,
      telephone: false,
      actions: ['votes+8', 'keyIssue', 'media', 'popularity+1'],
    },
    {
      id: 'justiceMinister',
      cost: 5,
      telephone: false,
      actions: ['votes+8', 'keyIssue', 'media', 'other-1'],
    },
    { id: 'financeMinister', cost: 3, telephone: false, actions: ['votes+5', 'keyIssue', 'media'] },
    { id: 'backbencher', cost: 1, telephone: true, actions: ['votes+3', 'keyIssue'] },
  ],
  polls: [
    { change: { LINKE: 2, SPD: 0, GRUENE: 1, CDU: -2, FDP: -1 }, fullGameOnly: false },
    { change: { LINKE: -2, SPD: 2, GRUENE: -1, CDU: 1, FDP: 0 }, fullGameOnly: false },
    { change: { LINKE: 0, SPD: -2, GRUENE: 2, CDU: -1, FDP: 1 }, fullGameOnly: false },
    { change: { LINKE: -1, SPD: 1, GRUENE: 0, CDU: 2, FDP: -2 }, fullGameOnly: false },
    { change: { LINKE: 1, SPD: -1, GRUENE: -2, CDU: 0, FDP: 2 }, fullGameOnly: false },
    { change: { LINKE: 2, SPD: -1, GRUENE: -2, CDU: 1, FDP: 0 }, fullGameOnly: false },
    { change: { LINKE: 1, SPD: 2, GRUENE: 0, CDU: -2, FDP: -1 }, fullGameOnly: false },
    { change: { LINKE: -1, SPD: 1, GRUENE: 2, CDU: 0, FDP: -2 }, fullGameOnly: false },
    { change: { LINKE: 0, SPD: -2, GRUENE: -1, CDU: 2, FDP: 1 }, fullGameOnly: false },
    { change: { LINKE: -2, SPD: 0, GRUENE: 1, CDU: -1, FDP: 2 }, fullGameOnly: false },
    { change: { LINKE: -2, SPD: 0, GRUENE: -1, CDU: 2, FDP: 1 }, fullGameOnly: true },
    { change: { LINKE: 2, SPD: -2, GRUENE: 1, CDU: -1, FDP: 0 }, fullGameOnly: true },
    { change: { LINKE: 0, SPD: 2, GRUENE: -2, CDU: 1, FDP: -1 }, fullGameOnly: true },
    { change: { LINKE: 1, SPD: -1, GRUENE: 0, CDU: -2, FDP: 2 }, fullGameOnly: true },
    { change: { LINKE: -1, SPD: 1, GRUENE: 2, CDU: 0, FDP: -2 }, fullGameOnly: true },
    { change: { LINKE: -2, SPD: 1, GRUENE: 2, CDU: -1, FDP: 0 }, fullGameOnly: true },
    { change: { LINKE: -1, SPD: -2, GRUENE: 0, CDU: 2, FDP: 1 }, fullGameOnly: true },
    { change: { LINKE: 1, SPD: -1, GRUENE: -2, CDU: 0, FDP: 2 }, fullGameOnly: true },
    { change: { LINKE: 0, SPD: 2, GRUENE: 1, CDU: -2, FDP: -1 }, fullGameOnly: true },
    { change: { LINKE: 2, SPD: 0, GRUENE: -1, CDU: 1, FDP: -2 }, fullGameOnly: true },
  ],
  meetingsHeldToConvertEarly: 5,
  keyIssueMarkers: 4,
  lengths: {
    full: { rounds: 7, memberPayRounds: [1, 3, 5], mediaByRound: [25, 20, 20, 15, 15, 12, 10] },
    short: { rounds: 5, memberPayRounds: [1, 3], mediaByRound: [25, 20, 20, 15, 15] },
  },
  program: 5,
  /** Equal program cards that two parties need to agree on a coalition, and to force one. */
  coalition: { agree: 2, force: 3 },
  opinions: { perState: 4, upAtStart: [4, 3, 2, 1], upEntering: 1, upLastState: 2 },
  parties,
} as const;

/** Where each table comes from; by itself, because nothing is played with it. */
export const origin = {
  'states.seats': 'public record (Mecklenburg-Vorpommern derived)',
  'seats for fewer than 50 votes':
    'reconstruction: seats = round half up (max x votes / 50), every reported result is reachable with it',
  cabinet: "reconstruction from the 1986 edition's table; the 25,000 card is from the rulebook",
  'contributions.money': 'derived',
  'contributions.dice':
    'reconstruction; the rulebook (4.1) lists a risk and a gain on each card, both are taken to be equal',
  polls: 'reconstruction',
  preliminary:
    'rulebook for list 1 option 2 and list 2 option 2 (its text says 5 members, its example moves 4: 4 is used); the others public record or derived',
  mediaByRound: 'public record (1997 edition)',
  nationalOpinion:
    'reconstruction (the scan shows 1 2 3 over the first three spaces, of unclear meaning)',
  'topics.seventh': 'reconstruction',
  dice: 'rulebook example shows a 5, so ordinary dice are the default; the other set is reported for an older edition',
  'programCards.copies, opinionCards.copies':
    'public record (1997 edition: 56 program, 42 opinion cards)',
  'polls count': '20: public record (1997 edition); ten marked 7: rulebook',
  keyIssueMarkers: 'public record (1997 edition)',
  rest: 'rulebook',
} as const;
