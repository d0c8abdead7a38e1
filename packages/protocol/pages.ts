/** The addresses of the page: what it draws there, and whether there is anything at all. */
import { readTableCode } from './codes.ts';

export type Route =
  | { readonly name: 'front' }
  | { readonly name: 'new'; readonly game: string }
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'daily'; readonly game: string }
  | { readonly name: 'table'; readonly code: string }
  /** Without a code: pick one, or open a file. */
  | { readonly name: 'replay'; readonly code: string | null }
  | { readonly name: 'games' }
  | { readonly name: 'open' }
  | { readonly name: 'exercises' }
  | { readonly name: 'operator' }
  | { readonly name: 'credits' }
  | { readonly name: 'how' }
  | { readonly name: 'nowhere'; readonly path: string };

/** Addresses of one word. */
const PLAIN = ['credits', 'how', 'games', 'open', 'exercises', 'operator'] as const;
const isPlain = (word: string): word is (typeof PLAIN)[number] => PLAIN.some((one) => one === word);

export function parseRoute(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(Boolean);
  if (more.length === 0) {
    if (first === '' && second === undefined) return { name: 'front' };
    if (second === undefined && isPlain(first)) return { name: first };
    if (first === 'replay' && second === undefined) return { name: 'replay', code: null };
    const code = second && readTableCode(second);
    if (first === 't' && code) return { name: 'table', code };
    if (first === 'replay' && code) return { name: 'replay', code };
    if ((first === 'new' || first === 'learn' || first === 'daily') && second)
      return { name: first, game: second };
  }
  return { name: 'nowhere', path };
}
