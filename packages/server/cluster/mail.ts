/**
 * Messages between servers. Nothing is kept on the way: a message that does not arrive is lost, and both sides
 * learn that something may be missing when the connection breaks (`lost`) or no answer comes.
 */
import { randomUUID } from 'node:crypto';
import { RedisWire, type Wire } from './wire.ts';

export interface MailEvents {
  /** Something for a line has come. */
  letter(from: string, letter: unknown): void;
  /** Messages may have been lost, in both directions. */
  lost(): void;
  failed(error: unknown): void;
}

type Post =
  | { readonly from: string; readonly letters: readonly unknown[] }
  | { readonly from: string; readonly ask: string; readonly id: string; readonly given: unknown }
  | { readonly from: string; readonly answer: string; readonly value?: unknown; readonly problem?: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** No answer came, or nobody listens. */
export class NoAnswer extends Error {}

const ANSWER_MS = 3_000;
const LAST_LETTERS_MS = 1_000;

export class Mail {
  private readonly node: string;
  private readonly prefix: string;
  private readonly wire: Wire;
  private readonly waiting = new Map<string, Waiting>();
  private readonly answering = new Map<string, (given: unknown, from: string) => Promise<unknown>>();
  private readonly outgoing = new Map<string, unknown[]>();
  private events: MailEvents | null = null;

  private constructor(wire: Wire, node: string, prefix: string) {
    this.wire = wire;
    this.node = node;
    this.prefix = prefix;
  }

  /** By way of a Redis, or of any other wire. */
  static async open(way: string | Wire, node: string, prefix: string): Promise<Mail> {
    const mail = new Mail(typeof way === 'string' ? new RedisWire(way) : way, node, prefix);
    try {
      await mail.wire.listen(
        [mail.boxOf(node), mail.boxOf('all')],
        (text) => mail.receive(text),
        (error) => mail.broke(error),
      );
    } catch (error) {
      await mail.close();
      throw error;
    }
    return mail;
  }

  watch(events: MailEvents): void {
    this.events = events;
  }

  /** What others may ask of this server. */
  answers(what: string, work: (given: unknown, from: string) => Promise<unknown>): void {
    this.answering.set(what, work);
  }

  get isConnected(): boolean {
    return this.wire.isConnected;
  }

  /** In the order they are sent, or not at all. What is sent in one turn of the event loop goes together. */
  send(to: string, letter: unknown): void {
    const waiting = this.outgoing.get(to);
    if (waiting) waiting.push(letter);
    else {
      this.outgoing.set(to, [letter]);
      setImmediate(() => void this.dispatch(to));
    }
  }

  /** To everybody, this server included. */
  tellAll(letter: unknown): Promise<number> {
    return this.publish('all', { from: this.node, letters: [letter] });
  }

  async ask(to: string, what: string, given: unknown, patienceMs = ANSWER_MS): Promise<unknown> {
    const id = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      timer = setTimeout(() => reject(new NoAnswer(`Server ${to} does not answer.`)), patienceMs);
    });
    // Redis may take a message and never say whether anybody heard it.
    const unheard = this.publish(to, { from: this.node, ask: what, id, given }).then(
      (heard) => heard === 0,
      () => true,
    );
    try {
      const isUnheard = await Promise.race([unheard, answer.then(() => false)]);
      if (isUnheard) throw new NoAnswer(`Server ${to} cannot be reached.`);
      return await answer;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
      answer.catch(() => undefined);
    }
  }

  /** The last letters still go, unless the wire does not take them: they say that this server leaves. */
  async close(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LAST_LETTERS_MS);
    });
    const sent = Promise.all([...this.outgoing.keys()].map((to) => this.dispatch(to)));
    await Promise.race([sent, tooLong]);
    clearTimeout(timer);
    this.wire.close();
  }

  private async dispatch(to: string): Promise<void> {
    const letters = this.outgoing.get(to);
    // They went before the server closed.
    if (!letters) return;
    this.outgoing.delete(to);
    const heard = await this.publish(to, { from: this.node, letters }).catch(() => 0);
    if (heard > 0) return;
    for (const letter of letters) this.events?.letter(to, { unheard: letter });
  }

  private boxOf(node: string): string {
    return `airlock:${this.prefix}:${node}`;
  }

  private async publish(to: string, post: Post): Promise<number> {
    return this.wire.publish(this.boxOf(to), JSON.stringify(post));
  }

  private receive(text: string): void {
    const post = JSON.parse(text) as Post;
    if ('letters' in post) for (const letter of post.letters) this.events?.letter(post.from, letter);
    else if ('ask' in post) this.answer(post);
    else if ('answer' in post) {
      const waiting = this.waiting.get(post.answer);
      if (post.problem === undefined) waiting?.resolve(post.value);
      else waiting?.reject(new Error(post.problem));
    }
  }

  private answer({ from, ask, id, given }: Extract<Post, { ask: string }>): void {
    const work = this.answering.get(ask);
    if (!work) return;
    work(given, from)
      .then(
        (value): Post => ({ from: this.node, answer: id, value }),
        (error): Post => {
          this.events?.failed(error);
          return { from: this.node, answer: id, problem: 'It could not be done there.' };
        },
      )
      .then((post) => this.publish(from, post))
      // Whoever waits hears nothing and gives up.
      .catch((error) => this.events?.failed(error));
  }

  private broke(error: unknown): void {
    if (error !== null) this.events?.failed(error);
    this.events?.lost();
  }
}
