import { letOthersGoFirst } from './courtesy.js';
import './thinker.js';

// What a thread of Node runs in which bots think: whoever plays or looks comes first.
letOthersGoFirst();
