import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareGolden, goldenFile, recordGolden } from './golden.ts';
import type { Plan, Setting } from './plan.ts';
import { telling } from './toy/breaking.ts';
import { flotsam, flotsamPlan } from './toy/flotsam.ts';

const game = flotsam as AnyGame;
const setting: Setting = { seats: 2, options: { handSize: 2, flares: true } };

/** Named without the word that the recording command looks for. */
describe('a recorded match', () => {
  let folder: URL;

  beforeEach(() => {
    folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'airlock-'))}/`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const record = () => recordGolden(game, flotsamPlan as Plan, setting, folder);
  const change = (from: RegExp, to: string) => {
    const file = goldenFile(game, setting, folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  it('goes as it went', () => {
    record();
    expect(compareGolden(game, setting, folder)).toBeNull();
  });

  it('is missed with the command that makes it', () => {
    expect(compareGolden(game, setting, folder)?.what).toBe(
      '2 seats, handSize 2: there is no golden playthrough 2-seats-handSize-2.jsonl. Record it with: npm run golden -- flotsam',
    );
  });

  it('is one line for every action and event, and then outcome and view', () => {
    record();
    const lines = readFileSync(goldenFile(game, setting, folder), 'utf8')
      .trimEnd()
      .split('\n');
    const keys = lines.map((line) => Object.keys(JSON.parse(line) as object)[0]);
    expect(keys[0]).toBe('game');
    expect(new Set(keys.slice(1, -2))).toEqual(new Set(['event', 'seat']));
    expect(keys.slice(-2)).toEqual(['outcome', 'view']);
  });

  it('shows the first line in which changed rules differ', () => {
    record();
    const changed = telling((event) => (event.type === 'shown' ? { ...event, rule: 'FLO-06' } : event));
    const found = compareGolden(changed as AnyGame, setting, folder);
    expect(found?.what).toMatch(
      /differs from line \d+ on. If the rules were changed on purpose: npm run golden/,
    );
    expect(found?.difference?.one).toContain('"event":"shown","rule":"FLO-05"');
    expect(found?.difference?.other).toContain('"event":"shown","rule":"FLO-06"');
  });

  it('says which of its actions the rules now refuse', () => {
    record();
    change(/"does":"bid \d+"/, '"does":"pass"');
    expect(compareGolden(game, setting, folder)?.what).toMatch(/"pass" is refused now: Everybody bids now\./);
  });

  it('says which of its actions no longer exist', () => {
    record();
    change(/"does":"bid \d+"/, '"does":"bid sixteen"');
    expect(compareGolden(game, setting, folder)?.what).toMatch(/"bid sixteen" is no longer an action\./);
  });

  it('must have a seed', () => {
    record();
    change(/"seed"/, '"root"');
    expect(compareGolden(game, setting, folder)?.what).toMatch(/its first line has no seed/);
  });
});
