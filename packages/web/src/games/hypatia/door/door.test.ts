import { captainsChoice, hypatia, type Ship } from '@airlock/hypatia';
import { ActionList, fastRandom, SPECTATOR } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../moves/position.ts';
import { type Selection, startOf } from '../moves/selection.ts';
import { cardKey, stationKey } from '../moves/things.ts';
import { card, positionAfter, positionFrom, ROUND_14 } from '../testing/position.ts';
import { doorOf } from './door.ts';
import type { DoorScene } from './scene.ts';

const drawing = positionFrom(ROUND_14);
const nothing = () => undefined;

const scene = (change: Partial<DoorScene> = {}): DoorScene => ({
  position: drawing,
  selection: startOf(change.position ?? drawing),
  mode: 'play',
  compact: false,
  sending: false,
  showing: false,
  undoable: false,
  hint: null,
  watched: null,
  naming: { names: ['Ada'], reader: 0 },
  deeds: {
    send: nothing,
    confirm: nothing,
    back: nothing,
    use: nothing,
    showOthers: nothing,
    showChoice: nothing,
    keepAlways: nothing,
    watch: nothing,
    undo: nothing,
    skip: nothing,
  },
  ...change,
});

const withQueen: Selection = { use: 'station', picked: [cardKey(card('OPS-Q'))] };
const labels = (door: ReturnType<typeof doorOf>) => door.buttons.map(({ label }) => label);

describe('the door in a play', () => {
  it('asks for a card first', () => {
    expect(doorOf(scene())).toMatchObject({ kind: 'go', sentence: 'Pick *a card* in your hand, or pass.' });
  });

  it('says the drawing’s sentence when the Queen is picked', () => {
    const door = doorOf(scene({ selection: withQueen, undoable: true }));
    expect(door.sentence).toBe('Play *Operations Queen* to a lit station, or use it another way.');
    expect(labels(door)).toEqual(['Uplink', 'Sentinel', 'Pass', 'Undo']);
  });

  it('keeps the other uses behind one button on a phone', () => {
    const door = doorOf(scene({ selection: withQueen, compact: true }));
    expect(door.sentence).toBe('Play *Operations Queen* to a lit station.');
    expect(labels(door)).toEqual(['Other uses', 'Pass']);
    const others = doorOf(scene({ selection: { ...withQueen, others: true }, compact: true }));
    expect(labels(others)).toEqual(['Back', 'Uplink', 'Sentinel']);
  });

  it('sends an aimed card from a phone', () => {
    const aimed: Selection = { use: 'station', picked: [cardKey(card('OPS-Q')), stationKey(2)] };
    const door = doorOf(scene({ selection: aimed, compact: true }));
    expect(door.sentence).toBe('Play *Operations Queen* to *the Hangar*?');
    expect(door.buttons.at(-1)).toMatchObject({ label: 'Play', look: 'go', key: 'Enter' });
  });

  it('names the life that Overtime costs on the second press', () => {
    const engineer: Selection = { use: 'station', picked: [cardKey(card('ENG-9'))] };
    const [tower] = doorOf(scene({ selection: engineer })).buttons;
    expect(tower).toMatchObject({ label: 'Overtime', sure: 'Kill Engineering 9' });
  });

  it('says why the Tower cannot use an XO Suit', () => {
    const suit: Selection = { use: 'station', picked: [cardKey(card('OPS-7'))] };
    const [tower] = doorOf(scene({ selection: suit })).buttons;
    expect(tower).toMatchObject({ off: 'XO Suits have no Tower Action.' });
  });

  it('says why nobody can be posted where every station has a sentinel (HYP-404)', () => {
    const guarded = positionFrom({
      hand: 'SCI-4 ENG-9',
      sentinels: {
        medical: 'SCI-2',
        cryonics: 'SCI-3',
        hangar: 'OPS-2',
        locus: 'SEC-2',
        labs: 'SCI-5',
        logistics: 'OPS-3',
        oxygen: 'ENG-3',
        power: 'ENG-4',
      },
    });
    const selection: Selection = { use: 'station', picked: [cardKey(card('ENG-9'))] };
    const post = doorOf(scene({ position: guarded, selection })).buttons.find(({ key }) => key === 's');
    expect(post).toMatchObject({ off: 'Every station that stands has a sentinel.' });
  });

  it('puts a hint with its reason under the sentence', () => {
    const door = doorOf(scene({ hint: { action: 0, advice: 'Play it', reason: 'It is good.' } }));
    expect(door.second).toBe('Hint: Play it. It is good.');
  });
});

