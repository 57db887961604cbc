import type { Place, Who } from '@hustings/texts';
import type { data as edition2006 } from '../../rules/edition-2006/data.js';
import type { data as edition2019 } from '../../rules/edition-2019/data.js';
import type { PartyId } from '../../rules/world/index.js';

/** The sixteen states by their codes: the same in both editions. */
export type StateCode = (typeof edition2019)['states'][number]['code'];

/** What cards are about, in either edition. */
export type TopicId = (typeof edition2006 | typeof edition2019)['topics'][number];

/** A state in the roles it has in sentences. */
export type State = Place & {
  /** Where there is little room. */
  readonly short: string;
};

/** A party in the roles it has in sentences. */
export type Party = Who & {
  /** Its own full name. */
  readonly long: string;
  /** Whom something is done to: 'the Greens', 'die Grünen', 'Zielonych'. */
  readonly whom: string;
  /** Who is given something: 'to the Greens', 'den Grünen', 'Zielonym'. */
  readonly to: string;
  /** In whose company: 'with the Greens', 'mit den Grünen', 'z Zielonymi'. */
  readonly with: string;
};

/** A topic, and the two cards of it by their whole names, as in the middle of a sentence. */
export type Topic = {
  readonly name: string;
  readonly for: string;
  readonly against: string;
  /** In a narrow list, and below a card. */
  readonly short: string;
  readonly word: string;
};

/** Names that both editions share. */
export type WorldTexts = {
  readonly states: Readonly<Record<StateCode, State>>;
  /** A state that is not known yet, by its election, counted from 1. */
  readonly unknownState: (election: number) => State;
  /** The reader as the subject of a sentence; nothing where the verb says it. */
  readonly you: string;
  readonly parties: Readonly<Record<PartyId, Party>>;
  readonly topics: Readonly<Record<TopicId, Topic>>;
  /** The attitude of a card alone. */
  readonly attitudes: { readonly for: string; readonly against: string };
  /** No card, no state, nobody. */
  readonly none: string;
  readonly hidden: string;
};
