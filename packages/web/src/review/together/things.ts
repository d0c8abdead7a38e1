/**
 * Things on a table that can be pointed at, by a name that finds the same thing on everybody's page: which mark it bears, the
 * mark's value, and which one of several it is. On large things the place inside is told, too, in hundredths.
 */

/** Marks that pages give to their pieces, the most exact first. */
const MARKS = [
  'cell',
  'piece',
  'thing',
  'line',
  'place',
  'pile',
  'goal',
  'task',
  'ballot',
  'peek',
  'seat',
  'mark',
  'plan',
];

/** Larger things are pointed into. */
const LARGE = 150;
const NAME = /^([a-z]+):([\w-]*)#(\d+)(?:\.(\d+)\.(\d+))?$/;

export interface Pointed {
  readonly element: Element;
  /** A place inside, from 0 to 1. */
  readonly inside: { readonly x: number; readonly y: number } | null;
}

const selectorOf = (mark: string, value: string): string => `[data-${mark}="${CSS.escape(value)}"]`;

/** The name of what lies under a press; `null` where nothing there has one. */
export function thingUnder(area: Element, target: Element, at: { x: number; y: number }): string | null {
  const element = target.closest(MARKS.map((mark) => `[data-${mark}]`).join(','));
  if (!element || !area.contains(element)) return null;
  const mark = MARKS.find((one) => element.hasAttribute(`data-${one}`));
  const value = mark && element.getAttribute(`data-${mark}`);
  if (mark === undefined || value === undefined || value === null || !/^[\w-]*$/.test(value)) return null;
  const place = [...area.querySelectorAll(selectorOf(mark, value))].indexOf(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < LARGE || height < LARGE) return `${mark}:${value}#${place}`;
  const hundredth = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 100);
  return `${mark}:${value}#${place}.${hundredth((at.x - left) / width)}.${hundredth((at.y - top) / height)}`;
}

/** `null` where this page does not show it. */
export function findThing(area: Element, name: string): Pointed | null {
  const [, mark, value, place, x, y] = NAME.exec(name) ?? [];
  if (mark === undefined || value === undefined || !MARKS.includes(mark)) return null;
  const element = [...area.querySelectorAll(selectorOf(mark, value))][Number(place)];
  if (!element) return null;
  return { element, inside: x === undefined ? null : { x: Number(x) / 100, y: Number(y) / 100 } };
}
