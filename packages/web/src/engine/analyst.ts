import { analyst } from './analysing.js';
import { serve } from './remote.js';

// A worker of its own: a game that is over is looked at while others are played.
serve(analyst());
