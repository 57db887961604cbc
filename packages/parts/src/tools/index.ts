export { default as Settings } from './Settings.svelte';
export { default as Tools } from './Tools.svelte';
