/** A thread in which bots think where one develops: those of the template, too. */
import { loadForDevelopers } from '@airlock/catalogue';
import { answerQuestions } from '../bots/answering.ts';

answerQuestions(loadForDevelopers);
