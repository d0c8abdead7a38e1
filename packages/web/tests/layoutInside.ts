/**
 * What is wrong with where things lie on a page. Everything here runs inside the page: `LAYOUT_SCRIPT` brings these
 * functions there as they are written, so they may use each other and the page, and nothing else.
 */

import { strayFaults } from './layoutStray.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

/** Everything one can press or type in. A region that only scrolls can be focused, but not pressed. */
function controls(root: Element): HTMLElement[] {
  const kinds =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="tab"], [role="link"]';
  return [...root.querySelectorAll<HTMLElement>(kinds)].filter(isShown);
}

/** Whether something is drawn at all. What is there for screen readers only is clipped away. */
function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
  }
  // A field of a single pixel is there for a label or a button that stands for it.
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2;
}

function nameOf(element: Element): string {
  const text = element instanceof HTMLElement ? element.innerText : element.textContent;
  const name = element.getAttribute('aria-label') || text?.trim() || element.id || element.className;
  return `"${String(name).replaceAll(/\s+/g, ' ').slice(0, 60)}"`;
}

/** Whether a person can scroll it: what is `hidden` can only be scrolled by a program. */
function canScroll(element: Element, axis: 'X' | 'Y'): boolean {
  const isPage = element === document.scrollingElement;
  const overflow = getComputedStyle(element)[`overflow${axis}`];
  if (isPage ? overflow === 'hidden' : overflow !== 'auto' && overflow !== 'scroll') return false;
  return axis === 'X'
    ? element.scrollWidth > element.clientWidth
    : element.scrollHeight > element.clientHeight;
}

/** Scrolls as a person would, until a place is as near to the middle of every list it lies in as it can be. */
function bringToMiddle(element: Element, boxOf: () => Box): void {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const isPage = at === document.scrollingElement;
    const box = boxOf();
    const frame = isPage ? new DOMRect(0, 0, room().width, room().height) : at.getBoundingClientRect();
    if (canScroll(at, 'Y')) at.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
    if (canScroll(at, 'X')) at.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
  }
}

/** The largest part of something that may run over several lines. */
function mainPart(element: Element): Box {
  const parts = [...element.getClientRects()];
  const [first = element.getBoundingClientRect(), ...more] = parts;
  return more.reduce(
    (best, part) => (part.width * part.height > best.width * best.height ? part : best),
    first,
  );
}

function middleOf(box: Box): Spot {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** How large the window is. A phone's browser shrinks a page that is too wide, and then says that it has more room. */
function room(): { readonly width: number; readonly height: number } {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

function isInWindow({ x, y }: Spot): boolean {
  return x >= 0 && y >= 0 && x < room().width && y < room().height;
}

/** What can be pressed at all: what is off stays where it is and says why. */
function isOn(element: HTMLElement): boolean {
  return !element.matches(':disabled, [aria-disabled="true"], [data-resting]');
}

/**
 * Whether a press at a spot reaches something: itself, through its label, or, where a whole thing of the table takes presses for
 * it (`data-presses`), through whatever of that thing is not to be pressed itself.
 */
function isHit(element: HTMLElement, { x, y }: Spot): boolean {
  const top = document.elementFromPoint(x, y);
  if (!top) return false;
  if (element.contains(top) || top.closest('label')?.control === element) return true;
  const thing = top.closest('[data-presses]');
  return thing?.contains(element) === true && !thing.contains(top.closest('button, a[href], input'));
}

/** Cards of a hand or a pile may lie over one another on purpose, as far as a part of each is left. */
function fanOf(element: Element): Element | null {
  return element.closest('[data-fan], [data-presses]');
}

/** A table may lay a sheet over its board on purpose, such as a briefing before the race. */
function isVeiled(element: Element, cover: Element | null): boolean {
  return element.closest('[data-veiled]')?.contains(cover) === true;
}

/** The free part of something in a fan: where it is as wide as possible, on a line through its middle or near its upper edge. */
function freeSpot(element: HTMLElement, box: Box): Spot | undefined {
  let best: Spot | undefined;
  let widest = 0;
  for (const y of [(box.top + box.bottom) / 2, box.top + box.height / 6, box.bottom - box.height / 6]) {
    let from = box.left + 1;
    for (let x = from; x < box.right; x += 2) {
      if (!isInWindow({ x, y }) || !isHit(element, { x, y })) from = x + 2;
      else if (x - from > widest) {
        widest = x - from;
        best = { x: (x + from) / 2, y };
      }
    }
  }
  return best;
}

/** A link in the middle of a sentence is as high as its line. */
function isInSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node instanceof Text && node.data.trim() !== '',
  );
}

/** What is wrong with something one can press. What another control does as well may be small, and lie under its like. */
function pressFaults(element: HTMLElement, smallest: number): string[] {
  if (element.closest('[data-equivalent]')) return [];
  bringToMiddle(element, () => mainPart(element));
  // Such as the link that skips to the door, which comes in with the focus and goes with it.
  const comes = !isInWindow(middleOf(mainPart(element)));
  if (comes) element.focus({ preventScroll: true });
  const faults = faultsWhereItLies(element, smallest);
  if (comes) element.blur();
  return faults;
}

