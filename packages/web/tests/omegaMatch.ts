/** A whole match of Omega Virus as a file: two bots in their own time, one pause in the first round. */
import {
  type Action,
  CLOCK,
  defaultOptions,
  fastRandom,
  openMatch,
  present,
  type Seat,
  seatsIn,
  toFile,
} from '@airlock/kernel';
import { botOf, LEVELS, type OmegaEvent, omegaVirus } from '@airlock/omega-virus';

const SEED = 'a race to look back at';

export function finishedMatch(seats: readonly string[], options: object = {}): string {
  const match = openMatch(omegaVirus, {
    options: { ...defaultOptions(omegaVirus.options), roundLimitSeconds: 600, ...options },
    seats: [...seats],
    generator: 'fast',
    seed: SEED,
  });
  const { due, liveFrom, momentOf } = present(omegaVirus.realTime);
  const bot = botOf(present(LEVELS.at(-2)));
  const heard: OmegaEvent[][] = seats.map(() => []);
  const wishes = new Map<Seat, Action>();
  const random = fastRandom('two bots');
  let now = 0;
  let hasPaused = false;
  while (!match.outcome) {
    const awaited = seatsIn(match.waiting);
    for (const seat of awaited) {
      if (seat === CLOCK || wishes.has(seat)) continue;
      const seated = { seat, view: match.view(seat), heard: present(heard[seat]) };
      wishes.set(seat, bot.choose(seated, random));
    }
    const [next] = [...wishes]
      .filter(([seat]) => awaited.includes(seat))
      .sort(([, one], [, other]) => momentOf(one) - momentOf(other));
    let [seat, action] = next ?? [CLOCK, due(match.state)?.action ?? 0];
    if (!hasPaused && match.state.round === 1 && (match.state.seats[0]?.at ?? 0) > 20_000) {
      hasPaused = true;
      seat = 0;
      action = present(omegaVirus.codec.read(`pause @${match.state.seats[0]?.at}`));
    }
    const from = liveFrom(match.state);
    now = Math.max(now + 20, from === null ? 0 : from + Math.max(0, momentOf(action)));
    const played = match.play(seat, action, now);
    // What somebody had in mind is forgotten when the clock stops or runs again.
    if (liveFrom(match.state) === from) wishes.delete(seat);
    else wishes.clear();
    if (!played.ok) throw new Error(`"${omegaVirus.codec.write(action)}" is refused.`);
    for (const event of played.events) {
      for (const [at, list] of heard.entries()) {
        list.push({ ...event, own: event.own?.[at] } as unknown as OmegaEvent);
      }
    }
  }
  return JSON.stringify(toFile(match, SEED));
}
