/**
 * Those who look on while something is done, and what each of them sees change. They remember what they saw, so that whoever
 * looks on again at the next action is not shown everything anew.
 */
import type { Flowing } from './flow.ts';
import type { Game, SeenEvent, ToldEvent } from './game.ts';
import { itemAt } from './rows.ts';
import type { Viewer } from './seats.ts';
import { type Sights, sightsOf } from './sights.ts';

/** How the view of one viewer became the next. */
export interface Steps {
  /** What each event changed, as JSON; empty or missing where that is nothing. The last one leads to the view when all is done. */
  readonly texts: readonly string[];
  /** What changed although nothing was told, as JSON. */
  readonly untold: string;
}

/** Steps as they are made. */
interface StepsInTheMaking extends Steps {
  texts: string[];
  untold: string;
}

export class Onlookers<State, View, Event extends SeenEvent> {
  private readonly game: Game<State, View, Event>;
  readonly state: State;
  /** As they were named, perhaps more than once. */
  private readonly viewers: readonly Viewer[];
  private readonly sights: Sights<State>;
  /** The question that was asked before: while the rules run, everybody still looks at it. */
  private asked: number[][] = [];
  private made = new Map<Viewer, StepsInTheMaking>();
  /** The state after each part of the event that is told next. */
  private marks: State[] = [];
  private heard = 0;
  /** The event that is shown with whatever changes now. */
  private shown = 0;

  constructor(game: Game<State, View, Event>, state: State, viewers: readonly Viewer[]) {
    this.game = game;
    this.state = state;
    this.viewers = viewers;
    this.sights = sightsOf(game, state, new Set(viewers));
  }

  /** Whether these look on, and nobody else. */
  are(viewers: readonly Viewer[]): boolean {
    const { length } = this.viewers;
    if (viewers.length !== length) return false;
    for (let index = 0; index < length; index++) if (viewers[index] !== this.viewers[index]) return false;
    return true;
  }

  /** Something is about to be done, at a state that they have seen as it is. */
  begin(): void {
    this.asked = [];
    for (const { stack } of this.flows(this.state)) this.asked.push(stack.slice());
    this.made = new Map();
    for (const viewer of this.viewers) this.made.set(viewer, { texts: [], untold: '' });
    this.heard = 0;
    this.shown = 0;
  }

  /** A part of what is told next is done. */
  mark(): void {
    const still = this.game.clone(this.state);
    const flows = this.flows(still);
    for (let index = 0; index < flows.length; index++) itemAt(flows, index).stack = itemAt(this.asked, index);
    this.marks.push(still);
  }

  hear({ quiet, own }: ToldEvent<Event>): void {
    this.heard++;
    const isFirst = this.heard === 1;
    // What the table looks like after a quiet event is shown with the one before.
    if (quiet && !isFirst && this.marks.length === 0) return;
    if (!isFirst) this.close();
    this.shown = this.heard - 1;
    if (this.marks.length > 0) {
      // The number of parts is known to those alone who have a part in the event. The last of them is the event itself.
      this.sights.lookCloser(this.marks.slice(0, -1), (viewer) => own?.[viewer] !== undefined);
      this.marks = [];
    }
    this.lookWithQuestion(this.flows(this.state), 0);
  }

  /** When all is done. What happened after the last event was told is shown with it. */
  steps(): ReadonlyMap<Viewer, Steps> {
    this.sights.look(this.state);
    this.close();
    if (this.heard === 0) {
      for (const steps of this.made.values()) steps.untold = steps.texts.pop() ?? '';
    }
    return this.made;
  }

  private close(): void {
    this.sights.close((viewer, text) => {
      const texts = this.made.get(viewer)?.texts;
      if (text === '' || !texts) return;
      while (texts.length < this.shown) texts.push('');
      texts.push(text);
    });
  }

  /** Looks at the state as if the question were still the one that was asked before, in this flow and all that follow. */
  private lookWithQuestion(flows: readonly Flowing[], index: number): void {
    const flow = flows[index];
    if (!flow) {
      this.sights.look(this.state);
      return;
    }
    const { stack } = flow;
    flow.stack = itemAt(this.asked, index);
    this.lookWithQuestion(flows, index + 1);
    flow.stack = stack;
  }

  private flows(state: State): readonly Flowing[] {
    return this.game.flows?.(state) ?? NO_FLOWS;
  }
}

const NO_FLOWS: readonly Flowing[] = [];
