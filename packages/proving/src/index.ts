export { BrokenPromise, type Finding } from './finding.js';
export { fuzz, type Fuzzed, type Fuzzing } from './fuzz.js';
export { faultsOfLesson } from './lessons.js';
export { playOn, playRandom } from './play.js';
export { provePromises, type Proof, type Proving } from './promises.js';
export { rawWord, readGame, unworded, type Reading } from './readable.js';
