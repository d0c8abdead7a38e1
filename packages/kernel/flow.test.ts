import { describe, expect, it } from 'vitest';
import { ActionList } from './actions.ts';
import { type Asides, type Chart, choice, enter, type Flowing, flow, step } from './flow.ts';
import { frame, wordAt } from './frames.ts';
import { type SeenEvent, silentContext } from './game.ts';
import { fastRandom } from './random.ts';
import { everyone, NOBODY, only, seatsIn } from './seats.ts';

/** What a chart of these tests writes down. */
interface Notebook extends Flowing {
  notes: string[];
  /** Seats that have not chosen yet, where all choose. */
  open: number;
}

type Nodes = Chart<string, Notebook, SeenEvent>['nodes'];

const RULES = { notYourTurn: 'T-1', noSuchAction: 'T-2', over: 'T-3' };
const context = silentContext(fastRandom('flow'));

/** A flow of these nodes, and a state whose stack holds those named, the first one on top. */
function start(nodes: Nodes, top: readonly string[], asides?: Asides<Notebook, SeenEvent>) {
  const at = Object.fromEntries(Object.keys(nodes).map((name, number) => [name, number]));
  const chart = flow<string, Notebook, SeenEvent>({ at, nodes, rules: RULES, ...(asides ? { asides } : {}) });
  const state: Notebook = { stack: [], notes: [], open: NOBODY };
  for (const name of [...top].reverse()) enter(state, at[name] as number);
  return { chart, state, at: at as Record<string, number> };
}

const note = (name: string) => step<Notebook, SeenEvent>((state) => state.notes.push(name));

/** Seat 0 may do 10 or 11. */
const asks = (name: string) =>
  choice<Notebook, SeenEvent>({
    seats: () => only(0),
    list: (_, __, into) => {
      into.add(10);
      into.add(11);
    },
    refusal: (_, __, action) => (action === 10 || action === 11 ? null : { rule: 'T-9', reason: 'neither' }),
    take: (state, seat, action) => {
      state.notes.push(`${name}: seat ${seat} took ${action}`);
    },
  });

function listed(fill: (into: ActionList) => void): number[] {
  const list = new ActionList();
  fill(list);
  return list.toArray();
}

describe('steps', () => {
  it('run by themselves, the one on top first, until the stack is empty', () => {
    const { chart, state } = start({ one: note('one'), two: note('two') }, ['one', 'two', 'one']);
    chart.begin(state, context);
    expect(state.notes).toEqual(['one', 'two', 'one']);
    expect(state.stack).toEqual([]);
  });

  it('go on with what they enter before what was there', () => {
    const nodes: Nodes = {
      first: step((state) => {
        state.notes.push('first');
        enter(state, 2);
        enter(state, 1);
      }),
      soon: note('soon'),
      later: note('later'),
      last: note('last'),
    };
    const { chart, state } = start(nodes, ['first', 'last']);
    chart.begin(state, context);
    expect(state.notes).toEqual(['first', 'soon', 'later', 'last']);
  });

  it('are handed the numbers they hold, in the order in which they were entered', () => {
    const nodes: Nodes = { holds: step((state, _, one, two) => state.notes.push(`${one} ${two}`), 2) };
    const { chart, state } = start(nodes, []);
    enter(state, 0, 7, 8);
    enter(state, 0, 5, 6);
    chart.begin(state, context);
    expect(state.notes).toEqual(['5 6', '7 8']);
    expect(state.stack).toEqual([]);
  });

  it('that run in a circle are reported by name', () => {
    const nodes: Nodes = { round: step((state) => enter(state, 1)), about: step((state) => enter(state, 0)) };
    const { chart, state } = start(nodes, ['round']);
    expect(() => chart.begin(state, context)).toThrow(/The rules run in a circle at "(round|about)"\./);
  });

  it('may be many without being a circle', () => {
    let left = 50_000;
    const nodes: Nodes = {
      count: step((state) => {
        left--;
        if (left > 0) enter(state, 0);
      }),
    };
    const { chart, state } = start(nodes, ['count']);
    chart.begin(state, context);
    expect(left).toBe(0);
  });
});

