/** What was asked for on the command line. */
import { parseArgs } from 'node:util';

export interface Wish {
  /** `null` for all of them. */
  readonly only: readonly number[] | null;
  readonly list: boolean;
  readonly json: boolean;
}

export const USAGE = `Usage: npm run attack -- [options]

  --only 8,10   only the attacks with these numbers
  --list        lists the attacks, and why each matters
  --json        one object instead of a table
`;

/** A sentence where it makes no sense. */
export function readWish(args: readonly string[], known: readonly number[]): Wish | string {
  let flags: { only?: string; list?: boolean; json?: boolean; help?: boolean };
  try {
    flags = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        list: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (flags.help) return USAGE;
  const only = flags.only?.split(',').map((text) => text.trim());
  const strange = only?.find((text) => !/^\d+$/.test(text) || !known.includes(Number(text)));
  if (strange !== undefined) {
    return `There is no attack "${strange}"; there are ${known.at(0)} to ${known.at(-1)}, as --list shows.`;
  }
  return { only: only?.map(Number) ?? null, list: flags.list === true, json: flags.json === true };
}
