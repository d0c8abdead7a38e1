/** Whatever is planted must be found, under the name of its channel and its field. */
import { loadGame } from '@airlock/catalogue';
import { serverMessage } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { choicesIn } from '../choosing.ts';
import { examine } from '../examination.ts';
import { settingsFor } from '../settings.ts';
import { withVirtualSurroundings } from '../surroundings/surroundings.ts';
import { resume } from '../table/absences.ts';
import { act, answerLate } from '../table/deeds.ts';
import { Episode, type EpisodeWish } from '../table/episode.ts';
import type { ViewerKind } from '../table/eyes.ts';
import type { FoundLeak } from '../table/pair.ts';
import { NEWS_CHANNEL } from '../table/party.ts';
import type { Message, Plant, Rewrite } from '../table/plant.ts';
import { routeName, routeProbes } from '../table/routes.ts';
import type { Happening } from '../table/scene.ts';
import { PUSH_CHANNEL } from '../wire/world.ts';
import { GAME_FAULTS, secretOf } from './gameFaults.ts';

interface Trial {
  readonly game: string;
  readonly setting: number;
  readonly kind: ViewerKind;
  readonly plant: Plant;
  readonly happenings?: readonly Happening[] | undefined;
  readonly effort?: EpisodeWish['effort'];
  readonly isFar?: boolean;
  readonly isSlow?: boolean;
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
  const { plant, effort, happenings, isFar = false, isSlow = false } = trial;
  return withVirtualSurroundings(async () => {
    const found: FoundLeak[] = [];
    for (let match = 0; match < MOST_MATCHES; match++) {
      const choices = choicesIn({ entry, setting, seed: `planted ${match}`, plant, isFar });
      for (const { wish } of choices.filter((choice) => choice.kind === trial.kind)) {
        const wanted = {
          ...wish,
          isSlow,
          ...(effort ? { effort } : {}),
          ...(happenings ? { happenings } : {}),
        };
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

describe('an examination', () => {
  it('tells of a leak when it is found, not at its end', async () => {
    const [{ plant, game, setting }] = GAME_FAULTS;
    const told: string[] = [];
    const { leaks } = await examine({
      games: [game],
      positions: 4,
      seed: 'as it goes',
      first: setting,
      plant: { game: plant },
      found: () => told.push('leak'),
      progress: () => told.push('position'),
    });
    expect(told.filter((one) => one === 'leak')).toHaveLength(leaks.length);
    expect(told.indexOf('leak')).toBeGreaterThanOrEqual(0);
    expect(told.indexOf('leak')).toBeLessThan(told.lastIndexOf('position'));
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
      PUSH_CHANNEL,
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
      (leaks) => missing(leaks).every((channel) => channel === 'sealed' || channel === PUSH_CHANNEL),
    );
    // Only where nobody may learn whose time ran out.
    const sealed = await leaksWith(
      { game: 'outbreak', setting: 0, kind: 'seat', plant, happenings: [answerLate] },
      (leaks) => leaks.some(({ channel }) => channel === 'sealed'),
    );
    // Only where whoever is asked has a day for it, and is elsewhere.
    const pushed = await leaksWith(
      { game: 'outpost-seven', setting: 0, kind: 'seat', plant, isSlow: true, happenings: [resume] },
      (leaks) => leaks.some(({ channel }) => channel === PUSH_CHANNEL),
    );
    expect(missing([...everything, ...sealed, ...pushed])).toEqual([]);
  });

  it('is found in whether a notice is sent at all', async () => {
    const silent = (state: unknown): Rewrite => {
      const isSilent = secretOf(state) % 2 === 1;
      return (message) => (isSilent && message.channel === PUSH_CHANNEL ? [] : [message]);
    };
    const name = `${PUSH_CHANNEL}: number of messages`;
    const leaks = await leaksWith(
      {
        game: 'outpost-seven',
        setting: 0,
        kind: 'seat',
        plant: { rewrite: silent },
        isSlow: true,
        happenings: [resume],
      },
      (so) => named(so).includes(name),
    );
    expect(named(leaks)).toContain(name);
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
