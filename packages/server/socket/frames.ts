/** From a frame to a message of the protocol, or to a refusal that says what is wrong with it. */
import {
  type ClientMessage,
  clientMessage,
  isPlainAct,
  MOST_BYTES_A_FRAME,
  tableCode,
} from '@airlock/protocol';
import { type Address, Refused } from '@airlock/tables';

export type ReadFrame =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly refused: Refused; readonly address: Address };

export function readFrame(data: Buffer, isBinary: boolean): ReadFrame {
  if (data.length > MOST_BYTES_A_FRAME) {
    return bad(new Refused('too-long', `A message has at most ${MOST_BYTES_A_FRAME} bytes.`));
  }
  const json = isBinary ? undefined : parseJson(data);
  if (json === undefined) return bad(new Refused('bad-message', 'That is not a message: it is not JSON.'));
  if (isPlainAct(json)) return { ok: true, message: json };
  const parsed = clientMessage.safeParse(json);
  if (parsed.success) return { ok: true, message: parsed.data };
  return bad(new Refused('bad-message', complaint(parsed.error.issues)), addressOf(json));
}

const bad = (refused: Refused, address: Address = {}): ReadFrame => ({ ok: false, refused, address });

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

function addressOf(message: unknown): Address {
  if (typeof message !== 'object' || message === null) return {};
  const { table, id } = message as { table?: unknown; id?: unknown };
  const code = tableCode.safeParse(table);
  return {
    ...(code.success ? { table: code.data } : {}),
    ...(Number.isInteger(id) && (id as number) >= 0 && (id as number) <= 2 ** 31 ? { id: id as number } : {}),
  };
}

/** The first thing that is wrong, as a sentence. */
export function complaint(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const [first] = issues;
  if (!first) return 'That is not understood.';
  const where = first.path.length > 0 ? ` at "${first.path.map(String).join('.')}"` : '';
  const what = first.message.endsWith('.') ? first.message : `${first.message}.`;
  return `That is not understood${where}. ${what}`;
}
