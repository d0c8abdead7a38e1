import { type MatchFile, replayFile } from '@airlock/kernel';
import { atTable, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { guest, startedPair, stranger } from '../testing/guest.ts';
import { pairAtTable } from '../testing/seated.ts';
import { startForTest } from '../testing/startForTest.ts';

const abandon = (code: string): string => atTable(ROUTES.abandon, code);

describe('abandoning a match', () => {
  it('takes all people, who hear of every vote and may take theirs back', async () => {
    const { url } = await startForTest();
    const { code, people } = await startedPair(url);
    const [ann, bob] = people;
    const first = await ann.get('POST', abandon(code), { agree: true });
    expect(first).toMatchObject({ stage: 'playing', seats: [{ stops: true }, { kind: 'person' }] });
    expect(first.seats[1]).not.toHaveProperty('stops');
    const back = await ann.get('POST', abandon(code), { agree: false });
    expect(back.seats[0]).not.toHaveProperty('stops');
    await bob.get('POST', abandon(code), { agree: true });
    expect(await ann.get('POST', abandon(code), { agree: true })).toMatchObject({ stage: 'abandoned' });
  });

  it('leaves nobody a move, and the way to another table', async () => {
    const { url } = await startForTest();
    const { code, people, awaited } = await pairAtTable(url);
    for (const person of people) await person.get('POST', abandon(code), { agree: true });
    await awaited.socket.next('table', ({ table }) => table.stage === 'abandoned');
    awaited.socket.send({
      type: 'act',
      table: code,
      id: 1,
      after: awaited.sequence,
      action: 'resign',
    });
    expect(await awaited.socket.next('refused')).toMatchObject({ sentence: 'This match was abandoned.' });
    expect(await people[0].ask('GET', ROUTES.tables)).toMatchObject({
      body: [{ stage: 'abandoned', myMove: false }],
    });
    expect(await people[0].ask('POST', atTable(ROUTES.rematch, code), {})).toMatchObject({ status: 200 });
  });

  it('shows everything, and leaves a file that can be played again up to there', async () => {
    const { url } = await startForTest();
    const { code, people, awaited, other, game } = await pairAtTable(url);
    await awaited.act();
    expect(await people[0].ask('GET', atTable(ROUTES.match, code))).toMatchObject({ status: 409 });
    for (const person of people) await person.get('POST', abandon(code), { agree: true });
    const { seed, commitment } = await other.socket.next('over');
    const file = await people[0].get<MatchFile>('GET', atTable(ROUTES.match, code));
    expect(file).toMatchObject({ seed, commitment, abandoned: true });
    const replayed = replayFile(game, file);
    expect(replayed.ok && replayed.value.log).toHaveLength(1);
    const eve = await stranger(url).socket();
    await eve.join(code);
    expect(await eve.next('over')).toMatchObject({ seed });
  });

  it('is at once where only bots sit besides', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      start: true,
    });
    expect(await ann.get('POST', abandon(code), { agree: true })).toMatchObject({ stage: 'abandoned' });
  });

  it('is for those alone who play, and only while a match goes on', async () => {
    const { url } = await startForTest();
    const { code, people } = await startedPair(url);
    const eve = await guest(url, 'Eve');
    expect(await eve.ask('POST', abandon(code), { agree: true })).toMatchObject({ status: 403 });
    expect(await people[0].ask('POST', abandon(code), { agree: 'yes' })).toMatchObject({ status: 400 });
    const { code: lobby } = await people[0].setTable();
    expect(await people[0].ask('POST', abandon(lobby), { agree: true })).toMatchObject({
      status: 409,
      body: { code: 'not-started' },
    });
  });
});
