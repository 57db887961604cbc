export { answerInWords, speechFor, tickedIn, type Speech } from './speech.js';
export { inWords } from './answer.js';
