/** A table for terminals that are too narrow for its drawing: the view as a list, with the names that actions use. */
import { wrap } from '../ink.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a match agreed on before its start, and whose view it is, nobody looks up in the middle of it. */
const UNTOLD = new Set(['options', 'viewer', 'secret', 'archive']);

export function narrowDrawing(view: unknown): string[] {
  return linesOf(view as Fields, '');
}

function linesOf(fields: Fields, indent: string): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (UNTOLD.has(name) || isEmpty(value)) return [];
    const label = `${indent}${wordsIn(name)}: `;
    const short = inline(value);
    if (short !== null) return wrap(short, label);
    return [label.trimEnd(), ...nested(value, `${indent}  `)];
  });
}

function nested(value: unknown, indent: string): string[] {
  if (!Array.isArray(value)) return linesOf(value as Fields, indent);
  return value.flatMap((item, index) => {
    if (isEmpty(item)) return [];
    const short = inline(item);
    const label = `${indent}${index + 1}. `;
    return short === null
      ? [label.trimEnd(), ...linesOf(item as Fields, `${indent}   `)]
      : wrap(short, label);
  });
}

/** As one phrase, where it is one; `null` for what needs lines of its own. */
function inline(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return String(value ?? '-');
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item) => ['', item])
    : Object.entries(value).filter(([, item]) => !isEmpty(item));
  if (entries.some(([, item]) => typeof item === 'object' && item !== null && !isPair(item))) return null;
  return entries.map(([name, item]) => `${name === '' ? '' : `${wordsIn(name)} `}${phrase(item)}`).join(', ');
}

/** A small record inside a phrase, such as whose cubes lie somewhere and how many. */
const isPair = (value: object): boolean =>
  !Array.isArray(value) &&
  Object.values(value).length <= 2 &&
  Object.values(value).every((item) => typeof item !== 'object' || item === null);

const phrase = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${inline(value) ?? ''})` : String(value ?? '-');

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every((item) => item === null));

/** `startPopulation` as people read it; names of cards and places stay as they are. */
const wordsIn = (name: string): string =>
  /^[a-z]+([A-Z][a-z]+)+$/.test(name)
    ? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name;
