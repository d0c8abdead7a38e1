/** How long a decision may take at this table: as long as one likes, live with a clock, or slow over days. */
import type { AnyGame, Pace } from '@airlock/kernel';
import type { TableChange, TableInfo, TableTime } from '@airlock/protocol';
import { classes } from '../kit/classes.ts';
import { Choice } from '../look/Choice.tsx';
import rows from '../look/rows.module.css';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './TimePanel.module.css';

interface TimePanelProps {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly onChange: (change: TableChange) => void;
}

const PACES: readonly Pace[] = ['none', 'live', 'slow'];
const SECONDS = [30, 60, 90, 120, 180, 300, 600];
const HOURS = [12, 24, 48, 72];

const USUAL: Readonly<Record<Pace, TableTime | null>> = {
  none: null,
  live: { kind: 'live', seconds: 120 },
  slow: { kind: 'slow', hours: 24 },
};

/** By the time that was agreed on, or else by the game's own options. */
function paceOf({ time, options }: Pick<TableInfo, 'time' | 'options'>, { paces }: AnyGame): Pace {
  if (time) return time.kind;
  if (!paces) return 'none';
  const isSo = (pace: Pace): boolean =>
    Object.entries(paces[pace]).every(([name, value]) => options[name] === value);
  return isSo('none') ? 'none' : 'live';
}

/** What a press on a pace changes: the time, and where the game has a clock of its own, its options. */
const changeTo = (pace: Pace, { paces }: AnyGame): TableChange => ({
  // A live clock of the game's own is set by its options alone.
  time: pace === 'live' && paces ? null : USUAL[pace],
  ...(paces ? { options: { ...paces[pace] } } : {}),
});

export function TimePanel({ info, game, onChange }: TimePanelProps) {
  const pace = paceOf(info, game);
  const hasChoice = game.timeOut !== undefined || game.paces !== undefined;
  return (
    <section class={rows.panel} aria-label={words.lobby.time.label}>
      <div class={rows.row}>
        <p>
          <b>{words.lobby.time.label}</b>
          <span class={text.dim}>{hasChoice ? words.lobby.time.help[pace] : words.lobby.time.own}</span>
        </p>
        {hasChoice && !info.host && <b>{words.lobby.time.names[pace]}</b>}
        {hasChoice && info.host && (
          <div class={styles.segments} role="radiogroup" aria-label={words.lobby.time.label}>
            {PACES.map((one) => (
              <label key={one} class={classes(styles.segment, one === pace && styles.on)}>
                <input
                  type="radio"
                  name="pace"
                  checked={one === pace}
                  onChange={() => onChange(changeTo(one, game))}
                />
                {words.lobby.time.names[one]}
              </label>
            ))}
          </div>
        )}
      </div>
      {info.time && <Length time={info.time} onChange={info.host ? onChange : undefined} />}
    </section>
  );
}

interface LengthProps {
  readonly time: TableTime;
  readonly onChange: TimePanelProps['onChange'] | undefined;
}

function Length({ time, onChange }: LengthProps) {
  const isSlow = time.kind === 'slow';
  const value = isSlow ? time.hours : time.seconds;
  const values = [...new Set([...(isSlow ? HOURS : SECONDS), value])].sort((a, b) => a - b);
  const name = isSlow ? words.lobby.time.hours : words.lobby.time.seconds;
  return (
    <div class={rows.row}>
      <p class={text.dim}>{words.lobby.time.each}</p>
      {onChange ? (
        <Choice
          label={words.lobby.time.each}
          value={value}
          values={values.map((one) => ({ value: one, name: name(one) }))}
          onChoose={(one) =>
            onChange({
              time: isSlow ? { kind: 'slow', hours: Number(one) } : { kind: 'live', seconds: Number(one) },
            })
          }
        />
      ) : (
        <b>{name(value)}</b>
      )}
    </div>
  );
}
