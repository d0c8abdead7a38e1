/** The best few of many actions, the best first; among equals the one offered earlier. */
import { type Action, missing } from '@airlock/kernel';

export class Ranking {
  readonly actions: Action[] = [];
  readonly values: number[] = [];
  size = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** The action that leads. */
  get best(): Action {
    return this.actionAt(0);
  }

  actionAt(place: number): Action {
    return this.actions[place] ?? missing();
  }

  valueAt(place: number): number {
    return this.values[place] ?? missing();
  }

  clear(): this {
    this.size = 0;
    return this;
  }

  offer(action: Action, value: number): void {
    let place = this.size;
    while (place > 0 && this.valueAt(place - 1) < value) place--;
    if (place === this.most) return;
    if (this.size < this.most) this.size++;
    for (let moved = this.size - 1; moved > place; moved--) {
      this.actions[moved] = this.actionAt(moved - 1);
      this.values[moved] = this.valueAt(moved - 1);
    }
    this.actions[place] = action;
    this.values[place] = value;
  }
}
