/** Finds the tests in a test file's source, by their titles. */

export interface FoundTest {
  readonly title: string;
  /** The titles of the groups around it, the outermost first. */
  readonly groups: readonly string[];
  /** The rows of a test that is made for each of them; empty where it is made once. */
  readonly table: string;
}

interface Call {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly table: string;
}

/** `test(`, `it(`, `describe(`, and the same with `.each`, the types of its rows, and its like. */
const CALLS = /(?<![\w.$'"`])(test|it|describe)((?:\.\w+)*)(?:<[^()]*>)?\(/g;

export function testsIn(source: string): FoundTest[] {
  const bare = withoutTexts(source);
  const calls = [...bare.matchAll(CALLS)].map((match) => readCall(source, bare, match));
  return calls
    .filter((call) => call.kind !== 'describe')
    .map((call) => {
      const groups = calls.filter(
        ({ kind, from, to }) => kind === 'describe' && from < call.from && to >= call.to,
      );
      return { title: call.title, groups: groups.map((group) => group.title), table: call.table };
    });
}

function readCall(source: string, bare: string, match: RegExpExecArray): Call {
  const [whole, kind = '', isTable] = match;
  let open = match.index + whole.length - 1;
  let to = closing(bare, open);
  let table = '';
  // A table comes first and the test itself in a second pair of parentheses.
  if (isTable !== '' && bare[to] === '(') {
    table = source.slice(open, to);
    open = to;
    to = closing(bare, open);
  }
  const title = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/su.exec(source.slice(open + 1, to))?.[2] ?? '';
  return { kind, from: match.index, to, title: title.replace(/\\(.)/g, '$1'), table };
}

/** The place after the parenthesis that closes the one at `open`. */
function closing(bare: string, open: number): number {
  let depth = 0;
  for (let at = open; at < bare.length; at++) {
    if (bare[at] === '(') depth++;
    else if (bare[at] === ')' && --depth === 0) return at + 1;
  }
  return bare.length;
}

/** Comments, texts and patterns: what may hold parentheses that close nothing. A pattern follows no value. */
const NOT_CODE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** The source with all that blanked, every other character in its place. */
function withoutTexts(source: string): string {
  return source.replace(NOT_CODE, (text) => text.replace(/[^\n]/g, ' '));
}
