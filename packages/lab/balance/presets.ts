/** Tables that a game recommends, by name, and how a table of other options is called. */
import { unusual } from '@airlock/catalogue';
import { type AnyGame, listOf, type Options, type Preset } from '@airlock/kernel';
import { Complaint } from '../complaint.ts';
import { settingWords } from '../settings.ts';

/** A preset as it is typed: its label in small letters, with dashes for blanks. */
const typed = (label: string): string => label.toLowerCase().replaceAll(' ', '-');

export const presetsOf = ({ words }: AnyGame): readonly Preset[] => words.presets ?? [];

export function presetNamed(game: AnyGame, name: string): Preset {
  const presets = presetsOf(game);
  const found = presets.find(({ label }) => typed(label) === typed(name));
  if (found) return found;
  throw new Complaint(
    presets.length === 0
      ? `${game.words.title} has no presets; give options with --set or --options.`
      : `${game.words.title} has no preset "${name}"; it has ${listOf(presets.map(({ label }) => typed(label)))}.`,
  );
}

/** The preset with these unusual options, or the options themselves. */
export function tableWords(game: AnyGame, options: Options): string {
  const preset = presetsOf(game).find((one) => key(game, one.options) === key(game, options));
  return preset?.label ?? settingWords(game, { options, numbers: {} });
}

const key = (game: AnyGame, options: Options): string =>
  JSON.stringify(Object.entries(unusual(game.options, options)).sort());
