/**
 * The states of the golden playthroughs, as one digest a setting. Running matches are kept with digests of their state and go on
 * under another version of the rules where these are the same; so a state must be written as it always was, or every match
 * would end with the next version.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, digestOf } from '@airlock/kernel';
import type { Finding } from './finding.ts';
import { replayGolden } from './golden.ts';
import { nameOf, type Setting } from './plan.ts';

interface Recorded {
  /** The version of the rules. */
  readonly rules: number;
  readonly digests: Readonly<Record<string, string>>;
}

const fileIn = (folder: URL): URL => new URL('states.json', folder);

/** Needs the playthroughs, which are recorded first. */
export function recordStates(game: AnyGame, settings: readonly Setting[], folder: URL): void {
  const digests = Object.fromEntries(
    settings.map((setting) => [nameOf(game, setting), digestOfAll(game, setting, folder)]),
  );
  const recorded: Recorded = { rules: game.version, digests };
  writeFileSync(fileIn(folder), `${JSON.stringify(recorded, null, 2)}\n`);
}

/** Nothing is found where every state is written as it was recorded. */
export function compareStates(game: AnyGame, settings: readonly Setting[], folder: URL): Finding[] {
  const record = `npm run golden -- ${game.id}`;
  const finding = (what: string): Finding => ({ check: 'golden', what });
  if (!existsSync(fileIn(folder))) {
    return [finding(`there is no states.json beside the golden playthroughs. Record it with: ${record}`)];
  }
  const { rules, digests } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Recorded;
  return settings.flatMap((setting) => {
    const name = nameOf(game, setting);
    const recorded = digests[name];
    if (recorded === undefined)
      return [finding(`${name}: states.json does not know it. Record it with: ${record}`)];
    if (recorded === digestOfAll(game, setting, folder)) return [];
    return [
      finding(
        rules === game.version
          ? `${name}: states have changed, but the version of the rules has not. If only their form has changed, ` +
              `let "lasting" give the former one, so that running matches continue; if the rules have, raise "version" and ` +
              `record: ${record}`
          : `${name}: states have changed since version ${rules} of the rules. Record them with: ${record}`,
      ),
    ];
  });
}

/** Of every state between the deal and the end: what is empty in one may not be in another. */
function digestOfAll(game: AnyGame, setting: Setting, folder: URL): string {
  const all = createHash('sha256');
  replayGolden(game, setting, folder, (state) => all.update(digestOf(game, state)));
  return all.digest('hex').slice(0, 16);
}
