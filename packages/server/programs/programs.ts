/**
 * Programs of people. Each is somebody of its own, with a seat, a name and a token of its own, so that nobody takes it for the person
 * who wrote it. Its token is that of a session which is never renewed; here lies a digest of it.
 */
import { createHash } from 'node:crypto';
import { isProgram, programsPrefix, Refused } from '@airlock/tables';
import type { Sessions } from '../people/sessions.ts';
import type { MatchStore, Person } from '../store/store.ts';

/** More are refused: revoke one first. */
export const MOST_PROGRAMS = 10;

const prefixOf = (owner: Person): string =>
  programsPrefix(createHash('sha256').update(`programs of ${owner.id}`).digest('base64url'));

export class Programs {
  private readonly store: MatchStore;
  private readonly sessions: Sessions;

  constructor(store: MatchStore, sessions: Sessions) {
    this.store = store;
    this.sessions = sessions;
  }

  mine(owner: Person): Promise<Person[]> {
    return this.store.peopleWith(prefixOf(owner), MOST_PROGRAMS);
  }

  /** A new program, and the token that nobody is told a second time. */
  async make(owner: Person, name: string): Promise<{ program: Person; token: string }> {
    if (isProgram(owner.id)) throw new Refused('not-allowed', 'Programs belong to people, not to programs.');
    if ((await this.mine(owner)).length >= MOST_PROGRAMS) {
      throw new Refused('not-allowed', `You can have ${MOST_PROGRAMS} programs. Revoke one first.`);
    }
    const { person, token } = await this.sessions.admit(name, prefixOf(owner));
    return { program: person, token };
  }

  /** One of mine, by its id. */
  async find(owner: Person, id: string): Promise<Person> {
    const program = (await this.mine(owner)).find((one) => one.id === id);
    if (!program) throw new Refused('not-found', 'You have no such program.');
    return program;
  }
}
