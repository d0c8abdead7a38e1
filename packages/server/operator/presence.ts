/** Who is here and which tables are in memory, for whoever runs the servers: at this one, and at all that share its database. */
import type { OperatorReply } from '@airlock/protocol';
import type { Hall } from '@airlock/tables';
import { addressKey } from '../border/addressKey.ts';
import type { Person } from '../store/store.ts';

/** More would be nobody's to read. */
export const MOST_SHOWN = 200;

export type Presence = Pick<OperatorReply, 'visitors' | 'tables'>;

/** Somebody with an open socket. */
interface Caller {
  readonly person: Person | null;
  readonly address: string;
}

export const presenceAt = (hall: Hall, callers: readonly Caller[]): Presence => ({
  visitors: callers.slice(0, MOST_SHOWN).map(({ person, address }) => ({
    name: person?.name ?? '',
    person: person?.id ?? null,
    address: addressKey(address),
  })),
  tables: hall
    .tables()
    .slice(0, MOST_SHOWN)
    .map(({ record, members }) => ({
      code: record.code,
      game: record.game,
      stage: record.stage,
      people: record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])),
      here: members.length,
    })),
});

export const together = (presences: readonly Presence[]): Presence => ({
  visitors: presences.flatMap(({ visitors }) => visitors).slice(0, MOST_SHOWN),
  tables: presences.flatMap(({ tables }) => tables).slice(0, MOST_SHOWN),
});
