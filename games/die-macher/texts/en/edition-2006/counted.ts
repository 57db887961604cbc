import type { Formats } from '@hustings/texts';
import type { StartPart } from '../../edition-2006/texts.js';
import { counts } from '../world.js';

/** Things that sentences count, as English counts them. */
export const counted = (f: Formats<'en'>) => ({
  ...counts(f),
  handCards: (n: number): string => f.plural(n, { one: '# hand card', other: '# hand cards' }),
  cabinetCards: (n: number): string =>
    f.plural(n, { one: '# cabinet card', other: '# cabinet cards' }),
  meetings: (n: number): string => f.plural(n, { one: '# meeting', other: '# meetings' }),
  members: (n: number): string => f.plural(n, { one: '# member', other: '# members' }),
  moreMembers: (n: number): string =>
    f.plural(n, { one: '# more member', other: '# more members' }),
  opinions: (n: number): string => f.plural(n, { one: '# opinion', other: '# opinions' }),
  seats: (n: number): string => f.plural(n, { one: '# seat', other: '# seats' }),
  dice: (n: number): string => f.plural(n, { one: '# die', other: '# dice' }),
});

/** meetings × (popularity + match), as one would reckon it on paper; at least ½ each (8.2). */
export const reckoned =
  (f: Formats<'en'>) =>
  (meetings: number, popularity: number, match: number): string => {
    const fit = `${match < 0 ? '−' : '+'} ${f.number(Math.abs(match))} match`;
    const factor = `${f.signed(popularity)} popularity ${fit}`;
    return popularity + match < 1
      ? `${f.number(meetings)}\u00a0×\u00a0½ (${factor} is less than 1)`
      : `${f.number(meetings)}\u00a0× (${factor})`;
  };

/** What one begins with: popularity +1, 6 meetings, 6 votes. */
export const startPart =
  (f: Formats<'en'>) =>
  ({ part, figure }: StartPart): string => {
    const { meetings, votes } = counted(f);
    return {
      popularity: `popularity ${f.signed(figure)}`,
      meetings: meetings(figure),
      votes: votes(figure),
    }[part];
  };
