// What is declared here is added to vitest's own: for that this file must be a module.
export type { ProvidedContext } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How much more than a sound number is proven: 1, or what `npm run prove` asks for. */
    extent: number;
  }
}
