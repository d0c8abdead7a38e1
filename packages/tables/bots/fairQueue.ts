/**
 * Whose turn is next: turns go round by person, and whoever has cost more waits longer. Everybody's account starts at what
 * the person served last had spent, so that nobody saves up turns by staying away; after that the least spent goes
 * first. A person's own questions come in their order, one table after the other, since a table asks one at a time.
 */
interface Account<Item> {
  readonly waiting: Item[];
  /** Cost so far, on the scale that is common to all. */
  spent: number;
}

export class FairQueue<Item> {
  private readonly accounts = new Map<string, Account<Item>>();
  private readonly first: Item[] = [];
  /** What the person served last had spent before. */
  private reached = 0;

  /** How many are waiting. */
  get size(): number {
    let size = this.first.length;
    for (const { waiting } of this.accounts.values()) size += waiting.length;
    return size;
  }

  *[Symbol.iterator](): Iterator<Item> {
    yield* this.first;
    for (const { waiting } of this.accounts.values()) yield* waiting;
  }

  add(person: string, item: Item): void {
    this.accountOf(person).waiting.push(item);
  }

  /** Before everybody: somebody has waited for it already. */
  addFirst(item: Item): void {
    this.first.push(item);
  }

  /** `undefined` when nobody waits. */
  take(): Item | undefined {
    const urgent = this.first.shift();
    if (urgent !== undefined) return urgent;
    let next: Account<Item> | undefined;
    for (const account of this.accounts.values()) {
      if (account.waiting.length > 0 && (!next || account.spent < next.spent)) next = account;
    }
    if (!next) return undefined;
    this.reached = Math.max(this.reached, next.spent);
    this.forgetSettled();
    return next.waiting.shift();
  }

  /** Adds to what a person has spent; less than nothing gives some back. */
  charge(person: string, cost: number): void {
    this.accountOf(person).spent += cost;
  }

  clear(): Item[] {
    const all = [...this];
    this.first.length = 0;
    this.accounts.clear();
    return all;
  }

  private accountOf(person: string): Account<Item> {
    const known = this.accounts.get(person);
    if (known) {
      // Whoever has nothing waiting begins again where the others are.
      if (known.waiting.length === 0) known.spent = Math.max(known.spent, this.reached);
      return known;
    }
    const account: Account<Item> = { waiting: [], spent: this.reached };
    this.accounts.set(person, account);
    return account;
  }

  /** Whose account is where a new one would begin needs none. */
  private forgetSettled(): void {
    for (const [person, { waiting, spent }] of this.accounts) {
      if (waiting.length === 0 && spent <= this.reached) this.accounts.delete(person);
    }
  }
}
