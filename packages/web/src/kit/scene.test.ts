import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { asks, backButton, claimButton, mainButton, sceneOf, told, watched } from './scene.ts';

function modelOf() {
  return {
    desk: {
      mode: 'play' as const,
      sending: signal(false),
      naming: signal({ names: ['Ada'], reader: 0 }),
      playing: signal<object | null>(null),
    },
    drawn: signal('position'),
    selection: signal(['card-3']),
    compact: signal(true),
  };
}

describe('the scene of a door', () => {
  it('holds what is drawn and picked, and whether something is shown or on its way', () => {
    const model = modelOf();
    const deeds = { back: vi.fn() };
    expect(sceneOf(model, deeds)).toEqual({
      position: 'position',
      selection: ['card-3'],
      mode: 'play',
      compact: true,
      sending: false,
      showing: false,
      naming: { names: ['Ada'], reader: 0 },
      deeds,
    });
    model.desk.playing.value = {};
    model.desk.sending.value = true;
    expect(sceneOf(model, deeds)).toMatchObject({ showing: true, sending: true });
  });

  it('says to spectators that they watch, and to nobody else', () => {
    expect(watched('Ada decides.', 'watch')).toBe('You are watching. Ada decides.');
    expect(watched('Ada decides.', 'review')).toBe('Ada decides.');
    expect(told('wait', 'Wait.')).toEqual({ kind: 'wait', sentence: 'Wait.', buttons: [] });
  });

  it('asks with a second line and buttons where they apply', () => {
    const press = vi.fn();
    const main = mainButton('Play', press);
    expect(asks('Play it?', null, null, false, main)).toEqual({
      kind: 'go',
      sentence: 'Play it?',
      buttons: [{ label: 'Play', look: 'go', key: 'Enter', press }],
    });
    expect(asks('Pick a card.', 'It is free.')).toMatchObject({ second: 'It is free.', buttons: [] });
    expect(told('wait', 'Wait.', 'Meanwhile, claim.', main).buttons).toEqual([main]);
  });

  it('steps back with Escape, and leaves the icon out where there is little room', () => {
    const back = vi.fn();
    const button = backButton({ compact: true, deeds: { back } });
    expect(button).toMatchObject({ label: 'Back', key: 'Escape' });
    expect(button.icon).toBeUndefined();
    button.press();
    expect(back).toHaveBeenCalledOnce();
  });

  it('says why nobody claims at a table without claims', () => {
    const at = (claims: boolean) =>
      claimButton({ compact: false, position: { view: { options: { claims } } }, deeds: { claim: vi.fn() } });
    expect(at(true).off).toBeUndefined();
    expect(at(false).off).toBe('There are no claims at this table');
  });
});
