import { serve } from './remote.js';
import { thinking } from './thinking.js';

// A worker of its own: whoever thinks keeps nobody from playing, looking or taking back.
serve(thinking);
