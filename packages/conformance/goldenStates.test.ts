import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordGolden } from './golden.ts';
import { compareStates, recordStates } from './goldenStates.ts';
import type { Plan, Setting } from './plan.ts';
import { flotsam, flotsamPlan } from './toy/flotsam.ts';

const game = flotsam as AnyGame;
const settings: readonly Setting[] = [2, 3].map((seats) => ({
  seats,
  options: { handSize: 2, flares: true },
}));

/** The same rules on a state with a field more. */
const otherForm: AnyGame = {
  ...game,
  setup: (seats, options, random) => ({ ...(game.setup(seats, options, random) as object), mood: 'good' }),
};

/** Named without the word that the recording command looks for. */
describe('the states of recorded matches', () => {
  let folder: URL;

  beforeEach(() => {
    folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'airlock-'))}/`);
    for (const setting of settings) recordGolden(game, flotsamPlan as Plan, setting, folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are what they were', () => {
    recordStates(game, settings, folder);
    expect(compareStates(game, settings, folder)).toEqual([]);
  });

  it('are missed with the command that records them', () => {
    const command = /npm run golden -- flotsam$/;
    expect(compareStates(game, settings, folder)).toMatchObject([{ what: expect.stringMatching(command) }]);
    recordStates(game, settings.slice(1), folder);
    expect(compareStates(game, settings, folder)).toMatchObject([{ what: expect.stringMatching(command) }]);
  });

  it('must keep their form as long as the version is the same, and may change it with "lasting"', () => {
    recordStates(game, settings, folder);
    const [found, another] = compareStates(otherForm, settings, folder);
    expect(found?.what).toMatch(/If only their form has changed, let "lasting" give the former one/);
    expect(another?.what).toMatch(/^3 seats/);
    const lasting = (state: unknown): unknown => {
      const { mood: _, ...rest } = state as { mood: string };
      return rest;
    };
    expect(compareStates({ ...otherForm, lasting }, settings, folder)).toEqual([]);
  });

  it('are recorded anew with another version', () => {
    recordStates(game, settings, folder);
    const next = { ...otherForm, version: game.version + 1 };
    expect(compareStates(next, settings, folder)[0]?.what).toMatch(
      /since version 1 of the rules\. Record them with/,
    );
    recordStates(next, settings, folder);
    expect(compareStates(next, settings, folder)).toEqual([]);
  });
});
