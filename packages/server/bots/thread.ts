/** A thread in which bots of the shelf think. */
import { loadGame } from '@airlock/catalogue';
import { answerQuestions } from './answering.ts';

answerQuestions(loadGame);
