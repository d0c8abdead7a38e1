/** Lines as somebody types them, at a terminal or through a pipe. */
import { createInterface } from 'node:readline';

export interface Typist {
  /** The next line; `null` when there will be none, at the end of the input or after Ctrl-C. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** What could be meant by the beginning of a line, for the tab key. */
export type Completer = (typed: string) => string[];

export function typistAt(input: NodeJS.ReadStream, output: NodeJS.WriteStream, complete: Completer): Typist {
  const isTerminal = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({
    input,
    output: isTerminal ? output : undefined,
    terminal: isTerminal,
    completer: (typed: string): [string[], string] => [complete(typed), typed],
  });
  const lines: string[] = [];
  let ended = false;
  let wake: () => void = () => {};
  reader.on('line', (line) => {
    lines.push(line);
    wake();
  });
  reader.on('close', () => {
    ended = true;
    wake();
  });
  reader.on('SIGINT', () => reader.close());

  return {
    async ask(prompt) {
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      if (lines.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const line = lines.shift() ?? null;
      // A terminal shows what is typed; what comes through a pipe is shown here.
      if (line === null || !isTerminal) output.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
