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

export class Onlookers<State, View, Event extends SeenEvent> {
  private readonly game: Game<State, View, Event>;
  private readonly state: State;
  /** The question that was asked before: while the rules run, everybody still looks at it. */
  private readonly asked: readonly number[][];
  private readonly sights: Sights<State>;
  private readonly texts: ReadonlyMap<Viewer, string[]>;
  /** The state after each part of the event that is told next. */
  private marks: State[] = [];
  private heard = 0;
  /** The event that is shown with whatever changes now. */
  private shown = 0;

  constructor(game: Game<State, View, Event>, state: State, viewers: Iterable<Viewer>) {
    this.game = game;
    this.state = state;
    const before = game.clone(state);
    this.asked = this.flows(before).map(({ stack }) => stack);
    this.texts = new Map([...viewers].map((viewer) => [viewer, []]));
    this.sights = sightsOf(game, before, [...this.texts.keys()]);
  }

  /** A part of what is told next is done. */
  mark(): void {
    const still = this.game.clone(this.state);
    this.askAgain(this.flows(still));
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
    const flows = this.flows(this.state);
    const stacks = flows.map(({ stack }) => stack);
    this.askAgain(flows);
    this.sights.look(this.state);
    for (let index = 0; index < flows.length; index++) itemAt(flows, index).stack = itemAt(stacks, index);
  }

  /** When all is done. What happened after the last event was told is shown with it. */
  steps(): ReadonlyMap<Viewer, Steps> {
    this.sights.look(this.state);
    this.close();
    const steps = new Map<Viewer, Steps>();
    for (const [viewer, texts] of this.texts) {
      steps.set(viewer, this.heard > 0 ? { texts, untold: '' } : { texts: NO_TEXTS, untold: texts[0] ?? '' });
    }
    return steps;
  }

  private close(): void {
    this.sights.close((viewer, text) => {
      const texts = this.texts.get(viewer) ?? [];
      while (texts.length < this.shown) texts.push('');
      texts.push(text);
    });
  }

  private flows(state: State): readonly Flowing[] {
    return this.game.flows?.(state) ?? NO_FLOWS;
  }

  private askAgain(flows: readonly Flowing[]): void {
    for (let index = 0; index < flows.length; index++) itemAt(flows, index).stack = itemAt(this.asked, index);
  }
}

const NO_FLOWS: readonly Flowing[] = [];
const NO_TEXTS: readonly string[] = [];
