/** How one plays alone: the level of the bots with how strong they are, a table that the game recommends, a deal by name. */
import type { GameInfo } from '@airlock/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { aboutOf } from '../games/found.ts';
import { classes } from '../kit/classes.ts';
import { Bars } from '../levels/Bars.tsx';
import { certaintyOf, strengthOf } from '../levels/strength.ts';
import { Button } from '../look/Button.tsx';
import field from '../look/field.module.css';
import { Notice } from '../look/Notice.tsx';
import { attempt } from '../look/notice.ts';
import option from '../look/option.module.css';
import { Tool } from '../look/Tool.tsx';
import { type Alone, keep, settings } from '../settings.ts';
import { words } from '../words.ts';
import { botsFor, chosenTable, isCrew, playBots, usualLevel } from './newTable.ts';
import styles from './PlaySheet.module.css';

interface PlaySheetProps {
  readonly info: GameInfo;
  readonly onClose: () => void;
}

export function PlaySheet({ info, onClose }: PlaySheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    // The dialog itself is pressed only where nothing of it is: beside the sheet.
    const onPress = (event: Event): void => {
      if (event.target === sheet) sheet?.close();
    };
    sheet?.addEventListener('click', onPress);
    return () => sheet?.removeEventListener('click', onPress);
  }, []);
  const play = aboutOf(info.id)?.play;
  return (
    <dialog class={styles.sheet} ref={dialog} aria-label={words.front.howTitle(info.title)} onClose={onClose}>
      <div class={styles.paper}>
        <header>
          <h2>{words.front.howTitle(info.title)}</h2>
          <Tool icon="close" label={words.front.close} onPress={() => dialog.current?.close()} />
        </header>
        {botsFor(info).length > 0 && <LevelList info={info} />}
        <TableList info={info} />
        <Deal info={info} />
        <Button
          look="go"
          icon="play"
          onPress={async () => {
            await attempt(() => playBots(info.id));
            dialog.current?.close();
          }}
        >
          {play}
        </Button>
      </div>
      {/* The page's own lies under this sheet. */}
      <Notice />
    </dialog>
  );
}

interface RadioProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly title?: string | undefined;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

const Radio = ({ name, isOn, title, onPick, children }: RadioProps) => (
  <label class={classes(option.option, styles.choice, isOn && option.on)} title={title}>
    <input type="radio" name={name} checked={isOn} onChange={onPick} />
    <span>{children}</span>
  </label>
);

function LevelList({ info }: Pick<PlaySheetProps, 'info'>) {
  const { levels, id } = info;
  const crew = isCrew(info);
  const kept = settings.value.levels[id];
  const chosen = crew ? levels.find((level) => level.id === kept)?.id : usualLevel(info);
  const choose = (level: string | undefined): void => {
    const { [id]: _, ...others } = settings.peek().levels;
    keep({ levels: level === undefined ? others : { ...others, [id]: level } });
  };
  return (
    <fieldset class={styles.list}>
      <legend>{crew ? words.front.levels : words.front.level}</legend>
      {crew && (
        <Radio name="level" isOn={chosen === undefined} onPick={() => choose(undefined)}>
          <b>{words.front.mixed}</b>
          <small>{words.front.mixedHelp}</small>
        </Radio>
      )}
      {levels.map((level, at) => (
        <Radio
          key={level.id}
          name="level"
          isOn={level.id === chosen}
          title={certaintyOf(level)}
          onPick={() => choose(level.id)}
        >
          <b>
            {level.name} <Bars at={at + 1} of={levels.length} />
          </b>
          <small>{level.help}</small>
          <small>{strengthOf(level, levels)}</small>
        </Radio>
      ))}
    </fieldset>
  );
}

const keepAlone = (id: string, change: Alone): void =>
  keep({ alone: { ...settings.peek().alone, [id]: { ...settings.peek().alone[id], ...change } } });

function TableList({ info }: Pick<PlaySheetProps, 'info'>) {
  const { id, presets } = info;
  // A deal has a field of its own.
  const shown = presets.filter(({ options }) => !('seed' in options));
  const chosen = chosenTable(info);
  if (shown.length < 2) return null;
  return (
    <fieldset class={styles.list}>
      <legend>{words.front.difficulty}</legend>
      {shown.map((one) => (
        <Radio
          key={one.label}
          name="table"
          isOn={one === chosen}
          onPick={() => keepAlone(id, { preset: one.label })}
        >
          <b>{one.label}</b>
          <small>{one.help}</small>
        </Radio>
      ))}
    </fieldset>
  );
}

function Deal({ info: { id, options } }: Pick<PlaySheetProps, 'info'>) {
  const { seed } = options;
  if (seed?.kind !== 'text') return null;
  return (
    <label class={styles.deal}>
      <b>{seed.label}</b>
      <small>{words.front.dealHelp}</small>
      <input
        class={field.field}
        value={settings.value.alone[id]?.deal ?? ''}
        pattern={seed.pattern}
        title={seed.hint}
        maxLength={64}
        autocomplete="off"
        onChange={(event) => {
          const { value, validity } = event.currentTarget;
          if (validity.valid) keepAlone(id, { deal: value.trim() });
        }}
      />
    </label>
  );
}
