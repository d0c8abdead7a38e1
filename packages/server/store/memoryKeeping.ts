/** Letting go of what is only in memory. */
import type { TalkLine } from '@airlock/protocol';
import { SOMEBODY } from '@airlock/tables';
import type { Keeping, OldPerson, OldTable, PersonRecord, SaidLine } from './keeping.ts';
import type { LogLine, Person, PersonId, TableRecord } from './store.ts';

/** All there is. */
export interface Memory {
  readonly people: Map<PersonId, Person>;
  readonly tables: Map<string, TableRecord>;
  readonly logs: Map<number, LogLine[]>;
  readonly lines: Map<number, TalkLine[]>;
  readonly speakers: Map<TalkLine, PersonId>;
  readonly seen: Map<PersonId, number>;
  readonly leaving: Set<PersonId>;
}

export class MemoryKeeping implements Keeping {
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
  }

  async oldTables(
    stage: TableRecord['stage'],
    before: number,
    behind: OldTable | null,
    most: number,
  ): Promise<OldTable[]> {
    return [...this.memory.tables.values()]
      .filter((table) => table.stage === stage && table.changedAt < before)
      .map(({ number, code, changedAt }) => ({ number, code, changedAt }))
      .sort(byAge)
      .filter((table) => behind === null || byAge(table, behind) > 0)
      .slice(0, most);
  }

  async lastActionAt(match: number): Promise<number | null> {
    return this.memory.logs.get(match)?.at(-1)?.at ?? null;
  }

  async removeTable(table: number, mostRows: number): Promise<boolean> {
    const { tables, logs, lines, speakers } = this.memory;
    const said = lines.get(table) ?? [];
    for (const line of said.slice(0, mostRows)) speakers.delete(line);
    lines.set(table, said.slice(mostRows));
    if (said.length >= mostRows) return false;
    lines.delete(table);
    logs.delete(table);
    for (const [code, { number }] of tables) if (number === table) tables.delete(code);
    return true;
  }

  async personRecord(id: PersonId): Promise<PersonRecord | undefined> {
    const { people, seen } = this.memory;
    const person = people.get(id);
    return person && { ...person, seenAt: seen.get(id) ?? 0 };
  }

  async peopleNamed(name: string, most: number): Promise<PersonRecord[]> {
    const { people, seen, leaving } = this.memory;
    return [...people.values()]
      .filter((person) => person.name === name && !leaving.has(person.id))
      .map((person) => ({ ...person, seenAt: seen.get(person.id) ?? 0 }))
      .sort((a, b) => b.seenAt - a.seenAt)
      .slice(0, most);
  }

  async oldPeople(before: number, behind: OldPerson | null, most: number): Promise<OldPerson[]> {
    const { people, seen, leaving } = this.memory;
    return [...people.keys()]
      .map((id) => ({ id, seenAt: seen.get(id) ?? 0, hasSeat: this.hasSeat(id) }))
      .filter(({ id, seenAt }) => seenAt < before && !leaving.has(id))
      .sort(byAbsence)
      .filter((person) => behind === null || byAbsence(person, behind) > 0)
      .slice(0, most);
  }

  async leavingPeople(most: number): Promise<PersonId[]> {
    return [...this.memory.leaving].slice(0, most);
  }

  async removePerson(id: PersonId): Promise<void> {
    this.memory.people.delete(id);
    this.memory.seen.delete(id);
    this.memory.leaving.delete(id);
  }

  async linesOf(person: PersonId, most: number): Promise<SaidLine[]> {
    const { tables, lines, speakers } = this.memory;
    const said = [...tables.values()].flatMap(({ code, number }) =>
      (lines.get(number) ?? [])
        .filter((line) => speakers.get(line) === person)
        .map(({ text, at }) => ({ table: code, text, at })),
    );
    return said.sort((a, b) => b.at - a.at).slice(0, most);
  }

  async unnameLines(person: PersonId, most: number): Promise<number> {
    const { lines, speakers } = this.memory;
    let changed = 0;
    for (const [table, said] of lines) {
      const unnamed = said.map((line) => {
        if (speakers.get(line) !== person || changed >= most) return line;
        changed++;
        speakers.delete(line);
        return { ...line, name: SOMEBODY };
      });
      lines.set(table, unnamed);
    }
    return changed;
  }

  private hasSeat(id: PersonId): boolean {
    return [...this.memory.tables.values()].some(
      ({ host, seats }) => host === id || seats.some((seat) => seat.kind === 'person' && seat.person === id),
    );
  }
}

const byAbsence = (a: OldPerson, b: OldPerson): number =>
  a.seenAt - b.seenAt || (a.id < b.id ? -1 : Number(a.id > b.id));

const byAge = (a: OldTable, b: OldTable): number => a.changedAt - b.changedAt || a.number - b.number;
