/** What is kept with a report: the talk its reporter could hear, who sits there, and how far the match was. */
import { EVERYBODY, SPECTATOR } from '@airlock/kernel';
import { type LiveTable, seatOf, TALK_LINES_ON_JOIN, type TableStore } from '@airlock/tables';
import type { Person } from '../store/store.ts';
import type { Operator } from './operator.ts';

export const reporting =
  (operator: Operator, store: TableStore) =>
  async (table: LiveTable, person: Person, text: string): Promise<void> => {
    const { record } = table;
    const viewer = seatOf(record, person.id) ?? SPECTATOR;
    const circles = [EVERYBODY, ...table.talkLines.keys()].filter((circle) => table.hears(viewer, circle));
    const said = await Promise.all(
      [...new Set(circles)].map((circle) => store.talk(record.number, circle, TALK_LINES_ON_JOIN)),
    );
    const moves = await table.look(() => table.match?.log.length ?? 0);
    await operator.report({
      at: Date.now(),
      table: record.code,
      game: record.game,
      moves,
      person: person.id,
      by: person.name,
      text,
      lines: said
        .flat()
        .sort((a, b) => a.at - b.at)
        .map(({ name, text: words, at }) => ({ name, text: words, at })),
      people: record.seats.flatMap((seat) =>
        seat.kind === 'person' ? [{ name: seat.name, id: seat.person }] : [],
      ),
    });
  };
