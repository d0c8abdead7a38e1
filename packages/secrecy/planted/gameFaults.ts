/** Games that leak what nobody may know, each through another channel of the server. */
import { bytesOf } from '@airlock/conformance';
import { ActionList, type AnyGame, type Hosting, type ToldEvent } from '@airlock/kernel';
import { act, askForMoment, talk, think } from '../table/deeds.ts';
import type { ViewerKind } from '../table/eyes.ts';
import { pause } from '../table/happenings.ts';
import { NEWS_CHANNEL } from '../table/party.ts';
import type { Happening } from '../table/scene.ts';

export interface GameFault {
  readonly fault: string;
  readonly game: string;
  /** Which of the game's settings, and through whose eyes it must be seen. */
  readonly setting: number;
  readonly kind: ViewerKind;
  /** What has to happen for it to show; anything when missing. */
  readonly happenings?: readonly Happening[];
  readonly plant: (game: AnyGame) => AnyGame;
  /** Where it must be found. */
  readonly channel: string;
  readonly field: RegExp;
}

/** Something about a state that nobody may know, as a number below 1000. */
export function secretOf(state: unknown): number {
  let hash = 0;
  for (const character of bytesOf(state)) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return hash % 1_000;
}

const isOdd = (state: unknown): boolean => secretOf(state) % 2 === 1;

/** Changes what is told while an action is applied, or adds to it. */
const telling =
  (change: (event: ToldEvent, state: unknown) => ToldEvent[]) =>
  (game: AnyGame): AnyGame => ({
    ...game,
    apply(state, seat, action, context) {
      const { tell } = context;
      const leaky = tell && ((event: ToldEvent) => change(event, state).forEach(tell));
      return game.apply(state, seat, action, { ...context, tell: leaky });
    },
  });

const hostedOtherwise =
  (change: (hosting: Hosting) => Partial<Hosting>) =>
  (game: AnyGame): AnyGame => ({
    ...game,
    ...(game.hosting ? { hosting: { ...game.hosting, ...change(game.hosting) } } : {}),
  });

/** Adds something to what every viewer sees. */
const hinting = (game: AnyGame, hint: (state: unknown) => unknown): Pick<AnyGame, 'view'> => ({
  view: (state, viewer) => ({ ...(game.view(state, viewer) as object), hint: hint(state) }),
});

