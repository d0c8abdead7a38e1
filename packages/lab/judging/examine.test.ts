import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JudgingRoom, loadGame } from '@airlock/catalogue';
import { defaultOptions } from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notebookAt } from '../notebook.ts';
import type { Plan } from '../simulation/plan.ts';
import { calibrationOf, type Measured, measure } from './calibrate.ts';
import { examine, examinedIn, type Finding } from './examine.ts';

const FEW = { first: 2, second: 4, last: 30 };
const COUNT = 2;

async function opened() {
  const entry = await loadGame('outpost-seven');
  const usual = await entry?.judging?.();
  if (!entry || !usual) throw new Error('Outpost Seven has no judgements.');
  const room: JudgingRoom = { ...usual, judging: { ...usual.judging, budget: FEW } };
  const plan: Plan = {
    game: 'outpost-seven',
    options: defaultOptions(entry.game.options),
    seats: 2,
    levels: ['casual'],
    seed: 'examined',
    games: 1,
    skipped: 0,
    mostMoves: 1000,
  };
  return { entry, room, plan };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airlock-notes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('planted blunders', () => {
  it('cost at least as much as a mistake, and are counted apart from what was really done', async () => {
    const { entry, room, plan } = await opened();
    const notebook = notebookAt<Finding>(undefined, 'blunders');
    const { own, planted, games } = examine(entry, room, plan, COUNT, notebook, () => true);
    expect(planted.best + planted.fine + planted.slip + planted.mistake).toBe(COUNT);
    expect(own.best + own.fine + own.slip + own.mistake).toBe(COUNT);
    expect(games).toBeGreaterThan(0);
    for (const finding of notebook.notes) {
      if (finding.planted) {
        expect(finding.planted.loss.mean).toBeGreaterThanOrEqual(room.judging.limits.mistake);
      }
    }
  });

  it('are the same where the measurement was ended and went on from its notes', async () => {
    const { entry, room, plan } = await opened();
    const whole = notebookAt<Finding>(undefined, 'blunders');
    examine(entry, room, plan, COUNT, whole, () => true);
    const path = join(folder, 'notes');
    // Ended after every other decision; the last time also in the middle of a line.
    for (let times = 0; ; times++) {
      const notebook = notebookAt<Finding>(path, 'blunders');
      const before = notebook.notes.length;
      examine(entry, room, plan, COUNT, notebook, () => notebook.notes.length < before + 2);
      if (notebook.notes.length === before) break;
      writeFileSync(path, `${readFileSync(path, 'utf8')}{"match":`);
      expect(times).toBeLessThan(100);
    }
    const timeless = (findings: readonly Finding[]) => ({ ...examinedIn(findings), cost: 0 });
    expect(timeless(notebookAt<Finding>(path, 'blunders').notes)).toEqual(timeless(whole.notes));
  });
});

describe('calibration', () => {
  it('is the same where the measurement was ended and went on from its notes', async () => {
    const { entry, room, plan } = await opened();
    const made = { command: '', commit: '' };
    const path = join(folder, 'notes');
    measure(entry, room, plan, 12, notebookAt(path, 'calibration'), () => {});
    const later = measure(entry, room, plan, 40, notebookAt(path, 'calibration'), () => {});
    const atOnce = measure(entry, room, plan, 40, notebookAt<Measured>(undefined, ''), () => {});
    expect(later).toEqual(atOnce);
    const { positions, games, rows } = calibrationOf(later, true, made);
    expect(positions).toBeGreaterThanOrEqual(40);
    expect(games).toBe(later.length);
    expect(rows.reduce((sum, row) => sum + row.positions, 0)).toBe(positions);
  });
});

describe('a notebook', () => {
  it('refuses the notes of another measurement with a sentence, and leaves them alone', () => {
    const path = join(folder, 'notes');
    notebookAt<number>(path, 'one').add(1);
    expect(() => notebookAt<number>(path, 'another')).toThrow('holds notes of something else than: another');
    expect(notebookAt<number>(path, 'one').notes).toEqual([1]);
  });
});
