/** `airlock forget`: forgets a person in the name of whoever runs the server. */
import { join } from 'node:path';
import { forgottenReply } from '@airlock/protocol';
import { GroupCommit, Hall } from '@airlock/tables';
import { SYSTEM_CHANCE, sha256, TIMERS } from '../given.ts';
import { loadGames } from '../loadGames.ts';
import { DATABASE_FILE } from '../store/dataFolder.ts';
import type { PersonRecord } from '../store/keeping.ts';
import { isLockedByAnother } from '../store/sqlite.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import type { Write } from '../store/store.ts';
import { textFrame } from '../wire/textFrame.ts';
import { Complaint } from './complaint.ts';
import { ControlLine } from './controlLine.ts';
import { mustHaveDatabase } from './copyData.ts';
import { Forgetting, type Forgotten } from './forgetting.ts';
import { peopleMeant } from './peopleMeant.ts';

/** Somebody may sit at many tables. */
const PATIENCE_MS = 10 * 60_000;

/** Through the server that uses the folder, or without one. */
export async function forgetPerson(data: string, who: string): Promise<string> {
  mustHaveDatabase(data);
  const line = await ControlLine.reach(data);
  if (!line) return forgetAtRest(data, who);
  try {
    const { people } = await line.ask({ do: 'people', who });
    const { id, name } = oneOf(people as PersonRecord[], who);
    return told(name, forgottenReply.parse(await line.ask({ do: 'forget', person: id }, PATIENCE_MS)));
  } finally {
    line.close();
  }
}

async function forgetAtRest(data: string, who: string): Promise<string> {
  const file = join(data, DATABASE_FILE);
  if (await isLockedByAnother(file)) {
    throw new Complaint(`Another program uses the data folder ${data} and does not answer. Stop it first.`);
  }
  const store = await openSqliteStore(file);
  try {
    const { id, name } = oneOf(await peopleMeant(store, who), who);
    const commits = new GroupCommit<Write>(store, TIMERS, { committed() {}, failed() {}, broke: rethrow });
    const hall = new Hall(
      {
        store,
        commits,
        games: await loadGames(),
        chance: SYSTEM_CHANCE,
        sha256,
        frameOf: textFrame,
        graceMs: 0,
      },
      { restored() {}, lost() {}, stumbled() {}, damaged() {}, judged() {}, woke() {} },
    );
    const forgetting = new Forgetting({ hall, store, commits, signOut() {}, changed() {}, failed: rethrow });
    return told(name, await forgetting.forget(id));
  } finally {
    await store.close();
  }
}

function oneOf(people: readonly PersonRecord[], who: string): PersonRecord {
  const [one, another] = people;
  if (!one) throw new Complaint(`Nobody here has the id or the name "${who}".`);
  if (!another) return one;
  const known = people.map(
    ({ id, seenAt }) => `${id}, last here on ${new Date(seenAt).toISOString().slice(0, 10)}`,
  );
  throw new Complaint(
    `${people.length} people are called "${who}"; name one by the id: ${known.join('; ')}.`,
  );
}

const told = (name: string, { left, handedOver, unnamed, removed, lines }: Forgotten): string =>
  `${name} is forgotten: ${left} seats given up, ${handedOver} matches taken over by a bot, ` +
  `${unnamed} kept for the others without the name, ${removed} tables deleted, ${lines} lines of talk without the name.`;

function rethrow(error: unknown): never {
  throw error;
}
