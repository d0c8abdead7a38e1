/** Whatever a page gives as the reason why something cannot be done is the rules' own reason for it, there and then. */
import { type GameId, loadGame, SHELF } from '@airlock/catalogue';
import { type Card as HypatiaCard, type View as HypatiaView, towerAction } from '@airlock/hypatia';
import {
  type Action,
  ActionList,
  type AnyGame,
  CLOCK,
  fastRandom,
  type Options,
  parseOptions,
  type Random,
  type Seat,
  seatsIn,
} from '@airlock/kernel';
import { CARD_COUNT, markAction, type View as OmegaView } from '@airlock/omega-virus';
import { type View as OutbreakView, submitAction } from '@airlock/outbreak';
import { CELL_COUNT, type View as OutpostView, repairAction, salvageAction } from '@airlock/outpost-seven';
import { actionOf, type View as OutsiderView, WAIT } from '@airlock/outsider';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { type Thought, think } from '../match/thinking.ts';
import type { Door } from './contract.ts';
import { playDoor } from './hypatia/door/play.ts';
import { positionOf as hypatiaPosition } from './hypatia/play/position.ts';
import { cardKey } from './hypatia/play/things.ts';
import { doorOf as omegaDoor } from './omega-virus/door/door.ts';
import { handCards } from './outbreak/hand/reasons.ts';
import { handMark, offerMark } from './outpost-seven/play/marks.ts';
import { knownHand, positionOf as outpostPosition } from './outpost-seven/play/position.ts';
import { IDLE, type Selection } from './outpost-seven/play/selection.ts';
import { sabotageOf } from './outsider/play/deflecting.ts';
import { positionOf as outsiderPosition } from './outsider/play/reading.ts';
import { whyNot } from './whyNot.ts';

/** Something that a page shows as impossible. */
interface Greyed {
  /** All the actions it could stand for. */
  readonly ways: readonly Action[];
  readonly reason: string;
  /** The rule beside the reason, where the page names one. */
  readonly rule?: string | null | undefined;
}

type Thinking = Thought<unknown, never>;

const nothing = (): void => undefined;

/** What buttons of a door say who cannot be pressed. */
const offIn = ({ buttons }: Door, ways: readonly Action[]): Greyed[] =>
  buttons.flatMap(({ off }) => (off === undefined ? [] : [{ ways, reason: off }]));

function greyedInOutbreak(view: OutbreakView, seat: Seat, { actions, refusalOf }: Thinking): Greyed[] {
  const cards = handCards({ view, seat, legal: new Set(actions) }, refusalOf);
  return cards.flatMap(({ card, reason }) =>
    reason === null ? [] : [{ ways: [submitAction(card)], reason: reason.words, rule: reason.rule }],
  );
}

function greyedInOutpost(view: OutpostView, seat: Seat, { actions }: Thinking): Greyed[] {
  const position = outpostPosition(view, seat, actions);
  const hand = knownHand(view, seat);
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const repairs = (play: number, scraps: readonly number[]): Action[] =>
    scraps.flatMap((scrap) => cells.map((cell) => repairAction(play, scrap, cell)));
  const selections: Selection[] = [
    IDLE,
    ...[...position.legal.modules.keys()].map((play): Selection => ({ step: 'scrap', play })),
  ];
  const inHand = selections.flatMap((selection) =>
    hand.flatMap((card) => {
      const { reason, rule } = handMark(position, selection, card);
      if (reason === undefined) return [];
      const others = hand.length === 1 ? hand : hand.filter((other) => other !== card);
      const ways = 'play' in selection ? repairs(selection.play, [card]) : repairs(card, others);
      return [{ ways, reason, rule }];
    }),
  );
  const inOffer = [0, ...view.offer.map((_, slot) => 1 << slot)].flatMap((slots) =>
    view.offer.flatMap((_, slot) => {
      const { reason, rule } = offerMark(position, { step: 'salvage', slots }, slot);
      return reason === undefined ? [] : [{ ways: [salvageAction(slots | (1 << slot))], reason, rule }];
    }),
  );
  return [...inHand, ...inOffer];
}

