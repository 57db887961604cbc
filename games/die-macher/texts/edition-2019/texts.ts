import type { OptionText, Sayings } from '@hustings/texts';
import type { data, DecisionKind, RefusalCode, Verb } from '../../rules/edition-2019/index.js';
import type { WorldTexts } from '../world/index.js';
import type { About, Politician } from './about.js';
import type { LabelTexts } from './label-texts.js';
import type { LogTexts } from './log-texts.js';
import type { PositionTexts } from './position-texts.js';

export type PoliticianId = (typeof data)['politicians'][number]['id'];
export type StartSymbol = keyof (typeof data)['startSymbols'];

/** Where points come from. */
export type Source = 'votes' | 'elections' | 'media' | 'base' | 'money';

/** What a reason of a bot can be about, besides a state. */
export type Fact = 'scored' | 'base' | 'money' | 'politicians' | 'donations' | 'poll';

export type OptionName = 'elections' | 'money' | 'overbidding' | 'parties';

export type Trait = 'party' | 'start block';

/** Every word of the edition of 2019. A language that lacks one does not compile. */
export type Texts = {
  readonly world: WorldTexts;
  readonly title: string;
  readonly refusals: Sayings<RefusalCode>;
  readonly politicians: Readonly<Record<PoliticianId, Politician>>;
  /** What politicians do, in two or three words. */
  readonly actions: Readonly<Record<Verb, (figure: number) => string>>;
  /** What a symbol of a start strip gives. */
  readonly symbols: Readonly<Record<StartSymbol, (figure: number) => string>>;
  readonly questions: { readonly [K in DecisionKind]: (about: About[K]) => string };
  /** What a decision is for, in one line. */
  readonly purposes: Readonly<Record<DecisionKind, string>>;
  readonly labels: LabelTexts;
  readonly log: LogTexts;
  readonly position: PositionTexts;
  readonly sources: Readonly<Record<Source, string>>;
  readonly facts: Readonly<Record<Fact, string>>;
  /** By what reports of many games tell seats apart. */
  readonly counted: Readonly<Record<Trait, string>>;
  readonly options: Readonly<Record<OptionName, OptionText>>;
};
