/** A conversation in lines: every line that comes is answered with one. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** Longer lines are nobody's request; what follows such a line is read again. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** Until the other side has nothing more to say. */
export async function serveLines(
  input: Readable,
  output: Writable,
  opening: string,
  answer: (line: string) => string,
): Promise<void> {
  let rest = '';
  output.write(`${opening}\n`);
  input.setEncoding('utf8');
  for await (const chunk of input as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error('A line of more than 64 MiB came.');
    let answers = '';
    for (const line of lines) if (line.trim() !== '') answers += `${answer(line)}\n`;
    if (answers !== '' && !output.write(answers)) await once(output, 'drain');
  }
  if (rest.trim() !== '') output.write(`${answer(rest)}\n`);
}
