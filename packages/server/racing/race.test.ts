/** Races between people on the real server, in a time that the tests let pass. */
import { SPECTATOR } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { guest } from '../testing/guest.ts';
import { heard, pair, raceServerInStoppedTime, seated, told } from '../testing/racers.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';

const SECOND = 1_000;

describe('a race on the server', () => {
  it('counts down, dates what is done by its arrival, and stops for somebody who is silent', async () => {
    const { url, hall, pass } = await raceServerInStoppedTime();
    // Round trips are measured in real time, so nothing is made up for here.
    const { code, people, racers } = await pair(url, { autoFlip: false, fairness: 'arrival' });
    const [ann, bob] = racers;
    ann.send('flip @0');
    expect(await ann.refusal()).toMatchObject({ code: 'rules' });
    ann.send('ready');
    bob.send('ready');
    await heard(ann.socket, 'counting');
    await pass(5 * SECOND - 1);
    await ann.isHere();
    expect(told(ann.socket, 'go')).toHaveLength(0);
    await pass(1);
    await heard(ann.socket, 'go');
    await pass(321);
    // Whatever time a client claims, the table says when it was.
    ann.send('flip @9999999');
    bob.send('flip @0');
    await ann.answer();
    await bob.answer();
    const match = (await hall.find(code)).match;
    const flips = match?.log.filter(({ seat }) => seat === 0 || seat === 1).slice(-2) ?? [];
    expect(flips.map(({ action }) => match?.game.realTime?.momentOf(action))).toEqual([321, 321]);
    await ann.isHere();
    await bob.isHere();
    expect(told(ann.socket, 'flip')).toHaveLength(2);
    await pass(SECOND);
    bob.socket.raw.terminate();
    // Whatever Bob's connection had still to say arrives within the first of these seconds.
    for (let second = 1; second <= 8; second++) {
      await ann.isHere();
      if (second <= 6) expect(told(ann.socket, 'lost')).toHaveLength(0);
      await pass(SECOND);
    }
    await ann.isHere();
    expect(told(ann.socket, 'lost')).toHaveLength(1);
    expect(told(ann.socket, 'paused')).toHaveLength(1);
    ann.send('flip @0');
    expect(await ann.refusal()).toMatchObject({ rule: 'OMG-109' });
    const bobAgain = await seated(people[1], code);
    await bobAgain.isHere();
    await ann.isHere();
    await pass(SECOND);
    await heard(ann.socket, 'back');
  });

  it('does a command once also when the server was stopped before it could answer', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const { code, people, racers } = await pair(first.url);
    racers[0].send('ready', 7);
    const answer = await racers[0].answer(7);
    await first.stop();
    const second = await startForTest({ data });
    const again = await seated(people[0].at(second.url), code);
    again.send('ready', 7);
    expect(await again.answer(7)).toMatchObject({ sequence: answer.sequence, events: answer.events });
    again.send('ready', 8);
    expect(await again.refusal(8)).toMatchObject({ code: 'rules' });
    const own = (await second.hall.find(code)).match?.log.filter(({ seat }) => seat === 0);
    expect(own).toHaveLength(1);
  });

  it('does a command once, however often it is sent, and answers it every time', async () => {
    const { url, hall } = await raceServerInStoppedTime();
    const { code, racers } = await pair(url);
    const [ann] = racers;
    ann.send('ready', 7);
    const first = await ann.answer(7);
    ann.send('ready', 7);
    expect(await ann.answer(7)).toMatchObject({ sequence: first.sequence, events: first.events });
    expect((await hall.find(code)).match?.log).toHaveLength(1);
    ann.send('resume', 8);
    const refusal = await ann.refusal(8);
    ann.send('resume', 8);
    expect(await ann.refusal(8)).toMatchObject({ sentence: refusal.sentence });
    for (let id = 100; id < 130; id++) ann.send('resume', id);
    expect(await ann.socket.next('refused', (message) => message.code === 'too-fast')).toMatchObject({
      rule: 'OMG-107',
    });
  });

  it('tells who watches when the race began, so that they can show its clock', async () => {
    const { url } = await raceServerInStoppedTime();
    const { code } = await pair(url);
    const socket = await (await guest(url, 'Cleo')).socket();
    await socket.join(code);
    const view = await socket.next('view');
    expect(view.viewer).toBe(SPECTATOR);
    expect(view.startedAt).toBe(Date.now());
    socket.send({ type: 'ping', id: 3 });
    expect((await socket.next('pong')).now).toBe(Date.now());
  });
});
