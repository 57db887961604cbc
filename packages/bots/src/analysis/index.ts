export { chancesAt, effort, weigh, type Other, type Weighed } from './analyse.js';
