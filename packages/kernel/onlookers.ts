/** Those who look on while something is done, and what each of them sees change. */
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
  private readonly state: State;
  /** The question that was asked before: while the rules run, everybody still looks at it. */
  private readonly asked: readonly Flowing[];
  private readonly sights: Sights<State>;
  private readonly made = new Map<Viewer, StepsInTheMaking>();
  /** The state after each part of the event that is told next. */
  private marks: State[] = [];
  private heard = 0;
  /** The event that is shown with whatever changes now. */
  private shown = 0;
  private readonly say = (viewer: Viewer, text: string): void => {
    const texts = this.made.get(viewer)?.texts;
    if (text === '' || !texts) return;
    while (texts.length < this.shown) texts.push('');
    texts.push(text);
  };

  constructor(game: Game<State, View, Event>, state: State, viewers: Iterable<Viewer>) {
    this.game = game;
    this.state = state;
    const before = game.clone(state);
    this.asked = this.flows(before);
    for (const viewer of viewers) {
      if (!this.made.has(viewer)) this.made.set(viewer, { texts: [], untold: '' });
    }
    this.sights = sightsOf(game, before, this.made.keys());
  }

  /** A part of what is told next is done. */
  mark(): void {
    const still = this.game.clone(this.state);
    const flows = this.flows(still);
    for (let index = 0; index < flows.length; index++) itemAt(flows, index).stack = this.stackAsked(index);
    this.marks.push(still);
  }

  hear({ quiet, own }: ToldEvent<Event>): void {
    this.heard++;
    const isFirst = this.heard === 1;
    // What the table looks like after a quiet event is shown with the one before.
    if (quiet && !isFirst && this.marks.length === 0) return;
    if (!isFirst) this.sights.close(this.say);
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
    this.sights.close(this.say);
    if (this.heard === 0) {
      for (const steps of this.made.values()) steps.untold = steps.texts.pop() ?? '';
    }
    return this.made;
  }

  /** Looks at the state as if the question were still the one that was asked before, in this part of it and all that follow. */
  private lookWithQuestion(flows: readonly Flowing[], index: number): void {
    const flow = flows[index];
    if (!flow) {
      this.sights.look(this.state);
      return;
    }
    const { stack } = flow;
    flow.stack = this.stackAsked(index);
    this.lookWithQuestion(flows, index + 1);
    flow.stack = stack;
  }

  private stackAsked(index: number): number[] {
    return itemAt(this.asked, index).stack;
  }

  private flows(state: State): readonly Flowing[] {
    return this.game.flows?.(state) ?? NO_FLOWS;
  }
}

const NO_FLOWS: readonly Flowing[] = [];
