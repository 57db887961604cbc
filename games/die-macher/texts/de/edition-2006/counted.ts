import type { Formats } from '@hustings/texts';
import type { StartPart } from '../../edition-2006/texts.js';
import { counts } from '../world.js';

/** Things that sentences count, as German counts them. */
export const counted = (f: Formats<'de'>) => ({
  ...counts(f),
  mediaMarkers: (n: number): string =>
    f.plural(n, { one: '# Medienstein', other: '# Mediensteine' }),
  handCards: (n: number): string => f.plural(n, { one: '# Handkarte', other: '# Handkarten' }),
  cabinetCards: (n: number): string =>
    f.plural(n, { one: '# Kabinettskarte', other: '# Kabinettskarten' }),
  meetings: (n: number): string =>
    f.plural(n, { one: '# Wahlveranstaltung', other: '# Wahlveranstaltungen' }),
  members: (n: number): string => f.plural(n, { one: '# Mitglied', other: '# Mitglieder' }),
  moreMembers: (n: number): string =>
    f.plural(n, { one: '# neues Mitglied', other: '# neue Mitglieder' }),
  opinions: (n: number): string =>
    f.plural(n, { one: '# Volksmeinung', other: '# Volksmeinungen' }),
  seats: (n: number): string => f.plural(n, { one: '# Mandat', other: '# Mandate' }),
  dice: (n: number): string => f.plural(n, { one: '# Würfel', other: '# Würfel' }),
});

/** meetings × (popularity + match), as one would reckon it on paper; at least ½ each (8.2). */
export const reckoned =
  (f: Formats<'de'>) =>
  (meetings: number, popularity: number, match: number): string => {
    const fit = `${match < 0 ? '−' : '+'} Übereinstimmung ${f.number(Math.abs(match))}`;
    const factor = `Trend ${f.signed(popularity)} ${fit}`;
    return popularity + match < 1
      ? `${f.number(meetings)}\u00a0×\u00a0½ (${factor} ist weniger als 1)`
      : `${f.number(meetings)}\u00a0× (${factor})`;
  };

/** What one begins with: popularity +1, 6 meetings, 6 votes. */
export const startPart =
  (f: Formats<'de'>) =>
  ({ part, figure }: StartPart): string => {
    const { meetings, votes } = counted(f);
    return {
      popularity: `Trend ${f.signed(figure)}`,
      meetings: meetings(figure),
      votes: votes(figure),
    }[part];
  };
