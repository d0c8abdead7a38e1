/** What happened at this place of the match, with the rules behind it; and the whole log beside it. */
import { CLOCK } from '@airlock/kernel';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { LogTab } from '../frame/LogTab.tsx';
import rail from '../frame/RightRail.module.css';
import type { RailProps } from '../frame/RightRail.tsx';
import { useRoving } from '../frame/roving.ts';
import type { Parts } from '../games/contract.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import { RuleLine } from '../look/RuleLine.tsx';
import { Sentence } from '../look/Sentence.tsx';
import { scrollable } from '../look/scrollable.ts';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './MomentRail.module.css';
import type { Reviewing } from './reviewing.ts';
import { togetherWords } from './together/togetherWords.ts';

interface MomentRailProps extends Omit<RailProps, 'desk'> {
  readonly reviewing: Reviewing;
  /** What is said of decisions; nothing where none are judged. */
  readonly decision: ComponentChildren;
  /** What could be believed; nothing where roles are open. */
  readonly beliefs: ComponentChildren;
  /** The company of a shared review; nothing where nobody could come. */
  readonly together: ComponentChildren;
  readonly tab: Signal<ReviewTab>;
}

const TABS = ['decision', 'beliefs', 'moment', 'log', 'together'] as const;
export type ReviewTab = (typeof TABS)[number];

/** This many have no room for pictures. */
const CROWDED = 4;

const ICONS: Readonly<Record<ReviewTab, IconName>> = {
  decision: 'search',
  beliefs: 'person',
  moment: 'eye',
  log: 'log',
  together: 'talk',
};

export function MomentRail(props: MomentRailProps) {
  const { reviewing, parts, table, state, decision, beliefs, together, tab } = props;
  const roving = useRoving<HTMLDivElement>();
  const { desk } = reviewing;
  const tabs = TABS.filter(
    (name) =>
      (name !== 'decision' || decision) &&
      (name !== 'beliefs' || beliefs) &&
      (name !== 'together' || together),
  );
  return (
    <aside class={`${rail.right} ${styles.rail}`} aria-label={words.review.tabs}>
      <div class={rail.tabs} role="tablist" aria-label={words.review.tabs} {...roving}>
        {tabs.map((name) => (
          <button
            type="button"
            role="tab"
            key={name}
            id={`review-${name}`}
            class={tab.value === name ? rail.on : undefined}
            aria-selected={tab.value === name}
            aria-controls="review-body"
            onClick={() => {
              tab.value = name;
            }}
          >
            {tabs.length < CROWDED && <Icon name={ICONS[name]} />}
            {name === 'together' ? togetherWords.tab : words.review[name]}
          </button>
        ))}
      </div>
      <div class={rail.body} role="tabpanel" id="review-body" aria-labelledby={`review-${tab.value}`}>
        {tab.value === 'decision' && decision ? (
          decision
        ) : tab.value === 'beliefs' && beliefs ? (
          beliefs
        ) : tab.value === 'together' && together ? (
          together
        ) : tab.value === 'log' ? (
          <LogTab desk={desk} parts={parts} table={table} state={state} />
        ) : (
          <ThisMoment reviewing={reviewing} review={parts.review} />
        )}
      </div>
    </aside>
  );
}

function ThisMoment({
  reviewing,
  review,
}: {
  readonly reviewing: Reviewing;
  readonly review: Parts['review'];
}) {
  const { replay, moment, desk, position } = reviewing;
  const { seat, events } = moment.value;
  const { words: game } = replay.game;
  const naming = desk.naming.value;
  const told = events.flatMap((event) => {
    const line = game.event(event, naming);
    return line === null ? [] : [{ line, rule: event.rule }];
  });
  const [first, ...rest] = told;
  const rules = [...new Set(told.map(({ rule }) => rule))];
  const actor =
    position.value.at === 0
      ? words.review.deal
      : seat === CLOCK
        ? words.review.clock
        : words.review.by(naming.names[seat] ?? game.seat(seat));
  const headline = review?.headline?.value;
  const step = words.review.step(position.value.at, replay.end);
  return (
    <section class={styles.moment} {...scrollable} aria-label={words.review.moment}>
      <p class={`${text.plate} ${text.faint}`}>{headline ? `${headline.plate} · ${step}` : step}</p>
      <h2 aria-live="polite">{headline?.title ?? actor}</h2>
      {review?.Picture && <review.Picture />}
      {first ? (
        <p class={styles.first}>
          <Sentence text={first.line} />
        </p>
      ) : (
        <p class={styles.first}>{events.length === 0 ? words.review.undone : words.review.nothing}</p>
      )}
      {rest.map(({ line }) => (
        <p key={line}>
          <Sentence text={line} />
        </p>
      ))}
      <ul>
        {rules.map((rule) => (
          <RuleLine key={rule} rule={rule} rules={game.rules} />
        ))}
      </ul>
      {review && <review.Beside />}
    </section>
  );
}
