/** Plays one game from the first card to the last while a watcher looks on. */
import { type Action, fastRandom, type ToldEvent } from '@airlock/kernel';
import { seatName } from './finding.ts';
import { type Manner, Players } from './manners.ts';
import { boundOf } from './plan.ts';
import type { Playthrough, Watcher } from './watching.ts';

/** A game that nothing but asides keeps going is cut off at this many times its bound. */
const ASIDES_PER_ACTION = 4;

export function playThrough(
  play: Playthrough,
  manner: Manner,
  seen: Map<Action, number>,
  watcher: Watcher,
): void {
  const { game, setting, seed } = play;
  const chance = fastRandom(seed);
  const players = new Players(play, manner, seen);
  const bound = boundOf(play.plan, setting);

  const state = game.setup(setting.seats, setting.options, chance);
  watcher.opened?.({ play, state, chance });
  let before = game.clone(state);
  let chanceBefore = chance.save();
  let events: ToldEvent[] = [];
  game.begin(state, { random: chance, now: 0, tell: (event) => events.push(event) });
  watcher.moved?.({ play, state, chance, before, act: null, events, chanceBefore });
  watcher.rested?.({ play, state, chance });

  const mostActions = bound * ASIDES_PER_ACTION;
  for (let awaited = 0; awaited < bound && play.log.length < mostActions && !game.outcome(state); ) {
    chanceBefore = chance.save();
    const act = players.choose(state, chanceBefore);
    if (!act) break;
    if (!act.aside) awaited++;
    before = game.clone(state);
    events = [];
    play.log.push(`${seatName(act.seat)}: ${game.codec.write(act.action)}`);
    game.apply(state, act.seat, act.action, {
      random: chance,
      now: act.at,
      tell: (event) => events.push(event),
    });
    watcher.moved?.({ play, state, chance, before, act, events, chanceBefore });
    watcher.rested?.({ play, state, chance });
  }
  watcher.ended?.({ play, state, chance });
}
