/** The company of a shared review: who is here, who leads, and the talk beside it. */
import type { Companion } from '@airlock/protocol';
import { useComputed, useSignal } from '@preact/signals';
import { Say, TalkTab } from '../../frame/TalkTab.tsx';
import { Button } from '../../look/Button.tsx';
import { copyText } from '../../look/copy.ts';
import { Icon } from '../../look/Icon.tsx';
import text from '../../look/text.module.css';
import { withCompany } from './comingBack.ts';
import styles from './TogetherTab.module.css';
import type { Together } from './together.ts';
import { togetherWords } from './togetherWords.ts';

interface TogetherTabProps {
  readonly together: Together;
  /** How many looked at the match together when the page was opened. */
  readonly others: number;
  readonly mySeat: number | null;
}

export function TogetherTab({ together, others, mySeat }: TogetherTabProps) {
  const shared = useSignal(false);
  const seat = useComputed(() => mySeat);
  const company = together.company.value;
  const problem = together.problem.value;
  if (!together.isWanted.value) {
    return (
      <section class={styles.together} aria-label={togetherWords.tab}>
        <p>{togetherWords.intro}</p>
        {others > 0 && <p>{togetherWords.going(others)}</p>}
        <Button look="go" icon="person" onPress={() => together.come(others === 0)}>
          {others > 0 ? togetherWords.join : togetherWords.begin}
        </Button>
        {problem && <p role="alert">{problem}</p>}
      </section>
    );
  }
  if (!company) {
    return (
      <section class={styles.together} aria-label={togetherWords.tab}>
        <p role="status">{problem ?? togetherWords.connecting}</p>
        <Button icon="close" onPress={together.go}>
          {togetherWords.leave}
        </Button>
      </section>
    );
  }
  const isLeading = together.isLeading.value;
  return (
    <section class={`${styles.together} ${styles.on}`} aria-label={togetherWords.tab}>
      <div class={styles.company}>
        <h2 class={`${text.plate} ${text.faint}`}>{togetherWords.people}</h2>
        <ul class={styles.people}>
          {company.people.map((one) => (
            <li key={one.number}>
              <Icon name={one.number === company.lead ? 'star' : one.alone ? 'eye' : 'person'} />
              <p>
                <b>
                  <bdi>{one.number === company.you ? togetherWords.you(one.name) : one.name}</bdi>
                </b>{' '}
                <small>{whereIs(one, company.lead)}</small>
              </p>
              {isLeading && one.number !== company.you && (
                <Button
                  look="quiet"
                  label={togetherWords.hand(one.name)}
                  icon="star"
                  onPress={() => together.handTo(one.number)}
                />
              )}
            </li>
          ))}
        </ul>
        <div class={styles.tools}>
          {company.lead === null && (
            <Button icon="star" onPress={together.takeLead}>
              {togetherWords.lead}
            </Button>
          )}
          {isLeading && company.people.length > 1 && (
            <Button onPress={() => together.handTo(null)}>{togetherWords.giveUp}</Button>
          )}
          <Button
            icon={shared.value ? 'check' : 'link'}
            onPress={async () => {
              shared.value = await copyText(withCompany(location.href));
            }}
          >
            {shared.value ? togetherWords.linked : togetherWords.link}
          </Button>
          <Button icon="close" onPress={together.go}>
            {togetherWords.leave}
          </Button>
        </div>
        {problem && <p role="alert">{problem}</p>}
      </div>
      <TalkTab desk={{ mySeat: seat }} table={{ talk: together.talk, seeTalk: () => undefined }} />
      <Say table={together} />
    </section>
  );
}

function whereIs({ number, alone, at }: Companion, lead: number | null): string {
  if (number === lead) return `${togetherWords.leads}, ${togetherWords.here(at)}`;
  if (lead === null) return togetherWords.here(at);
  return alone ? togetherWords.alone(at) : togetherWords.follows;
}
