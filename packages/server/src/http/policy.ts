/**
 * What a page of ours may load and do: only what comes from here, and no script or style inside it.
 * Bots reckon in WebAssembly, which has a permission of its own; `eval` stays forbidden.
 */
export const directives = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
} as const;

/** The policy as a header; styles besides our own files by their hashes. */
export const contentSecurityPolicy = (...styles: readonly string[]): string =>
  Object.entries(directives)
    .map(([name, from]) => [name, ...from, ...(name === 'style-src' ? styles : [])].join(' '))
    .join('; ');
