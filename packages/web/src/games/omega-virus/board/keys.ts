/** The keys of the board: arrows move the ghost, Shift and R turns it back, the space bar chooses cards. */
import { mayHint } from '@airlock/omega-virus';
import { useLayoutEffect } from 'preact/hooks';
import { isSwitchedOff } from '../../../singleKeys.ts';
import type { DoorButton } from '../../contract.ts';
import type { Model } from '../model.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where arrows and the space bar have a meaning of their own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="tablist"], [role="dialog"]') !== null;

const mainButton = ({ door }: Model): DoorButton | undefined =>
  door.peek().buttons.find(({ key, off }) => key === 'Enter' && off === undefined);

export function useBoardKeys(model: Model): void {
  // Before the frame's own keys, which leave alone what was answered here.
  useLayoutEffect(() => {
    function answer({ key, shiftKey }: KeyboardEvent): boolean {
      const arrow = ARROWS[key];
      if (arrow) {
        if (!model.ghost.peek() && !model.picking.peek()) return false;
        model.nudge(arrow[0], arrow[1]);
        return true;
      }
      // R turns cards here. Pressed a moment too late it must not open the rules and take the focus there.
      if (key.toLowerCase() === 'r' && model.me.peek() !== null) {
        model.turn(shiftKey ? -1 : 1);
        return true;
      }
      if (key.toLowerCase() === 'h' && mayHint(model.view.peek()) && !model.lesson?.peek()) {
        model.askHint();
        return true;
      }
      if (key === ' ' && model.picking.peek()) {
        model.togglePointed();
        return true;
      }
      return false;
    }
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' && event.repeat && !isElsewhere(event.target)) {
        // A key that stays down lays one card.
        event.preventDefault();
        return;
      }
      if (event.key === 'Enter' && model.desk.refused.peek() && !isElsewhere(event.target)) {
        // A refusal stands over the door and its button; nobody in a race presses twice for that.
        model.desk.forgive();
        mainButton(model)?.press();
        event.preventDefault();
        return;
      }
      if (isElsewhere(event.target) || isSwitchedOff(event) || !answer(event)) return;
      model.desk.forgive();
      event.preventDefault();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
}
