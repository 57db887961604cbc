export { arrives, fills, land, moved } from './flight.js';
