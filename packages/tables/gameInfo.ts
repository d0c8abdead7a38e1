/** What is told of a game to whoever may want to play it: its options, its bots and how strong they are. */
import {
  type BotLevel,
  type CatalogueEntry,
  ladderOf,
  type Rung,
  rungsOf,
  type ShelfCard,
} from '@airlock/catalogue';
import type { OptionSpec, OptionWords } from '@airlock/kernel';
import type { GameInfo, MeasuredLevel, OptionInfo } from '@airlock/protocol';

export function gameInfo(card: ShelfCard, entry: CatalogueEntry | undefined): GameInfo {
  const { id, title, tagline, seats } = card;
  const options = Object.entries(entry?.game.options ?? {}).map(([name, spec]) => {
    const words = entry?.game.words.options[name];
    return [name, optionInfo(spec, words ?? { label: name, help: '' })] as const;
  });
  return {
    id,
    title,
    tagline,
    built: entry !== undefined,
    seats,
    options: Object.fromEntries(options),
    presets: (entry?.game.words.presets ?? []).map((preset) => ({
      ...preset,
      options: { ...preset.options },
    })),
    levels: levelInfos(id, entry?.levels ?? []),
  };
}

function levelInfos(game: string, levels: readonly BotLevel[]): GameInfo['levels'] {
  const rungs = rungsOf(ladderOf(game), levels);
  return levels.map(({ id, name, help }, index) => ({
    id,
    name,
    help,
    measured: measuredInfo(rungs[index] ?? null, levels[index - 1]?.name ?? ''),
  }));
}

function measuredInfo(rung: Rung | null, below: string): MeasuredLevel | null {
  if (!rung) return null;
  const { step, cost } = rung;
  return {
    step: step && {
      below,
      rate: step.rate,
      low: step.low,
      high: step.high,
      games: step.games,
      alone: step.alone !== undefined,
    },
    cost: { median: cost.median, p99: cost.p99 },
  };
}

function optionInfo(spec: OptionSpec, { label, help, values }: OptionWords): OptionInfo {
  const words = { label, help, ...(values ? { names: { ...values } } : {}) };
  return spec.kind === 'choice' ? { ...spec, values: [...spec.values], ...words } : { ...spec, ...words };
}
