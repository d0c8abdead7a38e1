/** What the stories come to. */
import { fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../../actions.ts';
import { PZERO } from '../../cards.ts';
import { outbreak } from '../../game.ts';
import type { Options } from '../../options.ts';
import { OPTIONS } from '../../options.ts';
import type { State } from '../../state.ts';
import { act, playShift } from '../../testing/play.ts';
import { position } from '../../testing/position.ts';
import { topBot } from '../weighing.ts';
import { chancesOf } from './chances.ts';
import { read } from './read.ts';
import { hasLaid, infectedOf, numberOf, overnight, storyOf, zeroOf } from './stories.ts';

/** Whole games of the strongest bots, looked at before every vote. */
function votesOf(seats: number, seed: string, options: Partial<Options> = {}): State[] {
  const random = fastRandom(seed);
  const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, spec]) => [name, spec.default]));
  const state = outbreak.setup(seats, { ...defaults, ...options } as Options, random);
  const bot = topBot();
  const votes: State[] = [];
  outbreak.begin(state, silentContext(random));
  while (!state.result) {
    const waiting = outbreak.waiting(state);
    const seat = state.roles.findIndex((_, one) => (waiting >> one) % 2 === 1);
    const known = { seat, view: outbreak.view(state, seat), heard: [] };
    const word = bot.speak(known, random, 'last');
    const action = word ?? bot.choose(known, random);
    if (word === null && outbreak.view(state, seat).phase === 'vote') votes.push(outbreak.clone(state));
    outbreak.apply(state, seat, action, silentContext(random));
  }
  return votes;
}

describe('a story', () => {
  test('keeps who and what in one number', () => {
    const story = {
      zero: 6,
      infected: 0b1010_0001,
      low: 0b10101_00001_11111_00010,
      high: 0b11111_10000_00000_01010,
    };
    expect(storyOf(numberOf(story))).toEqual(story);
    expect(zeroOf(numberOf(story))).toBe(6);
    expect(infectedOf(numberOf(story))).toBe(0b1010_0001);
    expect(storyOf(overnight(numberOf(story)))).toEqual({ ...story, low: 0, high: 0 });
    expect(hasLaid(story, 0, 1)).toBe(true);
    expect(hasLaid(story, 0, 0)).toBe(false);
  });

  test('there are fewer than 900 between two Days, whatever was said', () => {
    for (const state of votesOf(8, 'many stories')) {
      expect(read(outbreak.view(state, state.firstLeader)).size).toBeLessThan(900);
    }
  });
});

describe('what a seat knows', () => {
  test('chances add up, and the true Patient Zero is never ruled out', () => {
    for (const options of [
      {},
      { infectedAtStart: 1 },
      { deepCover: true, infectedLimit: 'perShift' },
      { ballots: 'secret' },
    ] as const) {
      for (const state of votesOf(6, `true story ${JSON.stringify(options)}`, options)) {
        const zero = state.roles.indexOf(PZERO);
        for (let seat = 0; seat < state.seats; seat++) {
          if ((state.out >> seat) & 1) continue;
          const chances = chancesOf(read(outbreak.view(state, seat), { as: seat }), state.seats);
          expect(chances.zero.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
          expect(chances.zero[zero]).toBeGreaterThan(0);
        }
      }
    }
  });

  test('a seat knows itself', () => {
    for (const state of votesOf(5, 'oneself')) {
      for (let seat = 0; seat < state.seats; seat++) {
        const { zero, infected } = chancesOf(read(outbreak.view(state, seat), { as: seat }), state.seats);
        expect(zero[seat]).toBeCloseTo(state.roles[seat] === PZERO ? 1 : 0);
        if ((state.out >> seat) & 1) continue;
        expect(infected[seat]).toBeCloseTo(state.roles[seat] === 1 ? 1 : 0);
      }
    }
  });

  test('the first Leader is never Patient Zero, nor infected from the start', () => {
    const state = position({ roles: 'SZSIS', options: { infectedAtStart: 1 } });
    const { zero, infected } = chancesOf(read(outbreak.view(state, 2)), 5);
    expect([zero[0], infected[0]]).toEqual([0, 0]);
    expect(infected.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  test('an Infect without a Rest infects nobody, and one Rest is found for certain', () => {
    const state = position({ roles: 'SZSSS' });
    playShift(state, { A: 'C1', B: 'INF', C: 'C2', D: 'R', E: 'C1' });
    const cards = { A: 'C1', C: 'C2', D: 'R', E: 'C1', B: 'C1' };
    for (const [name, card] of Object.entries(cards)) act(state, name, `played 1 1 ${card}`);
    const { zero, infected } = chancesOf(read(outbreak.view(state, 0)), 5);
    expect(infected[3]).toBeGreaterThan(0.95);
    expect((zero[1] as number) + (zero[4] as number)).toBeGreaterThan(0.95);
  });

  test('whoever changes its word or breaks its plan is the likelier liar of two', () => {
    const state = position({ roles: 'SZSSS' });
    act(state, 'B', 'plan 1 C2');
    playShift(state, { A: 'C1', B: 'S1', C: 'C1', D: 'R', E: 'C2' });
    for (const name of ['A', 'B', 'C']) act(state, name, 'played 1 1 C1');
    act(state, 'D', 'played 1 1 R');
    act(state, 'E', 'played 1 1 C2');
    const { zero } = chancesOf(read(outbreak.view(state, 3)), 5);
    expect(zero[1]).toBeGreaterThan(2 * (zero[2] as number));
  });

  test('named ballots are evidence, secret ones are not', () => {
    const differs = (ballots: 'named' | 'secret'): boolean =>
      ['one', 'two', 'three']
        .flatMap((seed) => votesOf(6, `ballots ${seed}`, { ballots }))
        .filter((state) => state.votes.length > 0)
        .some((state) => {
          const view = outbreak.view(state, state.firstLeader);
          const claims = view.claims.map((claim, number) => ({
            claim,
            status: view.claimStatus[number] ?? 0,
          }));
          const facts = claims.filter(({ claim }) => codec.kind(claim.action) === 'played');
          const [heard, unheard] = [true, false].map((heedsVotes) =>
            chancesOf(
              read(
                {
                  ...view,
                  claims: facts.map(({ claim }) => claim),
                  claimStatus: facts.map(({ status }) => status),
                },
                { heedsVotes },
              ),
              6,
            ).zero.join(),
          );
          return heard !== unheard;
        });
    expect(differs('named')).toBe(true);
    expect(differs('secret')).toBe(false);
  });
});
