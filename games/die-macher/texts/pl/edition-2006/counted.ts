import type { Formats } from '@hustings/texts';
import type { StartPart } from '../../edition-2006/texts.js';
import { counts } from '../world.js';

/** Things that sentences count, as Polish counts them. */
export const counted = (f: Formats<'pl'>) => {
  const world = counts(f);
  const { some, rallies } = world;
  return {
    ...world,
    cabinetCards: some(
      'zakrytą kartę gabinetu',
      'zakryte karty gabinetu',
      'zakrytych kart gabinetu',
      'zakrytej karty gabinetu',
    ),
    meetings: rallies,
    newMeetings: some('nowy wiec', 'nowe wiece', 'nowych wieców', 'nowego wiecu'),
    members: some('członek', 'członków', 'członków', 'członka'),
    /** Whom someone gains or has. */
    membersWon: some('członka', 'członków', 'członków', 'członka'),
    moreMembers: some(
      'dodatkowy członek',
      'dodatkowych członków',
      'dodatkowych członków',
      'dodatkowego członka',
    ),
    opinions: some('opinia', 'opinie', 'opinii', 'opinii'),
    seats: some('mandat', 'mandaty', 'mandatów', 'mandatu'),
    dice: some('kostka', 'kostki', 'kostek', 'kostki'),
    /** With what one rolls. */
    diceRolled: some('kostką', 'kostkami', 'kostkami', 'kostki'),
  };
};

/** meetings × (popularity + match), as one would reckon it on paper; at least ½ each (8.2). */
export const reckoned =
  (f: Formats<'pl'>) =>
  (meetings: number, popularity: number, match: number): string => {
    const fit = `${match < 0 ? '−' : '+'} ${f.number(Math.abs(match))} zgodność`;
    const factor = `${f.signed(popularity)} popularność ${fit}`;
    return popularity + match < 1
      ? `${f.number(meetings)}\u00a0×\u00a0½ (${factor} to mniej niż 1)`
      : `${f.number(meetings)}\u00a0× (${factor})`;
  };

/** What one begins with: popularity +1, 6 meetings, 6 votes. */
export const startPart =
  (f: Formats<'pl'>) =>
  ({ part, figure }: StartPart): string => {
    const { meetings, votes } = counted(f);
    return {
      popularity: `popularność ${f.signed(figure)}`,
      meetings: meetings(figure),
      votes: votes(figure),
    }[part];
  };
