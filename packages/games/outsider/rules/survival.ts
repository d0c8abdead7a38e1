/** Survival, Doom, and death where the table plays The Quick and the Dead. */
import { only, present, REVIEWER, type RuleId, type Seat, takeAt } from '@airlock/kernel';
import {
  BASE_ACTIONS,
  type Character,
  CREW,
  type Loyalty,
  OUTSIDER,
  STARTING_SURVIVAL,
  STATIC,
} from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { type State, thingOf } from '../state.ts';
import { obliterate } from './ending.ts';
import { orderFrom } from './stack.ts';

export const survivalOf = (state: { readonly survival: readonly number[] }, seat: Seat): number =>
  present(state.survival[seat]);

export const characterOf = (state: Pick<State, 'characters'>, seat: Seat): Character =>
  present(state.characters[seat]);

export const playsToTheDeath = (state: Pick<State, 'options'>): boolean =>
  state.options.doom === 'quickAndDead';

/** OUT-605, OUT-980 */
export const isDoomed = (state: Pick<State, 'options' | 'survival'>, seat: Seat): boolean =>
  !playsToTheDeath(state) && survivalOf(state, seat) === 0;

export function isOngoing({ ongoing }: Pick<State, 'ongoing'>, crisis: number): boolean {
  for (const entry of ongoing) if (thingOf(entry) === crisis) return true;
  return false;
}

/** OUT-606, CR18: whether a seat plays this character and may use what it can do. */
export const hasAbility = (
  state: Pick<State, 'characters' | 'options' | 'survival' | 'ongoing'>,
  seat: Seat,
  character: Character,
): boolean => state.characters[seat] === character && !isDoomed(state, seat) && !isOngoing(state, STATIC);

export interface Loss {
  readonly seat: Seat;
  readonly amount: number;
}

export interface Blame {
  readonly rule: RuleId;
  /** Who is to blame if everybody is Doomed by it (OUT-972). */
  readonly trigger: Seat;
  /** How many players the instruction names: of one alone nobody is Obliterated (OUT-814). */
  readonly named: number;
}

/** OUT-535, OUT-604, OUT-605, OUT-813: one instruction, all at once. */
export function lose(state: State, losses: readonly Loss[], blame: Blame, context: OutsiderTable): void {
  const fallen: Seat[] = [];
  for (const { seat, amount } of losses) {
    const lost = Math.min(amount, survivalOf(state, seat));
    if (lost === 0) continue;
    change(state, seat, -lost, blame.rule, context);
    if (survivalOf(state, seat) === 0) fallen.push(seat);
  }
  for (const seat of fallen) loseActions(state, seat);
  if (fallen.length === 0) return;
  if (blame.named > 1 && allFallen(state, fallen)) {
    obliterate(state, playsToTheDeath(state) ? 'OUT-987' : 'OUT-813', blame.trigger, context);
    return;
  }
  buryTheDead(state, fallen, context);
}

const allFallen = (state: State, fallen: readonly Seat[]): boolean =>
  playsToTheDeath(state) ? fallen.length === state.seats : state.survival.every((left) => left === 0);

/** OUT-980: those at 0 leave the game, in order from the active player. */
function buryTheDead(state: State, fallen: readonly Seat[], context: OutsiderTable): void {
  if (!playsToTheDeath(state)) return;
  for (const seat of orderFrom(state, state.active)) if (fallen.includes(seat)) die(state, seat, context);
}

function change(state: State, seat: Seat, by: number, rule: RuleId, context: OutsiderTable): void {
  const now = survivalOf(state, seat) + by;
  state.survival[seat] = now;
  context.tell?.({
    type: 'survivalChanged',
    rule,
    open: { seat, by, now, doomed: isDoomed(state, seat) },
  });
}

/** OUT-609: Doomed on one's own turn, other than by a purchase. */
function loseActions(state: State, seat: Seat): void {
  if (seat !== state.active || playsToTheDeath(state)) return;
  state.base = Math.min(state.base, Math.max(1, state.used));
}

/** OUT-608: whoever gains Survival is no longer Doomed, at once. */
export function gain(state: State, seat: Seat, amount: number, rule: RuleId, context: OutsiderTable): void {
  const wasDoomed = isDoomed(state, seat);
  change(state, seat, amount, rule, context);
  if (wasDoomed && seat === state.active) state.base = state.slowedNow ? 1 : BASE_ACTIONS;
}

/** OUT-310, OUT-603: the whole price, and the allowance of this turn stays (OUT-609). */
export function pay(state: State, seat: Seat, price: number, context: OutsiderTable): void {
  change(state, seat, -price, 'OUT-310', context);
}

/** OUT-981 to OUT-983: a new character and a new loyalty; everything else stays with the seat. */
function die(state: State, seat: Seat, context: OutsiderTable): void {
  const character = characterOf(state, seat);
  state.dead.push(character);
  state.deaths++;
  if (state.unused.length === 0) {
    state.unused = state.dead;
    state.dead = [];
  }
  const becomes = takeAt(state.unused, context.random.stream('characters').int(state.unused.length));
  state.characters[seat] = becomes;
  state.survival[seat] = STARTING_SURVIVAL;
  const loyalty = drawLoyalty(state, seat, context);
  const own = { loyalty };
  context.tell?.({
    type: 'died',
    rule: 'OUT-980',
    open: { seat, character, becomes },
    own: { [seat]: own, [REVIEWER]: own },
    reveals: true,
  });
}

/** OUT-982 */
function drawLoyalty(state: State, seat: Seat, context: OutsiderTable): Loyalty {
  let [crew, outsiders] = state.spareLoyalties;
  if (state.loyalties[seat] === CREW) crew++;
  else outsiders++;
  const drawn = context.random.stream('loyalties').int(crew + outsiders) < crew ? CREW : OUTSIDER;
  state.spareLoyalties = drawn === CREW ? [crew - 1, outsiders] : [crew, outsiders - 1];
  state.loyalties[seat] = drawn;
  state.revealed &= ~only(seat);
  state.reborn |= only(seat);
  return drawn;
}
