/** The last things that matter in the race, each with its "why?"; every card that is laid stands in the log. */
import { listOf, plainText, present } from '@airlock/kernel';
import { backName, detailOf, type OmegaEvent, omegaVirus } from '@airlock/omega-virus';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import text from '../../../look/text.module.css';
import type { Why } from '../../contract.ts';
import { logIcon } from '../beats.ts';
import type { Model } from '../model.ts';
import styles from './JustNow.module.css';

const MOST = 3;

const MATTERS: readonly OmegaEvent['type'][] = [
  'key',
  'equip',
  'finish',
  'rolledBack',
  'paused',
  'resumed',
  'lost',
  'back',
  'botTookOver',
];

interface Line {
  readonly key: string;
  readonly event: OmegaEvent;
  readonly sentence: string;
  readonly sequence: number;
}

/** A flip matters when locked cards went by. */
function sentenceOf(event: OmegaEvent, model: Model): string | null {
  const { value: naming } = model.desk.naming;
  if (event.type === 'flip') {
    const skipped = detailOf(event)?.skipped ?? [];
    if (skipped.length === 0 || event.open.seat !== naming.reader) return null;
    return skipped.length === 1
      ? `A ${backName(present(skipped[0]))} card went under your deck.`
      : `Cards went under your deck: ${listOf(skipped.map(backName))}.`;
  }
  return MATTERS.includes(event.type) ? omegaVirus.words.event(event, naming) : null;
}

function linesOf(model: Model): Line[] {
  const lines: Line[] = [];
  const moments = model.desk.moments.value;
  for (let at = moments.length - 1; at >= 0 && lines.length < MOST; at--) {
    const { sequence, events } = present(moments[at]);
    for (let index = events.length - 1; index >= 0 && lines.length < MOST; index--) {
      const event = present(events[index]);
      // A round begins with a clean sheet.
      if (event.type === 'dealt') return lines;
      const sentence = sentenceOf(event, model);
      if (sentence) lines.unshift({ key: `${sequence}.${index}`, event, sentence, sequence });
    }
  }
  return lines;
}

export function JustNow({ model }: { readonly model: Model }) {
  const lines = linesOf(model);
  if (lines.length === 0) return null;
  return (
    <section class={styles.just}>
      <h2 class={`${text.plate} ${text.faint}`}>Just now</h2>
      <ul>
        {lines.map(({ key, event, sentence, sequence }, at) => (
          <li key={key} class={at === lines.length - 1 ? styles.fresh : undefined}>
            <Icon name={event.type === 'flip' ? 'lock' : logIcon(event)} />
            <span>
              <Sentence text={sentence} />
            </span>
            <WhyButton about={whyOf(event, sentence, sequence)} onWhy={model.desk.why} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const whyOf = (event: OmegaEvent, sentence: string, sequence: number): Why => ({
  question: 'Why did this happen?',
  sentences: [plainText(sentence)],
  // The flip is told with its own rule; what went by did so by another.
  rules: [event.type === 'flip' ? 'OMG-024' : event.rule],
  sequence,
});
