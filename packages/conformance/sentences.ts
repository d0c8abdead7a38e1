/** Whether what a game says can be read by a person. */
import { misaddressed } from './address.ts';
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

/** Throws when it is not a sentence, or does not address its reader as one would: names are replaced by "you" in it. */
export function expectAddressed(text: unknown, whose: string): void {
  expectSentence(text, whose);
  const fault = misaddressed(text as string);
  if (fault !== null) throw new Fault(`${whose} ${fault}: ${JSON.stringify(text)}.`);
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
