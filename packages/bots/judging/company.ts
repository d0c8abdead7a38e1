/** Plays a world on with a bot in every seat, each knowing what its seat knows there, and all of them talking. */
import {
  type Bot,
  type Context,
  eventFor,
  type Game,
  itemAt,
  NOBODY,
  type Seat,
  type SeatSet,
  type SeenEvent,
  seatsIn,
  shuffle,
  type ToldEvent,
} from '@airlock/kernel';

/** `heard` is what each seat has heard so far; what is told on the way is added. To the end, or as far as one wants to see. */
export function playInCompany<State, View, Event extends SeenEvent>(
  game: Pick<Game<State, View, Event>, 'waiting' | 'view' | 'apply'>,
  bot: Bot<View, Event>,
  state: State,
  context: Context<Event>,
  heard: readonly Event[][],
  isFarEnough: (state: State) => boolean = () => false,
): void {
  const { random } = context;
  const telling: Context<Event> = {
    ...context,
    tell(event: ToldEvent<Event>) {
      context.tell?.(event);
      for (const [seat, ears] of heard.entries()) ears.push(eventFor(event, seat));
    },
  };
  const seatedAt = (seat: Seat) => ({ seat, view: game.view(state, seat), heard: itemAt(heard, seat) });

  const talk = (): void => {
    for (let spoke = bot.speak !== undefined; spoke; ) {
      spoke = false;
      for (const seat of shuffle([...heard.keys()], random)) {
        const said = bot.speak?.(seatedAt(seat), random, 'any') ?? null;
        if (said === null) continue;
        game.apply(state, seat, said, telling);
        spoke = true;
      }
    }
  };

  let awaitedBefore: SeatSet = NOBODY;
  for (let waiting = game.waiting(state); waiting !== NOBODY; waiting = game.waiting(state)) {
    if (isFarEnough(state)) return;
    if ((waiting & ~awaitedBefore) !== 0) talk();
    awaitedBefore = game.waiting(state);
    const [seat] = seatsIn(awaitedBefore);
    if (seat === undefined) return;
    game.apply(state, seat, bot.choose(seatedAt(seat), random), telling);
  }
}
