/** What a reader prefers, wherever they are: the same lines in the menu of a table and behind the sliders of every other screen. */
import setting from '../look/setting.module.css';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { keep, settings } from '../settings.ts';
import { IS_SITE } from '../site.ts';
import { playSound } from '../sound/player.ts';
import { canNotify, isBlocked, wantNotices } from '../table/notices.ts';
import { words } from '../words.ts';
import styles from './Preferences.module.css';

const MOTIONS = ['system', 'on', 'off'] as const;
const LOOKS = ['dark', 'light', 'system'] as const;
const TEXTS = ['usual', 'large', 'largest'] as const;

export function Preferences() {
  const { muted, volume, motion, look, text, rest, letters, holds, notices } = settings.value;
  return (
    <>
      <Switch label={words.menu.sound} on={!muted} onSwitch={(on) => keep({ muted: !on })} />
      <label class={setting.setting}>
        <span>{words.menu.volume}</span>
        <input
          type="range"
          class={styles.volume}
          min="0"
          max="1"
          step="0.05"
          value={volume}
          disabled={muted}
          onInput={(event) => keep({ volume: Number(event.currentTarget.value) })}
          onChange={() => playSound('place')}
        />
      </label>
      <OneOf
        label={words.menu.motion}
        value={motion}
        names={words.menu.motions}
        values={MOTIONS}
        onChoose={(chosen) => keep({ motion: chosen })}
      />
      <OneOf
        label={words.menu.look}
        value={look}
        names={words.menu.looks}
        values={LOOKS}
        onChoose={(chosen) => keep({ look: chosen })}
      />
      <OneOf
        label={words.menu.text}
        value={text}
        names={words.menu.texts}
        values={TEXTS}
        onChoose={(chosen) => keep({ text: chosen })}
      />
      <Switch label={words.menu.rest} on={rest} onSwitch={(on) => keep({ rest: on })} />
      <Switch label={words.menu.holds} on={holds} onSwitch={(on) => keep({ holds: on })} />
      <Switch label={words.menu.letters} on={letters} onSwitch={(on) => keep({ letters: on })} />
      {canNotify() && (
        <Switch
          label={isBlocked() ? words.menu.noticesBlocked : words.menu.notices}
          on={notices}
          off={isBlocked()}
          onSwitch={(on) => void wantNotices(on)}
        />
      )}
      {!IS_SITE && <PushSwitch />}
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  /** It cannot be switched now. */
  readonly off?: boolean;
  readonly onSwitch: (on: boolean) => void;
}

const Switch = ({ label, on, off = false, onSwitch }: SwitchProps) => (
  <label class={setting.setting}>
    <span>{label}</span>
    <input
      type="checkbox"
      checked={on}
      disabled={off}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
  </label>
);

interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

const OneOf = <Value extends string>({ label, value, values, names, onChoose }: OneOfProps<Value>) => (
  <label class={setting.setting}>
    <span>{label}</span>
    <select
      value={value}
      onChange={(event) => {
        const chosen = values[event.currentTarget.selectedIndex];
        if (chosen) onChoose(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </select>
  </label>
);
