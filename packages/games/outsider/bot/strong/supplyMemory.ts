/** How Dark the Supply may be: what was last seen of it, and what everybody who came since has probably left. */
import type { Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { decode } from '../../actions.ts';
import { DARK, type Kind } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { darkShare } from '../../options.ts';
import type { Judgement } from './judgement.ts';

/** How often Crew and Outsiders leave a Dark where they may choose. */
const CREW_LEAVES = 0.25;
const OUTSIDER_LEAVES = 0.9;
const OPENING_CREW_LEAVES = 0.05;

const darkAmong = (cards: readonly Kind[]): number => cards.filter((kind) => kind === DARK).length;

export function darkRemembered(judgement: Judgement, heard: readonly OutsiderEvent[]): number {
  const { state, seat, chances } = judgement;
  /** Among cards nobody has seen. */
  const unseenDark = darkShare(state);
  const leaves = (other: Seat, byCrew: number): number => {
    const chance = itemAt(chances, other);
    return chance * OUTSIDER_LEAVES + (1 - chance) * byCrew;
  };
  let dark = 0;
  for (const event of heard) {
    switch (event.type) {
      case 'supplyFormed':
        dark = chances.reduce((sum, _, other) => sum + leaves(other, OPENING_CREW_LEAVES), 0);
        break;
      case 'looked':
        if (event.open.at === 'supply' && event.own) dark = darkAmong(event.own.cards);
        break;
      case 'supplyRevealed':
        dark = darkAmong(event.open.cards);
        break;
      case 'discarded':
        if (event.open.from === 'supply') dark -= darkAmong(event.open.cards);
        break;
      case 'supplyRefilled':
        dark += event.own ? darkAmong([event.own.card]) : unseenDark;
        break;
      case 'leftCard':
        if (event.open.seat === seat) dark += event.own ? darkAmong([event.own.card]) : 0;
        else dark += leaves(event.open.seat, CREW_LEAVES);
        break;
      case 'claimed': {
        const { kind, words } = decode(event.open.action);
        const [place = 0, count = 0] = words;
        if (kind !== 'sawDark' || place !== 0 || event.open.seat === seat) break;
        const trust = 1 - itemAt(chances, event.open.seat);
        dark = trust * count + (1 - trust) * Math.max(dark, count + 1);
        break;
      }
    }
  }
  return Math.max(0, Math.min(dark, state.supply.length));
}
