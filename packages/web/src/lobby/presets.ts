/** Tables that a game recommends: which of them the options of a table are, and what choosing one changes. */
import { defaultOptions, type OptionSpecs, type Preset } from '@airlock/kernel';

type Options = Readonly<Record<string, string | number | boolean>>;

/** What any of the presets names: the rest is left as the host has set it. */
const namedBy = (presets: readonly Preset[]): string[] => [
  ...new Set(presets.flatMap(({ options }) => Object.keys(options))),
];

export function optionsOf(preset: Preset, presets: readonly Preset[], specs: OptionSpecs): Options {
  const usual: Options = defaultOptions(specs);
  return Object.fromEntries(
    namedBy(presets).flatMap((name) => {
      const value = preset.options[name] ?? usual[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The preset that the table is, in everything presets name; `undefined` for a table of its own. */
export const presetOf = (
  options: Options,
  presets: readonly Preset[],
  specs: OptionSpecs,
): Preset | undefined =>
  presets.find((preset) =>
    Object.entries(optionsOf(preset, presets, specs)).every(
      ([name, value]) => (options[name] ?? specs[name]?.default) === value,
    ),
  );
