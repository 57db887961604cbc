export { default as Icon } from './Icon.svelte';
export { default as Sprite } from './Sprite.svelte';
