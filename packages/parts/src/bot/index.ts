export { default as Bot } from './Bot.svelte';
