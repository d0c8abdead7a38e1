/**
 * What whoever runs a server reads and decides: reports of people, and who is kept out. Both lie beside the database, as files that
 * can be read without us, because reports are read by people and are few.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ban, Report } from '@airlock/protocol';
import { GONE, Refused, SOMEBODY } from '@airlock/tables';
import type { PersonId } from '../store/store.ts';

const REPORTS_FILE = 'reports.jsonl';
const BANS_FILE = 'bans.json';

/** Older reports make room for newer ones. */
const MOST_REPORTS = 1_000;

/** A report with who made it, which nobody but the operator's files know. */
interface KeptReport extends Report {
  readonly person: PersonId;
}

export class Operator {
  private readonly token: string;
  /** `null` where nothing is kept on a disk of this server. */
  private readonly folder: string | null;
  private reported: KeptReport[];
  private banned: readonly Ban[];

  constructor(token: string, folder: string | null) {
    this.token = token;
    this.folder = folder;
    this.reported = this.read(REPORTS_FILE, linesIn) ?? [];
    this.banned = this.read(BANS_FILE, (text) => JSON.parse(text) as Ban[]) ?? [];
  }

  /** Compared without telling by the time it takes how much of it was right. */
  mustBe(token: string | undefined): void {
    const [given, known] = [token ?? '', this.token].map((text) =>
      createHash('sha256').update(text).digest(),
    );
    if (!given || !known || !timingSafeEqual(given, known)) {
      throw new Refused(
        'not-allowed',
        'That is not the operator’s token. The server prints it when it starts.',
      );
    }
  }

  get reports(): readonly Report[] {
    return this.reported.map(({ person: _, ...report }) => report).reverse();
  }

  get bans(): readonly Ban[] {
    return this.banned;
  }

  /** Written down before it is answered. */
  report(report: Omit<KeptReport, 'number'>): void {
    const number = (this.reported.at(-1)?.number ?? 0) + 1;
    const kept = { number, ...report };
    if (this.reported.length >= MOST_REPORTS) {
      this.reported = [...this.reported.slice(1), kept];
      this.write(REPORTS_FILE, this.reported.map(lineOf).join(''));
      return;
    }
    if (this.folder !== null) {
      appendFileSync(join(this.folder, REPORTS_FILE), lineOf(kept), { mode: 0o600, flush: true });
    }
    this.reported.push(kept);
  }

  /** Somebody wants to be forgotten: their reports stay without their name. */
  forget(person: PersonId): void {
    if (!this.reported.some((report) => report.person === person)) return;
    this.reported = this.reported.map((report) =>
      report.person === person ? { ...report, person: GONE, by: SOMEBODY } : report,
    );
    this.write(REPORTS_FILE, this.reported.map(lineOf).join(''));
  }

  isBanned({
    person,
    address,
  }: {
    readonly person: PersonId | undefined;
    readonly address: string;
  }): boolean {
    return this.banned.some((ban) => (ban.kind === 'person' ? ban.who === person : ban.who === address));
  }

  ban({ kind, who, why }: Ban, on: boolean): void {
    const others = this.banned.filter((ban) => ban.kind !== kind || ban.who !== who);
    this.banned = on ? [...others, { kind, who, why }] : others;
    this.write(BANS_FILE, JSON.stringify(this.banned, null, 2));
  }

  private read<Content>(name: string, parse: (text: string) => Content): Content | null {
    if (this.folder === null) return null;
    const file = join(this.folder, name);
    return existsSync(file) ? parse(readFileSync(file, 'utf8')) : null;
  }

  /** Whole or not at all. */
  private write(name: string, text: string): void {
    if (this.folder === null) return;
    const file = join(this.folder, name);
    writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
}

const lineOf = (report: KeptReport): string => `${JSON.stringify(report)}\n`;

const linesIn = (text: string): KeptReport[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as KeptReport);
