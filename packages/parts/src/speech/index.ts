export { answerInWords, speechFor, tickedIn, type Speech } from './speech.js';
