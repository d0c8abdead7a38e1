/** Beside "Play": against whom and on what one click plays, how strong they are, and the sheet where that is chosen. */
import type { ShelfCard } from '@airlock/catalogue';
import type { GameInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { certaintyOf, strengthOf } from '../levels/strength.ts';
import { Icon } from '../look/Icon.tsx';
import { notice } from '../look/notice.ts';
import { set } from '../look/set.ts';
import { settings } from '../settings.ts';
import { words } from '../words.ts';
import { botsFor, isCrew, usualLevel, gameInfo as wholeInfo } from './newTable.ts';
import styles from './Rival.module.css';

interface RivalProps {
  readonly game: ShelfCard;
  /** `null` until the server has told. */
  readonly info: GameInfo | null;
}

export function Rival({ game, info }: RivalProps) {
  return <div class={styles.rival}>{info && <Told game={game} info={info} />}</div>;
}

function Told({ game, info }: { readonly game: ShelfCard; readonly info: GameInfo }) {
  const sheet = useSignal<(typeof import('./PlaySheet.tsx') & { readonly whole: GameInfo }) | null>(null);
  const open = (): void => {
    Promise.all([import('./PlaySheet.tsx'), wholeInfo(game.id)]).then(
      ([loaded, whole]) => {
        sheet.value = { ...loaded, whole };
      },
      () => {
        notice.value = words.problems.notLoaded;
      },
    );
  };
  const { name, help, title } = rivalWords(info);
  const { preset, deal } = settings.value.alone[info.id] ?? {};
  const table = info.presets.find(({ label }) => label === preset)?.label;
  const facts = [name, ...(table && table !== name ? [table] : []), ...(deal ? [`“${deal}”`] : [])];
  return (
    <>
      <button
        type="button"
        class={styles.how}
        aria-label={words.front.playHow(game.title, facts.join(', '))}
        aria-haspopup="dialog"
        title={title}
        onClick={open}
      >
        <span>
          <b>{facts.join(' · ')}</b>
          <small>{help}</small>
        </span>
        <Icon name="opens" />
      </button>
      {sheet.value && <sheet.value.PlaySheet info={sheet.value.whole} onClose={set(sheet, null)} />}
    </>
  );
}

/** Who plays against the reader, in as few words as a tile has room for. */
function rivalWords(info: GameInfo): { name: string; help: string; title?: string | undefined } {
  const bots = botsFor(info);
  const usual = info.presets[0];
  if (bots.length === 0) {
    const { preset } = settings.value.alone[info.id] ?? {};
    const table = info.presets.find(({ label }) => label === preset) ?? usual;
    return { name: table?.label ?? words.front.alone, help: table?.help ?? '' };
  }
  const chosen = isCrew(info) ? settings.value.levels[info.id] : usualLevel(info);
  const level = info.levels.find(({ id }) => id === chosen);
  if (!level)
    return { name: words.front.mixed, help: words.front.crew(bots.map((bot) => nameOf(info, bot.level))) };
  return { name: level.name, help: strengthOf(level, info.levels), title: certaintyOf(level) };
}

const nameOf = ({ levels }: GameInfo, level: string): string =>
  levels.find(({ id }) => id === level)?.name ?? level;
