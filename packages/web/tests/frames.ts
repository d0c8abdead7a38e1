/** What goes over a page's line, whether that is a socket to a server or a port to the room in the page. */
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** How many actions the page has sent. */
    actsSent: number;
    /** The worker with the tables of the page, once it has begun. */
    room?: Worker;
  }
}

interface Frames {
  received(text: string): void;
  sent?(text: string): void;
}

const RECEIVED = 'airlock received ';
const SENT = 'airlock sent ';

export function onFrames(page: Page, { received, sent = () => undefined }: Frames): void {
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received(String(payload)));
    socket.on('framesent', ({ payload }) => sent(String(payload)));
  });
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(RECEIVED)) received(text.slice(RECEIVED.length));
    if (text.startsWith(SENT)) sent(text.slice(SENT.length));
  });
}

/**
 * For everything that is opened from now on: actions are counted inside the page, where a press has done all it does when the press
 * is over, and what goes through a port is said aloud, since nobody else hears it.
 */
export async function noticeFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ receivedMark, sentMark }) => {
      window.actsSent = 0;
      const count = (text: string): void => {
        if (text.startsWith('{"type":"act"')) window.actsSent++;
      };
      const { send } = WebSocket.prototype;
      WebSocket.prototype.send = function (this: WebSocket, data) {
        count(String(data));
        send.call(this, data);
      };
      const Plain = window.Worker;
      window.Worker = class extends Plain {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          if (options?.name === 'airlock-room') window.room = this;
          this.addEventListener('message', ({ data }) => {
            if (data?.kind === 'heard') console.debug(receivedMark + data.text);
          });
        }

        override postMessage(message: { kind?: string; text?: string }, ...rest: never[]): void {
          if (message.kind === 'say' && message.text !== undefined) {
            count(message.text);
            console.debug(sentMark + message.text);
          }
          super.postMessage(message, ...rest);
        }
      };
    },
    { receivedMark: RECEIVED, sentMark: SENT },
  );
}
