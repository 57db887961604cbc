export { begunAt, keeps } from './begun.svelte.js';
export { default as Choice } from './Choice.svelte';
export { takesFocus } from './focus.js';
export { default as Lines } from './Lines.svelte';
export { default as Matrix } from './Matrix.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Stepper } from './Stepper.svelte';
