export { default as Tools } from './Tools.svelte';
