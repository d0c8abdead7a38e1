/**
 * What comes over a line is drawn in a task of its own: to read what happened and to draw it would together hold up a slow device for
 * longer than a frame or two. What the reader does is drawn at once, as always.
 */
import { options } from 'preact';

type Draw = () => void;

const waiting: Draw[] = [];
const channel = typeof MessageChannel === 'undefined' ? null : new MessageChannel();
if (channel) channel.port2.onmessage = () => waiting.shift()?.();

function inTaskOfItsOwn(draw: Draw): void {
  if (!channel) {
    draw();
    return;
  }
  waiting.push(draw);
  channel.port1.postMessage(null);
}

/** Does something whose consequences are drawn later. */
export function drawingLater(work: () => void): void {
  const before = options.debounceRendering;
  options.debounceRendering = inTaskOfItsOwn;
  try {
    work();
  } finally {
    if (before) options.debounceRendering = before;
    else delete options.debounceRendering;
  }
}
