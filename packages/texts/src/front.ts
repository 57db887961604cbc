import type { OptionText } from './speaker.js';

/** What the front page says of a game, beside its poster. */
export type Pitch = {
  readonly headline: string;
  /** For how many, and how long. */
  readonly about: string;
  /** What its poster shows. */
  readonly picture: string;
  /** The game in a minute: a few words, and what they mean. */
  readonly steps?: readonly (readonly [string, string])[];
};

/** What the pages around a game say of it, before anything else of it is fetched. */
export type Front = {
  readonly title: string;
  /** What is on offer, and what books there are besides its own, by their addresses. */
  readonly offers?: Readonly<Record<string, string>>;
  readonly books?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, OptionText>>;
  readonly pitch?: Pitch;
};

/** A temperament of bots, where it is chosen: what it is called, and how it shows, said of a bot. */
export type TemperText = { readonly name: string; readonly says: string };
export type TemperTexts = Readonly<Record<string, TemperText>>;
