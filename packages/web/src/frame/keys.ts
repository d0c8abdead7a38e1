/**
 * The keyboard of a table. Digits press the cards of the hand, letters the buttons of the door, Escape goes one
 * step back. Any input finishes running motion and takes a refusal away.
 */
import { effect, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Desk, Parts } from '../games/contract.ts';
import { keep, settings } from '../settings.ts';
import { isSwitchedOff } from '../singleKeys.ts';
import { words } from '../words.ts';
import { DOOR_ID } from './doorId.ts';
import { isCompact } from './layout.ts';
import { canAnswer } from './reading.ts';
import type { FrameState } from './state.ts';
import type { FrameTable } from './table.ts';
import { tabsFor } from './talking.ts';

/** How a key is written on a button. */
export function keyName(key: string): string {
  if (key === 'Escape') return words.keys.escape;
  return key.length === 1 ? key.toUpperCase() : key;
}

/** These move the focus or belong to other keys; they are no answer to anything. */
const NO_INPUT = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

const inDoor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`#${DOOR_ID}, [role="dialog"]`) !== null;

const inPanel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-panel]') !== null;

const besideTable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('aside, header, nav') !== null;

/** The button of the door that answers to a key, unless it is off. */
function doorButton(key: string): HTMLElement | null {
  const wanted = CSS.escape(key.length === 1 ? key.toLowerCase() : key);
  return document.querySelector<HTMLElement>(
    `#${DOOR_ID} button[data-key="${wanted}" i]:not([aria-disabled="true"])`,
  );
}

/** Whether a key answers what the door asks. */
const isAnswerKey = (key: string): boolean =>
  key === 'Enter' ||
  key === ' ' ||
  /^[1-9]$/.test(key) ||
  ((key.length === 1 || key === 'Backspace') && doorButton(key) !== null);

/** The card that a digit gave the focus to. */
let focusedByDigit: HTMLElement | null = null;

/** What digits press: the things laid out to choose from, else the cards of the hand. */
function byDigits(): NodeListOf<HTMLElement> {
  const laidOut = document.querySelectorAll<HTMLElement>('[data-asks] [data-digit]');
  return laidOut.length > 0 ? laidOut : document.querySelectorAll<HTMLElement>('[data-digit]');
}

/** A card that is refused does not keep the focus: Enter would ask the same again. */
function pressDigit(digit: number, desk: Desk): boolean {
  const card = byDigits()[digit - 1];
  if (!card) return false;
  const before = document.activeElement;
  card.focus();
  focusedByDigit = card;
  card.click();
  if (!desk.refused.peek() || document.activeElement !== card) return true;
  if (before instanceof HTMLElement && before !== document.body && before !== card) before.focus();
  else card.blur();
  return true;
}

/** A digit left the focus on a card that can no longer be pressed: nobody has chosen to be there. */
const isLeftOver = (control: Element): boolean =>
  control === focusedByDigit && control.getAttribute('aria-disabled') === 'true';

/** What had the focus when the question changed: it answered the one before, and nobody has gone there for this one. */
let answeredBefore: Element | null = null;

/** Where the focus came back to when something over the table was closed: nobody has gone there again. */
let cameBackTo: Element | null = null;

/** Whether the focus was left there by an answer to the question before, on a thing of the table. */
const isOfQuestionBefore = (control: Element): boolean =>
  control === answeredBefore && control.matches('[data-thing], [data-thing] *, [data-digit]');

/**
 * Enter presses what has the focus; on what is picked already, on nothing, on what answered the question before, on what was only
 * held to look at, and on what the focus has only come back to it means the door's main button: the eye is at the door then.
 */
function pressEnter(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const onControl = target.closest('button, a[href], [role="button"], summary');
  const isBefore = onControl !== null && isOfQuestionBefore(onControl);
  const isDone = onControl?.matches('[aria-pressed="true"], [data-held]') === true;
  const isChosen = !isDone && !isBefore;
  const main = doorButton('Enter');
  const isBack = main !== null && onControl === cameBackTo && !besideTable(onControl);
  if (onControl && isChosen && !isLeftOver(onControl) && !isBack) return false;
  main?.click();
  return main !== null || isBefore;
}