describe('the door otherwise', () => {
  it('offers to skip while events are shown', () => {
    const door = doorOf(scene({ showing: true }));
    expect(door.kind).toBe('wait');
    expect(labels(door)).toEqual(['Skip']);
  });

  it('shows racers their own ship, and onlookers no ship at all', () => {
    const options = { ...drawing.view.options, mode: 'race' as const, seed: 'a race' };
    const state = hypatia.setup(2, options, fastRandom('a race'));
    hypatia.begin(state, { random: fastRandom('a race'), now: 0, tell: null });
    const naming = { names: ['Ada', 'Bo'], reader: 1 };
    const list = new ActionList();
    hypatia.actions(state, 1, list);
    const own = positionOf(hypatia.view(state, 1), 1, list.toArray());
    expect(own.ship?.owner).toBe(1);
    expect(own.view.ships[0]).toBeNull();
    expect(doorOf(scene({ position: own, naming })).kind).toBe('go');
    const watched = positionOf(hypatia.view(state, SPECTATOR), null, []);
    expect(watched.ship).toBeNull();
    const door = doorOf(
      scene({ position: watched, mode: 'watch', naming: { ...naming, reader: SPECTATOR } }),
    );
    expect(door).toMatchObject({ kind: 'note', sentence: 'The race is on.', buttons: [] });
  });

  it('leaves a phone’s ship the room that a long choice would take', () => {
    const labs = { hand: 'SEC-K', tricks: { labs: 'SEC-9 SEC-10 SEC-Q SEC-J |' } };
    const position = positionAfter(labs, 'station H-SEC-K labs');
    const wide = doorOf(scene({ position }));
    expect(labels(wide)).toEqual(['Unlock the Ad-Hoc Mechanism', 'Unlock the Flamethrower']);
    expect(wide.second).toMatch(/^The Mechanism gives plays/);
    const small = doorOf(scene({ position, compact: true }));
    expect(labels(small)).toEqual(['Ad-Hoc Mechanism', 'Flamethrower']);
    expect(small.second).toBeUndefined();
  });

  it('names the station that is being laid out', () => {
    const options = { ...drawing.view.options, layout: 'custom' as const };
    const state = hypatia.setup(1, options, fastRandom('custom'));
    hypatia.begin(state, { random: fastRandom('custom'), now: 0, tell: null });
    const list = new ActionList();
    hypatia.actions(state, 0, list);
    const position = positionOf(hypatia.view(state, 0), 0, list.toArray());
    const door = doorOf(scene({ position, selection: { use: 'only', picked: [stationKey(2)] } }));
    expect(door.sentence).toBe('Lay *the Hangar* in a lit cell.');
  });

  it('waits by name for the commander of a relay', () => {
    const options = { ...drawing.view.options, mode: 'relay' as const, seed: 'a relay' };
    const state = hypatia.setup(2, options, fastRandom('a relay'));
    hypatia.begin(state, { random: fastRandom('a relay'), now: 0, tell: null });
    const waiting = positionOf(hypatia.view(state, 1), 1, []);
    const door = doorOf(scene({ position: waiting, naming: { names: ['Ada', 'Bo'], reader: 1 } }));
    expect(door).toMatchObject({ kind: 'wait', sentence: 'Waiting for *Ada*.' });
  });

  it('only tells those who watch', () => {
    const door = doorOf(scene({ mode: 'watch', position: { ...drawing, seat: null } }));
    expect(door.kind).toBe('note');
    expect(door.buttons).toEqual([]);
  });

  it('has a sentence, a short help and an answer at every decision of whole games, with four buttons at most', () => {
    const asked = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const state = hypatia.setup(1, { ...drawing.view.options, seed }, fastRandom(seed));
      const table = { random: fastRandom(seed), now: 0, tell: null };
      hypatia.begin(state, table);
      const ship = state.ships[0] as Ship;
      while (!ship.result) {
        const list = new ActionList();
        hypatia.actions(state, 0, list);
        const position = positionOf(hypatia.view(state, 0), 0, list.toArray());
        const door = doorOf(scene({ position, selection: startOf(position), undoable: true }));
        asked.add(position.decision ?? '');
        expect(door.kind).toBe('go');
        expect(door.second).toBeTruthy();
        expect(door.buttons.length, position.decision ?? '').toBeLessThanOrEqual(4);
        expect(door.buttons.filter(({ look }) => look === 'go').length).toBeLessThanOrEqual(1);
        hypatia.apply(state, 0, captainsChoice(ship, 0), table);
      }
    }
    expect(asked.size).toBeGreaterThan(8);
  });
});