function greyedInHypatia(view: HypatiaView, seat: Seat, { actions }: Thinking): Greyed[] {
  const position = hypatiaPosition(view, seat, actions);
  const { ship } = position;
  if (!ship || position.decision !== 'play' || actions.length === 0) return [];
  const deeds = {
    send: nothing,
    confirm: nothing,
    back: nothing,
    use: nothing,
    showOthers: nothing,
    showChoice: nothing,
    undo: nothing,
    skip: nothing,
  };
  return ship.hand.flatMap((card: HypatiaCard) => {
    const door = playDoor(
      {
        position,
        selection: { use: 'station', picked: [cardKey(card)] },
        mode: 'play',
        compact: false,
        sending: false,
        showing: false,
        undoable: false,
        hint: null,
        naming: { names: ['You'], reader: seat },
        deeds,
      },
      ship,
    );
    return offIn(door, [towerAction(card, false), towerAction(card, true)]);
  });
}

function greyedInOmega(view: OmegaView, seat: Seat, { actions, asides }: Thinking): Greyed[] {
  const door = omegaDoor({
    view,
    mode: 'play',
    me: seat,
    naming: { names: ['You', 'They'], reader: seat },
    ghost: null,
    picking: null,
    compact: false,
    actions,
    asides,
    deeds: {
      act: nothing,
      turn: nothing,
      place: nothing,
      flip: nothing,
      startPicking: nothing,
      pickUp: nothing,
      back: nothing,
    },
  });
  // A card that is to be picked up is marked first. The button names no rule; this is the one of a choice of cards.
  const ways = Array.from({ length: CARD_COUNT }, (_, card) => markAction([card]));
  return offIn(door, ways).map((one) => ({ ...one, rule: 'OMG-040' }));
}

function greyedInOutsider(view: OutsiderView, seat: Seat, thought: Thinking): Greyed[] {
  const { actions, asides, refusalOf } = thought;
  const position = outsiderPosition(view, seat, actions);
  const desk = { refusalOf, online: signal(true) };
  const goals = (view.completed[seat] ?? []).flatMap((goal) => {
    const action = sabotageOf(position, goal);
    const refused = refusalOf(action);
    return refused ? [{ ways: [action], reason: refused.sentence }] : [];
  });
  const asked = [
    { action: actionOf('buy'), isShown: view.active === seat && position.stage.kind === 'actions' },
    { action: WAIT, isShown: /Window$/.test(position.stage.kind) },
  ];
  const buttons = asked.flatMap(({ action, isShown }) =>
    isShown && ![...actions, ...asides].includes(action)
      ? [{ ways: [action], reason: whyNot(desk, action) }]
      : [],
  );
  return [...goals, ...buttons];
}

interface PageReasons {
  readonly tables: readonly { readonly seats: number; readonly options: Options }[];
  readonly matches: number;
  /** So many reasons are met at least: a check that meets none shows nothing. */
  readonly least: number;
  greyed(view: never, seat: Seat, thought: Thinking): Greyed[];
}

/** Every game of the shelf has a line here. */
const PAGES: Readonly<Record<GameId, PageReasons>> = {
  outbreak: {
    tables: [
      { seats: 5, options: { claims: false } },
      { seats: 7, options: { claims: false, deepCover: true, infectedLimit: 'perShift' } },
    ],
    matches: 1,
    least: 500,
    greyed: greyedInOutbreak,
  },
  'outpost-seven': {
    tables: [
      { seats: 2, options: {} },
      { seats: 2, options: { neutralPlay: 'forbidden' } },
    ],
    matches: 2,
    least: 200,
    greyed: greyedInOutpost,
  },
  hypatia: {
    tables: [
      { seats: 1, options: {} },
      { seats: 2, options: { mode: 'relay' } },
    ],
    matches: 10,
    least: 5,
    greyed: greyedInHypatia,
  },
  'omega-virus': {
    tables: [{ seats: 1, options: { mode: 'practice', roundLimitSeconds: 300, autoFlip: false } }],
    matches: 3,
    least: 1,
    greyed: greyedInOmega,
  },
  outsider: {
    tables: [
      { seats: 3, options: { claims: false, startEntropy: 8 } },
      { seats: 4, options: { claims: false, startEntropy: 8, locActions: true } },
    ],
    matches: 2,
    least: 50,
    greyed: greyedInOutsider,
  },
};

