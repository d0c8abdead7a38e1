/**
 * What every store of tables must do, as cases that run anywhere: in a test of the server and in the worker of a page, where no test
 * runner is. A case throws where a store does otherwise.
 */
import { canonicalJson, EVERYBODY } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import {
  type CompanyRecord,
  SequenceConflict,
  type TableRecord,
  type TableStore,
  type Write,
} from './store.ts';

type Open = () => Promise<TableStore>;

interface StoreCase {
  readonly name: string;
  run(open: Open): Promise<void>;
}

const DRAFT: Omit<TableRecord, 'number'> = {
  code: 'KEEL-42-VANE',
  game: 'outpost-seven',
  host: 'ann',
  options: { startPlayer: 'red', secondTotal: 16, open: true },
  seats: [
    { kind: 'person', person: 'ann', name: 'Ann "the" Ännchen', ready: true },
    { kind: 'bot', level: 'random', name: 'Drifter' },
  ],
  stage: 'lobby',
  match: null,
  rematch: null,
  changedAt: 1234,
};

type ActionWrite = Extract<Write, { kind: 'action' }>;

const action = (match: number, sequence: number, text = `act ${sequence}`): ActionWrite => ({
  kind: 'action',
  match,
  sequence,
  seat: sequence % 2,
  action: text,
  at: sequence * 10,
});

const lineOf = ({ seat, action: text, at }: ActionWrite) => ({ seat, action: text, at });

async function kept(store: TableStore, changes: Partial<TableRecord> = {}): Promise<TableRecord> {
  const table = await store.createTable({ ...DRAFT, ...changes });
  if (table === 'code-taken') throw new Error('That code is taken.');
  return table;
}

function same(actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map((value) =>
    value === undefined ? 'nothing' : canonicalJson(value),
  );
  if (is !== should) throw new Error(`It gives ${is}, but should give ${should}.`);
}

async function conflicts(work: Promise<void>): Promise<void> {
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof SequenceConflict))
    throw new Error(`It should be a conflict, and is ${String(error)}.`);
}

const codesOf = (tables: readonly TableRecord[]): string[] => tables.map(({ code }) => code);
const textsOf = async (store: TableStore, match: number): Promise<string[]> =>
  (await store.log(match)).map((line) => line.action);

const line = (number: number, text: string): TalkLine => ({ number, seat: 0, name: 'Ann', text, at: 5 });

