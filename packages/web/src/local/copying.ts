/** From this browser to the server: matches that are over, and those that go on there. */
import type { TableCopy, TableInfo } from '@airlock/protocol';
import { go } from '../router.ts';
import { arrive } from '../session/session.ts';
import { settings } from '../settings.ts';
import { api, here } from '../wire/http.ts';
import { copiedTables, noteCopied } from './copied.ts';

async function send(copy: TableCopy): Promise<TableInfo> {
  await arrive();
  const table = await api.takeIn(copy);
  noteCopied(copy.code, table.code);
  return table;
}

/** The match goes on at the server, with somebody else in the place of a bot if there is an invitation. Here it has ended. */
export async function moveToServer(code: string, invite: boolean): Promise<void> {
  const copy = await here.copy(code);
  const table = await send({ ...copy, ...(invite ? { invite: true } : {}) });
  await api.abandon(code, true);
  go(`/t/${table.code}`);
}

/** A deal that bears a date is everybody's on that day. */
const isDaily = ({ options }: TableCopy): boolean => /\d{4}-\d{2}-\d{2}/.test(String(options.seed ?? ''));

/** Copies what is over and not at the server yet, as far as the reader wants it. Tells whether there was something. */
export async function copyFinished(): Promise<boolean> {
  const { copies } = settings.peek();
  if (copies === 'none') return false;
  const known = copiedTables();
  const over = (await here.myTables()).filter(
    ({ code, stage, oldRules }) => stage === 'over' && !oldRules && known[code] === undefined,
  );
  let some = false;
  for (const { code } of over) {
    const copy = await here.copy(code);
    if (copies !== 'all' && !isDaily(copy)) continue;
    await send(copy);
    some = true;
  }
  return some;
}