/** How much of a card in a fan is enough: a hand of thirteen would not fit a phone otherwise. */
function enoughOf(element: HTMLElement, smallest: number): number {
  return fanOf(element) ? Math.min(smallest, 24) : smallest;
}

function faultsWhereItLies(element: HTMLElement, smallest: number): string[] {
  const box = mainPart(element);
  const { x, y } = (fanOf(element) && freeSpot(element, box)) || middleOf(box);
  if (!isInWindow({ x, y })) return [`${nameOf(element)} lies outside the window`];
  if (!isHit(element, { x, y })) {
    const top = document.elementFromPoint(x, y);
    if (isVeiled(element, top)) return [];
    return [`${nameOf(element)} cannot be pressed in its middle: ${top ? nameOf(top) : 'nothing'} is there`];
  }
  if (isInSentence(element)) return [];
  const width = reach(element, { x, y }, { x: 1, y: 0 }, smallest);
  const height = reach(element, { x, y }, { x: 0, y: 1 }, smallest);
  // Where a thing begins between two pixels, one of them may belong to its neighbour.
  if (width >= enoughOf(element, smallest) - 1 && height >= smallest - 1) return [];
  return [`${nameOf(element)} is too small to press: ${width} × ${height}, not ${smallest} × ${smallest}`];
}

/** How far from a spot something takes presses, there and back: that may be more than what is drawn of it. */
function reach(element: HTMLElement, { x, y }: Spot, way: Spot, enough: number): number {
  const ends = [1, -1].map((side) => {
    let far = 0;
    while (far <= enough && isHit(element, { x: x + side * way.x * far, y: y + side * way.y * far })) far++;
    return far;
  });
  // The spot itself was counted both ways.
  return ends.reduce((sum, far) => sum + far, -1);
}

/** The lines of a piece of text, as high as its small letters: the boxes of fonts reach over their neighbours. */
function linesOf(text: Text): Box[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, width, height }) => new DOMRect(left, top + height * 0.3, width, height * 0.4));
}

function allTexts(root: Element): Text[] {
  const texts: Text[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode as Text;
    const owner = text.parentElement;
    if (!owner || text.data.trim() === '' || owner.closest('script, style, noscript, option')) continue;
    if (isShown(owner)) texts.push(text);
  }
  return texts;
}

/** Whatever cuts off what reaches beyond it; what is taken out of the flow leaves the boxes in between. */
function clippersOf(element: Element): Element[] {
  const clippers: Element[] = [];
  let isOutOfFlow = false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(at);
    if (!isOutOfFlow || position !== 'static') {
      isOutOfFlow = false;
      if ([overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip'))
        clippers.push(at);
    }
    if (position === 'absolute') isOutOfFlow = true;
    if (position === 'fixed') break;
  }
  return clippers;
}

/** Whether a line reaches beyond what cuts it off, where nobody can scroll to the rest. */
function isCutBy(clipper: Element, line: Box): boolean {
  const outer = clipper.getBoundingClientRect();
  const left = outer.left + clipper.clientLeft;
  const top = outer.top + clipper.clientTop;
  const isWide = line.left < left - 1 || line.right > left + clipper.clientWidth + 1;
  const isHigh = line.top < top - 1 || line.bottom > top + clipper.clientHeight + 1;
  return (isWide && !canScroll(clipper, 'X')) || (isHigh && !canScroll(clipper, 'Y'));
}

/** A name that somebody chose may end in dots where the whole of it can be had. */
function isToldInFull(text: Text): boolean {
  const told = text.parentElement?.closest('[title]')?.getAttribute('title');
  // A word may stand before a name that is cut.
  return told !== undefined && told !== null && (told.includes(text.data.trim()) || text.data.includes(told));
}

function isColour(colour: string): boolean {
  return colour !== 'transparent' && !/^rgba\(.*, 0(\.0\d*)?\)$/.test(colour);
}

/** Whether something is seen at a spot, be it a surface, a picture or a letter. */
function paintsAt(element: Element, { x, y }: Spot): boolean {
  if (element instanceof SVGElement) return !(element instanceof SVGSVGElement);
  // Such as a slider that takes presses for a drawing under it.
  if (getComputedStyle(element).opacity === '0') return false;
  if (element.matches('img, canvas, video, input, select, textarea')) return true;
  for (const part of [undefined, '::before', '::after']) {
    const style = getComputedStyle(element, part);
    if (style.opacity === '0' || (part && style.content === 'none')) continue;
    if (isColour(style.backgroundColor) || style.backgroundImage !== 'none') return true;
  }
  return [...element.childNodes].some(
    (node) =>
      node instanceof Text &&
      linesOf(node).some((line) => x >= line.left && x <= line.right && y >= line.top && y <= line.bottom),
  );
}

/** What lies over a text at a spot of it. */
function coverAt(owner: Element, spot: Spot): Element | undefined {
  const pile = document.elementsFromPoint(spot.x, spot.y);
  const own = pile.findIndex((element) => element === owner || element.contains(owner));
  return pile
    .slice(0, own < 0 ? pile.length : own)
    .find((element) => !owner.contains(element) && paintsAt(element, spot));
}

function textFaults(text: Text): string[] {
  const owner = text.parentElement as Element;
  const name = `"${text.data.trim().slice(0, 60)}"`;
  for (let index = 0; index < linesOf(text).length; index++) {
    const lineNow = (): Box => linesOf(text)[index] ?? owner.getBoundingClientRect();
    bringToMiddle(owner, lineNow);
    const line = lineNow();
    // The skip link again, which is looked at when it has the focus.
    if (owner.closest('a') && !isInWindow(middleOf(line))) continue;
    const cutter = clippersOf(owner).find((clipper) => isCutBy(clipper, line));
    if (cutter && !isToldInFull(text)) return [`${name} is cut off by ${nameOf(cutter)}`];
    if (cutter) continue;
    if (line.left < -1 || line.right > room().width + 1 || !isInWindow(middleOf(line))) {
      return [`${name} lies outside the window`];
    }
    const { x, y } = middleOf(line);
    for (const spot of [
      { x: line.left + 2, y },
      { x, y },
      { x: line.right - 2, y },
    ]) {
      const cover = coverAt(owner, spot);
      if (cover && (fanOf(owner)?.contains(cover) || isVeiled(owner, cover))) continue;
      if (cover) return [`${name} is covered by ${nameOf(cover)}`];
    }
  }
  return [];
}

/** How wide a text is in the font of something. */
function widthIn(element: Element, text: string): number {
  const { font, letterSpacing } = getComputedStyle(element);
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) throw new Error('This browser measures no text.');
  brush.font = font;
  brush.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  return brush.measureText(text).width;
}

