import type { ServerMessage } from '@airlock/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, NOTICED_AFTER, type Pipe, WELCOME_WITHIN, waitBefore } from './socket.ts';

/** A socket under the test's control. */
class FakePipe implements Pipe {
  readyState: WebSocket['readyState'] = 0;
  sent: string[] = [];
  onopen: Pipe['onopen'] = null;
  onmessage: Pipe['onmessage'] = null;
  onclose: Pipe['onclose'] = null;

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ type: 'welcome', version: 1, name: 'Tin Kestrel' });
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get types(): string[] {
    return this.sent.map((text) => (JSON.parse(text) as { type: string }).type);
  }
}

let pipes: FakePipe[];
let line: Line;
const last = (): FakePipe => pipes.at(-1) as FakePipe;

beforeEach(() => {
  vi.useFakeTimers();
  pipes = [];
  line = new Line(() => {
    pipes.push(new FakePipe());
    return last();
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('the line to the server', () => {
  it('says hello first and is open after the welcome', () => {
    const ready = vi.fn();
    line.onready = ready;
    last().accept();
    expect(last().types).toEqual(['hello', 'ping']);
    expect(line.state.value).toBe('open');
    expect(ready).toHaveBeenCalledOnce();
  });

  it('tries again where nobody says anything after it was let in', () => {
    last().readyState = 1;
    last().onopen?.();
    vi.advanceTimersByTime(WELCOME_WITHIN + 1_000);
    expect(pipes).toHaveLength(2);
    last().accept();
    expect(line.state.value).toBe('open');
    vi.advanceTimersByTime(WELCOME_WITHIN / 2);
    expect(pipes).toHaveLength(2);
  });

  it('sends nothing while it is down, and says so', () => {
    expect(line.send({ type: 'join', table: 'KEEL-42-VANE' })).toBe(false);
    last().accept();
    expect(line.send({ type: 'join', table: 'KEEL-42-VANE' })).toBe(true);
    expect(last().types).toEqual(['hello', 'ping', 'join']);
  });

  it('repairs a short gap without calling itself lost', () => {
    last().accept();
    last().breakOff();
    vi.advanceTimersByTime(500);
    expect(pipes).toHaveLength(2);
    last().accept();
    vi.advanceTimersByTime(NOTICED_AFTER);
    expect(line.state.value).toBe('open');
  });

  it('is lost after a moment, tries again and again, and is ready anew', () => {
    const ready = vi.fn();
    line.onready = ready;
    last().accept();
    last().breakOff();
    for (let tries = 0; tries < 4; tries++) {
      vi.advanceTimersByTime(10_000);
      last().breakOff();
    }
    expect(line.state.value).toBe('lost');
    expect(line.attempts.value).toBeGreaterThanOrEqual(4);
    vi.advanceTimersByTime(10_000);
    last().accept();
    expect(line.state.value).toBe('open');
    expect(line.attempts.value).toBe(0);
    expect(ready).toHaveBeenCalledTimes(2);
  });

  it('tries at once when asked', () => {
    last().accept();
    last().breakOff();
    line.tryNow();
    expect(pipes).toHaveLength(2);
    last().accept();
    expect(line.state.value).toBe('open');
    vi.advanceTimersByTime(10_000);
    expect(pipes).toHaveLength(2);
  });

  it('knows the time of the server from its quickest answer', () => {
    last().accept();
    vi.advanceTimersByTime(100);
    last().say({ type: 'pong', now: Date.now() + 7_000 - 50, id: 1 });
    expect(line.serverNow() - Date.now()).toBe(7_000);
    vi.advanceTimersByTime(15_000);
    vi.advanceTimersByTime(900);
    last().say({ type: 'pong', now: Date.now() + 9_000, id: 2 });
    expect(line.serverNow() - Date.now()).toBe(7_000);
  });

  it('notices a line that went silent', () => {
    last().accept();
    last().say({ type: 'pong', now: 0, id: 1 });
    vi.advanceTimersByTime(15_000);
    expect(last().types.filter((type) => type === 'ping')).toHaveLength(2);
    vi.advanceTimersByTime(7_000);
    expect(pipes).toHaveLength(2);
  });

  it('stays on a line that answers its pings', () => {
    last().accept();
    for (let minute = 0; minute < 4; minute++) {
      vi.advanceTimersByTime(15_000);
      last().say({ type: 'pong', now: 0, id: minute });
    }
    expect(pipes).toHaveLength(1);
  });

  it('does not knock again at a server that speaks another version', () => {
    last().accept();
    last().breakOff(4002);
    vi.advanceTimersByTime(60_000);
    expect(line.state.value).toBe('outdated');
    expect(pipes).toHaveLength(1);
  });

  it('does not come back when the session has ended', () => {
    last().accept();
    last().breakOff(4005);
    vi.advanceTimersByTime(60_000);
    expect(line.state.value).toBe('signedOut');
    line.tryNow();
    expect(pipes).toHaveLength(1);
  });

  it('stays when the browser goes offline, where no network lies between', () => {
    // Tests have no window: what the browser would tell is told by hand.
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    vi.stubGlobal('document', new EventTarget());
    const port = new FakePipe();
    const near = new Line(() => port);
    port.accept();
    events.dispatchEvent(new Event('offline'));
    expect(near.state.value).toBe('open');
    expect(port.readyState).toBe(1);
    near.close();
    vi.unstubAllGlobals();
  });

  it('waits longer each time, but never more than ten seconds', () => {
    const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, 0.5));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waitBefore(0, 1)).toBeLessThan(400);
    expect(waitBefore(30, 1)).toBeLessThanOrEqual(10_000);
  });
});
