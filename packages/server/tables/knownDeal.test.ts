/** A deal with a name can be worked out before it is dealt, so nobody may meet another person on it. */
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { guest } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';

const REFUSED = {
  status: 403,
  body: { code: 'not-allowed', sentence: expect.stringMatching(/^A named deal .* to bots\.$/) },
};

const SEED = { seed: 'Friday' };

describe.each([
  ['omega-virus', { seed: 'Friday' }, 'cadet'],
  ['hypatia', { seed: 'Friday', mode: 'race' }, 'captain'],
  ['hypatia', { seed: 'Friday', mode: 'relay' }, 'captain'],
])('a named deal of %s %j', (game, options, level) => {
  const bot = { kind: 'bot', level };

  it('is played alone and with bots', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    for (const [seats, agreed] of [
      [[{ kind: 'me' }], SEED],
      [[{ kind: 'me' }, bot], options],
    ]) {
      const wish = { game, options: agreed, seats, start: true };
      expect(await ann.get('POST', ROUTES.tables, wish)).toMatchObject({ stage: 'playing', options: agreed });
    }
  });

  it('is not offered to other people, whether the name or the seat comes first', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    expect(await ann.ask('POST', ROUTES.tables, { game, options, seats })).toMatchObject(REFUSED);
    const open = await ann.get('POST', ROUTES.tables, { game, seats });
    const path = atTable(ROUTES.table, open.code);
    expect(await ann.ask('PATCH', path, { options })).toMatchObject(REFUSED);
    expect((await ann.get('GET', path)).options.seed).toBe('');
    const alone = await ann.get('POST', ROUTES.tables, { game, options: SEED, seats: [{ kind: 'me' }] });
    expect(await ann.ask('PATCH', atTable(ROUTES.table, alone.code), { seats: 2 })).toMatchObject(REFUSED);
    const seat = { index: 1, plan: bot };
    const both = await ann.get<TableInfo>('PATCH', path, { options, seat });
    expect(both.options.seed).toBe('Friday');
    expect(await ann.ask('PATCH', path, { seat: { index: 1, plan: { kind: 'open' } } })).toMatchObject(
      REFUSED,
    );
  });

  it('does not begin where two people have sat down all the same', async () => {
    const { url, hall } = await startForTest();
    const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
    const { code } = await ann.get('POST', ROUTES.tables, {
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await bob.claim(code);
    await bob.ready(code);
    // As a table that was set before names were refused.
    const table = await hall.find(code);
    table.adopt({ ...table.record, options: { ...table.record.options, ...options } });
    expect(await ann.ask('POST', atTable(ROUTES.start, code), {})).toMatchObject(REFUSED);
    expect(table.record.stage).toBe('lobby');
    await ann.get('PATCH', atTable(ROUTES.table, code), { options: { seed: '' } });
    await bob.ready(code);
    expect(await ann.start(code)).toMatchObject({ stage: 'playing' });
  });
});
