/** Whether what a game says can be read by a person. */
import { Fault } from './finding.ts';

/** Signs of a value that found its way into words unformatted. */
const BROKEN = /undefined|NaN|\[object|\bnull\b|\bInfinity\b|=>/;
const SENTENCE = /^[^\p{Ll}\s].*[.!?…]["”’)*]*$/su;

/** Throws when it is not a sentence: capital first, full stop last, nothing broken between. */
export function expectSentence(text: unknown, whose: string): void {
  expectLabel(text, whose);
  if (!SENTENCE.test((text as string).replaceAll('*', ''))) {
    throw new Fault(`${whose} is not a whole sentence: ${JSON.stringify(text)}.`);
  }
}

/** Throws when it cannot be shown as a button or a heading. */
export function expectLabel(text: unknown, whose: string): void {
  if (typeof text !== 'string') throw new Fault(`${whose} is not text but ${typeof text}.`);
  if (text.trim() === '') throw new Fault(`${whose} is empty.`);
  if (BROKEN.test(text)) throw new Fault(`${whose} shows a broken value: ${JSON.stringify(text)}.`);
  if ((text.split('*').length - 1) % 2 !== 0) {
    throw new Fault(`${whose} has a star without its partner: ${JSON.stringify(text)}.`);
  }
}
