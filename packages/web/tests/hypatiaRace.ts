/** Gives orders by chance for one commander of a race: from what that commander sees, over a line of their own. */
import { type HypatiaEvent, hypatia, shipSeen, type View } from '@airlock/hypatia';
import { ActionList, fastRandom, followEntry } from '@airlock/kernel';
import { PROTOCOL_VERSION, readServerMessage } from '@airlock/protocol';
import type { Page } from '@playwright/test';

/** What the server says, as far as it matters here. */
interface Heard {
  readonly type: string;
  readonly sequence?: number;
  readonly view?: View;
  readonly events?: readonly HypatiaEvent[];
  readonly sentence?: string;
}

/** Somebody who knows what their seat knows and does anything that is allowed. */
class Drifter {
  private readonly table: string;
  private readonly random;
  private readonly actions = new ActionList();
  private view: View | null = null;
  private sequence = -1;
  private sent = 0;

  constructor(table: string, seed: string) {
    this.table = table;
    this.random = fastRandom(seed);
  }

  /** The next order after what was heard; `null` while none is wanted, and `done` once the ship is decided. */
  answer(heard: Heard): object | 'done' | null {
    if (heard.type === 'refused') throw new Error(heard.sentence);
    if (heard.type === 'view') this.view = heard.view ?? null;
    if (!this.view || heard.sequence === undefined) return null;
    this.view = followEntry(this.view, heard);
    this.sequence = heard.sequence;
    if (shipSeen(this.view)?.result) return 'done';
    hypatia.actions(hypatia.imagine(this.view, this.random), this.view.viewer, this.actions.clear());
    if (this.actions.size === 0) return null;
    const action = hypatia.codec.write(this.actions.pick(this.random));
    return { type: 'act', table: this.table, id: ++this.sent, after: this.sequence, action };
  }
}

let drifters = 0;

/** Until the ship is decided, as a second window of the same person would. */
export async function drift(page: Page): Promise<void> {
  const name = `drifter${++drifters}`;
  const drifter = new Drifter(page.url().replace(/.*\/t\//, ''), name);
  await page.exposeFunction(name, (frame: string) =>
    drifter.answer(readServerMessage(frame) as unknown as Heard),
  );
  await page.evaluate(
    async ({ asked, version }) => {
      const ask = (
        globalThis as unknown as Record<string, (frame: string) => Promise<object | 'done' | null>>
      )[asked] as (frame: string) => Promise<object | 'done' | null>;
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      const say = (message: object): void => socket.send(JSON.stringify(message));
      await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
      await new Promise<void>((resolve, reject) => {
        socket.addEventListener('message', ({ data }) => {
          ask(String(data)).then((answer) => {
            if (answer === 'done') resolve();
            else if (answer) say(answer);
          }, reject);
        });
        say({ type: 'hello', version });
        say({ type: 'join', table: location.pathname.replace('/t/', ''), compact: true });
      });
      socket.close();
    },
    { asked: name, version: PROTOCOL_VERSION },
  );
}
