/** Judgements that were made before, kept in this browser by match: whoever opens a review again need not wait. */
import type { Reviewed } from '@airlock/bots';
import type { Outline } from './messages.ts';

const DATABASE = 'airlock-reviews';
const STORE = 'judgements';
/** Raised whenever judging changes: what was judged otherwise before is not shown any more. */
const FORMAT = 3;
/** Older ones are forgotten: a judgement can be made again. */
const MOST_KEPT = 60;

interface KeptReview {
  readonly outline: Outline;
  readonly judged: Readonly<Record<number, Reviewed | null>>;
  readonly at: number;
}

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, FORMAT);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of result.objectStoreNames) result.deleteObjectStore(name);
      result.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds the reviews.'));
  });
}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export interface ReviewStore {
  read(match: string): Promise<KeptReview | null>;
  write(match: string, review: KeptReview): Promise<void>;
}

/** A browser that keeps nothing judges anew each time. */
const NOTHING: ReviewStore = { read: async () => null, write: async () => undefined };

export async function openReviewStore(): Promise<ReviewStore> {
  if (typeof indexedDB === 'undefined') return NOTHING;
  const kept = await database().catch(() => null);
  if (!kept) return NOTHING;
  return {
    read: async (match) =>
      ((await done(kept.transaction(STORE).objectStore(STORE).get(match))) as KeptReview | undefined) ?? null,
    async write(match, review) {
      const store = kept.transaction(STORE, 'readwrite').objectStore(STORE);
      await done(store.put(review, match));
      const keys = await done(store.getAllKeys());
      if (keys.length <= MOST_KEPT) return;
      const all = (await done(store.getAll())) as KeptReview[];
      const oldest = all.reduce((least, one, index) => (one.at < (all[least]?.at ?? 0) ? index : least), 0);
      const key = keys[oldest];
      if (key !== undefined) await done(store.delete(key));
    },
  };
}