export const GAME_FAULTS: readonly GameFault[] = [
  {
    fault: 'a view that shows something hidden',
    game: 'outpost-seven',
    setting: 0,
    kind: 'seat',
    plant: (game) => ({ ...game, ...hinting(game, secretOf) }),
    channel: 'view',
    field: /^view\.hint$/,
  },
  {
    fault: 'a view that shows something hidden to spectators',
    game: 'outpost-seven',
    setting: 0,
    kind: 'seat',
    plant: (game) => ({
      ...game,
      view: (state, viewer) => {
        const view = game.view(state, viewer) as object;
        return viewer < 0 ? { ...view, hint: secretOf(state) } : view;
      },
    }),
    channel: 'view',
    field: /^view\.hint$/,
  },
  {
    fault: 'an event with something hidden in its open part',
    game: 'outsider',
    setting: 0,
    kind: 'spectator and stranger',
    happenings: [act],
    plant: telling((event, state) => [{ ...event, open: { ...event.open, hint: secretOf(state) } }]),
    channel: 'events',
    field: /^events\.\d+\.2\.hint$/,
  },
  {
    fault: 'an event that is told only in one case of something hidden',
    game: 'outsider',
    setting: 0,
    kind: 'seat',
    happenings: [act],
    plant: telling((event, state) => (isOdd(state) ? [event, event] : [event])),
    channel: 'events',
    field: /^events$/,
  },
  {
    fault: 'a table that shows something hidden only between two steps',
    game: 'outpost-seven',
    setting: 0,
    kind: 'seat',
    happenings: [act],
    plant: (game) => ({
      ...game,
      apply(state, seat, action, context) {
        const { tell } = context;
        const { discard } = state as { readonly discard: number[] };
        const told = (event: ToldEvent): void => {
          discard.push(secretOf(state));
          tell?.(event);
          discard.pop();
        };
        return game.apply(state, seat, action, { ...context, tell: tell && told });
      },
    }),
    channel: 'events',
    field: /^steps\.\d+/,
  },
  {
    fault: 'an opening that tells something hidden to whoever comes later',
    game: 'outsider',
    setting: 0,
    kind: 'seat',
    plant: (game) => ({
      ...game,
      begin(state, context) {
        game.begin(state, context);
        context.tell?.({ type: 'asked', rule: 'OUT-101', open: { hint: secretOf(state) } });
      },
    }),
    channel: 'view',
    field: /^moments\.0\.events\.\d+\.2\.hint$/,
  },
  {
    fault: 'choices of a program that depend on something hidden',
    game: 'outpost-seven',
    setting: 0,
    kind: 'seat',
    plant: (game) => ({
      ...game,
      ...hinting(game, isOdd),
      imagine: (view, random) =>
        Object.assign(game.imagine(view, random) as object, { hint: (view as { hint?: boolean }).hint }),
      actions(state, seat, into) {
        const all = new ActionList();
        game.actions(state, seat, all);
        const isShort = (state as { hint?: boolean }).hint === true;
        for (const action of all.toArray().slice(isShort ? 1 : 0)) into.add(action);
      },
    }),
    channel: 'position',
    field: /^choices(\.actions.*)?$/,
  },
  {
    fault: 'a sentence that mentions something hidden',
    game: 'outpost-seven',
    setting: 0,
    kind: 'seat',
    happenings: [act],
    plant: (game) => ({
      ...telling((event, state) => [{ ...event, open: { ...event.open, hint: secretOf(state) } }])(game),
      words: {
        ...game.words,
        event: (event, naming) =>
          `${game.words.event(event, naming)} ${'hint' in event.open && event.open.hint}`,
      },
    }),
    channel: 'position',
    field: /^moments\.\d+\.events\.\d+\.sentence$/,
  },
  {
    fault: 'a stream of news that tells of a turn in one case of something hidden',
    game: 'outpost-seven',
    setting: 0,
    kind: 'seat',
    happenings: [act],
    plant: (game) => ({ ...game, waiting: (state) => (isOdd(state) ? 0b11 : game.waiting(state)) }),
    channel: NEWS_CHANNEL,
    field: /^(number of messages|order of messages|sequence)$/,
  },
  {
    fault: 'a refusal that mentions something hidden',
    game: 'outpost-seven',
    setting: 0,
    kind: 'seat',
    plant: (game) => ({
      ...game,
      refusal(state, seat, action) {
        const refusal = game.refusal(state, seat, action);
        return refusal && { ...refusal, with: { ...refusal.with, hint: secretOf(state) } };
      },
      words: {
        ...game.words,
        refusal: (refusal) => `${game.words.refusal(refusal)} ${refusal.with?.hint ?? ''}`,
      },
    }),
    channel: 'refused',
    field: /^sentence$/,
  },
  {
    fault: 'a deadline that depends on something hidden',
    game: 'outsider',
    setting: 0,
    kind: 'seat',
    plant: hostedOtherwise(({ deadline }) => ({
      deadline(state) {
        const usual = deadline(state);
        return usual && { ...usual, milliseconds: usual.milliseconds + secretOf(state) };
      },
    })),
    channel: 'view',
    field: /^due$/,
  },
  {
    fault: 'a bot whose pace depends on something hidden',
    game: 'outsider',
    setting: 3,
    kind: 'spectator and stranger',
    happenings: [think, pause],
    plant: hostedOtherwise(() => ({ leastPace: (state) => 1 + secretOf(state) / 1_000 })),
    channel: 'events',
    field: /^(at|time of arrival|number of messages)$/,
  },
  {
    fault: 'bots that wait longer for a person in one case of something hidden',
    game: 'outsider',
    setting: 3,
    kind: 'seat',
    happenings: [askForMoment],
    plant: hostedOtherwise(() => ({ longestInterrupt: (state) => 5_000 + secretOf(state) })),
    channel: 'table',
    field: /^table\.interrupt\.left$/,
  },
  {
    fault: 'a take-back that is offered only in one case of something hidden',
    game: 'hypatia',
    setting: 0,
    kind: 'seat',
    happenings: [act],
    plant: (game) => ({
      ...game,
      apply(state, seat, action, context) {
        if (isOdd(state)) context.random.int(2);
        return game.apply(state, seat, action, context);
      },
    }),
    channel: 'events',
    field: /^undoable$/,
  },
  {
    fault: 'a circle that others hear in one case of something hidden',
    game: 'outbreak',
    setting: 3,
    kind: 'seat',
    happenings: [talk],
    plant: hostedOtherwise(() => ({ hears: (state) => isOdd(state) })),
    channel: 'talk',
    field: /^(number of messages|lines\.\d+\.text|lines)$/,
  },
  {
    fault: 'a list of tables that gives away something hidden in whose move it is',
    game: 'outpost-seven',
    setting: 0,
    kind: 'seat',
    plant: (game) => ({ ...game, waiting: (state) => (isOdd(state) ? 0b11 : game.waiting(state)) }),
    channel: 'GET /api/tables',
    field: /^\d+\.myMove$/,
  },
  {
    fault: 'a match file that is given only in one case of something hidden',
    game: 'outpost-seven',
    setting: 0,
    kind: 'spectator and stranger',
    plant: (game) => ({
      ...game,
      outcome: (state) =>
        isOdd(state)
          ? { winners: [0], scores: [1, 0], reason: 'early', rule: 'OPS-001' }
          : game.outcome(state),
    }),
    channel: 'GET /api/tables/:code/match',
    field: /^status$/,
  },
  {
    fault: 'a match that ends in one case of something hidden',
    game: 'outsider',
    setting: 0,
    kind: 'spectator and stranger',
    happenings: [act],
    plant: (game) => ({
      ...game,
      outcome: (state) =>
        isOdd(state)
          ? { winners: [0], scores: [1, 0, 0], reason: 'early', rule: 'OUT-101' }
          : game.outcome(state),
    }),
    channel: 'over',
    field: /^(number|order) of messages$/,
  },
  {
    fault: 'a clock of a race that strikes at a time that depends on something hidden',
    game: 'omega-virus',
    setting: 0,
    kind: 'seat',
    happenings: [pause],
    plant: (game) => {
      const { realTime } = game;
      if (!realTime) return game;
      const due: typeof realTime.due = (state) => {
        const usual = realTime.due(state);
        return usual && { ...usual, at: usual.at + secretOf(state) };
      };
      return { ...game, realTime: { ...realTime, due } };
    },
    channel: 'events',
    field: /^(at|time of arrival|number of messages|events\.\d+\.2\.since)$/,
  },
];
