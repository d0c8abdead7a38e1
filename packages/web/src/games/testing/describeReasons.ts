/** Whatever a page gives as the reason why something cannot be done is the rules' own reason for it, there and then. */
import { loadGame } from '@airlock/catalogue';
import {
  type Action,
  ActionList,
  type AnyGame,
  CLOCK,
  fastRandom,
  type Options,
  parseOptions,
  type Random,
  type Seat,
  seatsIn,
} from '@airlock/kernel';
import { expect, it } from 'vitest';
import { type Thought, think } from '../../match/thinking.ts';
import type { Door } from '../contract.ts';

/** Something that a page shows as impossible. */
export interface Greyed {
  /** All the actions it could stand for. */
  readonly ways: readonly Action[];
  readonly reason: string;
  /** The rule beside the reason, where the page names one. */
  readonly rule?: string | null | undefined;
}

export type Thinking = Thought;

export const nothing = (): void => undefined;

/** What buttons of a door say who cannot be pressed. */
export const offIn = ({ buttons }: Door, ways: readonly Action[]): Greyed[] =>
  buttons.flatMap(({ off }) => (off === undefined ? [] : [{ ways, reason: off }]));

interface PageReasons<View> {
  readonly tables: readonly { readonly seats: number; readonly options: Options }[];
  readonly matches: number;
  /** This many reasons are met at least: a check that meets none shows nothing. */
  readonly least: number;
  greyed(view: View, seat: Seat, thought: Thinking): Greyed[];
}

/** Matches played at random; a seat in twelve does something besides what is asked. */
function playAlong(
  game: AnyGame,
  seats: number,
  options: Options,
  random: Random,
  look: (state: unknown) => void,
): void {
  const parsed = parseOptions(game.options, options);
  if (!parsed.ok) throw new Error(parsed.problem);
  const table = { random, now: 0, tell: null };
  const state = game.setup(seats, parsed.value, random);
  game.begin(state, table);
  const list = new ActionList();
  for (let steps = 0; steps < MOST_STEPS && game.outcome(state) === null; steps++) {
    look(state);
    const waiting = seatsIn(game.waiting(state));
    const besides = random.int(12) === 0 ? random.int(seats) : -1;
    if (besides >= 0) game.asides(state, besides, list.clear());
    if (besides >= 0 && list.size > 0) {
      const aside = list.pick(random);
      if (!/^(resign|timeout)/.test(game.codec.write(aside))) {
        game.apply(state, besides, aside, table);
        continue;
      }
    }
    const seat = waiting[random.int(waiting.length)];
    if (seat === undefined) {
      game.asides(state, CLOCK, list.clear());
      if (list.size === 0) return;
      game.apply(state, CLOCK, list.pick(random), table);
      continue;
    }
    game.actions(state, seat, list.clear());
    game.apply(state, seat, list.pick(random), table);
  }
}

const MOST_STEPS = 600;

/** What the rules call the reasons that one clause of a page has stood for. */
type Meanings = Map<string, Set<string>>;

/** Why a reason on the page is not the rules' reason; `null` when it is. */
function fault({ ways, reason, rule }: Greyed, { refusalOf }: Thinking, meanings: Meanings): string | null {
  const refusals = ways.map((way) => refusalOf(way));
  if (refusals.some((refusal) => refusal === null)) return `"${reason}" stands at something that can be done`;
  const told = refusals.flatMap((refusal) => (refusal ? [refusal] : []));
  if (told.some(({ sentence }) => sentence === reason)) return null;
  const meant = told.filter((refusal) => refusal.rule === rule);
  if (meant.length === 0) {
    const rules = [...new Set(told.map((refusal) => `${refusal.rule} ${refusal.reason}`))];
    return `"${reason}" names ${rule ?? 'no rule'}, the rules say ${rules.join(', ')}`;
  }
  const so = meanings.get(reason) ?? new Set<string>();
  for (const refusal of meant) so.add(refusal.reason ?? '');
  meanings.set(reason, so);
  return so.size > 1 ? `"${reason}" stands for ${[...so].join(' and for ')}` : null;
}

/** For `games/<id>/reasons.test.ts`, where the page of a game greys something and says why. */
export function describeReasons<View>(
  id: string,
  { tables, matches, least, greyed }: PageReasons<View>,
): void {
  it("a reason on the page is the rules' own", async () => {
    const entry = await loadGame(id);
    if (!entry) throw new Error(`${id} is not on the shelf.`);
    const meanings: Meanings = new Map();
    const faults = new Set<string>();
    let reasons = 0;
    for (const { seats, options } of tables) {
      for (let match = 0; match < matches; match++) {
        playAlong(entry.game, seats, options, fastRandom(`reasons ${id} ${match}`), (state) => {
          for (let seat = 0; seat < seats; seat++) {
            const view = entry.game.view(state, seat) as View;
            const thought = think(entry.game, view, seat) as Thinking;
            for (const one of greyed(view, seat, thought)) {
              reasons++;
              const wrong = fault(one, thought, meanings);
              if (wrong) faults.add(wrong);
            }
          }
        });
      }
    }
    expect([...faults]).toEqual([]);
    expect(reasons).toBeGreaterThanOrEqual(least);
  });
}
