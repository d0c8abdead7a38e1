/** Tables that a game recommends: which of them a table is nearest to, and what it does otherwise. */
import {
  defaultOptions,
  misfitSentence,
  type Optional,
  type OptionSpecs,
  type Preset,
} from '@airlock/kernel';

export type Value = string | number | boolean;
type Options = Readonly<Record<string, Value>>;

/** Every option at such a table: what a preset does not name is as usual. */
export const optionsOf = ({ options }: Preset, specs: OptionSpecs): Options => ({
  ...defaultOptions(specs),
  ...options,
});

/** An option that is not as its preset has it. */
interface OwnChoice {
  readonly name: string;
  readonly preset: Value;
  readonly chosen: Value;
}

export interface Likeness {
  readonly preset: Preset;
  readonly own: readonly OwnChoice[];
}

function choicesBeside(options: Options, preset: Preset, specs: OptionSpecs): OwnChoice[] {
  return Object.entries(optionsOf(preset, specs)).flatMap(([name, usual]) => {
    const chosen = options[name] ?? specs[name]?.default ?? usual;
    return chosen === usual ? [] : [{ name, preset: usual, chosen }];
  });
}

/** The preset with the fewest differences, the first of them where there are several; `null` where a game has none. */
export function nearestPreset(
  options: Options,
  presets: readonly Preset[],
  specs: OptionSpecs,
): Likeness | null {
  let nearest: Likeness | null = null;
  for (const preset of presets) {
    const own = choicesBeside(options, preset, specs);
    if (nearest === null || own.length < nearest.own.length) nearest = { preset, own };
  }
  return nearest;
}

/** Why a preset cannot be had with this many seats; `null` where it can. */
export const presetMisfit = (game: Optional, preset: Preset, seats: number): string | null =>
  misfitSentence(game, Object.keys(preset.options), { options: optionsOf(preset, game.options), seats });
