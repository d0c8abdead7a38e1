/** Finds the tests in a test file's source: their titles and what is written in them. */

export interface FoundTest {
  readonly title: string;
  /** The whole call, with the titles of the groups around it in front. */
  readonly text: string;
}

interface Call {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly title: string;
}

/** `test(`, `it(`, `describe(`, and the same with `.each` and its like. */
const CALLS = /(?<![\w.$'"`])(test|it|describe)((?:\.\w+)*)\(/g;

export function testsIn(source: string): FoundTest[] {
  const bare = withoutTexts(source);
  const calls = [...bare.matchAll(CALLS)].map((match) => readCall(source, bare, match));
  return calls
    .filter((call) => call.kind !== 'describe')
    .map((call) => {
      const groups = calls.filter(
        ({ kind, from, to }) => kind === 'describe' && from < call.from && to >= call.to,
      );
      const titles = groups.map((group) => group.title);
      return { title: call.title, text: [...titles, source.slice(call.from, call.to)].join('\n') };
    });
}

function readCall(source: string, bare: string, match: RegExpExecArray): Call {
  const [whole, kind = '', table] = match;
  let open = match.index + whole.length - 1;
  let to = closing(bare, open);
  // A table comes first and the test itself in a second pair of parentheses.
  if (table !== '' && bare[to] === '(') {
    open = to;
    to = closing(bare, open);
  }
  const title = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/su.exec(source.slice(open + 1, to))?.[2] ?? '';
  return { kind, from: match.index, to, title: title.replace(/\\(.)/g, '$1') };
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
