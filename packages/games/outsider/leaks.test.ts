/** Leaks planted into Outsider: the suite finds every one of them. */
import { checkGame } from '@airlock/conformance';
import { type Context, SPECTATOR, type ToldEvent } from '@airlock/kernel';
import { expect, test } from 'vitest';
import { SHIELD } from './cards.ts';
import type { OutsiderEvent } from './events.ts';
import { outsider } from './game.ts';
import { hosting } from './hosting.ts';
import { holdsKind } from './rules/zones.ts';
import { AT, kindOf, type State } from './state.ts';
import { census, LEAK_PLAN, MOST_ACTIONS, secrets } from './testing/conformancePlan.ts';

type Outsider = typeof outsider;
type Told = ToldEvent<OutsiderEvent>;

const PLAN = {
  seats: [3],
  options: [{ startEntropy: 8 }],
  bound: MOST_ACTIONS,
  census,
  secrets,
  ...LEAK_PLAN,
  games: 1,
};

/** What the suite says first of a game with something changed. */
function found(parts: Partial<Outsider>, check: string): string {
  const [finding] = checkGame({ ...outsider, ...parts }, PLAN, { only: [check] });
  return finding?.what ?? 'nothing';
}

/** Everything is told as `change` has it. */
function telling(change: (event: Told, state: State) => object): Partial<Outsider> {
  const through = (state: State, context: Context<OutsiderEvent>): Context<OutsiderEvent> => {
    const { tell } = context;
    return { ...context, tell: tell && ((event) => tell(change(event, state) as Told)) };
  };
  return {
    begin: (state, context) => outsider.begin(state, through(state, context)),
    apply: (state, seat, action, context) => outsider.apply(state, seat, action, through(state, context)),
  };
}

const inWindow = (state: State): boolean => state.stack.at(-1) === AT.reactToCrisis;
const canShield = (state: State, seat: number): boolean => holdsKind(state.hands[seat] as number[], SHIELD);

test('a window that asks only those who can react is found (OUT-531)', () => {
  const waiting = (state: State): number => {
    const asked = outsider.waiting(state);
    if (!inWindow(state)) return asked;
    const able = state.hands.reduce((set, _, seat) => (canShield(state, seat) ? set | (1 << seat) : set), 0);
    return (asked & able) === 0 ? asked : asked & able;
  };
  expect(found({ waiting }, 'leaks in views')).toMatch(/Another seat is awaited/);
});

test('a window that lasts longer where somebody can react is found (OUT-531)', () => {
  const deadline: typeof hosting.deadline = (state) => {
    const usual = hosting.deadline(state);
    const isLong = state.hands.some((_, seat) => canShield(state, seat));
    return usual && inWindow(state) && isLong ? { ...usual, milliseconds: usual.milliseconds + 1 } : usual;
  };
  expect(found({ hosting: { ...hosting, deadline } }, 'leaks in views')).toMatch(
    /The clock runs differently/,
  );
});

test('a random discard that shows what was kept is found (OUT-701, OUT-703)', () => {
  const kept = telling((event, state) =>
    event.type === 'discarded'
      ? { ...event, open: { ...event.open, kept: state.hands[event.open.seat]?.map(kindOf) } }
      : event,
  );
  expect(found(kept, 'leaks in events')).toMatch(/"discarded" differs/);
});

test('cards shown to one player and told to all are found (OUT-701)', () => {
  const shown = telling((event) =>
    event.type === 'looked' || event.type === 'drew'
      ? { ...event, open: { ...event.open, cards: Object.values(event.own ?? {})[0] } }
      : event,
  );
  expect(found(shown, 'leaks in events')).toMatch(/"(looked|drew)" differs/);
});

test('a spectator who sees a hand is found (OUT-701)', () => {
  const view: Outsider['view'] = (state, viewer) => {
    const seen = outsider.view(state, viewer);
    return viewer === SPECTATOR ? { ...seen, hands: outsider.view(state, 0).hands } : seen;
  };
  expect(found({ view }, 'leaks in views')).toMatch(/A view differs/);
});

test('whether a claim is true, shown before the end, is found (OUT-720)', () => {
  const view: Outsider['view'] = (state, viewer) => ({
    ...outsider.view(state, viewer),
    claimTruth: [...state.claimTruth],
  });
  expect(found({ view }, 'leaks in views')).toMatch(/A view differs/);
});

test('claims in an order that tells true from false ones are found (OUT-702, OUT-720)', () => {
  const view: Outsider['view'] = (state, viewer) => {
    const order = [...state.claims.keys()].sort(
      (one, other) => (state.claimTruth[one] as number) - (state.claimTruth[other] as number),
    );
    const seen = outsider.view(state, viewer);
    return { ...seen, claims: order.map((number) => state.claims[number] as (typeof seen.claims)[number]) };
  };
  expect(found({ view }, 'leaks in views')).toMatch(/A view differs/);
});
