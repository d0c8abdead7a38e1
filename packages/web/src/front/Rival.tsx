/** Beside "Play": against whom one click plays, and how strong they are. */
import type { ShelfCard } from '@airlock/catalogue';
import type { GameInfo } from '@airlock/protocol';
import { certaintyOf, strengthOf } from '../levels/strength.ts';
import { Choice } from '../look/Choice.tsx';
import { keep, settings } from '../settings.ts';
import { words } from '../words.ts';
import { botsFor, usualLevel } from './newTable.ts';
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
  const bots = botsFor(info);
  if (bots.length === 0) return <p>{words.front.alone}</p>;
  if (bots.length > 1) return <p>{words.front.crew(bots.map((bot) => nameOf(info, bot.level)))}</p>;
  const chosen = usualLevel(info);
  const level = info.levels.find(({ id }) => id === chosen);
  return (
    <>
      <Choice
        label={words.front.rival(game.title)}
        value={chosen}
        values={info.levels.map(({ id, name }) => ({ value: id, name }))}
        onChoose={(id) => keep({ levels: { ...settings.peek().levels, [game.id]: String(id) } })}
      />
      {level && <p title={certaintyOf(level)}>{strengthOf(level, info.levels)}</p>}
    </>
  );
}

const nameOf = ({ levels }: GameInfo, level: string): string =>
  levels.find(({ id }) => id === level)?.name ?? level;
