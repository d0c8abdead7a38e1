/** How the lines of a candidate go on: which events follow most often, and what the ends have in common. */
import type { ToldEvent } from '@airlock/kernel';

/** How often, out of how many. */
interface Counted<What> {
  readonly what: What;
  readonly times: number;
}

export interface Follows {
  /** Of this many lines that were listened to. */
  readonly heard: number;
  /** The events that follow most often, the most frequent first; each as it was told in the first line it came up in. */
  readonly events: readonly Counted<ToldEvent>[];
  readonly ended: number;
  /** What all ends were worth together, */
  readonly worth: number;
  readonly ends: readonly Fact[];
}

export interface Fact extends Counted<string> {
  /** and what those in which it held were. */
  readonly worth: number;
}

/** Listening costs as much as playing: a hundred lines say which events are frequent. */
const MOST_LINES = 100;
/** Beyond this many events a line has little to do with the decision any more. */
const MOST_EVENTS = 8;
const MOST_TOLD = 24;

export class Continuations {
  private heard = 0;
  private ended = 0;
  private worth = 0;
  private readonly events = new Map<string, { event: ToldEvent; times: number }>();
  private readonly ends = new Map<string, { times: number; worth: number }>();

  get wantsMore(): boolean {
    return this.heard < MOST_LINES;
  }

  /** What followed in one more world; each kind of event counts once a line. */
  add(told: readonly ToldEvent[]): void {
    this.heard++;
    const seen = new Set<string>();
    for (const event of told.slice(0, MOST_EVENTS)) {
      const key = `${event.type} ${JSON.stringify(event.open)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const known = this.events.get(key);
      if (known) known.times++;
      else this.events.set(key, { event, times: 1 });
    }
  }

  end(facts: readonly string[], worth: number): void {
    this.ended++;
    this.worth += worth;
    for (const fact of facts) {
      const known = this.ends.get(fact) ?? { times: 0, worth: 0 };
      known.times++;
      known.worth += worth;
      this.ends.set(fact, known);
    }
  }

  summary(): Follows {
    const events = [...this.events.values()]
      .sort((one, other) => other.times - one.times)
      .slice(0, MOST_TOLD)
      .map(({ event, times }) => ({ what: openly(event), times }));
    const ends = [...this.ends].map(([what, held]) => ({ what, ...held }));
    return { heard: this.heard, events, ended: this.ended, worth: this.worth, ends };
  }
}

/** What everybody may know of it: a sentence about what often follows is no place for somebody's hidden cards. */
const openly = ({ type, rule, open }: ToldEvent): ToldEvent => ({ type, rule, open }) as ToldEvent;
