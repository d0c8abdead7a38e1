import { loadGame, SHELF } from '@airlock/catalogue';
import { type AnyGame, defaultOptions, fastRandom, itemAt, type Options, present } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { Environment } from './environment.ts';

interface Shown {
  readonly match: number;
  readonly step: number;
  readonly seat: number;
  readonly awaited: readonly number[];
  readonly legal: readonly number[];
  readonly texts: readonly string[];
  readonly words: readonly string[];
  readonly asides: readonly string[];
  readonly mask: string;
  readonly view: unknown;
  readonly prompt: string;
  readonly events: readonly { readonly type: string; readonly sentence?: string }[];
  readonly seed?: string;
  readonly outcome?: { readonly winners: readonly number[]; readonly sentence: string };
  readonly ended?: { readonly step: number; readonly outcome: { readonly winners: readonly number[] } };
}

interface Answer {
  readonly id?: unknown;
  readonly matches: readonly Shown[];
  readonly clones: readonly number[];
  readonly outcomes: readonly unknown[];
  readonly refused?: {
    readonly code: string;
    readonly sentence: string;
    readonly rule?: string;
    readonly move?: number;
  };
}

const gameOf = async (id: string): Promise<AnyGame> => present(await loadGame(id)).game;

/** Races without a limit would last hours for players who do anything. */
function optionsOf(game: AnyGame): Options {
  const options = defaultOptions(game.options);
  return 'roundLimitSeconds' in options ? { ...options, roundLimitSeconds: 300 } : options;
}

async function environment(id: string, seats?: number, seed = '1'): Promise<Environment> {
  const { game, spelling: load } = present(await loadGame(id));
  const { spelling } = await load();
  const setting = { game, spelling, seats: seats ?? game.seats.min, options: optionsOf(game), events: true };
  return new Environment(setting, seed);
}

const ask = (env: Environment, request: object): Answer =>
  JSON.parse(env.answer(JSON.stringify(request))) as Answer;

function done(env: Environment, request: object): Answer {
  const answer = ask(env, request);
  if (answer.refused) throw new Error(answer.refused.sentence);
  return answer;
}

const everything = ['view', 'legal', 'texts', 'words', 'mask', 'asides', 'prompt', 'events'];

/** All that can be seen of all matches, without taking the news of any seat. */
const sight = (env: Environment): Answer =>
  done(env, { do: 'observe', show: ['view', 'legal', 'texts', 'asides'] });

