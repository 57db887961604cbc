/** The panels of what is asked only now and then: fetched together, after the table has been drawn. */
export { default as Cards } from './Cards.svelte';
export { default as Either } from './Either.svelte';
export { default as OneOf } from './OneOf.svelte';
export { default as Pay } from './Pay.svelte';
export { default as Say } from './Say.svelte';
