/** A worker of the page that judges decisions, one at a time, as it is asked. */
import { beliefsOf, type Decision, dealtTo, decisionsOf, review } from '@airlock/bots';
import type { CatalogueEntry, JudgingRoom } from '@airlock/catalogue';
import { headerOf, logOf, type MatchFile } from '@airlock/kernel';
import { loadEntry } from '../../local/entries.ts';
import type { Answered, Asked, Outline } from './messages.ts';

interface Opened {
  readonly game: CatalogueEntry['game'];
  readonly room: JudgingRoom;
  readonly file: MatchFile;
  readonly names: readonly string[];
  readonly decisions: readonly Decision[];
}

let opened: Promise<Opened | null> = Promise.resolve(null);

const say = (answer: Answered): void => postMessage(answer);

async function open(
  text: string,
  names: readonly string[],
): Promise<{ found: Opened; outline: Outline } | null> {
  const file = JSON.parse(text) as MatchFile;
  const entry = await loadEntry(file.game);
  const room = await entry?.judging?.();
  if (!entry || !room || file.seed === undefined) return null;
  const { game } = entry;
  const strongest = entry.levels.at(-1);
  if (!strongest) return null;
  const { decisions, match } = decisionsOf(game, headerOf(file), file.seed, logOf(game, file));
  const { judging, calibration } = room;
  const judged = decisions.filter(({ action }) => judging.isJudged(action));
  const dealt = file.seats.map((_, seat) =>
    match.outcome ? dealtTo(judging, decisions, seat, match.state) : [],
  );
  return {
    found: { game, room, file, names, decisions },
    outline: {
      unit: judging.unit,
      limits: judging.limits,
      start: calibration.start,
      dealt,
      suspects: judging.suspecting !== undefined,
      strongest: { id: strongest.id, name: strongest.name },
      decisions: judged.map(({ index, seat }) => ({ index, seat })),
    },
  };
}

async function answer(asked: Asked): Promise<void> {
  if (asked.kind === 'open') {
    const opening = open(asked.file, asked.names);
    opened = opening.then((one) => one?.found ?? null);
    say({ kind: 'outline', outline: (await opening)?.outline ?? null });
    return;
  }
  const now = await opened;
  if (asked.kind === 'suspect') {
    const suspecting = now?.room.judging.suspecting;
    if (!now || !suspecting) return;
    const { game, file, names } = now;
    const match = { header: headerOf(file), seed: file.seed ?? '', log: logOf(game, file), names };
    say({ kind: 'suspicions', seat: asked.seat, suspicions: beliefsOf(game, suspecting, match, asked.seat) });
    return;
  }
  const decision = now?.decisions.find(({ index }) => index === asked.index);
  const action = asked.action === undefined ? decision?.action : now?.game.codec.read(asked.action);
  const reviewed =
    now && decision && action !== undefined
      ? review(
          {
            game: now.game,
            ...now.room,
            naming: { names: now.names, reader: decision.seat },
            seed: now.file.commitment,
          },
          { ...decision, action },
        )
      : null;
  say({ kind: 'judged', index: asked.index, reviewed });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // Thrown where the page hears of it: it then says that nothing can be judged.
  answer(data).catch((error) =>
    setTimeout(() => {
      throw error;
    }),
  );
});
