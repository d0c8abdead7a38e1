/** What the clock did for somebody is told as such, whatever it answered. */
import { misaddressed } from '@airlock/conformance';
import {
  type Action,
  ActionList,
  CLOCK,
  defaultOptions,
  fastRandom,
  type Random,
  seatsIn,
  type ToldEvent,
} from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { actionOf, codec, sabotageAction, TIMEOUT } from '../actions.ts';
import type { OutsiderEvent } from '../events.ts';
import { outsider } from '../game.ts';
import { OPTIONS, type Options } from '../options.ts';
import { QUESTION } from '../rules/questionIds.ts';
import { play } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { type TimedOut, timeoutWords } from './timeouts.ts';

const naming = (reader: number) => ({ names: ['Alpha', 'Beta', 'Gamma', 'Delta', 'Eta', 'Zeta'], reader });

/** As a seat hears it. */
const heardBy = (seat: number, { own, ...event }: ToldEvent<OutsiderEvent>): OutsiderEvent =>
  ({ ...event, ...(own?.[seat] === undefined ? {} : { own: own[seat] }) }) as OutsiderEvent;

const linesOf = (told: readonly ToldEvent<OutsiderEvent>[], reader: number): (string | null)[] =>
  told
    .filter(({ type }) => type === 'timedOut')
    .map((event) => timeoutWords(heardBy(reader, event) as TimedOut, naming(reader)));

describe('what the clock did', () => {
  it('is said to whose time it was, and to the others without what is secret (OUT-205, OUT-301)', () => {
    const turn = play(position({ loyalties: 'CCO' }), 'clock timeout');
    expect(linesOf(turn, 0)).toEqual(['Time ran out: your turn ended.']);
    expect(linesOf(turn, 1)).toEqual(['Alpha’s time ran out: their turn ended.']);
    const state = position({ loyalties: 'CCO', hands: { A: 'DARK', B: 'GE09' }, crises: 'CR08' });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done', 'clock timeout');
    const secret = play(state, 'clock timeout');
    expect(linesOf(secret, 1)).toContain('Time ran out: *Lens Array* was chosen for you.');
    expect(linesOf(secret, 0)).toContain('Beta’s time ran out.');
  });

  it('is said of a choice that is no thing (OUT-535, OUT-531)', () => {
    const state = position({
      loyalties: 'CCO',
      survival: [2, 2, 2],
      hands: { A: 'DARK', B: 'GE09' },
      crises: 'CR03',
    });
    const window = play(state, 'A discardAndDraw', 'A card DARK', 'A done', 'clock timeout');
    expect(linesOf(window, 0)).toEqual(['Time ran out: you passed.', null, null]);
    expect(linesOf(play(state, 'clock timeout'), 0)).toContain(
      'Time ran out: it was chosen for you *to lose 1 Survival*.',
    );
  });

  it('has words for every question of the game', () => {
    const unasked = new Set<string>(Object.keys(QUESTION));
    const hear = (event: TimedOut): void => {
      const line = timeoutWords(event, naming(event.open.seat));
      expect(line).toMatch(/^Time ran out: [^!?]+\.$/);
      expect(line).not.toMatch(/undefined|NaN|to decline/);
      expect(misaddressed(line ?? '')).toBeNull();
      if (event.own?.asked) unasked.delete(event.own.asked);
    };
    for (const event of tiedUnravelling()) hear(event);
    for (let run = 0; unasked.size > 0 && run < MOST_RUNS; run++) {
      for (const event of timeoutsAlong(`${run}`, 3 + (run % 4), RUNS[run % RUNS.length] ?? {})) hear(event);
    }
    expect([...unasked]).toEqual([]);
  });
});

/** More than enough for every question to be asked. */
const MOST_RUNS = 600;

/** Rare by chance: two players have the most completed Goals. */
function tiedUnravelling(): TimedOut[] {
  const state = position({
    loyalties: 'CCO',
    hands: { A: 'DARK' },
    completed: { A: 'GO05', B: 'GO06' },
    crises: 'CR12',
  });
  return play(state, 'A discardAndDraw', 'A card DARK', 'A done', 'clock timeout', 'clock timeout').flatMap(
    (event) => (event.type === 'timedOut' ? [heardBy(event.open.seat, event) as TimedOut] : []),
  );
}

const RUNS: readonly Partial<Options>[] = [
  { outsiders: 2 },
  { locGoals: true, locActions: true, locDraw: true, locSupply: true },
  { obliteration: 'eclipse', characters: 'choice', startEntropy: 8 },
  { doom: 'quickAndDead', obliteration: 'darkSurge' },
  { obliteration: 'eclipse', locDraw: true, startEntropy: 8 },
];

/** Goals are completed wherever they can be: most questions come from them. */
function favourite(list: ActionList, random: Random): Action {
  const complete = list.toArray().find((action) => codec.kind(action) === 'complete');
  return complete ?? list.pick(random);
}

/** Every question but a turn's actions is answered by the clock, half of the time; sabotage is common, so that much is asked. */
function timeoutsAlong(seed: string, seats: number, options: Partial<Options>): TimedOut[] {
  const random = fastRandom(seed);
  const found: TimedOut[] = [];
  const tell = (event: ToldEvent<OutsiderEvent>): void => {
    if (event.type === 'timedOut') found.push(heardBy(event.open.seat, event) as TimedOut);
  };
  const table = { random, now: 0, tell };
  const state = outsider.setup(seats, { ...defaultOptions(OPTIONS), ...options }, random);
  outsider.begin(state, table);
  const list = new ActionList();
  while (!outsider.outcome(state)) {
    const [seat = 0] = seatsIn(outsider.waiting(state));
    list.clear();
    outsider.actions(state, seat, list);
    const isTurn = list.has(actionOf('endTurn'));
    const goals = state.completed[seat] ?? [];
    const sabotage = goals.length > 0 ? sabotageAction(goals[0] ?? 0) : -1;
    if (sabotage >= 0 && random.int(3) === 0 && outsider.refusal(state, seat, sabotage) === null)
      outsider.apply(state, seat, sabotage, table);
    else if (!isTurn && random.int(2) === 0) outsider.apply(state, CLOCK, TIMEOUT, table);
    else outsider.apply(state, seat, favourite(list, random), table);
  }
  return found;
}