export const STORE_CONTRACT: readonly StoreCase[] = [
  {
    name: 'gives a table back as it was kept, by its code',
    async run(open) {
      const store = await open();
      const { number } = await kept(store);
      same(await store.table(DRAFT.code), { ...DRAFT, number });
      same(await store.table('MAST-42-VANE'), undefined);
    },
  },
  {
    name: 'gives every code and every number once',
    async run(open) {
      const store = await open();
      const first = await kept(store);
      same(await store.createTable(DRAFT), 'code-taken');
      const second = await kept(store, { code: 'MAST-42-VANE' });
      same(second.number > first.number, true);
    },
  },
  {
    name: 'keeps the newest record of a table',
    async run(open) {
      const store = await open();
      const table = await kept(store);
      const changed: TableRecord = {
        ...table,
        stage: 'playing',
        seats: [
          { kind: 'open' },
          { kind: 'person', person: 'bob', name: 'Bob', ready: false, standIn: 'random' },
        ],
        match: { rules: 1, seed: 'f'.repeat(64), startedAt: 99, endedBy: 2 },
        rematch: 'MAST-01-STAR',
        changedAt: 100,
      };
      await store.commit([{ kind: 'table', table: changed }]);
      same(await store.table(table.code), changed);
    },
  },
  {
    name: 'keeps everything that people have agreed on and asked for at a table',
    async run(open) {
      const store = await open();
      const company: CompanyRecord = {
        watching: { who: 'asked', delay: 60 },
        letIn: ['wim'],
        looks: [{ person: 'wim', name: 'Wim', seat: 1 }],
        wishes: [{ number: 2, person: { id: 'zoe', name: 'Zoe' }, seat: null }],
        insiders: ['wim'],
        muted: ['bob'],
        keptOut: ['cleo'],
        unlisted: ['ann'],
        time: { kind: 'live', seconds: 60 },
        moreTime: { asked: 3, milliseconds: 60_000 },
        noPrograms: true,
        invited: [
          { program: 'program-a', from: 'ann' },
          { program: 'program-b', from: 'bob', seat: 1 },
        ],
      };
      const table = await kept(store, { company });
      same(await store.table(table.code), table);
      const { invited: _, ...rest } = company;
      await store.commit([{ kind: 'table', table: { ...table, company: rest } }]);
      same((await store.table(table.code))?.company, rest);
    },
  },
  {
    name: 'keeps the actions of each match in their order',
    async run(open) {
      const store = await open();
      await store.commit([action(1, 0), action(2, 0, 'with some blanks'), action(1, 1)]);
      await store.commit([action(2, 1)]);
      await store.commit([action(1, 2)]);
      same(
        await store.log(1),
        [0, 1, 2].map((sequence) => lineOf(action(1, sequence))),
      );
      same(await textsOf(store, 2), ['with some blanks', 'act 1']);
      same(await store.log(3), []);
    },
  },
  {
    name: 'keeps the number that a seat gave its command, and the digest of what it led to',
    async run(open) {
      const store = await open();
      const [first, second, third] = [action(1, 0), action(1, 1), action(1, 2)];
      await store.commit([{ ...first, id: 4711 }, { ...second, id: 3, digest: 'ff' }, third]);
      same(await store.log(1), [
        { ...lineOf(first), id: 4711 },
        { ...lineOf(second), id: 3, digest: 'ff' },
        lineOf(third),
      ]);
    },
  },
  ...[
    ['already written', 1],
    ['ahead of the log', 3],
  ].map(([what, sequence]) => ({
    name: `refuses an action whose sequence is ${what}, and the whole group with it`,
    async run(open: Open) {
      const store = await open();
      await store.commit([action(1, 0), action(1, 1)]);
      await conflicts(store.commit([action(2, 0), action(1, Number(sequence), 'other')]));
      same(await textsOf(store, 1), ['act 0', 'act 1']);
      same(await store.log(2), []);
      await store.commit([action(2, 0), action(1, 2)]);
      same((await store.log(1)).length, 3);
    },
  })),
  {
    name: 'refuses the same sequence twice in one group',
    async run(open) {
      const store = await open();
      await conflicts(store.commit([action(1, 0), action(1, 0)]));
      same(await store.log(1), []);
    },
  },
  {
    name: 'lists the tables somebody set or sits at, newest first',
    async run(open) {
      const store = await open();
      await kept(store);
      const second = await kept(store, { code: 'MAST-01-STAR', host: 'bob' });
      await kept(store, { code: 'HULL-01-STAR', host: 'bob', seats: [{ kind: 'open' }] });
      same(codesOf(await store.tablesOf('ann', 10)), ['MAST-01-STAR', 'KEEL-42-VANE']);
      same(codesOf(await store.tablesOf('bob', 1)), ['HULL-01-STAR']);
      same(await store.tablesOf('cleo', 10), []);
      await store.commit([{ kind: 'table', table: { ...second, seats: [{ kind: 'open' }] } }]);
      same(codesOf(await store.tablesOf('ann', 10)), ['KEEL-42-VANE']);
    },
  },
  {
    name: 'finds the matches that were dealt from a name, the first begun first',
    async run(open) {
      const store = await open();
      const deal = 'daily 2026-07-31';
      const dealt = (code: string, startedAt: number | null, seed = deal) =>
        kept(store, {
          code,
          options: { seed },
          match: startedAt === null ? null : { rules: 1, seed: 'ab', startedAt },
        });
      await dealt('KEEL-02-VANE', 20);
      await dealt('KEEL-01-VANE', 10);
      await dealt('KEEL-03-VANE', null);
      await dealt('KEEL-04-VANE', 30, 'another');
      const { game } = await dealt('KEEL-05-VANE', 40);
      const codes = async (most: number) => codesOf(await store.tablesDealt(game, deal, most));
      same(await codes(9), ['KEEL-01-VANE', 'KEEL-02-VANE', 'KEEL-05-VANE']);
      same(await codes(1), ['KEEL-01-VANE']);
      same(await store.tablesDealt('another-game', deal, 9), []);
    },
  },
  {
    name: 'keeps talk and gives the last lines, oldest first',
    async run(open) {
      const store = await open();
      const lines = [line(1, 'ä'), { ...line(2, 'b'), seat: null }, line(3, 'c')];
      for (const said of lines) await store.commit([{ kind: 'talk', table: 7, line: said }]);
      same(await store.talk(7, EVERYBODY, 2), lines.slice(1));
      same(await store.talk(8, EVERYBODY, 2), []);
    },
  },
  {
    name: 'keeps what is said in one circle apart from what is said in another',
    async run(open) {
      const store = await open();
      const aside = { ...line(1, 'psst'), circle: 1 };
      for (const said of [line(1, 'a'), aside, line(2, 'b')]) {
        await store.commit([{ kind: 'talk', table: 7, line: said }]);
      }
      same(await store.talk(7, EVERYBODY, 5), [line(1, 'a'), line(2, 'b')]);
      same(await store.talk(7, 1, 5), [aside]);
      same(
        [...(await store.talkLines(7))].sort(),
        [
          [EVERYBODY, 2],
          [1, 1],
        ].sort(),
      );
      same([...(await store.talkLines(8))], []);
    },
  },
  {
    name: 'writes something that changes nothing',
    async run(open) {
      const store = await open();
      const table = await kept(store);
      await store.tryWriting();
      same(await store.table(table.code), table);
    },
  },
];
