/** Whether what is agreed fits the table it is agreed for: nothing is bent in silence. */
import type { SetTable, Words } from './game.ts';
import type { OptionSpec, OptionSpecs, OptionValue } from './options.ts';

/** What a game says about its options. */
export interface Optional {
  readonly options: OptionSpecs;
  readonly words: Pick<Words, 'options'>;
}

/** An option as people read it. */
interface Named {
  readonly label: string;
  valueName(value: OptionValue): string;
}

export function optionNamed({ options, words }: Optional, name: string): Named {
  const said = words.options[name];
  return {
    label: said?.label ?? name,
    valueName(value) {
      if (options[name]?.kind === 'switch') return value ? 'On' : 'Off';
      return said?.values?.[String(value)] ?? (value === '' ? 'None' : String(value));
    },
  };
}

/** Why the value of an option cannot be had at such a table; `null` where it can, or where it changes nothing. */
export function misfit(
  { words }: Optional,
  name: string,
  value: OptionValue,
  table: SetTable,
): string | null {
  const said = words.options[name];
  if (typeof value === 'boolean' || said?.idle?.(table)) return null;
  return said?.unfit?.(value, table) ?? null;
}

/** A sentence for the first of these options that does not fit; `null` where all do. */
export function misfitSentence(game: Optional, names: readonly string[], table: SetTable): string | null {
  for (const name of names) {
    const value = table.options[name];
    const why = value === undefined ? null : misfit(game, name, value, table);
    if (value === undefined || why === null) continue;
    const { label, valueName } = optionNamed(game, name);
    return `“${label}” cannot be “${valueName(value)}” at this table (${why}).`;
  }
  return null;
}

/**
 * The options with another value wherever the table has outgrown the one it had: the usual one, or else the first that
 * fits. Whoever calls this tells people what changed.
 */
export function fitting(game: Optional, { options, seats }: SetTable): SetTable['options'] {
  const fitted = { ...options };
  for (const [name, spec] of Object.entries(game.options)) {
    const value = fitted[name];
    const table = { options: fitted, seats };
    if (value === undefined || misfit(game, name, value, table) === null) continue;
    const other = valuesOf(spec).find((one) => misfit(game, name, one, table) === null);
    if (other !== undefined) fitted[name] = other;
  }
  return fitted;
}

/** Every value of an option that could be tried, the usual one first. */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'choice') return [spec.default, ...spec.values];
  if (spec.kind !== 'whole') return [spec.default];
  return [spec.default, ...Array.from({ length: spec.max - spec.min + 1 }, (_, at) => spec.min + at)];
}
