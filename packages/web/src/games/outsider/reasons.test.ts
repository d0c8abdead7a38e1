import type { Seat } from '@airlock/kernel';
import { actionOf, type View as OutsiderView, WAIT } from '@airlock/outsider';
import { signal } from '@preact/signals';
import { describeReasons, type Greyed, type Thinking } from '../testing/describeReasons.ts';
import { whyNot } from '../whyNot.ts';
import { sabotageOf } from './moves/deflecting.ts';
import { positionOf as outsiderPosition } from './moves/reading.ts';

function greyedThings(view: OutsiderView, seat: Seat, thought: Thinking): Greyed[] {
  const { actions, asides, refusalOf } = thought;
  const position = outsiderPosition(view, seat, actions);
  const desk = { refusalOf, online: signal(true) };
  const goals = (view.completed[seat] ?? []).flatMap((goal) => {
    const action = sabotageOf(position, goal);
    const refused = refusalOf(action);
    return refused ? [{ ways: [action], reason: refused.sentence }] : [];
  });
  const asked = [
    { action: actionOf('buy'), isShown: view.active === seat && position.stage.kind === 'actions' },
    { action: WAIT, isShown: /Window$/.test(position.stage.kind) },
  ];
  const buttons = asked.flatMap(({ action, isShown }) =>
    isShown && ![...actions, ...asides].includes(action)
      ? [{ ways: [action], reason: whyNot(desk, action) }]
      : [],
  );
  return [...goals, ...buttons];
}

describeReasons('outsider', {
  tables: [
    { seats: 3, options: { claims: false, startEntropy: 8 } },
    { seats: 4, options: { claims: false, startEntropy: 8, locActions: true } },
  ],
  matches: 2,
  least: 50,
  greyed: greyedThings,
});
