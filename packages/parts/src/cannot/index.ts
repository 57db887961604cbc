export { answered, cannot, type WhyNot } from './cannot.js';
export { default as Why } from './Why.svelte';
