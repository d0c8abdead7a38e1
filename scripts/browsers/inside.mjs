// What a smoke test does inside the page. Each function is sent there as text, so none of them knows anything around it.

/** Counts the actions that the page sends, to a server or to its own room; and leaves nothing to chance or to motion. */
export function prepare(solo) {
  localStorage.setItem(
    'airlock.settings',
    JSON.stringify({ rest: false, motion: 'off', holds: false, muted: true, solo }),
  );
  return true;
}

export function countActs() {
  if (window.acts !== undefined) return;
  window.acts = 0;
  const count = (text) => {
    if (typeof text !== 'string' || !text.startsWith('{"type":"act"')) return;
    window.acts++;
    window.lastAct = JSON.parse(text).action;
  };
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    count(data);
    return send.call(this, data);
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.kind === 'say') count(message.text);
    return postMessage.call(this, message, ...rest);
  };
}

/** Presses the first button or link whose name begins so; whether there was one. */
export function pressNamed(beginning) {
  const things = [...document.querySelectorAll('button, a')];
  const nameOf = (thing) => (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim();
  const found = things.find(
    (thing) => nameOf(thing).startsWith(beginning) && thing.getClientRects().length > 0,
  );
  found?.click();
  return found !== undefined;
}

/** Whether all of these words can be read. */
export function reads(...words) {
  return words.every((word) => document.body.innerText.includes(word));
}

export const words = () => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 1_000);

export const has = (selector) => document.querySelector(selector) !== null;

/** Presses something that can be pressed at a table, another thing each time; gives how many actions were sent so far. */
export function pressSomething(number) {
  const isOff = (thing) => thing.disabled || thing.getAttribute('aria-disabled') === 'true';
  const isThere = (thing) => thing.getClientRects().length > 0 && !isOff(thing);
  const loyalty = document.querySelector('button[data-loyalty]');
  const main = document.querySelector('#door button[data-key="Enter"]');
  const seen = [...document.querySelectorAll('button')].find((thing) =>
    /I have seen it/.test(thing.textContent ?? ''),
  );
  const noted = document.querySelector('[role="dialog"][aria-label="For you alone"] button');
  const things = [...document.querySelectorAll('button[aria-pressed], #door button')].filter(
    (thing) => isThere(thing) && !/^(Undo|Hint|Why|Cancel|Resign|Leave)/.test(thing.textContent ?? ''),
  );
  if (loyalty && !seen) {
    for (const type of ['pointerdown', 'pointerup'])
      loyalty.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    loyalty.click();
  } else if (seen) seen.click();
  else if (noted && isThere(noted)) noted.click();
  else {
    // Now the main answer, now whatever is lit and not picked, now anything: each game wants another mixture.
    const ways = [
      main ? [main].filter(isThere) : [],
      things.filter((thing) => thing.ariaPressed === 'false'),
      things,
    ];
    const way = ways[number % 3].length > 0 ? ways[number % 3] : things;
    way[(Math.imul(number, 2_654_435_761) >>> 8) % Math.max(1, way.length)]?.click();
  }
  return window.acts;
}

/**
 * From the card in the hand to the middle of the board, in pixels of the window. Where nothing lies in the hand, before a round and
 * after it, the door's button is pressed instead: on a slow machine the bot may be done before the card is dropped.
 */
export function dragOfOmega() {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [hand, board] = [box('[data-hand]'), box('[data-board]')];
  window.lastAct = '';
  if (!hand || !board) {
    document.querySelector('#door button[data-key="Enter"]')?.click();
    return null;
  }
  const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
  return { from: middle(hand), to: middle(board) };
}

/** Whether a card has been placed since then. */
export const hasPlaced = () => (window.lastAct ?? '').startsWith('place ');

export const isMarked = () => (getSelection()?.toString() ?? '') !== '';
