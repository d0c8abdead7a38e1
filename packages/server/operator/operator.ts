/**
 * What whoever runs a server reads and decides: reports of people, and who is kept out. Both lie in the store, so that servers
 * which share a database share them. Who is kept out is asked with every request, so each server knows the list by heart and
 * looks at it anew when it has changed anywhere.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Ban, Report } from '@airlock/protocol';
import { type GroupCommit, Refused } from '@airlock/tables';
import type { KeptReport } from '../store/complaints.ts';
import type { MatchStore, PersonId, Write } from '../store/store.ts';

export interface OperatorParts {
  readonly token: string;
  readonly store: MatchStore;
  readonly commits: GroupCommit<Write>;
  /** Sends somebody away who is kept out from now on. */
  readonly sendAway: (ban: Ban) => void;
}

export class Operator {
  private readonly parts: OperatorParts;
  private banned: readonly Ban[] = [];

  private constructor(parts: OperatorParts) {
    this.parts = parts;
  }

  static async open(parts: OperatorParts): Promise<Operator> {
    const operator = new Operator(parts);
    operator.banned = await parts.store.complaints.bans();
    return operator;
  }

  /** Compared without telling by the time it takes how much of it was right. */
  mustBe(token: string | undefined): void {
    const [given, known] = [token ?? '', this.parts.token].map((text) =>
      createHash('sha256').update(text).digest(),
    );
    if (!given || !known || !timingSafeEqual(given, known)) {
      throw new Refused(
        'not-allowed',
        'That is not the operator’s token. The server prints it when it starts.',
      );
    }
  }

  /** The newest first. */
  reports(most: number): Promise<Report[]> {
    return this.parts.store.complaints.reports(most);
  }

  get bans(): readonly Ban[] {
    return this.banned;
  }

  /** Written down before it is answered. */
  report(report: KeptReport): Promise<void> {
    return this.parts.commits.write({ kind: 'report', report });
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

  /** Written down; every server learns of it with `look`. */
  ban(ban: Ban, on: boolean): Promise<void> {
    return this.parts.commits.write(on ? { kind: 'ban', ban } : { kind: 'unban', ban });
  }

  /** Looks at who is kept out by now, wherever that was decided. */
  async look(): Promise<void> {
    const known = this.banned;
    this.banned = await this.parts.store.complaints.bans();
    for (const ban of this.banned) {
      if (!known.some(({ kind, who }) => kind === ban.kind && who === ban.who)) this.parts.sendAway(ban);
    }
  }
}