describe('a choice', () => {
  it('stops the rules and waits', () => {
    const { chart, state } = start({ ask: asks('ask'), after: note('after') }, ['ask', 'after']);
    chart.begin(state, context);
    expect(seatsIn(chart.waiting(state))).toEqual([0]);
    expect(state.notes).toEqual([]);
  });

  it('lists its actions for those it waits for and for nobody else', () => {
    const { chart, state } = start({ ask: asks('ask') }, ['ask']);
    expect(listed((into) => chart.actions(state, 0, into))).toEqual([10, 11]);
    expect(listed((into) => chart.actions(state, 1, into))).toEqual([]);
  });

  it('adds to a list that holds something already', () => {
    const { chart, state } = start({ ask: asks('ask') }, ['ask']);
    const list = new ActionList();
    list.add(99);
    chart.actions(state, 0, list);
    expect(list.toArray()).toEqual([99, 10, 11]);
  });

  it('is left when it is taken, and the rules run on', () => {
    const { chart, state } = start({ ask: asks('ask'), after: note('after') }, ['ask', 'after', 'ask']);
    chart.apply(state, 0, 11, context);
    expect(state.notes).toEqual(['ask: seat 0 took 11', 'after']);
    expect(chart.waiting(state)).toBe(only(0));
    chart.apply(state, 0, 10, context);
    expect(chart.waiting(state)).toBe(NOBODY);
  });

  it('holds numbers, seen while it waits and handed over when it is taken', () => {
    const ASKED = frame('owed', 'seat');
    const nodes: Nodes = {
      ask: {
        ...asks('ask'),
        holds: ASKED.holds,
        seats: (state) => only(wordAt(state, ASKED.seat)),
        take: (state, _, __, ___, ...held) => {
          state.notes.push(held.join(' '));
        },
      },
    };
    const { chart, state } = start(nodes, []);
    enter(state, 0, 1, 2);
    enter(state, 0, 3, 4);
    expect(seatsIn(chart.waiting(state))).toEqual([4]);
    chart.apply(state, 4, 10, context);
    expect(seatsIn(chart.waiting(state))).toEqual([2]);
    chart.apply(state, 2, 10, context);
    expect(state.notes).toEqual(['3 4', '1 2']);
    expect(state.stack).toEqual([]);
  });

  it('may be interrupted by choices in choices, which come back to it', () => {
    const nodes: Nodes = {
      outer: {
        ...asks('outer'),
        take: (state, _, action) => {
          state.notes.push(`outer ${action}`);
          if (action === 11) {
            enter(state, 0);
            enter(state, 1);
          }
        },
      },
      inner: {
        ...asks('inner'),
        take: (state, _, action) => {
          state.notes.push(`inner ${action}`);
          if (action === 11) enter(state, 1);
        },
      },
      after: note('after'),
    };
    const { chart, state } = start(nodes, ['outer', 'after']);
    for (const action of [11, 11, 10, 10]) chart.apply(state, 0, action, context);
    expect(state.notes).toEqual(['outer 11', 'inner 11', 'inner 10', 'outer 10', 'after']);
    expect(state.stack).toEqual([]);
  });
});

describe('a choice that stays', () => {
  const all = (holds = 0) =>
    choice<Notebook, SeenEvent>({
      stays: true,
      holds,
      seats: (state) => state.open,
      list: (_, seat, into) => into.add(10 + seat),
      refusal: () => null,
      take: (state, seat, _, __, ...held) => {
        state.open &= ~only(seat);
        state.notes.push([`seat ${seat}`, ...held].join(' '));
      },
    });

  it('waits for all at once, in whatever order they come', () => {
    const { chart, state } = start({ all: all(), after: note('after') }, ['all', 'after']);
    state.open = everyone(3);
    chart.begin(state, context);
    expect(seatsIn(chart.waiting(state))).toEqual([0, 1, 2]);
    chart.apply(state, 2, 12, context);
    expect(seatsIn(chart.waiting(state))).toEqual([0, 1]);
    expect(listed((into) => chart.actions(state, 2, into))).toEqual([]);
    chart.apply(state, 0, 10, context);
    chart.apply(state, 1, 11, context);
    expect(state.notes).toEqual(['seat 2', 'seat 0', 'seat 1', 'after']);
    expect(state.stack).toEqual([]);
  });

  it('is passed over when it waits for nobody', () => {
    const { chart, state } = start({ all: all(), after: note('after') }, ['all', 'after']);
    chart.begin(state, context);
    expect(state.notes).toEqual(['after']);
  });

  it('hands over the numbers it holds every time, and drops them when it is left', () => {
    const { chart, state } = start({ all: all(2), after: note('after') }, ['after']);
    enter(state, 0, 7, 8);
    state.open = everyone(2);
    chart.apply(state, 1, 11, context);
    chart.apply(state, 0, 10, context);
    expect(state.notes).toEqual(['seat 1 7 8', 'seat 0 7 8', 'after']);
    expect(state.stack).toEqual([]);
  });

  it('may be interrupted by what one of them does', () => {
    const interrupted: Nodes = {
      all: {
        ...all(),
        take: (state, seat) => {
          state.open &= ~only(seat);
          state.notes.push(`seat ${seat}`);
          enter(state, 1);
        },
      },
      between: asks('between'),
    };
    const { chart, state } = start(interrupted, ['all']);
    state.open = everyone(2);
    chart.apply(state, 1, 11, context);
    expect(seatsIn(chart.waiting(state))).toEqual([0]);
    expect(listed((into) => chart.actions(state, 0, into))).toEqual([10, 11]);
    chart.apply(state, 0, 10, context);
    expect(listed((into) => chart.actions(state, 0, into))).toEqual([10]);
  });
});

