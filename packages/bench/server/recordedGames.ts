/** Games played beforehand, so that the load has nothing to think about. */
import { createHash } from 'node:crypto';
import { ActionList, fastRandom, itemAt, type Random, silentContext, strongRandom } from '@airlock/kernel';
import type { State } from '@airlock/outpost-seven';
import { outpost } from '../outpost.ts';
import { firstSeat } from '../playout.ts';

interface RecordedMove {
  readonly seat: number;
  readonly action: number;
}

/** One fixed deal, for servers whose shuffle we set ourselves. */
export const dealtState = (): State => dealt(fastRandom('the deal of the load test'));

/** The seed of the match at a table of our own measured server. */
export const seedOfTable = (code: string): string =>
  createHash('sha256').update(`load ${code}`).digest('hex');

function dealt(random: Random): State {
  const state = outpost.setup(random);
  outpost.begin(state, silentContext(random));
  return state;
}

/** Plays a deal to its end; `random` is what the rules draw from, `choices` what the players do. */
function recorded(state: State, random: Random, choices: Random): RecordedMove[] {
  const context = silentContext(random);
  const list = new ActionList();
  const moves: RecordedMove[] = [];
  for (let waiting = outpost.waiting(state); waiting !== 0; waiting = outpost.waiting(state)) {
    const seat = firstSeat(waiting);
    outpost.actions(state, seat, list.clear());
    const action = list.pick(choices);
    moves.push({ seat, action });
    outpost.apply(state, seat, action, context);
  }
  return moves;
}

/** Goes through a recorded game move by move. */
export class Script {
  private readonly moves: readonly RecordedMove[];
  private next = 0;

  private constructor(moves: readonly RecordedMove[]) {
    this.moves = moves;
  }

  /** The fixed deal, played in as many ways as there are numbers. */
  static ofFixedDeal(number: number): Script {
    const random = fastRandom(`load ${number}`);
    return new Script(recorded(dealtState(), random, random));
  }

  /** The deal of a table of our own. */
  static ofTable(code: string, number: number): Script {
    const random = strongRandom(seedOfTable(code));
    return new Script(recorded(dealt(random), random, fastRandom(`load ${number}`)));
  }

  toMove(): number | null {
    return this.moves[this.next]?.seat ?? null;
  }

  take(): RecordedMove {
    return itemAt(this.moves, this.next++);
  }
}
