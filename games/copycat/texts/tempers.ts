import type { TemperText } from '@hustings/texts';

/** What is said of each temperament that bots of this game can have. */
export type Tempers = Readonly<
  Record<'recruiter' | 'collector' | 'minimalist' | 'hunter', TemperText>
>;
