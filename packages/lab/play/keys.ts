/**
 * Numbers for what can be typed. What was listed before keeps its number as long as it is offered again and again, so that a hand that knows
 * where "pass" is does not have to look; what is new takes the lowest number that is free.
 */
export class Keys {
  /** By question, the number of each option that has one. */
  private readonly known = new Map<string, Map<string, number>>();

  /** The numbers of the options of a question, in their order. The same ones again give the same numbers. */
  of(question: string, options: readonly string[]): string[] {
    const before = this.known.get(question) ?? new Map<string, number>();
    const now = new Map<string, number>();
    const taken = new Set<number>();
    for (const option of options) {
      const number = before.get(option);
      // A number that would leave a long gap is given up: lists are to be read as well.
      if (number === undefined || taken.has(number) || number > 2 * options.length) continue;
      now.set(option, number);
      taken.add(number);
    }
    let free = 1;
    for (const option of options) {
      if (now.has(option)) continue;
      while (taken.has(free)) free++;
      now.set(option, free);
      taken.add(free);
    }
    this.known.set(question, now);
    return options.map((option) => String(now.get(option)));
  }
}
