import type { SeatInfo, TableInfo } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { lobbyDoor } from './lobbyDoor.ts';

const person = (name: string, ready: boolean, you = false): SeatInfo => ({
  kind: 'person',
  name,
  ready,
  here: true,
  you,
});
const open: SeatInfo = { kind: 'open' };
const bot: SeatInfo = { kind: 'bot', name: 'Officer', level: 'planner' };

function table(seats: SeatInfo[], host: boolean): TableInfo {
  const mine = seats.findIndex((seat) => seat.kind === 'person' && seat.you);
  return {
    code: 'KEEL-42-VANE',
    game: 'outpost-seven',
    options: {},
    seats,
    host,
    mySeat: mine < 0 ? null : mine,
    stage: 'lobby',
    watchers: 0,
    commitment: null,
    rematch: null,
  };
}

const does = (info: TableInfo): string[] => lobbyDoor(info).buttons.map((button) => button.does);

describe('the door of a table before the match', () => {
  it('offers a free seat to whoever comes by the link', () => {
    const info = table([person('Moonhopper', true), open], false);
    expect(lobbyDoor(info).lamp).toBe('go');
    expect(does(info)).toEqual(['sit']);
  });

  it('lets those watch who find no seat', () => {
    const info = table([person('Moonhopper', true), bot], false);
    expect(lobbyDoor(info)).toMatchObject({ lamp: 'note', buttons: [] });
  });

  it('asks a guest who sits whether they are ready', () => {
    const info = table([person('Moonhopper', true), person('quietmoss', false, true)], false);
    expect(lobbyDoor(info).lamp).toBe('go');
    expect(does(info)).toEqual(['ready']);
  });

  it('lets the host start when everybody is ready', () => {
    expect(does(table([person('Moonhopper', true, true), bot], true))).toEqual(['start']);
    expect(does(table([person('Moonhopper', true, true), person('quietmoss', true)], true))).toEqual([
      'start',
    ]);
  });

  it('names whom the host waits for, and offers a bot for exactly that seat', () => {
    const info = table([person('Moonhopper', true, true), person('Tin Kestrel', false)], true);
    expect(lobbyDoor(info)).toMatchObject({
      lamp: 'wait',
      sentence: 'Waiting for *Tin Kestrel* to be ready.',
    });
    expect(lobbyDoor(info).buttons[0]).toEqual({ does: 'startWithBots', seats: [1] });
    expect(does(info)).toEqual(['startWithBots', 'startLater']);
  });

  it('waits for a friend while a seat is open', () => {
    const info = table([person('Moonhopper', true, true), open], true);
    expect(lobbyDoor(info).sentence).toBe('Waiting for somebody to take *seat 2*.');
  });

  it('tells a guest who is ready whom everybody waits for', () => {
    const info = table([person('Moonhopper', true), person('quietmoss', true, true)], false);
    expect(lobbyDoor(info)).toMatchObject({ lamp: 'wait' });
    expect(does(info)).toEqual(['notReady']);
  });

  const news = (label: string, from: string, to: string) => ({ by: 'Moonhopper', label, from, to });

  it('says what was changed since somebody was ready', () => {
    const again = [news('Outsiders', 'One', 'Two')];
    const mine = { ...person('quietmoss', false, true), again } as SeatInfo;
    expect(lobbyDoor(table([person('Moonhopper', true), mine], false))).toMatchObject({
      lamp: 'go',
      sentence: expect.stringMatching(/Moonhopper.* changed \*Outsiders\* to \*Two\*\. Ready again\?/),
      second: 'It was One when you said ready.',
      buttons: [{ does: 'ready' }],
    });
    const more = { ...mine, again: [...again, news('Seats', '3', '4')] } as SeatInfo;
    expect(lobbyDoor(table([person('Moonhopper', true), more], false))).toMatchObject({
      sentence: expect.stringContaining('changed *2 things*'),
      second: 'Outsiders: Two · Seats: 4',
    });
  });

  it('says to the host who is asked again', () => {
    const theirs = { ...person('quietmoss', false), again: [news('Seats', '2', '3')] } as SeatInfo;
    expect(lobbyDoor(table([person('Moonhopper', true, true), theirs], true)).sentence).toBe(
      'Waiting for *quietmoss* to be ready again.',
    );
  });

  it('asks who is asked for their seat', () => {
    const info = table(
      [{ ...person('Moonhopper', true), wishes: 1 } as SeatInfo, person('quietmoss', true, true)],
      false,
    );
    expect(lobbyDoor(info)).toMatchObject({
      sentence: 'Moonhopper would like to *swap seats* with you.',
      second: 'You would have seat 1 and they seat 2.',
    });
    expect(does(info)).toEqual(['stay', 'swap']);
  });
});
