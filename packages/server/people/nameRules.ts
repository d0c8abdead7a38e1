/**
 * Which names people may have here: those that can be seen, and none of a bot's, because whoever plays must know who is one.
 * Asked when a name is given and again when a seat is taken, for names that were given before there were such rules.
 */
import { BOT_NAMES } from '@airlock/kernel';
import { personName } from '@airlock/protocol';
import { type Games, likenessOf, Refused } from '@airlock/tables';

/** "Bot", and "Bot" with anything but a letter behind it: "Bot · Engineer", "bot7". */
const CALLS_ITSELF_BOT = /^bot(?!\p{L})/u;

export class NameRules {
  private readonly bots: ReadonlySet<string>;

  constructor(games: Games) {
    this.bots = new Set([...BOT_NAMES, ...[...games.values()].flatMap(shownNames)].map(likenessOf));
  }

  mustBeFit(name: string): void {
    if (personName.safeParse(name).data !== name) {
      throw new Refused('bad-request', 'Your name cannot be read. Please choose another first.');
    }
    const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).map(likenessOf);
    const posesAsBot = CALLS_ITSELF_BOT.test(words.find(Boolean) ?? '') || this.bots.has(likenessOf(name));
    if (posesAsBot) {
      throw new Refused('bad-request', `"${name}" sounds like one of our bots. Please choose another name.`);
    }
  }
}

/** What bots of a game are called by their level: two of one level get what is last in the name of their seat. */
function shownNames({
  game,
  levels,
}: Games extends ReadonlyMap<string, infer Entry> ? Entry : never): string[] {
  const seats = Array.from({ length: game.seats.max }, (_, seat) => game.words.seat(seat).split(' ').at(-1));
  return levels.flatMap(({ name }) => [name, ...seats.map((seat) => `${name} ${seat}`)]);
}
