/**
 * Actions as small whole numbers. Rules, search and logs in memory handle numbers; files, the wire and people
 * see a short text such as `repair B3-1 G4-2 r3c3`. A codec knows both and nothing of the rules.
 */
import type { Flavoured } from './flavours.ts';
import type { Random } from './random.ts';
import { itemAt, missing } from './rows.ts';

/** One action of one seat. */
export type Action = Flavoured<number, 'action'>;

/** What one word of an action's text may be, numbered from 0. */
export interface Domain {
  readonly size: number;
  /** The same for programs of other people, which know texts and no numbers. */
  readonly form: DomainForm;
  write(value: number): string;
  /** -1 when the text names nothing. */
  read(text: string): number;
}

/** How a word is written, as plain data. */
export type DomainForm =
  | { readonly one: readonly string[] }
  /** Any of them, each once, as `a,b,c`; none is `-`. */
  | { readonly some: readonly string[] }
  /** One to this many of them, in order, as `b,a`. */
  | { readonly list: readonly string[]; readonly most: number }
  /** A whole number between the two, with what is written before it. */
  | { readonly from: number; readonly to: number; readonly prefix?: string };

export function oneOf(names: readonly string[]): Domain {
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    size: names.length,
    form: { one: names },
    write: (value) => itemAt(names, value),
    read: (text) => numbers.get(text) ?? -1,
  };
}

/** A set of names as a bit mask, written `a,b,c`; the empty set is `-`. */
export function someOf(names: readonly string[]): Domain {
  const numbers = new Map(names.map((name, number) => [name, number]));
  return {
    size: 2 ** names.length,
    form: { some: names },
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
  const names = Array.from({ length: to - from + 1 }, (_, offset) => String(from + offset));
  return { ...oneOf(names), form: { from, to } };
}

const hasBit = (mask: number, bit: number): boolean => Math.floor(mask / 2 ** bit) % 2 === 1;

export type ActionKinds = { readonly [kind: string]: readonly Domain[] };

export interface Codec<Kinds extends ActionKinds = ActionKinds> {
  /** The number of each kind's first action; its words count up from there, the last one fastest. */
  readonly first: { readonly [Kind in keyof Kinds]: Action };
  /** The grammar of the texts: the words of each kind, in the order of their numbers. */
  readonly kinds: Kinds;
  /** How many numbers are in use; every action is below. */
  readonly size: number;
  kind(action: Action): keyof Kinds & string;
  words(action: Action): number[];
  write(action: Action): string;
  /** `undefined` when the text is no action of this game. */
  read(text: string): Action | undefined;
}

export function actionCodec<Kinds extends ActionKinds>(kinds: Kinds): Codec<Kinds> {
  const numbered: Kind[] = [];
  let size = 0;
  for (const [name, domains] of Object.entries(kinds)) {
    numbered.push({ name, domains, first: size });
    size += domains.reduce((product, domain) => product * domain.size, 1);
  }
  if (!Number.isSafeInteger(size)) throw new Error('There are too many actions to number.');

  const byName = new Map(numbered.map((kind) => [kind.name, kind]));
  const first = Object.fromEntries(numbered.map((kind) => [kind.name, kind.first]));

  function kindOf(action: Action): Kind {
    if (!(action >= 0 && action < size && Number.isInteger(action))) {
      throw new RangeError(`No action has the number ${action}.`);
    }
    // The last kind that starts at or before the action, by halving.
    let [low, high] = [0, numbered.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (itemAt(numbered, middle).first <= action) low = middle;
      else high = middle - 1;
    }
    return itemAt(numbered, low);
  }

  /** The numbers of an action's words. */
  function wordsOf(action: Action, { domains, first }: Kind): number[] {
    let rest = action - first;
    const words: number[] = [];
    for (const domain of [...domains].reverse()) {
      words.unshift(rest % domain.size);
      rest = Math.floor(rest / domain.size);
    }
    return words;
  }

  return {
    first: first as Codec<Kinds>['first'],
    kinds,
    size,
    kind: (action) => kindOf(action).name,
    words: (action) => wordsOf(action, kindOf(action)),
    write(action) {
      const kind = kindOf(action);
      const words = wordsOf(action, kind).map((word, index) => itemAt(kind.domains, index).write(word));
      return [kind.name, ...words].join(' ');
    },
    read(text) {
      const [name = '', ...words] = text.split(' ');
      const kind = byName.get(name);
      if (kind === undefined || words.length !== kind.domains.length) return undefined;
      let number = 0;
      for (const [index, domain] of kind.domains.entries()) {
        const value = domain.read(itemAt(words, index));
        if (value < 0) return undefined;
        number = number * domain.size + value;
      }
      return kind.first + number;
    },
  };
}

/** The actions of one kind: its words, and the number of the first of them. */
interface Kind {
  readonly name: string;
  readonly domains: readonly Domain[];
  readonly first: Action;
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
    return this.items[index] ?? missing();
  }

  pick(random: Random): Action {
    return this.items[random.int(this.size)] ?? missing();
  }

  has(action: Action): boolean {
    const at = this.items.indexOf(action);
    return at >= 0 && at < this.size;
  }

  toArray(): Action[] {
    return this.items.slice(0, this.size);
  }
}
