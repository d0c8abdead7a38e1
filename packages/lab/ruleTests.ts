/** Which tests of a game cite which of its rules. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CitingTest, citingTests } from '@airlock/conformance';
import { Complaint } from './complaint.ts';
import { inHouse } from './house.ts';

export type Citation = Pick<CitingTest, 'file' | 'title'>;

export function citationsIn(game: string): Map<string, Citation[]> {
  const folder = inHouse('packages', 'games', game);
  if (!existsSync(join(folder, 'package.json'))) {
    throw new Complaint(`The sources of ${game} are not here, so its tests cannot be searched.`);
  }
  const citations = new Map<string, Citation[]>();
  for (const { file, title, cites } of citingTests(folder)) {
    for (const rule of cites) citations.set(rule, [...(citations.get(rule) ?? []), { file, title }]);
  }
  return citations;
}
