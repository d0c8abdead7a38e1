// Works go on side by side, but what they print comes one after the other.

/** Keeps what is printed until its turn has come, then lets it through. */
class Turn {
  #waiting = [];
  #print;

  constructor(print) {
    this.#print = print;
  }

  take(chunk) {
    if (this.#waiting) this.#waiting.push(chunk);
    else this.#print(chunk);
  }

  begin() {
    for (const chunk of this.#waiting) this.#print(chunk);
    this.#waiting = null;
  }
}

/** Does all works at once, each with the `print` of its turn, and gives their results in the same order. */
export async function sideBySide(works, print = (chunk) => process.stdout.write(chunk)) {
  const turns = works.map(() => new Turn(print));
  const results = works.map(async (work, place) => work((chunk) => turns[place].take(chunk)));
  // What fails is thrown at the end, when everybody has printed.
  const ends = results.map((result) => result.catch(() => undefined));
  for (const [place, turn] of turns.entries()) {
    turn.begin();
    await ends[place];
  }
  return Promise.all(results);
}