describe.each(SHELF.map(({ id }) => id))('an environment of %s', (id) => {
  it.each(['fewest', 'most'])(
    'plays whole matches with the %s seats by numbers and by texts',
    async (which) => {
      const { seats } = await gameOf(id);
      const env = await environment(id, which === 'fewest' ? seats.min : seats.max);
      const random = fastRandom(`env ${id}`);
      let shown = done(env, { do: 'reset', matches: 2, show: ['legal', 'texts'] }).matches;
      for (let steps = 0; shown.some(({ seat }) => seat >= 0); steps++) {
        expect(steps).toBeLessThan(5000);
        const moves = shown
          .filter(({ seat }) => seat >= 0)
          .map(({ match, legal, texts }) => {
            const pick = random.int(legal.length);
            return [match, match % 2 === 0 ? itemAt(legal, pick) : itemAt(texts, pick)];
          });
        const after = done(env, { do: 'step', moves, show: ['legal', 'texts'] }).matches;
        shown = shown.map((one) => after.find(({ match }) => match === one.match) ?? one);
      }
      for (const { outcome, awaited } of shown) {
        expect(present(outcome).sentence).not.toBe('');
        expect(awaited).toEqual([]);
      }
      expect(done(env, { do: 'outcome' }).outcomes).toEqual(shown.map(({ outcome }) => outcome));
    },
  );

  it('marks in the mask exactly what is listed', async () => {
    const env = await environment(id);
    let [shown] = done(env, { do: 'reset', show: everything }).matches;
    for (let step = 0; step < 12 && shown && shown.seat >= 0; step++) {
      const bytes = Buffer.from(shown.mask, 'base64');
      const marked = [...bytes].flatMap((byte, at) =>
        [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => ((byte >> bit) & 1 ? [at * 8 + bit] : [])),
      );
      expect(marked).toEqual([...shown.legal].sort((a, b) => a - b));
      expect(shown.texts).toHaveLength(shown.legal.length);
      expect(shown.words.every((words) => words !== '' && !words.includes('*'))).toBe(true);
      expect(shown.prompt).not.toBe('');
      [shown] = done(env, {
        do: 'step',
        moves: [[0, itemAt(shown.legal, step % shown.legal.length)]],
        show: everything,
      }).matches;
    }
  });

  it('goes on from a clone as it went on before', async () => {
    const env = await environment(id);
    const play = (match: number, steps: number): Shown[] => {
      const all: Shown[] = [];
      for (let step = 0; step < steps; step++) {
        const [at] = done(env, { do: 'observe', matches: [match] }).matches;
        const { legal, seat } = present(at);
        if (seat < 0) break;
        const moves = [[match, itemAt(legal, (step * 7) % legal.length)]];
        all.push({ ...present(done(env, { do: 'step', moves, show: everything }).matches[0]), match: 0 });
      }
      return all;
    };
    done(env, { do: 'reset' });
    play(0, 5);
    const { clones } = done(env, { do: 'clone', matches: [0] });
    const first = play(0, 25);
    done(env, { do: 'restore', clones, matches: [9] });
    expect(play(9, 25)).toEqual(first);
    done(env, { do: 'restore', clones, matches: [0] });
    expect(play(0, 25)).toEqual(first);
  });

  it('imagines matches that the seat cannot tell from the real one, and that can be played', async () => {
    const env = await environment(id);
    done(env, { do: 'reset' });
    for (let step = 0; step < 6; step++) {
      const [at] = done(env, { do: 'observe', show: ['legal', 'view', 'texts'], matches: [0] }).matches;
      const { seat, legal } = present(at);
      if (seat < 0) break;
      const [other] = done(env, {
        do: 'imagine',
        matches: [0],
        into: [1],
        seat,
        show: ['legal', 'view', 'texts'],
      }).matches;
      expect({ ...other, match: 0 }).toEqual(at);
      const pick = itemAt(legal, step % legal.length);
      done(env, {
        do: 'step',
        moves: [
          [1, pick],
          [0, pick],
        ],
      });
    }
  });

  it('tells every seat what happened, once', async () => {
    const env = await environment(id);
    done(env, { do: 'reset' });
    const heard = (): number =>
      present(done(env, { do: 'observe', matches: [0], seat: 0, show: ['events'] }).matches[0]).events.length;
    let told = heard();
    for (let step = 0; step < 8; step++) {
      const [at] = done(env, { do: 'observe', matches: [0] }).matches;
      if (present(at).seat < 0) break;
      done(env, { do: 'step', moves: [[0, present(present(at).legal[0])]] });
      told += heard();
      expect(heard()).toBe(0);
    }
    expect(told).toBeGreaterThan(0);
  });

  it('deals the same from the same seed, and otherwise from another', async () => {
    const shown = async (seed: string): Promise<unknown> => {
      const env = await environment(id, undefined, seed);
      done(env, { do: 'reset', matches: 3 });
      return done(env, { do: 'observe', seat: 0, show: ['view', 'events'] });
    };
    expect(await shown('a')).toEqual(await shown('a'));
    const [one, other] = [await environment(id), await environment(id)];
    expect(done(one, { do: 'reset', seeds: ['x'] })).toEqual(done(other, { do: 'reset', seeds: ['x'] }));
  });
});

