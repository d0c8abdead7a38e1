/** What the people at a table may choose before it starts, described as data: checked here, drawn by the page. */
import { problem, type Result, taken } from './result.ts';
import { listOf } from './wording.ts';

export type OptionValue = string | number | boolean;

export type OptionSpec =
  | {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'text'; readonly pattern: string; readonly hint: string; readonly default: string };

export type OptionSpecs = { readonly [name: string]: OptionSpec };

/** The name of a deal that can be played again; without one chance deals. */
export const NAMED_DEAL = {
  kind: 'text',
  pattern: '^[\\p{L}\\p{N} ._-]{0,64}$',
  hint: 'at most 64 letters, digits, spaces, dots, dashes and underscores',
  default: '',
} as const satisfies OptionSpec;

type ValueOf<Spec extends OptionSpec> = Spec extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : Spec extends { kind: 'whole' }
    ? number
    : Spec extends { kind: 'switch' }
      ? boolean
      : string;

/** The chosen values of a set of options. */
export type OptionsOf<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

export type Options = { readonly [name: string]: OptionValue };

export function defaultOptions<Specs extends OptionSpecs>(specs: Specs): OptionsOf<Specs> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, spec.default]),
  ) as OptionsOf<Specs>;
}

/** Fills in the defaults and refuses what no option allows. */
export function parseOptions<Specs extends OptionSpecs>(
  specs: Specs,
  input: unknown,
): Result<OptionsOf<Specs>> {
  if (input === undefined || input === null) return taken(defaultOptions(specs));
  if (typeof input !== 'object' || Array.isArray(input)) return problem('Options must be an object.');
  const chosen: Record<string, OptionValue> = { ...defaultOptions(specs) } as Record<string, OptionValue>;
  for (const [name, value] of Object.entries(input)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec)
      return problem(`There is no option "${name}"; there are ${listOf(Object.keys(specs)) || 'none'}.`);
    const wrong = complaint(spec, value);
    if (wrong) return problem(`Option "${name}" ${wrong}, not ${JSON.stringify(value)}.`);
    chosen[name] = value as OptionValue;
  }
  return taken(chosen as OptionsOf<Specs>);
}

function complaint(spec: OptionSpec, value: unknown): string | null {
  switch (spec.kind) {
    case 'choice':
      return spec.values.includes(value as string | number)
        ? null
        : `must be ${listOf(spec.values.map(String), 'or')}`;
    case 'whole':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? null
        : `must be a whole number from ${spec.min} to ${spec.max}`;
    case 'switch':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'text':
      return typeof value === 'string' && new RegExp(spec.pattern, 'u').test(value)
        ? null
        : `must be ${spec.hint}`;
  }
}
