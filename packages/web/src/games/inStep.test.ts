/**
 * Nothing on a page runs ahead of what is drawn. A page that already knows three entries must say, while it shows the first
 * of them, exactly what a page says that knows only this one: under its title, at its door, in its log and in its folded facts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ActionList,
  type AnyGame,
  defaultOptions,
  fastRandom,
  heardEntry,
  openMatch,
  type SeenEvent,
  seatsIn,
} from '@airlock/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDesk } from '../match/desk.ts';
import { logItems } from '../match/log.ts';
import type { Showing } from '../match/showing.ts';
import { toldSteps, unfoldMoments, unfoldSteps } from '../match/unfold.ts';
import type { GamePage, Moment, Parts, Playing } from './contract.ts';
import { loadPage, loadRules, PLAYABLE } from './load.ts';

beforeEach(() => void vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined }));
afterEach(() => void vi.unstubAllGlobals());

const READER = 0;
const ENTRIES = 60;
/** This many entries come at once, as after a slow line. */
const AT_ONCE = 3;

interface Known {
  readonly view: unknown;
  readonly moments: readonly Moment[];
}

interface Shown {
  readonly shown: unknown;
  readonly playing: Playing<unknown, SeenEvent>;
  readonly behind: number;
}

/** What a page says that knows this much and shows that. */
function said(game: AnyGame, page: GamePage, names: readonly string[], known: Known, now: Shown): unknown {
  const still = <Value>(value: Value): ReadonlySignal<Value> => signal(value);
  const nothing = (): void => undefined;
  const showing = {
    shown: still(now.shown),
    playing: still(now.playing),
    behind: still(now.behind),
    held: still(false),
    settle: nothing,
    goOn: nothing,
  } as unknown as Showing<unknown, SeenEvent>;
  const desk = makeDesk(
    {
      game,
      mode: 'play',
      viewer: still(READER),
      seats: still(
        names.map((name, seat) => ({
          seat,
          name,
          bot: seat > 0,
          you: seat === 0,
          here: true,
          standIn: false,
        })),
      ),
      view: still(known.view),
      sequence: still(known.moments.length),
      moments: still(known.moments),
      questions: still(0),
      undoable: still(false),
      sending: still(false),
      sealed: still(null),
      online: still(true),
      showing,
      due: still(null),
      matchNow: () => 0,
      finished: null,
      send: nothing,
      undo: nothing,
    },
    { layout: still('wide'), openSheet: nothing, closeSheet: nothing, why: nothing },
  );
  const parts: Parts = page.open(desk);
  const { kind, sentence, second, buttons } = parts.door.value;
  return {
    title: parts.phase.value,
    door: { kind, sentence, second, buttons: buttons.map(({ label, off }) => [label, off]) },
    folded: parts.folded.value,
    help: parts.helpAt.value,
    log: logItems(desk.moments.value, page, game.words, desk.naming.value).map(({ text }) => text),
  };
}

describe('nothing runs ahead of what is drawn', () => {
  for (const id of PLAYABLE) {
    it(`at a table of ${id}`, async () => {
      const game = await loadRules(id);
      // In a race what is true is drawn at once.
      if (game.realTime) return;
      const page = await loadPage(id);
      const names = ['You', 'Bo', 'Cleo', 'Dan', 'Eve'].slice(0, game.seats.min);
      const match = openMatch(game, {
        options: { ...defaultOptions(game.options) },
        seats: names,
        generator: 'fast',
        seed: 'in step',
      });
      const random = fastRandom('in step');
      let view = match.view(READER);
      let moments: readonly Moment[] = [];
      let compared = 0;
      for (let entry = 0; entry < ENTRIES && !match.outcome; ) {
        const before = view;
        const steps: { readonly event: SeenEvent; readonly after: unknown }[] = [];
        /** What is known at the end of each entry, and how many steps lead there. */
        const ends: (Known & { readonly steps: number })[] = [];
        for (let more = 0; more < AT_ONCE && !match.outcome; more++, entry++) {
          const waiting = seatsIn(match.waiting);
          const seat = waiting[random.int(waiting.length)] ?? READER;
          const list = new ActionList();
          game.actions(match.state, seat, list);
          const played = match.play(seat, list.at(random.int(list.size)), 0, [READER]);
          if (!played.ok) throw new Error(`What is listed is refused in ${id}.`);
          const told = toldSteps(view, heardEntry(played, READER));
          view = told.after;
          steps.push(...unfoldSteps(page, told.steps));
          moments = [
            ...moments,
            ...unfoldMoments(page, [{ sequence: moments.length, seat, at: 0, events: told.events }]),
          ];
          ends.push({ view, moments, steps: steps.length });
        }
        let last = before;
        for (const [index, { event, after }] of steps.entries()) {
          const playing = { event, before: last, after, lasts: 400 };
          last = after;
          const [ahead, inStep] = [ends.at(-1), ends.find((end) => end.steps > index)].map(
            (known) =>
              known &&
              said(game, page, names, known, { shown: after, playing, behind: known.steps - 1 - index }),
          );
          expect(ahead, `${id}, entry ${entry}, ${event.type}`).toEqual(inStep);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(ENTRIES / 2);
    });
  }

  it('because what is drawn is never drawn from what is true already', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const drawings = files.filter((file) => file.endsWith('.tsx') && !DRAWN_AT_ONCE.test(file));
    expect(drawings.length).toBeGreaterThan(50);
    const ahead = drawings.filter((file) =>
      /desk\.view\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
    expect(ahead).toEqual([]);
  });
});

/** In a race what is true is drawn at once, and a review shows what is over. */
const DRAWN_AT_ONCE = /omega-virus|review/;
