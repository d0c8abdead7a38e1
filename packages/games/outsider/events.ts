/** What can happen in a match, as it is told. */
import type { Action, Context, Seat, SeenEvent } from '@airlock/kernel';
import type { Character, Crisis, Kind, Location, Loyalty } from './cards.ts';
import type { QUESTION } from './rules/questionIds.ts';
import type { Result } from './state.ts';

interface Cards {
  readonly cards: readonly Kind[];
}

/** What decides an Eclipse: Goals of the remaining Crew, how many Outsiders there are, and the Survival of both sides. */
export interface EclipseCount {
  readonly goals: number;
  readonly outsiders: number;
  /** Crew who are not Doomed. */
  readonly standing: number;
  readonly survival: { readonly crew: number; readonly outsiders: number };
}

/** What Dark Surge gives points for: Goals to the Crew, the rest to the Outsiders. */
export interface SurgeCount {
  readonly goals: number;
  /** Crew who are Doomed, and Crew who hold two Dark or more. */
  readonly doomed: readonly Seat[];
  readonly dark: readonly Seat[];
  /** Characters who died earlier, where nobody is Doomed. */
  readonly deaths: number;
}

export type OutsiderEvent =
  | SeenEvent<'characterTaken', { readonly seat: Seat; readonly character: Character }>
  | SeenEvent<'firstTurn', { readonly seat: Seat }>
  | SeenEvent<'tokenPlaced', { readonly seat: Seat; readonly at: Location }>
  | SeenEvent<'loyaltiesDealt', { readonly outsiders: number }, { readonly loyalty: Loyalty }>
  | SeenEvent<'handsDealt', { readonly count: number }, Cards>
  | SeenEvent<'cardChosen', { readonly seat: Seat }, { readonly card: Kind }>
  | SeenEvent<'supplyFormed', { readonly count: number }>
  | SeenEvent<'turnStarted', { readonly seat: Seat; readonly turn: number; readonly actions: number }>
  | SeenEvent<'goalPlayed', { readonly seat: Seat; readonly goal: Kind; readonly replaced: Kind }>
  | SeenEvent<
      'goalRepaired',
      { readonly seat: Seat; readonly goal: Kind; readonly cards: readonly Kind[]; readonly byScrap: boolean }
    >
  | SeenEvent<'goalCompleted', { readonly seat: Seat; readonly goal: Kind }>
  | SeenEvent<
      'discarded',
      {
        readonly seat: Seat;
        readonly cards: readonly Kind[];
        /** With locations III, the pile of a location instead of the deck. */
        readonly from: 'hand' | 'supply' | 'deck' | Location;
      }
    >
  | SeenEvent<'drew', { readonly seat: Seat; readonly count: number }, Cards>
  | SeenEvent<'looked', { readonly seat: Seat; readonly at: Looked; readonly count: number }, Cards>
  | SeenEvent<'returned', { readonly seat: Seat; readonly toTop: boolean }, { readonly card: number }>
  | SeenEvent<'supplyRevealed', { readonly seat: Seat; readonly cards: readonly Kind[] }>
  | SeenEvent<'supplyRefilled', { readonly seat: Seat }, { readonly card: Kind }>
  | SeenEvent<'leftCard', { readonly seat: Seat }, { readonly card: Kind }>
  | SeenEvent<'tookCard', { readonly seat: Seat }, { readonly card: Kind }>
  | SeenEvent<'tookOpenly', { readonly seat: Seat; readonly card: Kind }>
  | SeenEvent<'actionsGained', { readonly seat: Seat; readonly amount: number }>
  | SeenEvent<'bought', { readonly seat: Seat; readonly price: number }>
  | SeenEvent<
      'survivalChanged',
      { readonly seat: Seat; readonly by: number; readonly now: number; readonly doomed: boolean }
    >
  | SeenEvent<
      'died',
      { readonly seat: Seat; readonly character: Character; readonly becomes: Character },
      { readonly loyalty: Loyalty }
    >
  | SeenEvent<'stabilised', { readonly seat: Seat }>
  | SeenEvent<'recycled', { readonly seat: Seat; readonly count: number }>
  | SeenEvent<'techPlayed', { readonly seat: Seat; readonly card: Kind }>
  | SeenEvent<'abilityUsed', { readonly seat: Seat; readonly character: Character; readonly target: Seat }>
  | SeenEvent<'crisisRevealed', { readonly seat: Seat; readonly crisis: Crisis; readonly assigned: boolean }>
  | SeenEvent<'crisisCancelled', { readonly seat: Seat; readonly crisis: Crisis; readonly card: Kind }>
  | SeenEvent<'crisisFinished', { readonly crisis: Crisis; readonly stays: boolean }>
  | SeenEvent<'crisisCleared', { readonly seat: Seat; readonly crisis: Crisis }>
  | SeenEvent<'noCrisisLeft', { readonly seat: Seat }>
  | SeenEvent<'crisisAbsorbed', { readonly seat: Seat }>
  | SeenEvent<'passed', { readonly seat: Seat }>
  | SeenEvent<'waited', { readonly seat: Seat }>
  | SeenEvent<'entropyGrew', { readonly count: number; readonly from: 'hand' | 'deck' | Location }>
  | SeenEvent<'entropySpared', { readonly seat: Seat; readonly why: 'stabilised' | 'burn' | 'anchor' }>
  | SeenEvent<'sabotaged', { readonly seat: Seat; readonly goal: Kind }>
  | SeenEvent<'targeted', { readonly seat: Seat; readonly target: Seat }>
  | SeenEvent<'slowed', { readonly seat: Seat }>
  | SeenEvent<'cardsRevealed', { readonly seat: Seat; readonly cards: readonly Kind[] }>
  | SeenEvent<'handsExchanged', { readonly one: Seat; readonly other: Seat }>
  | SeenEvent<'handsPassed', { readonly direction: number }>
  | SeenEvent<'cardPassed', { readonly from: Seat; readonly to: Seat }, { readonly card: Kind }>
  | SeenEvent<'skipped', { readonly seat: Seat; readonly why: 'noGear' | 'unable' }>
  | SeenEvent<'goalsLost', { readonly seat: Seat; readonly goals: readonly Kind[] }>
  | SeenEvent<'crisisRecalled', { readonly seat: Seat; readonly crisis: Crisis }>
  | SeenEvent<'reversed', { readonly seat: Seat }>
  | SeenEvent<'moved', { readonly seat: Seat; readonly at: Location }>
  | SeenEvent<'locationDestroyed', { readonly at: Location }>
  | SeenEvent<'supplyMoved', { readonly seat: Seat; readonly at: Location }>
  | SeenEvent<'dealtOut', { readonly seat: Seat; readonly at: Location; readonly count: number }>
  | SeenEvent<'leftUndealt', { readonly seat: Seat; readonly cards: readonly Kind[] }>
  | SeenEvent<
      'declared',
      { readonly seat: Seat; readonly loyalties: readonly Loyalty[]; readonly goals: number }
    >
  | SeenEvent<'falseDeclaration', { readonly seat: Seat }>
  | SeenEvent<
      'crisesDrawn',
      { readonly seat: Seat; readonly count: number },
      { readonly crises: readonly Crisis[] }
    >
  | SeenEvent<'crisesDeclined', { readonly seat: Seat }>
  | SeenEvent<'crisisAssigned', { readonly seat: Seat }, { readonly crisis: Crisis; readonly to: Seat }>
  | SeenEvent<'obliterated', { readonly trigger: Seat }>
  /** Eclipse: whoever alone holds the most Dark becomes an Outsider. */
  | SeenEvent<'turned', { readonly seat: Seat; readonly dark: number }>
  | SeenEvent<'eclipseCounted', EclipseCount>
  | SeenEvent<'surgeCounted', SurgeCount>
  | SeenEvent<'claimed', { readonly seat: Seat; readonly action: Action }>
  /** Somebody did something that everybody could see, and nothing else was told of it. */
  | SeenEvent<'acted', { readonly seat: Seat }>
  /** The clock answers for somebody; told before what it does. */
  | SeenEvent<
      'timedOut',
      { readonly seat: Seat; readonly at: 'turn' | 'window' | 'question' },
      /** What it answers, and to which question; `null` where it is none of those. */
      { readonly answer: Action; readonly asked: keyof typeof QUESTION | null }
    >
  | SeenEvent<'gameOver', { readonly result: Result }>;

/** Where somebody looked: the deck, the Supply, the Crisis deck, or a hand by its seat's number. */
export type Looked = 'deck' | 'supply' | 'crises' | Seat;

export type OutsiderTable = Context<OutsiderEvent>;
