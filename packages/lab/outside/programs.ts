/** The programs that play seats in a simulation: started when they are first asked, ended with it, and never waited for longer than agreed. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Complaint } from '../complaint.ts';
import type { Hello, Question } from './question.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** What a program may take longer for its first answer: it has to start. */
const START_MS = 10_000;

/** All programs of one thread that plays, by their command. */
export class Programs {
  private readonly answerMs: number;
  private readonly running = new Map<string, Program>();

  constructor(answerMs: number) {
    this.answerMs = answerMs;
  }

  /** The text of an action. Rejects with a complaint about a program that does not answer in time, or at all. */
  async ask(command: string, hello: Hello, question: Question): Promise<string> {
    const known = this.running.get(command);
    const program = known ?? new Program(command);
    this.running.set(command, program);
    if (!known) program.send(hello);
    return program.answer(question, known ? this.answerMs : this.answerMs + START_MS);
  }

  end(): void {
    for (const program of this.running.values()) program.end();
    this.running.clear();
  }
}

class Program {
  private readonly command: string;
  private readonly child: Child;
  private waiting: { settle(line: string): void; fail(error: Error): void } | null = null;
  private fault: Complaint | null = null;

  constructor(command: string) {
    this.command = command;
    const [file = '', ...args] = command.split(/\s+/);
    this.child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.on('error', (error) => this.fail(`could not be started: ${error.message}.`));
    this.child.on('exit', (code, signal) =>
      this.fail(`ended ${signal ? `by ${signal}` : `with ${code}`} before the games did.`),
    );
    // A program that has ended says so itself.
    this.child.stdin.on('error', () => {});
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting?.settle(line));
  }

  send(message: object): void {
    this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async answer(question: Question, withinMs: number): Promise<string> {
    if (this.fault) throw this.fault;
    const timer = setTimeout(() => this.fail(`took longer than ${withinMs} ms to answer.`), withinMs);
    try {
      const line = await new Promise<string>((settle, fail) => {
        this.waiting = { settle, fail };
        this.send(question);
      });
      const action = actionIn(line);
      if (action === undefined) {
        throw complaintOf(
          this.command,
          `must answer with a line such as {"action": "pass"}, not ${line.slice(0, 80)}`,
        );
      }
      return action;
    } finally {
      clearTimeout(timer);
      this.waiting = null;
    }
  }

  end(): void {
    this.fault ??= new Complaint('It was ended.');
    this.child.kill('SIGKILL');
  }

  private fail(what: string): void {
    this.fault ??= complaintOf(this.command, what);
    this.waiting?.fail(this.fault);
  }
}

export const complaintOf = (command: string, what: string): Complaint =>
  new Complaint(`exec:${command} ${what}`);

function actionIn(line: string): string | undefined {
  try {
    const { action } = JSON.parse(line) as { readonly action?: unknown };
    return typeof action === 'string' ? action : undefined;
  } catch {
    return undefined;
  }
}
