/** Runs inside a page: what every store must do, and what only one in a browser must, on databases of their own. */
import { STORE_CONTRACT } from '@airlock/tables';
import { IdbStore, TakenOver } from '../src/local/idbStore.ts';

let databases = 0;
const fresh = (): IdbStore => new IdbStore(`contract ${++databases}`);

const ACTION = { kind: 'action', match: 1, seat: 0, action: 'act', at: 0 } as const;

export interface StoreChecks {
  readonly names: readonly string[];
  /** `null`, or what is wrong. */
  run(name: string): Promise<string | null>;
  /** Whether everything is written with a durability that outlives a killed browser. */
  durabilities(): Promise<string[]>;
  /** What becomes of the writes of a tab that another one has taken over from. */
  takenOver(): Promise<{ late: string; log: number }>;
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof TakenOver ? 'taken over' : String(error);
  }
}

const checks: StoreChecks = {
  names: STORE_CONTRACT.map(({ name }) => name),
  async run(wanted) {
    const found = STORE_CONTRACT.find(({ name }) => name === wanted);
    if (!found) return 'There is no such case.';
    try {
      await found.run(async () => fresh());
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
  async durabilities() {
    const used: string[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked) {
      const made = transaction.apply(this, asked);
      if (made.mode === 'readwrite') used.push(made.durability);
      return made;
    };
    const store = fresh();
    await store.takeOver();
    await store.commit([{ ...ACTION, sequence: 0 }]);
    await store.tryWriting();
    IDBDatabase.prototype.transaction = transaction;
    return used;
  },
  async takenOver() {
    const name = `contract ${++databases}`;
    const [old, next] = [new IdbStore(name), new IdbStore(name)];
    await old.takeOver();
    await old.commit([{ ...ACTION, sequence: 0 }]);
    await next.takeOver();
    const late = await failureOf(old.commit([{ ...ACTION, sequence: 1 }]));
    await next.commit([{ ...ACTION, sequence: 1 }]);
    return { late, log: (await next.log(1)).length };
  },
};

Object.assign(globalThis, { storeChecks: checks });
