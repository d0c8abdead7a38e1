/**
 * Actions as small whole numbers. Rules, search and logs in memory handle numbers; files, the wire and people
 * see a short text such as `repair B3-1 G4-2 r3c3`. A codec knows both and nothing of the rules.
 */
import type { Random } from './random.ts';

/** One action of one seat. */
export type Action = number;

/** What one word of an action's text may be, numbered from 0. */
export interface Domain {
  readonly size: number;
  write(value: number): string;
  /** -1 when the text names nothing. */
  read(text: string): number;
}

export function oneOf(names: readonly string[]): Domain {
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    size: names.length,
    write: (value) => names[value] as string,
    read: (text) => numbers.get(text) ?? -1,
  };
}

/** A set of names as a bit mask, written `a,b,c`; the empty set is `-`. */
export function someOf(names: readonly string[]): Domain {
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    size: 2 ** names.length,
    write: (mask) => names.filter((_, bit) => hasBit(mask, bit)).join(',') || '-',
    read: (text) => {
      if (text === '-') return 0;
      let mask = 0;
      for (const name of text.split(',')) {
        const bit = numbers.get(name);
        if (bit === undefined || hasBit(mask, bit)) return -1;
        mask += 2 ** bit;
      }
      return mask;
    },
  };
}

export function wholeNumbers(from: number, to: number): Domain {
  return oneOf(Array.from({ length: to - from + 1 }, (_, offset) => String(from + offset)));
}

const hasBit = (mask: number, bit: number): boolean => Math.floor(mask / 2 ** bit) % 2 === 1;

export type ActionKinds = { readonly [kind: string]: readonly Domain[] };

export interface Codec<Kinds extends ActionKinds = ActionKinds> {
  /** The number of each kind's first action; its words count up from there, the last one fastest. */
  readonly first: { readonly [Kind in keyof Kinds]: Action };
  /** How many numbers are in use; every action is below. */
  readonly size: number;
  kind(action: Action): keyof Kinds & string;
  words(action: Action): number[];
  write(action: Action): string;
  /** Nothing when the text is no action of this game. */
  read(text: string): Action | undefined;
}

export function actionCodec<Kinds extends ActionKinds>(kinds: Kinds): Codec<Kinds> {
  const names = Object.keys(kinds);
  const first: Record<string, Action> = {};
  let size = 0;
  for (const name of names) {
    first[name] = size;
    size += domainsOf(name).reduce((product, domain) => product * domain.size, 1);
  }
  if (!Number.isSafeInteger(size)) throw new Error('There are too many actions to number.');

  const starts = names.map((name) => first[name] as number);

  function domainsOf(name: string): readonly Domain[] {
    return kinds[name] as readonly Domain[];
  }

  function kindOf(action: Action): string {
    if (!(action >= 0 && action < size && Number.isInteger(action))) {
      throw new RangeError(`No action has the number ${action}.`);
    }
    // The last kind that starts at or before the action, by halving.
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= action) low = middle;
      else high = middle - 1;
    }
    return names[low] as string;
  }

  function wordsOf(action: Action): number[] {
    const name = kindOf(action);
    let rest = action - (first[name] as number);
    const words: number[] = [];
    for (const domain of [...domainsOf(name)].reverse()) {
      words.unshift(rest % domain.size);
      rest = Math.floor(rest / domain.size);
    }
    return words;
  }

  return {
    first: first as Codec<Kinds>['first'],
    size,
    kind: kindOf,
    words: wordsOf,
    write(action) {
      const name = kindOf(action);
      const words = wordsOf(action).map((word, index) => (domainsOf(name)[index] as Domain).write(word));
      return [name, ...words].join(' ');
    },
    read(text) {
      const [name = '', ...words] = text.split(' ');
      if (!Object.hasOwn(kinds, name)) return undefined;
      const domains = domainsOf(name);
      if (words.length !== domains.length) return undefined;
      let number = 0;
      for (const [index, domain] of domains.entries()) {
        const value = domain.read(words[index] as string);
        if (value < 0) return undefined;
        number = number * domain.size + value;
      }
      return (first[name] as number) + number;
    },
  };
}

/** A list of actions that is filled again and again without making a new array: listing is the hot spot. */
export class ActionList {
  readonly items: Action[] = [];
  size = 0;

  clear(): this {
    this.size = 0;
    return this;
  }

  add(action: Action): void {
    this.items[this.size++] = action;
  }

  at(index: number): Action {
    return this.items[index] as Action;
  }

  pick(random: Random): Action {
    return this.items[random.int(this.size)] as Action;
  }

  has(action: Action): boolean {
    const at = this.items.indexOf(action);
    return at >= 0 && at < this.size;
  }

  toArray(): Action[] {
    return this.items.slice(0, this.size);
  }
}
