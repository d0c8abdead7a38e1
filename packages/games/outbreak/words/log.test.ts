/** Log lines, prompts and buttons as people read them. */
import { eventFor, type Naming, REVIEWER } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { outbreak } from '../game.ts';
import { REASONS } from '../rules/refusals.ts';
import type { State } from '../state.ts';
import { act, playShift, readAction, refusalOf, type Told, vote } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { words } from '../words.ts';

const names = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay'];
const naming = (reader: number): Naming => ({ names, reader });

const linesFor = (told: readonly Told[], reader: number): string[] =>
  told.flatMap((event) => words.event(eventFor(event, reader), naming(reader)) ?? []);

const prompt = (state: State, reader: number): string =>
  words.prompt(outbreak.view(state, reader), naming(reader));

const infecting = () => {
  const state = position({ roles: 'SZSSS', tasks: { ANG: '3' } });
  return { state, told: playShift(state, { A: 'C1', B: 'INF', C: 'R', D: 'C2', E: 'C2' }) };
};

describe('log lines', () => {
  test('read a pile out in order, and tell the found one alone what it means', () => {
    const { told } = infecting();
    const pile = 'Revealed: Complete 1, Infect, *Rest 3* (found), Complete 2, Complete 2.';
    expect(linesFor(told, 0)).toContain(pile);
    expect(linesFor(told, 2)).toContain(`${pile} *You are now Infected.*`);
  });

  test('tell what became of the Tasks', () => {
    const { told } = infecting();
    expect(linesFor(told, 1)).toContain(
      '*Angelwing* is completed. *Stiletto* goes from 0 to 2. 1 repair lapsed.',
    );
  });

  test('say you to the reader', () => {
    const told = act(position({ roles: 'SZSSS', phase: 'pick' }), 'A', 'pick ANG STI');
    expect(linesFor(told, 0)).toEqual(['You chose *Angelwing* first and *Stiletto* second.']);
    expect(linesFor(told, 3)).toEqual(['Ada chose *Angelwing* first and *Stiletto* second.']);
  });

  test('say what the clock did to whom it did it, and to nobody else (OBK-210, OBK-305)', () => {
    const pick = position({ roles: 'SZSSS', phase: 'pick', tasks: { STI: '2' } });
    const picked = act(pick, 'clock', 'timeout A');
    expect(linesFor(picked, 0)[0]).toBe('Time ran out: *Stiletto and Angelwing* were chosen for you.');
    expect(linesFor(picked, 2)[0]).toBe('Ada chose *Stiletto* first and *Angelwing* second.');
    const laid = act(position({ roles: 'SZSSS' }), 'clock', 'timeout C');
    expect(linesFor(laid, 2)[0]).toBe('Time ran out: *Complete 1* was chosen for you.');
    expect(linesFor(laid, 0)[0]).toBe('Cleo has chosen.');
    const cast = act(position({ roles: 'SZSSS', day: 2, phase: 'vote' }), 'clock', 'timeout B');
    expect(linesFor(cast, 1)[0]).toBe('Time ran out: it was chosen for you *to skip the vote*.');
    expect(linesFor(cast, REVIEWER)[0]).toBe('Bo’s time ran out: it was chosen for them *to skip the vote*.');
  });

  test('count a vote and show a role', () => {
    const state = position({ roles: 'SZSSSI', leader: 'F', day: 2, phase: 'vote' });
    const told = vote(state, { A: 'F', B: 'F', C: 'F', D: 'SKIP', E: 'A', F: 'SKIP' });
    const lines = linesFor(told, 5);
    expect(lines).toContain('1 for *Ada* (Eve), 3 for *you* (Ada, Bo and Cleo) and 2 to skip (Dan and you).');
    expect(lines).toContain('You were voted out: *Infected*.');
    expect(lines).toContain('Ada leads now.');
  });

  test('name nobody where ballots stay secret (OBK-803)', () => {
    const state = position({ roles: 'SZSSS', day: 2, phase: 'vote', options: { ballots: 'secret' } });
    const told = vote(state, { A: 'B', B: 'SKIP', C: 'SKIP', D: 'SKIP', E: 'SKIP' });
    expect(linesFor(told, 3)).toContain('1 for *Bo* and 4 to skip. Nobody is voted out.');
  });

  test('show the ballots of a repair with names, and a tie (OBK-604)', () => {
    const state = position({
      roles: 'SZSSS',
      pair: 'ANG BRU',
      tasks: { ANG: '3', STI: 'destroyed', MAD: 'destroyed' },
    });
    playShift(state, { A: 'C1', B: 'R', C: 'R', D: 'R', E: 'R' });
    for (const [seat, ballot] of [
      ['A', 'MAD'],
      ['B', 'STI'],
      ['C', 'ABSTAIN'],
      ['D', 'ABSTAIN'],
    ] as const)
      act(state, seat, `repair ${ballot}`);
    const lines = linesFor(act(state, 'E', 'repair ABSTAIN'), 2);
    expect(lines.find((line) => line.startsWith('*Madeline* is under repair'))).toMatch(
      /Ballots: 1 for Stiletto \(Bo\), 1 for Madeline \(Ada\) and 3 to abstain \(you, Dan and Eve\)\. The Leader’s ballot breaks a tie/,
    );
  });

  test('name the infected to Patient Zero only', () => {
    const state = position({ roles: 'SZISSI', shift: 3, pair: 'MAD QUI', tasks: { ANG: '1' } });
    const told = playShift(state, { A: 'R', B: 'R', C: 'R', D: 'R', E: 'R', F: 'R' });
    expect(linesFor(told, 1)).toContain('Night falls. Infected: *Cleo and Fay*. New: Cleo and Fay.');
    expect(linesFor(told, 0)).toContain('Night falls.');
  });

  test('say how it ended and for whom', () => {
    const state = position({ roles: 'SZSSS', day: 2, phase: 'vote' });
    const told = vote(state, { A: 'B', B: 'A', C: 'B', D: 'B', E: 'SKIP' });
    expect(linesFor(told, 0)).toContain('The Survivors win: Patient Zero was voted out. You win.');
    expect(linesFor(told, 1)).toContain('The Survivors win: Patient Zero was voted out. You lose.');
    expect(prompt(state, -1)).toBe('The Survivors win: Patient Zero was voted out.');
  });

  test.each([
    ['plan 2 R', 'Bo plans Rest for the day shift.'],
    ['played 1 1 C1', 'Bo claims to have played Complete 1 on Day 1, morning shift.'],
    ['ask A 1 3', 'Bo asks you for the card of Day 1, night shift.'],
    ['suggestCard C 3 C2', 'Bo suggests that Cleo should play Complete 2 in the night shift.'],
    ['accuse A PZERO', 'Bo accuses you of being Patient Zero.'],
    ['vouch D', 'Bo vouches for Dan.'],
  ])('%s is said as "%s"', (text, line) => {
    const state = position({ roles: 'SZSSS', day: 2, shift: 2 });
    expect(linesFor(act(state, 'B', text), 0)).toEqual([line]);
  });
});

