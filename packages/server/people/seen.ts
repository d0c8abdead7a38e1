/** Notes who was here, once a day: how long somebody has been away decides whether they are kept. */
import type { GroupCommit } from '@airlock/tables';
import type { PersonId, Write } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export class Seen {
  private readonly commits: GroupCommit<Write>;
  private today = new Set<PersonId>();
  private since = Date.now();

  constructor(commits: GroupCommit<Write>) {
    this.commits = commits;
  }

  note(person: PersonId): void {
    const now = Date.now();
    if (now - this.since > DAY_MS) {
      this.today = new Set();
      this.since = now;
    }
    if (this.today.has(person)) return;
    this.today.add(person);
    // Nobody waits for it. A disk that cannot be written to is reported elsewhere, and another day will do.
    this.commits.add([{ kind: 'seen', person, at: now }], () => {});
  }
}
