/** What a room in a page says otherwise than a server does. */
import { Refused } from '@airlock/tables';

const SENTENCES: Partial<Record<Refused['code'], string>> = {
  storage:
    'Nothing can be saved at the moment: this browser has no room left for Airlock, or does not let it keep anything. ' +
    'Nothing was changed. Make some room, or play at the server.',
  'no-such-table':
    'There is no such table in this browser. A table whose code begins with HERE lives only in the browser it was set up in.',
  damaged: 'What this browser kept of the table is damaged, so it cannot be opened.',
};

export function asSaidHere(refused: Refused): Refused {
  const sentence = SENTENCES[refused.code];
  return sentence === undefined ? refused : new Refused(refused.code, sentence, refused.rule);
}
