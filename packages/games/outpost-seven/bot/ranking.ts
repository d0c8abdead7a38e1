/** The best few of many actions, the best first; among equals the one offered earlier. */
import type { Action } from '@airlock/kernel';

export class Ranking {
  readonly actions: Action[] = [];
  readonly values: number[] = [];
  size = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  clear(): this {
    this.size = 0;
    return this;
  }

  offer(action: Action, value: number): void {
    let place = this.size;
    while (place > 0 && this.values[place - 1] < value) place--;
    if (place === this.most) return;
    if (this.size < this.most) this.size++;
    for (let moved = this.size - 1; moved > place; moved--) {
      this.actions[moved] = this.actions[moved - 1];
      this.values[moved] = this.values[moved - 1];
    }
    this.actions[place] = action;
    this.values[place] = value;
  }
}
