/** What a running server does for those who look after its data. */
import type { SqliteStore } from '../store/sqliteStore.ts';
import type { Asker, Service } from './control.ts';

export function services(database: SqliteStore): Readonly<Record<string, Service>> {
  const holds = new WeakMap<Asker, () => boolean>();
  return {
    /** Lets the files be copied until `release`, or until the asker is gone. */
    async hold(asker) {
      if (!holds.has(asker)) {
        const letGo = database.hold();
        holds.set(asker, letGo);
        asker.whenGone(letGo);
      }
      return { ok: true };
    },

    /** Tells whether what was copied is whole. */
    async release(asker) {
      return { held: holds.get(asker)?.() ?? false };
    },
  };
}
