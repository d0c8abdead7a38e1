/** What a game is simulated with: its options, and numbers of its rules that it declares as tunable. */
import { type AnyGame, listOf, nearest, type Options, parseNumbers, parseOptions } from '@airlock/kernel';
import { gameOptions } from './arguments.ts';
import { Complaint } from './complaint.ts';
import type { Numbers } from './simulation/plan.ts';

export interface Setting {
  readonly options: Options;
  /** Only those that are not as usual. */
  readonly numbers: Numbers;
}

/** `name=value`, where the name is an option or the path of a number. */
type Assignment = readonly [name: string, value: string];

/** For flags that may be given again and again. */
export const collected = (text: string, before: readonly string[] = []): string[] => [...before, text];

/** The setting that `--options` and `--set` describe. */
export function settingOf(
  game: AnyGame,
  flags: { readonly options?: string; readonly set?: readonly string[] },
): Setting {
  const plain: Setting = { options: gameOptions(game, flags.options), numbers: {} };
  return changed(
    game,
    plain,
    (flags.set ?? []).map((text) => assignmentIn(text, '--set')),
  );
}

/** The same setting with what `--a` or `--b` says changed: JSON of options, or `name=value` separated by commas. */
export function variedSetting(
  game: AnyGame,
  setting: Setting,
  texts: readonly string[],
  flag: string,
): Setting {
  let varied = setting;
  for (const text of texts.filter((one) => one.trim() !== '')) {
    varied = text.trim().startsWith('{')
      ? { options: withJson(game, varied.options, text, flag), numbers: varied.numbers }
      : changed(
          game,
          varied,
          text.split(',').map((part) => assignmentIn(part, flag)),
        );
  }
  return varied;
}

function withJson(game: AnyGame, options: Options, text: string, flag: string): Options {
  try {
    return checked(game, { ...options, ...JSON.parse(text) });
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`${flag} must be name=value or JSON such as '{"name": "value"}', not ${text}`);
  }
}

function assignmentIn(text: string, flag: string): Assignment {
  const [, name, value] = /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new Complaint(`${flag} must be name=value, not "${text}".`);
  }
  return [name, value];
}

function changed(game: AnyGame, setting: Setting, assignments: readonly Assignment[]): Setting {
  const tunables = game.tunables ?? {};
  let options: { [name: string]: unknown } = { ...setting.options };
  let numbers: Numbers = setting.numbers;
  for (const [name, value] of assignments) {
    if (Object.hasOwn(game.options, name)) {
      options = { ...options, [name]: valueIn(value) };
    } else if (Object.hasOwn(tunables, name)) {
      const parsed = parseNumbers(tunables, [[name, value]]);
      if (!parsed.ok) throw new Complaint(parsed.problem);
      numbers = withNumbers(game, numbers, parsed.value);
    } else {
      throw new Complaint(unknownName(game, name));
    }
  }
  return { options: checked(game, options), numbers };
}

/** A number that is set to what it usually is has not been changed. */
function withNumbers(game: AnyGame, numbers: Numbers, more: Numbers): Numbers {
  const all = Object.entries({ ...numbers, ...more });
  return Object.fromEntries(all.filter(([path, number]) => game.tunables?.[path]?.usual !== number));
}

function checked(game: AnyGame, options: object): Options {
  const parsed = parseOptions(game.options, options);
  if (!parsed.ok) throw new Complaint(parsed.problem);
  return parsed.value;
}

/** `true`, `3` and `"text"` as JSON has them; anything else is a text as it stands. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function unknownName(game: AnyGame, name: string): string {
  const options = Object.keys(game.options);
  const numbers = Object.keys(game.tunables ?? {});
  const meant = nearest(name, [...options, ...numbers]);
  if (meant) return `There is no option or number "${name}"; did you mean ${meant}?`;
  return `${game.words.title} has no option or number "${name}"; it has the options ${listOf(options)}, and ${
    numbers.length === 0 ? 'no numbers' : `the numbers ${listOf(numbers)}`
  }.`;
}

/** What is different about a setting, as it is typed; "as usual" where nothing is. */
export function settingWords(game: AnyGame, { options, numbers }: Setting): string {
  const others = Object.entries(options).filter(([name, value]) => value !== game.options[name]?.default);
  const words = [...others, ...Object.entries(numbers)].map(([name, value]) => `${name}=${value}`);
  return words.length === 0 ? 'as usual' : words.join(', ');
}
