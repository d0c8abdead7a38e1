/** A whole match of Omega Virus as a file: two bots in their own time, one pause in the second round. */
import { CLOCK, fastRandom, openMatch, present, seatsIn, toFile } from '@airlock/kernel';
import { botOf, LEVELS, type OmegaEvent, omegaVirus } from '@airlock/omega-virus';

export function finishedMatch(seats: readonly string[], options: object = {}): string {
  const match = openMatch(omegaVirus, {
    options: { roundLimitSeconds: 600, ...options },
    seats: [...seats],
    generator: 'fast',
    seed: 'a race to look back at',
  });
  const { due, liveFrom, momentOf } = present(omegaVirus.realTime);
  const bot = botOf(present(LEVELS.at(-2)));
  const heard: OmegaEvent[][] = seats.map(() => []);
  let now = 0;
  let hasPaused = false;
  while (!match.outcome) {
    const wishes = seatsIn(match.waiting)
      .filter((seat) => seat !== CLOCK)
      .map((seat) => ({
        seat,
        action: bot.choose(
          { seat, view: match.view(seat), heard: present(heard[seat]) },
          fastRandom(`${match.log.length} ${seat}`),
        ),
      }))
      .sort((one, other) => momentOf(one.action) - momentOf(other.action));
    let { seat, action } = wishes[0] ?? { seat: CLOCK, action: present(due(match.state)).action };
    if (!hasPaused && match.state.round === 2 && (match.state.seats[0]?.at ?? 0) > 20_000) {
      hasPaused = true;
      seat = 0;
      action = present(omegaVirus.codec.read(`pause @${match.state.seats[0]?.at}`));
    }
    const from = liveFrom(match.state);
    now = Math.max(now + 20, from === null ? 0 : from + Math.max(0, momentOf(action)));
    const played = match.play(seat, action, now);
    if (!played.ok) throw new Error(`"${omegaVirus.codec.write(action)}" is refused.`);
    for (const event of played.events) {
      for (const [at, list] of heard.entries()) {
        list.push({ ...event, own: event.own?.[at] } as unknown as OmegaEvent);
      }
    }
  }
  return JSON.stringify(toFile(match));
}