/** Matches played at random; a seat in twelve does something besides what is asked. */
function playAlong(
  game: AnyGame,
  seats: number,
  options: Options,
  random: Random,
  look: (state: unknown) => void,
): void {
  const parsed = parseOptions(game.options, options);
  if (!parsed.ok) throw new Error(parsed.problem);
  const table = { random, now: 0, tell: null };
  const state = game.setup(seats, parsed.value, random);
  game.begin(state, table);
  const list = new ActionList();
  for (let steps = 0; steps < MOST_STEPS && game.outcome(state) === null; steps++) {
    look(state);
    const waiting = seatsIn(game.waiting(state));
    const besides = random.int(12) === 0 ? random.int(seats) : -1;
    if (besides >= 0) game.asides(state, besides, list.clear());
    if (besides >= 0 && list.size > 0) {
      const aside = list.pick(random);
      if (!/^(resign|timeout)/.test(game.codec.write(aside))) {
        game.apply(state, besides, aside, table);
        continue;
      }
    }
    const seat = waiting[random.int(waiting.length)];
    if (seat === undefined) {
      game.asides(state, CLOCK, list.clear());
      if (list.size === 0) return;
      game.apply(state, CLOCK, list.pick(random), table);
      continue;
    }
    game.actions(state, seat, list.clear());
    game.apply(state, seat, list.pick(random), table);
  }
}

const MOST_STEPS = 600;

/** What the rules call the reasons that one clause of a page has stood for. */
type Meanings = Map<string, Set<string>>;

/** Why a reason on the page is not the rules' reason; nothing when it is. */
function fault({ ways, reason, rule }: Greyed, { refusalOf }: Thinking, meanings: Meanings): string | null {
  const refusals = ways.map((way) => refusalOf(way));
  if (refusals.some((refusal) => refusal === null)) return `"${reason}" stands at something that can be done`;
  const told = refusals.flatMap((refusal) => (refusal ? [refusal] : []));
  if (told.some(({ sentence }) => sentence === reason)) return null;
  const meant = told.filter((refusal) => refusal.rule === rule);
  if (meant.length === 0) {
    const rules = [...new Set(told.map((refusal) => `${refusal.rule} ${refusal.reason}`))];
    return `"${reason}" names ${rule ?? 'no rule'}, the rules say ${rules.join(', ')}`;
  }
  const so = meanings.get(reason) ?? new Set<string>();
  for (const refusal of meant) so.add(refusal.reason ?? '');
  meanings.set(reason, so);
  return so.size > 1 ? `"${reason}" stands for ${[...so].join(' and for ')}` : null;
}

describe('a reason on the page', () => {
  for (const { id, title } of SHELF) {
    it(`is the rules' own in ${title}`, async () => {
      const entry = await loadGame(id);
      if (!entry) throw new Error(`${id} is not built.`);
      const { tables, matches, least, greyed } = PAGES[id];
      const look = greyed as (view: unknown, seat: Seat, thought: Thinking) => Greyed[];
      const meanings: Meanings = new Map();
      const faults = new Set<string>();
      let reasons = 0;
      for (const { seats, options } of tables) {
        for (let match = 0; match < matches; match++) {
          playAlong(entry.game, seats, options, fastRandom(`reasons ${id} ${match}`), (state) => {
            for (let seat = 0; seat < seats; seat++) {
              const view = entry.game.view(state, seat);
              const thought = think(entry.game, view, seat) as Thinking;
              for (const one of look(view, seat, thought)) {
                reasons++;
                const wrong = fault(one, thought, meanings);
                if (wrong) faults.add(wrong);
              }
            }
          });
        }
      }
      expect([...faults]).toEqual([]);
      expect(reasons).toBeGreaterThanOrEqual(least);
    });
  }
});
