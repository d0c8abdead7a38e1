import { type Action, ActionList } from '@airlock/kernel';
import { codec, type OutpostEvent, outpostSeven, type View } from '@airlock/outpost-seven';
import { computed, effect, signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import type { Layout, Playing, Refused } from '../contract.ts';
import { type OutpostDesk, openModel } from './model.ts';
import { prefer } from './settings.ts';
import { card, cell, positionFrom, type Sketch, TURN_15, viewFrom } from './testing/position.ts';

/** A desk whose server is the test. */
function deskAt(sketch: Sketch) {
  const view = signal<View>(viewFrom(sketch));
  const sequence = signal(15);
  const sending = signal(false);
  const playing = signal<Playing<View, OutpostEvent> | null>(null);
  const layout = signal<Layout>('wide');
  const acts: string[] = [];
  const refusals: Refused[] = [];
  const sheets: string[] = [];
  const listed = (): Action[] => {
    const list = new ActionList();
    outpostSeven.actions(positionFrom(sketch).imagined, 0, list);
    return list.toArray();
  };
  const never = (): never => {
    throw new Error('The page does not ask for this.');
  };
  const desk: OutpostDesk = {
    game: outpostSeven,
    mode: 'play',
    layout,
    motion: signal(true),
    viewer: signal(0),
    mySeat: signal(0),
    seats: signal([]),
    naming: signal({ names: ['quietmoss', 'Officer'], reader: 0 }),
    shown: view,
    view,
    playing,
    held: signal(false),
    sequence,
    moments: signal([]),
    questions: signal(0),
    waitedFor: signal([0]),
    actions: computed(() => (sending.value ? [] : listed())),
    asides: signal([]),
    undoable: signal(false),
    sending,
    sealed: signal(null),
    refused: signal(null),
    outcome: signal(null),
    due: signal(null),
    clock: signal(null),
    online: signal(true),
    matchNow: () => 0,
    finished: null,
    act(action) {
      acts.push(codec.write(action));
      sending.value = true;
    },
    undo: never,
    refuse: (refused) => refusals.push(refused),
    forgive: () => undefined,
    refusalOf: never,
    settle: () => {
      playing.value = null;
    },
    goOn: never,
    openSheet: (id) => sheets.push(id),
    closeSheet: (id) => sheets.push(`-${id}`),
    why: never,
    sound: () => undefined,
  };
  return { desk, view, sequence, sending, playing, layout, acts, refusals, sheets };
}

const hand = (id: string) => ({ kind: 'hand', card: card(id) }) as const;
const at = (name: string) => ({ kind: 'cell', cell: cell(name) }) as const;

describe('the table’s model', () => {
  it('turns presses into one action, previewed before it is sent', () => {
    const { desk, acts } = deskAt(TURN_15);
    const model = openModel(desk);
    for (const thing of [hand('G4-1'), hand('G5-3'), at('r2c1')]) model.press(thing);
    expect(model.preview.value?.scores.after).toEqual([13, 16]);
    expect(acts).toEqual([]);
    model.confirm();
    expect(acts).toEqual(['repair G4-1 G5-3 r2c1']);
  });

  it('keeps the preview on the board until the answer comes, then forgets the selection', () => {
    const { desk, sequence, sending } = deskAt(TURN_15);
    const model = openModel(desk);
    for (const thing of [hand('G4-1'), hand('G5-3'), at('r2c1')]) model.press(thing);
    model.confirm();
    expect(model.preview.value).not.toBeNull();
    expect(model.door.value.sentence).toBe('Your move is *on its way*.');
    sequence.value++;
    sending.value = false;
    expect(model.selection.value).toEqual({ step: 'idle' });
    expect(model.preview.value).toBeNull();
  });

  it('says a refusal in its own words, at the place that was touched', () => {
    const { desk, refusals, acts } = deskAt(TURN_15);
    const model = openModel(desk);
    for (const thing of [hand('G4-1'), hand('G5-3'), at('r5c1')]) model.press(thing);
    expect(refusals).toEqual([
      {
        sentence: 'Not placed: row 5, column 1 *touches no module*.',
        second: 'A module must share an edge with another; corners do not count.',
        rule: 'OPS-072',
        place: 'cell-20',
      },
    ]);
    expect(acts).toEqual([]);
  });

  it('lights nothing while events are shown, and a press shows what is true first', () => {
    const { desk, playing, view } = deskAt(TURN_15);
    const model = openModel(desk);
    const event: OutpostEvent = { type: 'playerOut', rule: 'OPS-141', open: { seat: 1 } };
    playing.value = { event, before: view.value, after: view.value, lasts: 400 };
    expect(model.drawn.value.legal.all.size).toBe(0);
    model.press(hand('G4-1'));
    expect(playing.value).toBeNull();
    expect(model.selection.value).toEqual({ step: 'scrap', play: card('G4-1') });
  });

  it('goes to the offer by key: a Salvage begins where one may, and else it is only looked at', () => {
    const { desk, layout, sheets, acts } = deskAt(TURN_15);
    const model = openModel(desk);
    model.goToOffer();
    expect(model.selection.value).toEqual({ step: 'salvage', slots: 0 });
    model.back();
    model.press(hand('G4-1'));
    layout.value = 'phone';
    model.goToOffer();
    expect(model.selection.value).toEqual({ step: 'scrap', play: card('G4-1') });
    expect(model.offerOpen.value).toBe(true);
    layout.value = 'folded';
    model.goToOffer();
    expect(sheets.at(-1)).toBe('offer');
    expect(acts).toEqual([]);
  });

  it('opens the offer beside the station on a phone, and takes it away when it has served', () => {
    const { desk, layout, sheets } = deskAt(TURN_15);
    layout.value = 'phone';
    const model = openModel(desk);
    expect(model.offerOpen.value).toBe(false);
    model.door.value.buttons.find(({ label }) => label === 'Salvage')?.press();
    expect(model.offerOpen.value).toBe(true);
    model.back();
    expect(model.offerOpen.value).toBe(false);
    model.showOffer(true);
    expect([model.offerOpen.value, model.selection.value.step]).toEqual([true, 'idle']);
    model.press({ kind: 'offer', slot: 0 });
    model.confirm();
    model.desk.settle();
    expect(sheets.includes('offer')).toBe(false);
  });

  it('opens the offer as a sheet where the rail is folded, and takes it away when it has served', () => {
    const { desk, layout, sheets } = deskAt(TURN_15);
    layout.value = 'folded';
    const model = openModel(desk);
    model.door.value.buttons.find(({ label }) => label === 'Salvage')?.press();
    expect(sheets).toEqual(['offer']);
    model.press({ kind: 'offer', slot: 0 });
    expect(sheets).toEqual(['offer']);
    model.confirm();
    expect(sheets).toEqual(['offer', '-offer']);
  });

  it('shows a module large when pressing it asks for nothing else', () => {
    const { desk, sheets } = deskAt(TURN_15);
    const model = openModel(desk);
    model.press(at('r2c2'));
    expect(sheets).toEqual(['module']);
    expect(model.looked.value).toBe('cell-6');
  });
});

describe('bonuses', () => {
  afterEach(() => {
    prefer({ autoBonuses: true });
  });

  const owing: Sketch = { ...TURN_15, phase: 'bonus', pending: [cell('r3c1') * 6 + 2, cell('r1c3') * 6 + 2] };

  it('are used by themselves unless the player wants to choose (OPS-163)', () => {
    const { desk, acts } = deskAt(owing);
    effect(openModel(desk).useBonuses)();
    expect(acts).toEqual(['bonusAuto']);
  });

  it('wait for a player who chooses by hand, until that is enough', () => {
    prefer({ autoBonuses: false });
    const { desk, acts } = deskAt(owing);
    const model = openModel(desk);
    const stop = effect(model.useBonuses);
    expect(acts).toEqual([]);
    model.door.value.buttons.find(({ label }) => label === 'Always use all')?.press();
    expect(acts).toEqual(['bonusAuto']);
    stop();
  });

  it('are not used while the repair before them is still being shown', () => {
    const { desk, acts, playing, view } = deskAt(owing);
    const event: OutpostEvent = { type: 'playerOut', rule: 'OPS-141', open: { seat: 1 } };
    playing.value = { event, before: view.value, after: view.value, lasts: 400 };
    const stop = effect(openModel(desk).useBonuses);
    expect(acts).toEqual([]);
    playing.value = null;
    expect(acts).toEqual(['bonusAuto']);
    stop();
  });
});
