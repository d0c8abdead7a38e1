/** Says aloud what a screen reader could not know in time: cards that turn up, keys, connections, the finish. */

import { plainText } from '@airlock/kernel';
import { type OmegaEvent, omegaVirus } from '@airlock/omega-virus';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';

const SPOKEN: readonly OmegaEvent['type'][] = ['flip', 'key', 'equip', 'finish', 'paused', 'go'];

/** What the others do with their cards is not said: it would drown the rest. */
const isSpoken = (event: OmegaEvent, reader: number): boolean =>
  SPOKEN.includes(event.type) && (event.type !== 'flip' || event.open.seat === reader);

export function Announcer({ model }: { readonly model: Model }) {
  const { value: naming } = model.desk.naming;
  const events = model.desk.moments.value.at(-1)?.events ?? [];
  const said = events
    .filter((event) => isSpoken(event, naming.reader))
    .map((event) => plainText(omegaVirus.words.event(event, naming) ?? ''));
  return (
    <p class={text.spoken} role="status">
      {said.join(' ')}
    </p>
  );
}
