/** The code of a module given as text, with all it imports. */
export function bundleRules(text: string): Promise<string>;
