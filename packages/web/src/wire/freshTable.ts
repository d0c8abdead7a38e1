/** The table that was set a moment ago: whoever opens it now need not ask for what has just been told. */
import type { TableInfo } from '@airlock/protocol';

let fresh: TableInfo | null = null;

export function noteFresh(table: TableInfo): TableInfo {
  fresh = table;
  return table;
}

/** Given once: whoever comes back later asks how the table stands then. */
export function takeFresh(code: string): TableInfo | null {
  const table = fresh?.code === code ? fresh : null;
  fresh = null;
  return table;
}
