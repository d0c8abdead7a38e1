/** The line through time: step, play, jump to a milestone, look through somebody's eyes. */

import { SPECTATOR, type Viewer } from '@airlock/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isCompact } from '../frame/layout.ts';
import type { GamePage, ReviewTime } from '../games/contract.ts';
import { Choice } from '../look/Choice.tsx';
import { Icon } from '../look/Icon.tsx';
import tool from '../look/Tool.module.css';
import { Tool } from '../look/Tool.tsx';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import { namedMilestones } from './milestoneNames.ts';
import { eyesOf, type Reviewing } from './reviewing.ts';
import styles from './Scrubber.module.css';

interface ScrubberProps {
  readonly reviewing: Reviewing;
  readonly page: GamePage;
  /** Where the game has a time line of its own. */
  readonly time: ReviewTime | undefined;
  /** A line of the decisions instead, where they are judged. */
  readonly chart: ComponentChildren;
}

export function Scrubber({ reviewing, page, time, chart }: ScrubberProps) {
  const { running, speed } = reviewing;
  return (
    <section class={`${styles.scrubber} ${chart ? styles.judged : ''}`} aria-label={words.review.controls}>
      <div class={styles.controls}>
        <Tool icon="stepBack" label={words.review.back} onPress={() => reviewing.step(-1)} />
        <button
          type="button"
          class={`${tool.tool} ${styles.play}`}
          aria-label={running.value ? words.review.pause : words.review.play}
          onClick={reviewing.toggle}
        >
          <Icon name={running.value ? 'pause' : 'play'} />
        </button>
        <Tool icon="stepForward" label={words.review.forward} onPress={() => reviewing.step(1)} />
        <button
          type="button"
          class={`${tool.tool} ${styles.speed}`}
          aria-label={words.review.speedLabel(speed.value)}
          onClick={reviewing.nextSpeed}
        >
          {words.review.speed(speed.value)}
        </button>
      </div>
      {time ? (
        <time.Line goTo={reviewing.goTo} running={running.value} speed={speed.value} />
      ) : chart ? (
        <>
          {chart}
          <div class={styles.choices}>
            <Eyes reviewing={reviewing} />
            {reviewing.desk.layout.value === 'wide' && <GoTo reviewing={reviewing} page={page} />}
          </div>
        </>
      ) : (
        <StepLine reviewing={reviewing} page={page} />
      )}
    </section>
  );
}

type Milestones = ReturnType<GamePage['milestones']>;

/** They are looked for in the whole match, which is done after the table has been drawn, not before. */
function useMilestones({ replay }: Reviewing, page: ScrubberProps['page']): Milestones {
  const milestones = useSignal<Milestones>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const marks = page.milestones(replay.finished(SPECTATOR));
      milestones.value = replay.outcome
        ? marks
        : [...marks, { sequence: replay.end, label: words.over.abandoned }];
    });
    return () => clearTimeout(timer);
  }, [page, replay, milestones]);
  return milestones.value;
}

/** Milestones as a list, where decisions have taken their place on the line. */
function GoTo({ reviewing, page }: Pick<ScrubberProps, 'reviewing' | 'page'>) {
  const milestones = useMilestones(reviewing, page);
  const { at } = reviewing.position.value;
  const current = milestones.findLast(({ sequence }) => sequence <= at) ?? milestones[0];
  if (!current) return null;
  return (
    <div class={styles.eyes}>
      <span class={`${text.plate} ${text.faint}`}>{words.review.goTo}</span>
      <Choice
        label={words.review.goTo}
        value={current.sequence}
        values={milestones.map(({ sequence, label }) => ({ value: sequence, name: label }))}
        onChoose={(sequence) => reviewing.goTo(Number(sequence))}
      />
    </div>
  );
}

/** One step after the other, with milestones, and through whose eyes. */
function StepLine({ reviewing, page }: Pick<ScrubberProps, 'reviewing' | 'page'>) {
  const { replay, position } = reviewing;
  const { at } = position.value;
  const milestones = useMilestones(reviewing, page);
  const named = useMemo(() => namedMilestones(milestones, replay.end), [milestones, replay]);
  const share = (place: number): string => `${(place / Math.max(1, replay.end)) * 100}%`;
  const current = milestones.findLast(({ sequence }) => sequence <= at);
  return (
    <>
      <div class={styles.line} data-fan="">
        <div class={styles.track} aria-hidden="true">
          <div class={styles.fill} style={{ width: share(at) }} />
        </div>
        <input
          type="range"
          class={styles.range}
          min="0"
          max={replay.end}
          value={at}
          aria-label={words.review.at}
          aria-valuetext={words.review.step(at, replay.end)}
          onInput={(event) => reviewing.goTo(event.currentTarget.valueAsNumber)}
        />
        {/* Where there is little room they lie closer than a finger can tell: there the line itself leads to them. */}
        {milestones.map((one) =>
          isCompact(reviewing.desk.layout.value) ? (
            <span
              key={one.sequence}
              class={`${styles.milestone} ${styles.mark} ${one === current ? styles.on : ''}`}
              style={{ left: share(one.sequence) }}
              aria-hidden="true"
            >
              <i />
            </span>
          ) : (
            <button
              type="button"
              key={one.sequence}
              class={`${styles.milestone} ${one === current ? styles.on : ''}`}
              style={{ left: share(one.sequence) }}
              aria-label={one.label}
              onClick={() => reviewing.goTo(one.sequence)}
            >
              <i aria-hidden="true" />
              {named.has(one) && <b aria-hidden="true">{one.label}</b>}
            </button>
          ),
        )}
        <span class={styles.here} style={{ left: share(at) }} aria-hidden="true" />
      </div>
      <Eyes reviewing={reviewing} />
    </>
  );
}

function Eyes({ reviewing }: { readonly reviewing: Reviewing }) {
  return (
    <div class={styles.eyes}>
      <span class={`${text.plate} ${text.faint}`}>{words.review.seeAs}</span>
      <Choice
        label={words.review.seeAs}
        value={reviewing.position.value.as}
        values={eyesOf(reviewing.replay, words.review.everyone)}
        onChoose={(viewer) => reviewing.seeAs(viewer as Viewer)}
      />
    </div>
  );
}
