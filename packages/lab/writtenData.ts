/** Plain data as TypeScript, as the formatter would write it. */
export function written(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => `${inner}${written(one, inner)},\n`)
    : Object.entries(value).map(([name, one]) => property(name, one, inner));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join('')}${indent}${close}`;
}

/** As in biome.json. */
const LINE_WIDTH = 110;

/** A text that is too long for the line of its name has the next one. */
function property(name: string, value: unknown, indent: string): string {
  const line = `${indent}${name}: ${written(value, indent)},\n`;
  return typeof value === 'string' && line.length - 1 > LINE_WIDTH
    ? `${indent}${name}:\n${indent}  ${written(value)},\n`
    : line;
}

/**
 * The value of a constant that was written so, from the text of its file. What a process was built with may be older
 * than the file: whoever adds figures to it would lose those that came since.
 */
export function readWritten(source: string, name: string): unknown {
  const start = source.indexOf(`export const ${name}:`);
  const equals = source.indexOf('= ', start);
  if (start < 0 || equals < 0) throw new Error(`There is no constant ${name} in this file.`);
  return new Reader(source, equals + 2).value();
}

const WORD = /[\w.+-]+/y;
const SPACE = /\s*/y;
const TEXT = /'((?:[^'\\]|\\.)*)'/y;

class Reader {
  private readonly source: string;
  private at: number;

  constructor(source: string, at: number) {
    this.source = source;
    this.at = at;
  }

  value(): unknown {
    this.match(SPACE);
    if (this.takes('[')) return this.rows(']', () => this.value());
    if (this.takes('{')) return Object.fromEntries(this.rows('}', () => this.entry()));
    if (this.source[this.at] === "'") return (this.match(TEXT)[1] ?? '').replace(/\\(.)/g, '$1');
    const [word] = this.match(WORD);
    return JSON.parse(word) as unknown;
  }

  private entry(): [string, unknown] {
    const [name] = this.match(WORD);
    if (!this.takes(':')) throw this.complaint();
    return [name, this.value()];
  }

  private rows<Row>(end: string, read: () => Row): Row[] {
    const rows: Row[] = [];
    for (this.match(SPACE); !this.takes(end); this.match(SPACE)) {
      rows.push(read());
      if (!this.takes(',')) throw this.complaint();
    }
    return rows;
  }

  private takes(sign: string): boolean {
    const isThere = this.source[this.at] === sign;
    if (isThere) this.at++;
    return isThere;
  }

  private match(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (!found) throw this.complaint();
    this.at = pattern.lastIndex;
    return found;
  }

  private readonly complaint = (): Error =>
    new Error(`Line ${this.source.slice(0, this.at).split('\n').length} is not as the command writes it.`);
}
