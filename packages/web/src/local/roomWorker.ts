/** The worker with the tables of this browser. */
import { DATABASE } from './database.ts';
import { IdbStore, TakenOver } from './idbStore.ts';
import type { FromPage } from './messages.ts';
import { openRoom } from './openRoom.ts';
import { Tab } from './tab.ts';

const store = new IdbStore(DATABASE);

/** Whoever looks into the console should know; nobody else could do anything about it. */
function broken(what: string, why: unknown): void {
  if (why instanceof TakenOver) tab.resign();
  else console.warn(`Airlock: ${what}.`, why);
}

const id = [performance.timeOrigin, ...crypto.getRandomValues(new Uint32Array(4))].join(' ');

const tab = new Tab({
  id,
  tell: (told) => postMessage(told),
  async openRoom() {
    // A browser that keeps nothing says so when something has to be written.
    await store.takeOver().catch(() => undefined);
    return openRoom(store, broken);
  },
  broken,
});

addEventListener('message', ({ data }: MessageEvent<FromPage>) => tab.hear(data));
