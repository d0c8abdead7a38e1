/** Names of people as they stand in our sentences. */

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A name written from right to left keeps its direction to itself: what stands beside it in a sentence stays in order. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;

/** The first letter, whole also where it is a picture. */
export const initialOf = (name: string): string =>
  [...name].find((letter) => letter !== FIRST_STRONG_ISOLATE) ?? '';
