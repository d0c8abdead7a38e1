/** What is counted of players in measurements: what they say that is not so, and what they leave unsaid. */
import { type Action, missing, type Observer, type Seat, type Share } from '@airlock/kernel';
import { cardOf, codec, isSubmit, isVote } from '../actions.ts';
import { type Card, CLAIMABLE, kindOf, SHIFTS_PER_DAY, SKIP, SURVIVOR } from '../cards.ts';
import { isOut, momentOf, recordAt, STANDING, type State } from '../state.ts';

const COUNTED = {
  falseReports: 'reports of Survivors are false',
  brokenPlans: 'plans of Survivors are not kept',
  lies: 'reports of the Infected are false',
  refutedLies: 'reports of the Infected are refuted by what lies open',
  unreasoned: 'accusations and declared votes come without a reason',
  unanswered: 'questions and accusations are left unanswered',
} as const;

type Counted = keyof typeof COUNTED;

class Conduct implements Observer<State> {
  private readonly shares: Record<Counted, [times: number, of: number]> = {
    falseReports: [0, 0],
    brokenPlans: [0, 0],
    lies: [0, 0],
    refutedLies: [0, 0],
    unreasoned: [0, 0],
    unanswered: [0, 0],
  };

  private count(name: Counted, happened: boolean): void {
    const share = this.shares[name];
    if (happened) share[0]++;
    share[1]++;
  }

  before(state: State, seat: Seat, action: Action): void {
    if (codec.kind(action) === 'played') this.hear(state, seat, action);
    else if (isSubmit(action) && !isOut(state, seat)) this.watchCard(state, seat, cardOf(action));
    else if (isVote(action)) this.watchBallot(state, seat);
  }

  private hear(state: State, seat: Seat, action: Action): void {
    const [day = 0, shift = 0, kind = 0] = codec.words(action);
    const moment = momentOf(day + 1, shift);
    const card = CLAIMABLE[kind] ?? missing();
    const { pile, owners } = recordAt(state, moment - 1);
    const place = owners.indexOf(seat);
    const isTrue = place >= 0 && kindOf(pile[place] ?? missing()) === card;
    if (state.roles[seat] === SURVIVOR) {
      this.count('falseReports', !isTrue);
      return;
    }
    this.count('lies', !isTrue);
    this.count(
      'refutedLies',
      !pile.some((shown) => kindOf(shown) === card) || claimsTwice(state, seat, moment, card),
    );
  }

  private watchCard(state: State, seat: Seat, card: Card): void {
    if (state.roles[seat] !== SURVIVOR) return;
    for (const [number, claim] of state.claims.entries()) {
      if (claim.seat !== seat || claim.day !== state.day || state.claimStatus[number] !== STANDING) continue;
      const [shift, kind = 0] = codec.words(claim.action);
      if (codec.kind(claim.action) === 'plan' && shift === state.shift)
        this.count('brokenPlans', CLAIMABLE[kind] !== card);
    }
  }

  /** By the time it votes everything should have been said. */
  private watchBallot(state: State, seat: Seat): void {
    for (const [number, { seat: by, action, day }] of state.claims.entries()) {
      if (state.claimStatus[number] !== STANDING) continue;
      const kind = codec.kind(action);
      const [about = 0, one = 0, two = 0] = codec.words(action);
      if (
        by === seat &&
        day === state.day &&
        (kind === 'accuse' || (kind === 'voteIntent' && about !== SKIP))
      ) {
        this.count(
          'unreasoned',
          !hasSaid(state, seat, (word, words) => word === 'because' && words[0] === about),
        );
      }
      if (about !== seat || by === seat) continue;
      if (kind === 'accuse')
        this.count('unanswered', !hasSaid(state, seat, (word, words) => word === 'deny' && words[0] === by));
      if (kind === 'ask') {
        const isTold = hasSaid(
          state,
          seat,
          (word, words) => word === 'played' && words[0] === one && words[1] === two,
        );
        this.count('unanswered', !isTold);
      }
    }
  }

  counted(): Readonly<Record<string, Share>> {
    return Object.fromEntries(
      Object.entries(this.shares).map(([name, share]) => [COUNTED[name as Counted], share]),
    );
  }
}

/** Whether a seat claims this card for another Shift of the same Day: nobody who is healthy has two. */
function claimsTwice(state: State, seat: Seat, moment: number, card: Card): boolean {
  const day = Math.ceil(moment / SHIFTS_PER_DAY);
  return hasSaid(state, seat, (word, [onDay = 0, shift = 0, kind = 0]) => {
    return (
      word === 'played' && onDay + 1 === day && momentOf(day, shift) !== moment && CLAIMABLE[kind] === card
    );
  });
}

function hasSaid(
  state: State,
  seat: Seat,
  fits: (word: string, words: readonly number[]) => boolean,
): boolean {
  return state.claims.some(
    (claim, number) =>
      claim.seat === seat &&
      state.claimStatus[number] === STANDING &&
      fits(codec.kind(claim.action), codec.words(claim.action)),
  );
}

export const conductObserver = (): Observer<State> => new Conduct();
