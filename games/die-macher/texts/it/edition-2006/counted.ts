import type { Formats } from '@hustings/texts';
import type { StartPart } from '../../edition-2006/texts.js';
import { counts } from '../world.js';

/** Things that sentences count, as Italian counts them. */
export const counted = (f: Formats<'it'>) => ({
  ...counts(f),
  handCards: (n: number): string =>
    f.plural(n, { one: '# carta in mano', other: '# carte in mano' }),
  cabinetCards: (n: number): string =>
    f.plural(n, { one: '# carta gabinetto', other: '# carte gabinetto' }),
  meetings: (n: number): string => f.plural(n, { one: '# comizio', other: '# comizi' }),
  members: (n: number): string => f.plural(n, { one: '# iscritto', other: '# iscritti' }),
  moreMembers: (n: number): string =>
    f.plural(n, { one: '# iscritto in più', other: '# iscritti in più' }),
  opinions: (n: number): string => f.plural(n, { one: '# opinione', other: '# opinioni' }),
  seats: (n: number): string => f.plural(n, { one: '# seggio', other: '# seggi' }),
  dice: (n: number): string => f.plural(n, { one: '# dado', other: '# dadi' }),
});

/** meetings × (popularity + match), as one would reckon it on paper; at least ½ each (8.2). */
export const reckoned =
  (f: Formats<'it'>) =>
  (meetings: number, popularity: number, match: number): string => {
    const fit = `${match < 0 ? '−' : '+'} ${f.number(Math.abs(match))} affinità`;
    const factor = `${f.signed(popularity)} popolarità ${fit}`;
    return popularity + match < 1
      ? `${f.number(meetings)}\u00a0×\u00a0½ (${factor} è meno di 1)`
      : `${f.number(meetings)}\u00a0× (${factor})`;
  };

/** What one begins with: popularity +1, 6 meetings, 6 votes. */
export const startPart =
  (f: Formats<'it'>) =>
  ({ part, figure }: StartPart): string => {
    const { meetings, votes } = counted(f);
    return {
      popularity: `popolarità ${f.signed(figure)}`,
      meetings: meetings(figure),
      votes: votes(figure),
    }[part];
  };
