/** The seven status cards: four Tower Actions, three systems of the ship. */
import {
  DESTRUCT,
  INFESTATION,
  isSwitched,
  LIFE,
  phagePerPhase,
  type ShipView,
  STATUS_WORDS,
} from '@airlock/hypatia';
import { Icon, type IconName } from '../../../look/Icon.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import text from '../../../look/text.module.css';
import { SuitMark } from '../cards/SuitMark.tsx';
import type { Model } from '../model.ts';
import { paperOf, Taught } from '../ship/ReadOut.tsx';
import { statusText } from '../words.ts';
import { HabitSwitch } from './HabitSwitch.tsx';
import { Others } from './Others.tsx';
import styles from './Systems.module.css';

const ACTIONS = [0, 1, 2, 3] as const;
const SYSTEMS = [LIFE, INFESTATION, DESTRUCT] as const;

export function Systems({ model, large = false }: { readonly model: Model; readonly large?: boolean }) {
  const { ship, view } = model.drawn.value;
  if (!ship) return <Others model={model} />;
  const paper = paperOf(model);
  const phage = phagePerPhase(ship, view.options);
  // With the others above them the cards stand closer, and with all four ships they may have to scroll.
  const shared = view.seats > 1 && !large;
  return (
    <div
      class={`${styles.rail} ${large ? styles.large : ''} ${shared ? styles.shared : ''}`}
      {...(shared ? scrollable : {})}
    >
      {!large && paper && <Taught {...paper} />}
      {view.seats > 1 && <Others model={model} />}
      <h2 class={`${text.plate} ${text.faint}`}>Tower actions, all usable now</h2>
      {ACTIONS.map((status) => (
        <ActionCard key={status} ship={ship} status={status} large={large} />
      ))}
      <h2 class={`${text.plate} ${text.faint}`}>Ship systems</h2>
      {SYSTEMS.map((status) => (
        <SystemCard key={status} ship={ship} status={status} phage={phage} />
      ))}
      {large && <HabitSwitch model={model} />}
    </div>
  );
}

/** Where the better side of each Tower Action is won. */
const WON_AT = ['Medical', 'the Labs', 'Logistics', 'the Labs'] as const;

function ActionCard({ ship, status, large }: { ship: ShipView; status: number; large: boolean }) {
  const on = isSwitched(ship, status);
  const { name, text: line } = statusText(ship, status);
  const words = STATUS_WORDS[status];
  return (
    <div class={`${styles.card} ${on ? styles.unlocked : ''}`}>
      <SuitMark suit={status} />
      <div>
        <b>{name}</b>
        <span>{large ? (on ? words?.other.text : words?.start.text) : line}</span>
        <span class={styles.better}>
          <Icon name={on ? 'check' : 'lock'} />
          {on ? 'the better side' : `better after a win at ${WON_AT[status]}`}
        </span>
        {large && !on && (
          <span class={styles.other}>
            Then {words?.other.name}: {words?.other.text}
          </span>
        )}
      </div>
    </div>
  );
}

function SystemCard({ ship, status, phage }: { ship: ShipView; status: number; phage: number }) {
  const on = isSwitched(ship, status);
  const { name, text: line } = statusText(ship, status);
  const icon: IconName = on ? 'warn' : status === DESTRUCT ? 'minus' : 'check';
  return (
    <div class={`${styles.card} ${on ? (status === DESTRUCT ? styles.armed : styles.bad) : styles.calm}`}>
      <Icon name={icon} />
      <div>
        <b>{`${STATUS_WORDS[status]?.name}: ${name}`}</b>
        <span>{status === INFESTATION ? `${phage} Phage each round` : line}</span>
      </div>
    </div>
  );
}
