/** The door: a lamp and the one sentence that says what can be done now. Every screen that asks something has one. */
import type { ComponentChildren } from 'preact';
import type { DoorKind } from '../games/contract.ts';
import styles from './Door.module.css';
import { Sentence } from './Sentence.tsx';
import text from './text.module.css';

export type Lamp = DoorKind;

/** Each lamp has a shape of its own: chevron, two bars, octagon with bar, eye. */
const SIGNS: Readonly<Record<Lamp, ComponentChildren>> = {
  go: <path d="M5 3l13 9-13 9z" fill="currentColor" />,
  wait: <path d="M5 3h5v18H5zM14 3h5v18h-5z" fill="currentColor" />,
  stop: (
    <>
      <path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" fill="currentColor" />
      <path d="M7 12h10" stroke="var(--stop)" stroke-width="3.5" />
    </>
  ),
  note: (
    <>
      <path
        d="M2.5 12S6 5 12 5s9.5 7 9.5 7S18 19 12 19 2.5 12 2.5 12z"
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
      />
      <circle cx="12" cy="12" r="3.4" fill="currentColor" />
    </>
  ),
};

function LampSign({ lamp }: { readonly lamp: Lamp }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[lamp]}
    </svg>
  );
}

interface DoorProps {
  readonly lamp: Lamp;
  /** `*stars*` stand in the lamp's colour. */
  readonly sentence: string;
  readonly second?: string | undefined;
  readonly rule?: string | undefined;
  /** The landmark's name. */
  readonly label: string;
  readonly id?: string;
  readonly children?: ComponentChildren;
}

export function Door({ lamp, sentence, second, rule, label, id, children }: DoorProps) {
  return (
    <section class={`${styles.door} ${styles[lamp]}`} aria-label={label} id={id} tabIndex={-1}>
      <div class={styles.lamp} key={lamp}>
        <LampSign lamp={lamp} />
      </div>
      <div class={styles.ask}>
        {/* Two regions, because a refusal interrupts and everything else waits its turn. */}
        <p class={styles.sentence} aria-live="polite">
          {lamp !== 'stop' && <Sentence text={sentence} mark="em" />}
        </p>
        <p class={styles.sentence} aria-live="assertive">
          {lamp === 'stop' && <Sentence text={sentence} mark="em" />}
        </p>
        {(second || rule) && (
          <p class={styles.second}>
            {second && <Sentence text={second} />} {rule && <code class={text.rule}>{rule}</code>}
          </p>
        )}
      </div>
      {children && <div class={styles.buttons}>{children}</div>}
    </section>
  );
}
