/** Games of one fixed deal, for servers whose shuffle we set ourselves. */
import { ActionList, fastRandom, silentTable } from '@airlock/kernel';
import type { State } from '@airlock/outpost-seven';
import { outpost } from '../outpost.ts';
import { firstSeat } from '../playout.ts';

interface RecordedMove {
  readonly seat: number;
  readonly action: number;
}

export function dealtState(): State {
  const random = fastRandom('the deal of the load test');
  const state = outpost.setup(random);
  outpost.begin(state, silentTable(random));
  return state;
}

/** The same deal, played in as many ways as there are numbers. */
function recordedGame(number: number): RecordedMove[] {
  const random = fastRandom(`load ${number}`);
  const table = silentTable(random);
  const list = new ActionList();
  const state = dealtState();
  const moves: RecordedMove[] = [];
  for (let waiting = outpost.waiting(state); waiting !== 0; waiting = outpost.waiting(state)) {
    const seat = firstSeat(waiting);
    outpost.actions(state, seat, list.clear());
    const action = list.pick(random);
    moves.push({ seat, action });
    outpost.apply(state, seat, action, table);
  }
  return moves;
}

/** Goes through a recorded game move by move. */
export class Script {
  private readonly moves: readonly RecordedMove[];
  private next = 0;

  constructor(number: number) {
    this.moves = recordedGame(number);
  }

  toMove(): number | null {
    return this.moves[this.next]?.seat ?? null;
  }

  take(): RecordedMove {
    return this.moves[this.next++] as RecordedMove;
  }
}
