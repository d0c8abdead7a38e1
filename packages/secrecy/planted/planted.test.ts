/** Whatever is planted must be found, under the name of its channel and its field. */
import { loadGame } from '@airlock/catalogue';
import { serverMessage } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { choicesIn } from '../choosing.ts';
import { settingsFor } from '../settings.ts';
import { withVirtualSurroundings } from '../surroundings/surroundings.ts';
import { act, answerLate } from '../table/deeds.ts';
import { Episode, type EpisodeWish } from '../table/episode.ts';
import type { ViewerKind } from '../table/eyes.ts';
import type { FoundLeak } from '../table/pair.ts';
import { NEWS_CHANNEL } from '../table/party.ts';
import type { Message, Plant, Rewrite } from '../table/plant.ts';
import { routeName, routeProbes } from '../table/routes.ts';
import type { Happening } from '../table/scene.ts';
import { GAME_FAULTS, secretOf } from './gameFaults.ts';

interface Trial {
  readonly game: string;
  readonly setting: number;
  readonly kind: ViewerKind;
  readonly plant: Plant;
  readonly happenings?: readonly Happening[] | undefined;
  readonly effort?: EpisodeWish['effort'];
  readonly isFar?: boolean;
}

/** Matches in which a fault has the chance to show. */
const MOST_MATCHES = 12;

/** What leaks at a table with something planted, as soon as `isEnough` leaks. */
async function leaksWith(
  trial: Trial,
  isEnough: (leaks: readonly FoundLeak[]) => boolean,
): Promise<FoundLeak[]> {
  const entry = await loadGame(trial.game);
  const setting = entry && settingsFor(entry.game)[trial.setting];
  if (!entry || !setting) throw new Error(`There is no setting ${trial.setting} of ${trial.game}.`);
  const { plant, effort, happenings, isFar = false } = trial;
  return withVirtualSurroundings(async () => {
    const found: FoundLeak[] = [];
    for (let match = 0; match < MOST_MATCHES; match++) {
      const choices = choicesIn({ entry, setting, seed: `planted ${match}`, plant, isFar });
      for (const { wish } of choices.filter((choice) => choice.kind === trial.kind)) {
        const wanted = { ...wish, ...(effort ? { effort } : {}), ...(happenings ? { happenings } : {}) };
        const { leaks } = await new Episode(wanted).run();
        found.push(...leaks);
        if (isEnough(found)) return found;
      }
    }
    return found;
  });
}

const named = (leaks: readonly FoundLeak[]): string[] => [
  ...new Set(leaks.map(({ channel, field }) => `${channel}: ${field}`)),
];

describe('a leak of the rules', () => {
  it.each(GAME_FAULTS)('is found: $fault', async ({ plant, channel, field, ...fault }) => {
    const isIt = (leak: FoundLeak): boolean => leak.channel === channel && field.test(leak.field);
    const leaks = await leaksWith({ ...fault, plant: { game: plant } }, (so) => so.some(isIt));
    expect(named(leaks.filter(isIt)), `found instead: ${named(leaks).join(', ')}`).not.toEqual([]);
  });
});

describe('a leak that comes by way of another server', () => {
  it('is found as well', async () => {
    const [{ plant, channel, field, ...fault }] = GAME_FAULTS;
    const isIt = (leak: FoundLeak): boolean => leak.channel === channel && field.test(leak.field);
    const trial = { ...fault, plant: { game: plant }, isFar: true };
    expect(named((await leaksWith(trial, (so) => so.some(isIt))).filter(isIt))).not.toEqual([]);
  });
});

/** Where it shows: in a message, in the head of an answer, or in what is neither. */
const HINTS: ReadonlySet<string> = new Set(['hint', 'x-hint', 'the whole text']);

/** A server that says on every channel, message by message, what nobody may know. */
const chatty = (state: unknown): Rewrite => {
  const hint = secretOf(state);
  return ({ channel, text }: Message) => {
    if (text.startsWith('HTTP/')) return [{ channel, text: text.replace('\r\n', `\r\nx-hint: ${hint}\r\n`) }];
    if (text.startsWith('{')) return [{ channel, text: `{"hint":${hint},${text.slice(1)}` }];
    return [{ channel, text: `${text} ${hint}` }];
  };
};

describe('a leak of the server', () => {
  it('is found on every channel there is', async () => {
    const context = { code: ':code', seats: 2, level: '', isAlone: false };
    const routes = [...routeProbes(context, 'changing'), ...routeProbes(context, 'static')];
    const channels = [
      // The end is another matter: then everything may be known, and only then a match is looked at together.
      ...serverMessage.options
        .map(({ shape }) => shape.type.value)
        .filter((type) => type !== 'over' && type !== 'company'),
      ...routes.map((route) => routeName(route, ':code')),
      NEWS_CHANNEL,
      'handshake',
      'ping',
      'close',
    ];
    const missing = (leaks: readonly FoundLeak[]): string[] => {
      const found = new Set(leaks.filter(({ field }) => HINTS.has(field)).map(({ channel }) => channel));
      return channels.filter((name) => !found.has(name));
    };
    const plant = { rewrite: chatty };
    const everything = await leaksWith(
      { game: 'outpost-seven', setting: 0, kind: 'seat', plant, effort: 'everything', happenings: [act] },
      (leaks) => missing(leaks).every((channel) => channel === 'sealed'),
    );
    // Only where nobody may learn whose time ran out.
    const sealed = await leaksWith(
      { game: 'outbreak', setting: 0, kind: 'seat', plant, happenings: [answerLate] },
      (leaks) => leaks.some(({ channel }) => channel === 'sealed'),
    );
    expect(missing([...everything, ...sealed])).toEqual([]);
  });

  it('is found in the number of messages', async () => {
    const stuttering = (state: unknown): Rewrite => {
      const isTwice = secretOf(state) % 2 === 1;
      return (message) => (message.channel === 'table' && isTwice ? [message, message] : [message]);
    };
    const leaks = await leaksWith(
      { game: 'outpost-seven', setting: 0, kind: 'seat', plant: { rewrite: stuttering } },
      (so) => named(so).includes('table: number of messages'),
    );
    expect(named(leaks)).toContain('table: number of messages');
  });

  it('is found in the order of messages', async () => {
    const disorderly = (state: unknown): Rewrite => {
      const isLate = secretOf(state) % 2 === 1;
      let held: Message[] = [];
      return (message) => {
        if (isLate && message.channel === 'table' && held.length === 0) {
          held = [message];
          return [];
        }
        const late = held;
        held = [];
        return [message, ...late];
      };
    };
    const leaks = await leaksWith(
      { game: 'outpost-seven', setting: 0, kind: 'seat', plant: { rewrite: disorderly } },
      (so) => named(so).includes('table: order of messages'),
    );
    expect(named(leaks)).toContain('table: order of messages');
  });
});
