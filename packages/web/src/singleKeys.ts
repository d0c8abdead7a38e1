/**
 * Keys that do something without Control or the like: letters, digits and signs, in every game and in reviews. Speech, or a hand that
 * slips, types such keys unmeant, so that they can be switched off (WCAG 2.1.4). Enter, the space bar, arrows and Escape
 * stay: they press and move what has the focus.
 */
import { settings } from './settings.ts';

export const isSingleKey = (key: string): boolean => /^[^\s\p{C}]$/u.test(key);

/** Whether this key is to do nothing. */
export const isSwitchedOff = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  !settings.peek().letters && isSingleKey(key);
