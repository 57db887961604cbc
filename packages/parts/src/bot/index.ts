export { default as Bot } from './Bot.svelte';
export { botSays } from './says.js';
