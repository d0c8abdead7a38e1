/** Whether the reader's role is hidden on this screen: for people in one room. */
import { kept } from '../../kit/kept.ts';

export const hidden = kept('airlock.outbreak.hidden', false, (stored) => stored === true || stored === 'yes');
