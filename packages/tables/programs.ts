/**
 * Programs of people: guests like any other, except that everybody sees what they are. The id tells it, so that no record of a
 * seat, a table or a line of talk can lose it.
 */
import type { PersonId } from './store/store.ts';

const MARK = 'program-';

export const isProgram = (person: PersonId): boolean => person.startsWith(MARK);

/** This much of a digest tells owners apart. */
const DIGEST_LENGTH = 22;

/** What the ids of all programs of one owner begin with. `digest` is of the owner's id, which nobody else learns from it. */
export const programsPrefix = (digest: string): string => `${MARK}${digest.slice(0, DIGEST_LENGTH)}-`;

/** All programs of one owner are counted together: without this everybody could have ten times as much of everything. */
export const ownersShare = (program: PersonId): string => program.slice(0, MARK.length + DIGEST_LENGTH);
