/** The same seed and the same actions give the same match, whatever else is played in the meantime. */
import {
  type AnyGame,
  fastRandom,
  type Random,
  type RandomState,
  silentContext,
  type ToldEvent,
} from '@airlock/kernel';
import { awaitedActions, seatsOf } from '../choices.ts';
import { bytesOf, overTheWire } from '../difference.ts';
import { expectSame, expectStill } from '../expecting.ts';
import { withoutChanceOrTime } from '../forbidding.ts';
import type { Setting } from '../plan.ts';
import type { Act, Check, Playthrough } from '../watching.ts';

interface Recorded {
  readonly act: Act | null;
  readonly state: string;
  readonly events: readonly ToldEvent[];
  readonly eventText: string;
  readonly chance: RandomState;
}

export const determinism: Check = {
  id: 'determinism',
  sentence: 'the same seed and actions give the same match, from no chance or time but the table’s',
  watch() {
    let recorded: Recorded[] = [];
    return {
      opened() {
        recorded = [];
      },
      moved({ act, state, events, chance }) {
        const eventText = bytesOf(events);
        recorded.push({ act, state: bytesOf(state), events, eventText, chance: chance.save() });
      },
      ended({ play }) {
        for (const { events, eventText } of recorded) expectUnchanged(events, eventText);
        withoutChanceOrTime(() => playAgain(play, recorded));
      },
    };
  },
};

/** Whoever keeps events, as a log does, keeps what happened and not what became of it. */
function expectUnchanged(events: readonly ToldEvent[], text: string): void {
  if (bytesOf(events) === text) return;
  for (const [index, then] of (JSON.parse(text) as ToldEvent[]).entries()) {
    const what = `The event "${then.type}" changed after it was told: it shares something with the state.`;
    expectSame(what, then, overTheWire(events[index]));
  }
}

function playAgain({ game, setting, seed }: Playthrough, recorded: readonly Recorded[]): void {
  const chance = fastRandom(seed);
  const bystander = new Bystander(game, setting);
  const state = game.setup(setting.seats, setting.options, chance);
  for (const [index, then] of recorded.entries()) {
    bystander.playOn();
    const events: ToldEvent[] = [];
    const table = { random: chance, now: then.act?.at ?? 0, tell: (event: ToldEvent) => events.push(event) };
    if (then.act) game.apply(state, then.act.seat, then.act.action, table);
    else game.begin(state, table);
    expectStill(`Played again, the match differs after ${index} actions.`, then.state, state);
    expectStill(
      `Played again, the match tells different events after ${index} actions.`,
      then.eventText,
      events,
    );
    expectSame(
      `Played again, the match draws different chance after ${index} actions.`,
      then.chance,
      chance.save(),
    );
  }
}

/** Another match of the same game, played between the actions: what rules remember outside the state gets mixed up. */
class Bystander {
  private readonly game: AnyGame;
  private readonly setting: Setting;
  private readonly chance: Random = fastRandom('bystander');
  private state: unknown;

  constructor(game: AnyGame, setting: Setting) {
    this.game = game;
    this.setting = setting;
    this.state = this.deal();
  }

  playOn(): void {
    if (this.game.outcome(this.state)) this.state = this.deal();
    for (const seat of seatsOf(this.setting)) {
      this.game.view(this.state, seat);
      const actions = awaitedActions(this.game, this.state, seat);
      const action = actions[this.chance.int(actions.length)];
      if (action !== undefined) {
        this.game.apply(this.state, seat, action, silentContext(this.chance));
        return;
      }
    }
  }

  private deal(): unknown {
    const state = this.game.setup(this.setting.seats, this.setting.options, this.chance);
    this.game.begin(state, silentContext(this.chance));
    return state;
  }
}
