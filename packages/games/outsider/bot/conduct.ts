/** What is counted of players in measurements: what they say that is not so, and turns they let pass. */
import type { Action, Observer, Seat, Share } from '@airlock/kernel';
import { actionOf, decode, FIRST_CLAIM, FIRST_MOVE } from '../actions.ts';
import { CREW, type Kind, OUTSIDER } from '../cards.ts';
import { actionPoints } from '../rules/allowance.ts';
import { truthOf } from '../rules/claims.ts';
import { handOf } from '../rules/zones.ts';
import { CLAIM_FALSE, CLAIM_OPEN, CLAIM_TRUE, kindOf, type State } from '../state.ts';
import { isRefutedByOpenFacts } from './openFacts.ts';

const END_TURN = actionOf('endTurn');

const COUNTED = {
  falseClaims: 'claims of Crew are false',
  repeatedClaims: 'claims are repeated without a reason',
  refutedLies: 'claims of Outsiders are refuted by what lies open',
  lies: 'claims of Outsiders are false',
  turnsWasted: 'turns use no action, with cards in hand and Supply',
  actionsUnused: 'actions are left unused at the end of a turn',
} as const;

type Counted = keyof typeof COUNTED;

/** Something said that has been true ever since. */
interface Standing {
  readonly seat: Seat;
  readonly action: Action;
  readonly turn: number;
  /** How many times its seat had lost a card by then. */
  readonly losses: number;
}

/** Whether every card of a hand is still there. */
function keepsAll(before: readonly Kind[], now: readonly Kind[]): boolean {
  const left = [...now];
  return before.every((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

class Conduct implements Observer<State> {
  private readonly shares: Record<Counted, [times: number, of: number]> = {
    falseClaims: [0, 0],
    repeatedClaims: [0, 0],
    refutedLies: [0, 0],
    lies: [0, 0],
    turnsWasted: [0, 0],
    actionsUnused: [0, 0],
  };
  private standing: Standing[] = [];
  private hands: Kind[][] = [];
  private losses: number[] = [];

  private count(name: Counted, happened: boolean, of = 1, times = happened ? of : 0): void {
    const share = this.shares[name];
    share[0] += times;
    share[1] += of;
  }

  before(state: State, seat: Seat, action: Action): void {
    this.watchHands(state);
    // It costs Gear, and may bring the same card again: the hands before and after would not tell.
    if (decode(action).kind === 'complete') this.lost(seat);
    if (action >= FIRST_CLAIM && action < FIRST_MOVE) this.hear(state, seat, action);
    else if (action === END_TURN) this.watchTurn(state, seat);
  }

  private watchHands(state: State): void {
    for (const [seat, hand] of state.hands.entries()) {
      const now = hand.map(kindOf);
      if (!keepsAll(this.hands[seat] ?? [], now)) this.lost(seat);
      this.hands[seat] = now;
    }
    if (this.standing.length > 0)
      this.standing = this.standing.filter((said) => truthOf(state, said.seat, said.action) !== CLAIM_FALSE);
  }

  private lost(seat: Seat): void {
    this.losses[seat] = (this.losses[seat] ?? 0) + 1;
  }

  private hear(state: State, seat: Seat, action: Action): void {
    const truth = truthOf(state, seat, action);
    const isFalse = truth === CLAIM_FALSE;
    if (state.loyalties[seat] === CREW && truth !== CLAIM_OPEN) this.count('falseClaims', isFalse);
    if (state.loyalties[seat] === OUTSIDER && truth !== CLAIM_OPEN) {
      this.count('lies', isFalse);
      this.count('refutedLies', isRefutedByOpenFacts(state, seat, action));
    }
    this.count('repeatedClaims', this.isRepeated(state, seat, action));
    if (truth === CLAIM_TRUE)
      this.standing.push({ seat, action, turn: state.turn, losses: this.losses[seat] ?? 0 });
  }

  /** The same words as before, though they have been true ever since and nothing has left the hand; of a look, in one turn. */
  private isRepeated(state: State, seat: Seat, action: Action): boolean {
    const isLook = decode(action).kind.startsWith('saw');
    return this.standing.some(
      (said) =>
        said.seat === seat &&
        said.action === action &&
        (isLook ? said.turn === state.turn : said.losses === (this.losses[seat] ?? 0)),
    );
  }

  private watchTurn(state: State, seat: Seat): void {
    const isWasted = state.used === 0 && handOf(state, seat).length > 0 && state.supply.length > 0;
    this.count('turnsWasted', isWasted);
    this.count('actionsUnused', true, Math.max(1, state.base), Math.min(actionPoints(state), state.base));
  }

  counted(): Readonly<Record<string, Share>> {
    return Object.fromEntries(
      (Object.keys(COUNTED) as Counted[]).map((name) => [COUNTED[name], this.shares[name]]),
    );
  }
}

export const conductObserver = (): Observer<State> => new Conduct();