export function useKeys(
  desk: Desk,
  parts: Parts,
  table: FrameTable,
  state: FrameState,
  /** The question is so new that it cannot have been read. */
  resting: ReadonlySignal<boolean>,
): void {
  // Before the first picture, so that no key pressed on sight is lost.
  useLayoutEffect(() => {
    function stepOut(): boolean {
      if (state.closeTop()) {
        cameBackTo = document.activeElement;
        return true;
      }
      if (desk.refused.peek()) desk.forgive();
      else parts.stepBack();
      return true;
    }

    /** At the table Enter says no more than "I see": what has the focus may be what was refused. */
    function isAnswerToRefusal(target: EventTarget | null): boolean {
      if (desk.refused.peek() === null || inDoor(target)) return false;
      return !besideTable(target) || (target as Element).closest('[data-digit]') !== null;
    }

    /** Whether what lies over the table is there to answer the door. */
    function isAsking(): boolean {
      const over = state.over.peek();
      if (over?.kind !== 'sheet') return false;
      return parts.sheets.peek().find(({ id }) => id === over.id)?.asks === true;
    }

    /**
     * A sheet beside the table leaves door and hand in sight, and their keys work on. Enter does too, unless the focus has gone to
     * the sheet: then the eye is there.
     */
    function isBeside({ key, target }: KeyboardEvent): boolean {
      if (state.over.peek()?.kind !== 'sheet' || isCompact(desk.layout.peek())) return false;
      return key !== 'Enter' || !inPanel(target);
    }

    function ownKey(key: string): boolean {
      const open: Readonly<Record<string, () => void>> = {
        l: () => state.openTab('log'),
        ...(tabsFor({ desk, table }, parts.talk).includes('talk') ? { t: () => state.openTab('talk') } : {}),
        r: () => state.openTab('rules'),
        m: () => keep({ muted: !settings.peek().muted }),
        '?': state.openKeys,
      };
      const own = parts.keys?.find((one) => one.key === key);
      const work = Object.hasOwn(open, key) ? open[key] : own?.press;
      work?.();
      return work !== undefined;
    }

    /** A key that is held down was pressed for the question before, and so was one that comes before the new one can be read. */
    const isTooSoon = (event: KeyboardEvent): boolean =>
      (resting.peek() || (event.repeat && !desk.game.realTime)) && isAnswerKey(event.key);

    function answer(event: KeyboardEvent): boolean {
      const { key } = event;
      if (isSwitchedOff(event)) return false;
      if (key === 'Escape') return stepOut();
      if (state.paper.peek() || (state.over.peek() && !isAsking() && !isBeside(event))) return false;
      if (isTooSoon(event) && canAnswer(event.target)) return true;
      if (key === 'Enter' && isAnswerToRefusal(event.target)) {
        desk.forgive();
        return true;
      }
      if (key === 'Enter') return pressEnter(event);
      if (/^[1-9]$/.test(key)) return pressDigit(Number(key), desk);
      const button = key.length === 1 || key === 'Backspace' ? doorButton(key) : null;
      if (button) {
        button.click();
        return true;
      }
      return ownKey(key.toLowerCase());
    }

    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (NO_INPUT.has(event.key)) return;
      if (isWriting(event.target) && event.key !== 'Escape') return;
      desk.settle();
      const refused = desk.refused.peek();
      if (answer(event)) event.preventDefault();
      else if (refused && refused === desk.refused.peek() && !inDoor(event.target)) desk.forgive();
    }

    function onPress(event: PointerEvent) {
      // Catching up moves the log: what is pressed beside the table must not slip away under the finger.
      if (!besideTable(event.target)) desk.settle();
      if (desk.refused.peek() && !inDoor(event.target)) desk.forgive();
    }

    const onHide = () => {
      if (document.hidden) desk.settle();
    };

    const onFocus = () => {
      answeredBefore = null;
      cameBackTo = null;
    };
    const forgetQuestion = effect(() => {
      desk.sequence.value;
      answeredBefore = document.activeElement;
    });

    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress, true);
    document.addEventListener('visibilitychange', onHide);
    addEventListener('focusin', onFocus);
    return () => {
      forgetQuestion();
      removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [desk, parts, table, state, resting]);
}
