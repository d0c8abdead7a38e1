/**
 * Two servers on one store, of which the first has all tables: whoever connects to the second is told everything by letter. The letters go
 * through this process instead of Redis, so that they have come when it has nothing left to do.
 */
import { join } from 'node:path';
import {
  InAnotherRoom,
  Mail,
  type MatchStore,
  openSqliteStore,
  type Replacements,
  type RunningServer,
  type Settings,
  startServer,
  type Tenancy,
  type Wire,
} from '@airlock/server';

export interface Neighbour {
  readonly server: RunningServer;
  /** How many letters the two have written to each other. */
  letters(): number;
  /** After both have stopped. */
  closeStore(): Promise<void>;
}

const OWNER = 'owner';
const NEIGHBOUR = 'neighbour';
const PREFIX = 'letters';

/** `moved` is told of every letter. */
export async function startNeighbours(
  settings: Settings,
  instead: Replacements,
  moved: () => void,
): Promise<{ readonly owner: RunningServer; readonly neighbour: Neighbour }> {
  const store = await openSqliteStore(join(settings.data, 'airlock.db'));
  const closeStore = store.close.bind(store);
  const kept = withoutClosing(store);
  const boxes: Boxes = new Map();
  let letters = 0;
  const carried = (): void => {
    letters++;
    moved();
  };
  const start = async (node: string): Promise<RunningServer> =>
    startServer(settings, {
      ...instead,
      store: kept,
      shared: {
        tenures: tenancy(node, kept),
        mail: await Mail.open(new InnerWire(boxes, carried), node, PREFIX),
      },
    });
  const owner = await start(OWNER);
  const neighbour = { server: await start(NEIGHBOUR), letters: () => letters, closeStore };
  return { owner, neighbour };
}

/** Each of the servers would close it. */
function withoutClosing(store: MatchStore): MatchStore {
  store.close = async () => undefined;
  return store;
}

/** The first has every table, and nothing ever changes hands. */
const tenancy = (node: string, store: MatchStore): Tenancy => ({
  node,
  live: new Set([OWNER, NEIGHBOUR]),
  watch: () => undefined,
  holds: () => true,
  term: 0,
  async take(code) {
    // No such table is for others to say.
    if (node !== OWNER && (await store.table(code))) throw new InAnotherRoom(code, OWNER);
  },
  release: () => undefined,
  end: async () => undefined,
});

type Boxes = Map<string, Set<(text: string) => void>>;

class InnerWire implements Wire {
  readonly isConnected = true;
  private readonly boxes: Boxes;
  private readonly moved: () => void;
  private own: { readonly boxes: readonly string[]; readonly heard: (text: string) => void } | null = null;

  constructor(boxes: Boxes, moved: () => void) {
    this.boxes = boxes;
    this.moved = moved;
  }

  async publish(box: string, text: string): Promise<number> {
    const listeners = [...(this.boxes.get(box) ?? [])];
    this.moved();
    for (const heard of listeners) {
      setImmediate(() => {
        this.moved();
        heard(text);
      });
    }
    return listeners.length;
  }

  async listen(boxes: readonly string[], heard: (text: string) => void): Promise<void> {
    this.own = { boxes, heard };
    for (const box of boxes) this.boxes.set(box, (this.boxes.get(box) ?? new Set()).add(heard));
  }

  close(): void {
    if (this.own) for (const box of this.own.boxes) this.boxes.get(box)?.delete(this.own.heard);
  }
}
