import { answerQuestions } from '@hustings/bots/worker';
import { knowledgeOf } from '@hustings/games';

// What a thread runs in which bots think; a worker of a browser can run it as well.
answerQuestions(knowledgeOf);
