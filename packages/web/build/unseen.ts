import type { Plugin } from 'vite';

const NOTHING = '\0hustings-unseen';

/**
 * The worker referees and draws nothing. The manifests it reads also say how games are drawn and
 * where their books are: that is left out of it, so that nothing is built and kept twice.
 */
export function unseen(): Plugin {
  return {
    name: 'hustings-unseen',
    enforce: 'pre',
    resolveId: (source) => (/\.svelte$|\.md\?raw$/.test(source) ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? 'export default undefined;' : undefined),
  };
}
