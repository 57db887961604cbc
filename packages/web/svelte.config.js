import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const named = new Map();

/** The name of a component's styles: short, because it stands at every element that has one. */
function cssHash({ hash, css, filename }) {
  const name = `s${hash(css).slice(0, 4)}`;
  if ((named.get(name) ?? css) !== css)
    throw new Error(`${filename}: ${name} names other styles too`);
  named.set(name, css);
  return name;
}

export default {
  preprocess: vitePreprocess({ style: false }),
  compilerOptions: { runes: true, cssHash },
};
