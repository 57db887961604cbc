import type { Formats } from '@hustings/texts';
import type { AnswerTexts } from '../../edition-2006/texts.js';
import { counted, reckoned, startPart } from './counted.js';

const nth = (number: number): string => `${number}.`;

/** What answers are called, what they cost and what they do. */
export const answers = (f: Formats<'pl'>): AnswerTexts => {
  const { cards, diceRolled, dice, mediaMarkers, meetings, moreMembers, points, some, votes } =
    counted(f);
  const { euros: eur, number: n, signed } = f;
  const part = startPart(f);
  const arrow = ({ from, to }: { from: number; to: number }): string =>
    `${signed(from)} → ${signed(to)}`;
  return {
    list: (number) => `Opcja z\u00a0${nth(number)} listy`,
    listOne: (parts) => f.begin(f.list(parts.map(part))),
    listTwo: (markers, members) =>
      f.list([
        ...(markers === 0 ? [] : [mediaMarkers(markers)]),
        ...(members === 0 ? [] : [moreMembers(members)]),
      ]),
    partPlace: (number, known) =>
      known === undefined
        ? `Land dla ${nth(number)} części pierwszej listy`
        : `Land dla ${nth(number)} części: ${part(known)}`,
    markerPlace: (number) => `Land dla ${nth(number)} znacznika mediów`,
    you: ({ name }) => `${name} (Ty)`,
    partner: (equal, how) => {
      const alike = some(
        'taka sama karta programu',
        'takie same karty programu',
        'takich samych kart programu',
        'takiej samej karty programu',
      )(equal);
      return {
        forced: `${alike}: koalicja powstaje od razu`,
        asked: `${alike}: druga strona może przyjąć lub odmówić`,
        impossible: alike,
      }[how];
    },
    programChange: (into, out) => `${into} zamiast ${out}`,
    comesIn: (card) => `Wchodzi: ${card}`,
    matchChanges: (changes) =>
      changes.length === 0
        ? 'zgodność bez zmian'
        : `zgodność: ${changes.map((one) => `${one.state.name} ${arrow(one)}`).join(', ')}`,
    cabinetCard: ({ name }, cost) => `${name}, ${eur(cost)}`,
    powers: (powers) => {
      const either = f.either([
        votes(powers.votes),
        ...(powers.popularity === 0 ? [] : [`popularność ${signed(powers.popularity)}`]),
        ...(powers.other === 0 ? [] : [`popularność innej partii ${signed(powers.other)}`]),
        ...(powers.keyIssue ? ['kluczowy temat'] : []),
        ...(powers.media ? ['zastąpienie znacznika mediów'] : []),
      ]);
      return powers.telephone ? `${either}; daje żeton koalicji` : either;
    },
    campaign: ({ votes: got, meetings: held, popularity, match }) =>
      `masz ${votes(got)}, ${meetings(held)}, popularność ${signed(popularity)}, zgodność ${signed(match)}`,
    cabinetIn: ({ name }, state) => `${state.name}: ${name}`,
    gainVotes: (gain, state) => `${votes(gain)} ${state.in}`,
    votesThere: (there) => `masz tam ${n(there)}`,
    raise: (by, state) => `Twoja popularność ${signed(by)} ${state.in}`,
    lower: (party, by, state) => `Popularność ${party.of} ${signed(by)} ${state.in}`,
    replaceMedia: (party, state) => `Zastąp znacznik mediów ${party.of} ${state.in}`,
    replaceCost: (sum) => `koszt ${eur(sum)}, połowa dla tej partii`,
    keyIssueOff: (state) => `Usuń kluczowy temat ${state.in}`,
    keyIssueOn: (opinion, state) => `Kluczowy temat ${state.in}: ${opinion}`,
    countsTwice: 'liczy się wtedy podwójnie',
    hiddenOpinion: (space) => `zakryta opinia ${n(space)}`,
    acceptCoalition: 'Przyjmij koalicję',
    refuseCoalition: 'Odmów',
    markersThere: (markers, leader) => {
      const most = leader === undefined ? 'nikt nie ma najwięcej' : `najwięcej: ${leader.name}`;
      return `masz tam ${some('znacznik', 'znaczniki', 'znaczników', 'znacznika')(markers)}, ${most}`;
    },
    swap: (into, out) => `${into} zamiast ${out}`,
    goesOut: (opinion) => `Znika: ${opinion}`,
    ownMatch: (change) =>
      change.from === change.to ? 'zgodność bez zmian' : `Twoja zgodność ${arrow(change)}`,
    pollLine: ({ name }, by) => `${name} ${signed(by)}`,
    popularity: (change) => `popularność ${arrow(change)}`,
    moveMedia: 'Przenieś znacznik mediów na planszę krajową',
    worth: (score) => `na koniec ${points(score)}`,
    carry: (opinion, space) => `${opinion}, na pole ${n(space)}`,
    carryFree: (score) => `wolne pole, na koniec ${points(score)} dla każdego, kto ją ma`,
    carryDominant: 'staje się tam dominująca',
    carryReplaces: (card) => `zastępuje opinię ${card}`,
    accept: (sum) => `Przyjmij ${eur(sum)}`,
    acceptDice: (rolled) =>
      `odkryta; rzut ${diceRolled(rolled)}: ${rolled === 1 ? 'tylu członków tracisz' : 'tracisz członków według najwyższej'}`,
    refuse: (sum) => `Odrzuć ${eur(sum)}`,
    refuseDice: (rolled, bonus) =>
      `zakryta; rzut ${diceRolled(rolled)}: tylu członków zyskujesz, a\u00a0jeśli tylko Ty odrzucasz najwięcej, jeszcze ${dice(bonus)}`,
    keeps: (money) => `zostaje Ci ${eur(money)}`,
    conversion: (sum) =>
      `${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}; razem ${n(sum.total)}`,
    meetings,
    cards,
  };
};