describe('a request that cannot be done', () => {
  const CASES: readonly (readonly [request: unknown, sentence: string])[] = [
    ['{', 'A request is one JSON object on one line, not {.'],
    ['[1]', 'A request is a JSON object such as {"do": "reset"}, not [1].'],
    [
      {},
      '"do" must be describe, reset, observe, step, clone, restore, imagine, forget, outcome or stats, not nothing.',
    ],
    [{ do: 'play' }, '"do" must be'],
    [{ do: 'step', move: 1 }, '"step" has no field "move.'],
    [{ do: 'step' }, '"step" needs "moves", a list of [match, action] or [match, action, seat].'],
    [{ do: 'step', moves: [[0]] }, 'Move 0 must be [match, action] or [match, action, seat]'],
    [{ do: 'step', moves: [[0, 'salvage -']] }, 'Take at least one card from the offer.'],
    [{ do: 'step', moves: [[0, 'fly']] }, '“fly” is no action of this game, nor like any.'],
    [
      { do: 'step', moves: [[0, 'salvge 1']] },
      '“salvge 1” is no action of this game. It is written salvage <',
    ],
    [{ do: 'step', moves: [[0, 1e9]] }, 'No action is called 1000000000.'],
    [{ do: 'step', moves: [[0, 'resign', 5]] }, 'There is no seat 5; there are the seats 0 to 1.'],
    [{ do: 'step', moves: [[7, 'resign']] }, 'There is no match 7; reset it first.'],
    [
      {
        do: 'step',
        moves: [
          [0, 'resign'],
          [0, 'resign'],
        ],
      },
      'Match 0 has two moves; send the second one afterwards.',
    ],
    [
      {
        do: 'step',
        moves: [
          [1, 'resign'],
          [0, 'salvage -'],
        ],
      },
      'Take at least one card from the offer.',
    ],
    [{ do: 'step', moves: [], again: 1 }, '"again" must be true or false, not 1.'],
    [{ do: 'reset', matches: 0 }, '"matches" must be a list, or a whole number from 1 to 100000, not 0.'],
    [{ do: 'reset', matches: [-1] }, '"matches" must be a list of whole numbers, not [-1].'],
    [{ do: 'reset', matches: [1, 1] }, '"matches" names a number twice.'],
    [{ do: 'reset', matches: [0], seeds: ['a', 'b'] }, 'There are 2 seeds for 1 matches.'],
    [{ do: 'reset', seeds: [1] }, '"seeds" must be a list of texts, not [1].'],
    [
      { do: 'observe', show: ['cards'] },
      '"show" must be a list of view, legal, texts, words, mask, asides, prompt and events',
    ],
    [{ do: 'observe', seat: 'red' }, '"seat" must be the number of a seat'],
    [{ do: 'observe', seat: -2 }, 'There is no seat -2'],
    [{ do: 'clone' }, '"clone" needs "matches", a list of whole numbers.'],
    [{ do: 'restore', clones: [0], matches: [0, 1] }, 'There are 1 clones for 2 matches.'],
    [{ do: 'restore', clones: [3], matches: [0] }, 'There is no clone 3.'],
    [{ do: 'forget', clones: [3], matches: [0] }, 'There is no clone 3.'],
    [{ do: 'imagine', matches: [0], into: [] }, 'There are 1 matches to imagine into 0.'],
    [{ do: 'imagine', matches: [0], into: [1], chance: 4 }, '"chance" must be a text, not 4.'],
  ];

  it.each(CASES)('is answered with a sentence and changes nothing: %j', async (request, sentence) => {
    const env = await environment('outpost-seven');
    done(env, { do: 'reset', matches: 2 });
    for (let step = 0; step < 4; step++) {
      const { matches } = sight(env);
      done(env, { do: 'step', moves: matches.map(({ match, legal }) => [match, present(legal[0])]) });
    }
    const before = sight(env);
    const line = typeof request === 'string' ? request : JSON.stringify(request);
    const { refused } = JSON.parse(env.answer(line)) as Answer;
    expect(refused?.sentence).toContain(sentence);
    expect(sight(env)).toEqual(before);
  });

  it('names the rule, the move and the request', async () => {
    const env = await environment('outpost-seven');
    const [shown] = done(env, { do: 'reset', matches: 2 }).matches;
    const legal = present(present(shown).legal[0]);
    const answer = ask(env, {
      id: 'q1',
      do: 'step',
      moves: [
        [0, legal],
        [1, 'salvage 1'],
      ],
    });
    expect(answer).toMatchObject({ id: 'q1', refused: { code: 'rules', move: 1 } });
    expect(answer.refused?.rule).toMatch(/^OPS-/);
  });

  it('cannot go on with a match that is over', async () => {
    const env = await environment('outpost-seven');
    done(env, { do: 'reset' });
    const [over] = done(env, { do: 'step', moves: [[0, 'resign']] }).matches;
    expect(over).toMatchObject({ seat: -1, awaited: [], outcome: { winners: [expect.any(Number)] } });
    expect(ask(env, { do: 'step', moves: [[0, 'resign']] }).refused).toMatchObject({ code: 'over', move: 0 });
    expect(ask(env, { do: 'imagine', matches: [0], into: [1] }).refused?.code).toBe('over');
  });
});

describe('a match that is over', () => {
  it('is dealt again at once where that was asked for', async () => {
    const env = await environment('outpost-seven');
    done(env, { do: 'reset' });
    const [again] = done(env, { do: 'step', moves: [[0, 'resign']], again: true }).matches;
    expect(again).toMatchObject({
      match: 0,
      step: 0,
      seed: '1 1',
      ended: { step: 1, outcome: { winners: [expect.any(Number)] } },
    });
    expect(present(again).legal.length).toBeGreaterThan(0);
  });
});
