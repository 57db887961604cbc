/** The code of a module given as text, with all it imports. */
export function bundleRules(text: string): Promise<string>;

/** The module of a game and its bots, as text. */
export function entryOf(id: string): Promise<string>;
