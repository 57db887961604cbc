/**
 * Node draws nothing and shows no book. To the build of the games, what a manifest loads for
 * browsers is only what the manifest says of it; svelte-check looks at the components themselves.
 */
declare module './board/*Board.svelte' {
  import type { Board } from '@hustings/parts/table';
  export const need: Board['need'];
  const face: Board['default'];
  export default face;
}
declare module './board/*Marks.svelte' {
  import type { Marks } from '@hustings/parts/table';
  export const need: Marks['need'];
  export const markOf: Marks['markOf'];
  export const nameOf: Marks['nameOf'];
  const face: Marks['default'];
  export default face;
}
declare module './board/*Figures.svelte' {
  import type { Figures } from '@hustings/parts/table';
  export const need: Figures['need'];
  export const moments: Figures['moments'];
  const face: Figures['default'];
  export default face;
}
declare module './board/*Pictures.svelte' {
  import type { Pictures } from '@hustings/parts/table';
  export const need: Pictures['need'];
  const face: Pictures['default'];
  export default face;
}
declare module './board/*Poster.svelte' {
  import type { Poster } from '@hustings/parts/table';
  const face: Poster['default'];
  export default face;
}
declare module '*.md?raw' {
  const text: string;
  export default text;
}
