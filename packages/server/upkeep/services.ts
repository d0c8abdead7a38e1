/** What a running server does for those who look after its data. */
import type { SqliteStore } from '../store/sqliteStore.ts';
import type { Asker, Service } from './control.ts';
import type { Forgetting } from './forgetting.ts';
import { peopleMeant } from './peopleMeant.ts';

export function services(database: SqliteStore, forgetting: Forgetting): Readonly<Record<string, Service>> {
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

    /** Who is meant by an id or a name. */
    async people(_asker, { who }) {
      return { people: await peopleMeant(database, String(who)) };
    },

    async forget(_asker, { person }) {
      return { ...(await forgetting.forget(String(person))) };
    },
  };
}
