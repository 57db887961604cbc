// What is asked about programs after the draft: fetched together.
export { default as DrawPrograms } from './DrawPrograms.svelte';
export { default as KeepCard } from './KeepCard.svelte';
export { default as SwapPrograms } from './SwapPrograms.svelte';
export { default as TakeFromDisplay } from './TakeFromDisplay.svelte';