describe('prompts', () => {
  test('say what to choose, or whom the table waits for', () => {
    const state = position({ roles: 'SZSSS' });
    expect(prompt(state, 2)).toBe('Submit a card for the morning shift.');
    act(state, 'C', 'submit R');
    expect(prompt(state, 2)).toBe('Waiting for everybody to submit; 1 seat has chosen.');
    expect(prompt(position({ roles: 'SZSSS', phase: 'pick' }), 1)).toBe(
      'Waiting for Ada to choose two Tasks.',
    );
    expect(prompt(position({ roles: 'SZSSS', phase: 'pick' }), 0)).toBe(
      'Choose two Tasks for the morning shift.',
    );
    expect(prompt(position({ roles: 'SZSSS', day: 2, phase: 'vote' }), 0)).toBe(
      'Vote somebody out, or skip.',
    );
    expect(prompt(position({ roles: 'SZSSS', day: 2, out: 'E' }), 4)).toBe(
      'Add your card for the Day to this Shift, or hold it.',
    );
  });
});

describe('buttons and refusals', () => {
  test.each([
    ['submit C2', 'Submit Complete 2 for Stiletto'],
    ['submit R', 'Submit Rest'],
    ['hold', 'Hold your card'],
    ['vote B', 'Vote Seat 2 out'],
    ['vote SKIP', 'Skip the vote'],
    ['pick ANG BRU', 'Angelwing first, Brutus second'],
    ['repair ABSTAIN', 'Abstain'],
    ['repair HAW', 'Repair Hawking'],
    ['played 1 1 R', 'Claim to have played Rest on Day 1, morning shift'],
    ['voteIntent SKIP', 'Want to skip the vote'],
    ['retract 3', 'Withdraw claim 3'],
    ['timeout B', 'Time is up for Seat 2'],
  ])('%s is called "%s"', (text, label) => {
    expect(words.action(readAction(text), outbreak.view(position({ roles: 'SZSSS' }), 0))).toBe(label);
  });

  test('every reason has a sentence and a rule (OBK-209)', () => {
    for (const [reason, rule] of Object.entries(REASONS)) {
      expect(words.refusal({ reason, rule })).toMatch(/^[A-Z].*\.$/);
      expect(words.rules).toHaveProperty(rule);
    }
    const refusal = refusalOf(position({ roles: 'SZSSS' }), 'A', 'submit S1');
    expect(refusal && words.refusal(refusal)).toBe('A Survivor plays only Complete or Rest.');
    expect(() => words.refusal({ reason: 'whim', rule: 'OBK-209' })).toThrow(
      'No words for the refusal "whim".',
    );
  });
});
