/** The rules of this table: a preset first, then what differs from it, then all options in groups that unfold. */
import { type AnyGame, optionNamed, type Preset } from '@airlock/kernel';
import { isSomebody, type TableInfo, type TableNews } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { classes } from '../kit/classes.ts';
import type { LevelInfo } from '../levels/strength.ts';
import { Icon } from '../look/Icon.tsx';
import option from '../look/option.module.css';
import { set } from '../look/set.ts';
import { Tool } from '../look/Tool.tsx';
import text from '../look/text.module.css';
import { keep, settings } from '../settings.ts';
import { words } from '../words.ts';
import { OptionRow } from './OptionRow.tsx';
import { type Likeness, nearestPreset, optionsOf, presetMisfit, type Value } from './presets.ts';
import styles from './RulesRail.module.css';
import { Shares } from './Shares.tsx';

interface RulesRailProps {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly levels: readonly LevelInfo[];
  /** Who decides, as the reader calls them; `null` where nobody does. */
  readonly hostName: string | null;
  readonly onChange: (options: Readonly<Record<string, Value>>) => void;
}

export function RulesRail({ info, game, levels, hostName, onChange }: RulesRailProps) {
  const presets = game.words.presets ?? [];
  const likeness = nearestPreset(info.options, presets, game.options);
  const mine = info.seats.find((seat) => isSomebody(seat) && seat.you);
  const news = (mine && isSomebody(mine) && mine.again) || [];
  return (
    <aside class={styles.rail} aria-label={words.lobby.rules}>
      <header class={styles.head}>
        <h2 class={`${text.plate} ${text.faint}`}>{words.lobby.rules}</h2>
        <span>{info.host ? words.lobby.pickOne : words.lobby.hostDecides(hostName)}</span>
      </header>
      {likeness &&
        (info.host ? (
          <Presets presets={presets} {...{ info, game, levels, likeness, onChange }} />
        ) : (
          <p class={styles.paper}>
            <b>{likeness.preset.label}</b> {likeness.preset.help}{' '}
            <Shares {...{ game, levels }} seats={info.seats.length} options={likeness.preset.options} />
          </p>
        ))}
      {likeness && <Changes {...{ info, game, likeness, news, onChange }} />}
      <Groups {...{ info, game, likeness, onChange }} />
    </aside>
  );
}

interface PresetsProps extends Pick<RulesRailProps, 'info' | 'game' | 'levels' | 'onChange'> {
  readonly presets: readonly Preset[];
  readonly likeness: Likeness;
}

/** A preset with changes is still chosen; pressing it again undoes them. */
function Presets({ info, game, levels, presets, likeness, onChange }: PresetsProps) {
  return (
    <div class={styles.presets} role="radiogroup" aria-label={words.lobby.rules}>
      {presets.map((preset) => {
        const isOn = preset === likeness.preset;
        const why = presetMisfit(game, preset, info.seats.length);
        return (
          <label key={preset.label} class={classes(option.option, isOn ? option.on : styles.preset)}>
            <input
              type="radio"
              name="preset"
              checked={isOn}
              disabled={why !== null}
              onChange={() => onChange(optionsOf(preset, game.options))}
            />
            <span>
              <b>{preset.label}</b>
              <small>{why ?? preset.help}</small>
              {why === null && (
                <Shares {...{ game, levels }} seats={info.seats.length} options={preset.options} />
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** As many as are read at a glance. */
const MOST_SHOWN = 5;

interface ChangesProps extends Pick<RulesRailProps, 'info' | 'game' | 'onChange'> {
  readonly likeness: Likeness;
  readonly news: readonly TableNews[];
}

function Changes({ info, game, likeness, news, onChange }: ChangesProps) {
  const all = useSignal(false);
  const { preset, own } = likeness;
  if (own.length === 0) return <p class={styles.exactly}>{words.lobby.exactly(preset.label)}</p>;
  const shown = all.value || own.length <= MOST_SHOWN ? own : own.slice(0, MOST_SHOWN - 1);
  return (
    <section class={styles.changes} aria-label={words.lobby.changes(own.length, preset.label)}>
      <header class={styles.row}>
        <b class={styles.label}>{words.lobby.changes(own.length, preset.label)}</b>
        {info.host && (
          <button type="button" class={styles.word} onClick={() => onChange(optionsOf(preset, game.options))}>
            {words.lobby.undoAll}
          </button>
        )}
      </header>
      <ul>
        {shown.map(({ name, preset: usual, chosen }) => {
          const { label, valueName } = optionNamed(game, name);
          return (
            <li key={name} class={classes(styles.row, styles.line)}>
              <span class={styles.label}>{label}</span>
              <span class={styles.values}>
                <s>{valueName(usual)}</s> → <b>{valueName(chosen)}</b>
              </span>
              {news.some(({ option }) => option === name) && <i class={styles.chip}>{words.lobby.isNew}</i>}
              {info.host && (
                <Tool
                  icon="undo"
                  label={words.lobby.undo(label, valueName(usual))}
                  onPress={() => onChange({ [name]: usual })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < own.length && (
        <button type="button" class={styles.word} onClick={set(all, true)}>
          {words.lobby.showAll(own.length)}
        </button>
      )}
    </section>
  );
}

interface GroupsProps extends Pick<RulesRailProps, 'info' | 'game' | 'onChange'> {
  readonly likeness: Likeness | null;
}

function Groups({ info, game, likeness, onChange }: GroupsProps) {
  const groups = game.words.optionGroups ?? [
    { label: words.lobby.otherOptions, options: Object.keys(game.options) },
  ];
  const open = settings.value.groups[game.id] ?? [];
  const table = { options: info.options, seats: info.seats.length };
  return (
    <div>
      {groups.map(({ label, options }) => {
        const isOpen = open.includes(label);
        const own = likeness?.own.filter(({ name }) => options.includes(name)) ?? [];
        return (
          <section key={label} class={styles.group}>
            <h3>
              <button
                type="button"
                class={styles.fold}
                aria-expanded={isOpen}
                onClick={() => {
                  const now = isOpen ? open.filter((one) => one !== label) : [...open, label];
                  keep({ groups: { ...settings.peek().groups, [game.id]: now } });
                }}
              >
                <Icon name={isOpen ? 'opens' : 'next'} />
                <b>{label}</b>
                {own.length > 0 ? (
                  <i class={styles.chip}>{words.lobby.changedIn(own.length)}</i>
                ) : (
                  likeness && <small>{words.lobby.asIn(likeness.preset.label)}</small>
                )}
              </button>
            </h3>
            {isOpen &&
              options.map((name) => {
                const changed = own.find((one) => one.name === name);
                return (
                  <OptionRow
                    key={name}
                    {...{ name, game, table }}
                    usual={
                      changed && likeness ? { preset: likeness.preset.label, value: changed.preset } : null
                    }
                    onChange={info.host ? (value) => onChange({ [name]: value }) : undefined}
                  />
                );
              })}
          </section>
        );
      })}
    </div>
  );
}
