/** Who is meant by what somebody typed: an id, or a name that several may have. */
import type { PersonRecord } from '../store/keeping.ts';
import type { MatchStore } from '../store/store.ts';

const MOST_LISTED = 50;

export async function peopleMeant({ keeping }: MatchStore, who: string): Promise<PersonRecord[]> {
  const known = await keeping.personRecord(who);
  return known ? [known] : keeping.peopleNamed(who, MOST_LISTED);
}