/** Fields and lists cut their words without a trace in the page. */
function fieldFaults(root: Element): string[] {
  return controls(root).flatMap((field) => {
    const words =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(field.type)
          ? field.value || field.placeholder
          : '';
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return words && widthIn(field, words) > room + 1 ? [`"${words}" is cut off in ${nameOf(field)}`] : [];
  });
}

/** Whether anything shows that something is there to be pressed. */
function hasSign(element: HTMLElement): boolean {
  if (element.matches('input, select, textarea') || element.innerText.trim() !== '') return true;
  if ([...element.querySelectorAll('svg, img')].some(isShown)) return true;
  const parts = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
  const paints = (one: Element): boolean => isColour(getComputedStyle(one).backgroundColor);
  if ([...element.querySelectorAll('*')].some(paints)) return true;
  const isPainted = parts.some(
    ({ content, backgroundColor, backgroundImage }, part) =>
      (part === 0 || content !== 'none') && (isColour(backgroundColor) || backgroundImage !== 'none'),
  );
  // What lies over a drawing of the table, without one of its own.
  return isPainted || (element.parentElement?.closest('[data-presses]')?.textContent?.trim() ?? '') !== '';
}

function scrolledElements(): { readonly element: Element; readonly top: number; readonly left: number }[] {
  return [...document.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
}

/** The part of the page that is looked at: what lies over the page covers the rest on purpose. */
function rootOf(within: string): Element {
  const root = document.querySelector(within);
  if (!root) throw new Error(`There is no ${within} to look at.`);
  return root;
}

/** Everything that is wrong, once each. Afterwards the page stands as before. */
export function layoutFaults(smallest: number, within: string): string[] {
  const root = rootOf(within);
  const scrolled = scrolledElements();
  const focused = document.activeElement;
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > room().width) faults.push('The page is wider than the window');
  for (const element of controls(root)) {
    if (isOn(element)) faults.push(...pressFaults(element, smallest));
    if (!hasSign(element)) faults.push(`${nameOf(element)} has no sign`);
  }
  faults.push(...fieldFaults(root), ...strayFaults(root));
  // What lets presses through still covers what is under it.
  const solid = new CSSStyleSheet();
  solid.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(solid);
  for (const text of allTexts(root)) faults.push(...textFaults(text));
  document.adoptedStyleSheets.pop();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  for (const { element } of scrolledElements()) element.scrollTo(0, 0);
  for (const { element, top, left } of scrolled) element.scrollTo(left, top);
  return [...new Set(faults)];
}

/** What can be done on the page, by the names it is spoken with. */
export function controlNames(within: string): string[] {
  return [...new Set(controls(rootOf(within)).map(nameOf))].sort();
}

/** The functions above, in words the page understands. */
export const LAYOUT_SCRIPT = [
  controls,
  isShown,
  nameOf,
  canScroll,
  bringToMiddle,
  mainPart,
  middleOf,
  room,
  isInWindow,
  isOn,
  isHit,
  fanOf,
  isVeiled,
  freeSpot,
  enoughOf,
  faultsWhereItLies,
  isInSentence,
  pressFaults,
  reach,
  linesOf,
  allTexts,
  clippersOf,
  isCutBy,
  isToldInFull,
  isColour,
  paintsAt,
  coverAt,
  textFaults,
  widthIn,
  fieldFaults,
  hasSign,
  scrolledElements,
  strayFaults,
  rootOf,
  layoutFaults,
  controlNames,
]
  .map(String)
  .join('\n');
