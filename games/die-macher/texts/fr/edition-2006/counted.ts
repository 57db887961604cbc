import type { Formats } from '@hustings/texts';
import type { StartPart } from '../../edition-2006/texts.js';
import { counts } from '../world.js';

/** Things that sentences count, in the words of the rulebook of 2006. */
export const counted = (f: Formats<'fr'>) => ({
  ...counts(f),
  votes: (n: number): string => f.plural(n, { one: '# vote', other: '# votes' }),
  mediaMarkers: (n: number): string =>
    f.plural(n, { one: '# marqueur médias', other: '# marqueurs médias' }),
  handCards: (n: number): string =>
    f.plural(n, { one: '# carte en main', other: '# cartes en main' }),
  cabinetCards: (n: number): string =>
    f.plural(n, { one: '# carte de cabinet', other: '# cartes de cabinet' }),
  meetings: (n: number): string => f.plural(n, { one: '# réunion', other: '# réunions' }),
  members: (n: number): string => f.plural(n, { one: '# adhérent', other: '# adhérents' }),
  moreMembers: (n: number): string =>
    f.plural(n, { one: '# adhérent de plus', other: '# adhérents de plus' }),
  opinions: (n: number): string => f.plural(n, { one: '# opinion', other: '# opinions' }),
  seats: (n: number): string => f.plural(n, { one: '# siège', other: '# sièges' }),
  dice: (n: number): string => f.plural(n, { one: '# dé', other: '# dés' }),
});

/** meetings × (popularity + match), as one would reckon it on paper; at least ½ each (8.2). */
export const reckoned =
  (f: Formats<'fr'>) =>
  (meetings: number, popularity: number, match: number): string => {
    const fit = `${match < 0 ? '−' : '+'} accord ${f.number(Math.abs(match))}`;
    const factor = `popularité ${f.signed(popularity)} ${fit}`;
    return popularity + match < 1
      ? `${f.number(meetings)}\u00a0×\u00a0½ (${factor}, moins de 1)`
      : `${f.number(meetings)}\u00a0× (${factor})`;
  };

/** What one begins with: popularity +1, 6 meetings, 6 votes. */
export const startPart =
  (f: Formats<'fr'>) =>
  ({ part, figure }: StartPart): string => {
    const { meetings, votes } = counted(f);
    return {
      popularity: `popularité ${f.signed(figure)}`,
      meetings: meetings(figure),
      votes: votes(figure),
    }[part];
  };