describe('asides', () => {
  const asides: Asides<Notebook, SeenEvent> = {
    below: 2,
    list: (_, seat, into) => into.add(seat === 0 ? 0 : 1),
    refusal: (_, seat, action) =>
      action === (seat === 0 ? 0 : 1) ? null : { rule: 'T-8', reason: 'notYours' },
    take: (state, seat, action) => {
      state.notes.push(`aside ${action} of seat ${seat}`);
      if (action === 1) state.stack.length = 0;
    },
  };
  const begin = () => start({ ask: asks('ask') }, ['ask'], asides);

  it('are listed apart from what is awaited, for anybody', () => {
    const { chart, state } = begin();
    expect(listed((into) => chart.asides(state, 0, into))).toEqual([0]);
    expect(listed((into) => chart.asides(state, 5, into))).toEqual([1]);
    expect(listed((into) => chart.actions(state, 0, into))).toEqual([10, 11]);
  });

  it('leave the choice where it is', () => {
    const { chart, state } = begin();
    chart.apply(state, 0, 0, context);
    expect(state.notes).toEqual(['aside 0 of seat 0']);
    expect(listed((into) => chart.actions(state, 0, into))).toEqual([10, 11]);
  });

  it('are judged by themselves, awaited or not', () => {
    const { chart, state } = begin();
    expect(chart.refusal(state, 5, 1)).toBeNull();
    expect(chart.refusal(state, 5, 0)).toEqual({ rule: 'T-8', reason: 'notYours' });
  });

  it('may end the game, and are over with it', () => {
    const { chart, state } = begin();
    chart.apply(state, 5, 1, context);
    expect(chart.waiting(state)).toBe(NOBODY);
    expect(listed((into) => chart.asides(state, 5, into))).toEqual([]);
    expect(chart.refusal(state, 5, 1)).toEqual({ rule: 'T-3', reason: 'over' });
  });

  it('need not exist', () => {
    const { chart, state } = start({ ask: asks('ask') }, ['ask']);
    expect(listed((into) => chart.asides(state, 0, into))).toEqual([]);
    expect(chart.refusal(state, 0, 0)).toEqual({ rule: 'T-9', reason: 'neither' });
  });
});

describe('a refusal', () => {
  const begin = () => start({ ask: asks('ask') }, ['ask']);

  it('is none for what may be done', () => {
    const { chart, state } = begin();
    expect(chart.refusal(state, 0, 10)).toBeNull();
  });

  it('is the choice’s own for what it does not offer', () => {
    const { chart, state } = begin();
    expect(chart.refusal(state, 0, 12)).toEqual({ rule: 'T-9', reason: 'neither' });
  });

  for (const stranger of [1, 30, -1, -2, 32, 0.5, Number.NaN]) {
    it(`says that it is not the turn of ${stranger}`, () => {
      const { chart, state } = begin();
      expect(chart.refusal(state, stranger, 10)).toEqual({ rule: 'T-1', reason: 'notYourTurn' });
    });
  }

  for (const nonsense of [-1, 0.5, 10.5, Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]) {
    it(`says that there is no action ${nonsense}`, () => {
      const { chart, state } = begin();
      expect(chart.refusal(state, 0, nonsense)).toEqual({ rule: 'T-2', reason: 'noSuchAction' });
    });
  }

  it('says that the game is over when the stack is empty', () => {
    const { chart, state } = start({ ask: asks('ask') }, []);
    expect(chart.refusal(state, 0, 10)).toEqual({ rule: 'T-3', reason: 'over' });
    expect(chart.waiting(state)).toBe(NOBODY);
    expect(listed((into) => chart.actions(state, 0, into))).toEqual([]);
  });
});
