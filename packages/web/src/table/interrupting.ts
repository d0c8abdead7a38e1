/** Asking the bots for a moment: the door gets a button for it while one waits, and all are told who has asked. */

import { fastRandom, type Seat } from '@airlock/kernel';
import { DEEDS_BETWEEN_INTERRUPTS, isSomebody, type SeatInfo } from '@airlock/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { isCompact } from '../frame/layout.ts';
import type { Desk, Door, DoorButton } from '../games/contract.ts';
import type { JoinedTable } from '../match/joinedTable.ts';
import { words } from '../words.ts';

export interface Interrupting {
  /** What everybody reads while the bots wait. */
  readonly sentence: ReadonlySignal<string | null>;
  /** The game's door with the button beside its own. */
  door(of: ReadonlySignal<Door>): ReadonlySignal<Door>;
  end(): void;
}

const KEY = 'h';

const isPlayedByBot = (seat: SeatInfo): boolean =>
  seat.kind === 'bot' || (isSomebody(seat) && seat.standIn !== undefined);

/** `null` where nobody may ask. */
export function interruptingAt(desk: Desk, live: JoinedTable): Interrupting | null {
  const { hosting } = desk.game;
  if (!hosting?.longestInterrupt) return null;
  const asked = computed(() => live.info.value.interrupt ?? null);
  const mayAsk = computed(() => {
    const hasBots = live.info.value.seats.some(isPlayedByBot);
    if (desk.mode !== 'play' || !hasBots || desk.sending.value) return false;
    const state = desk.game.imagine(desk.view.value, fastRandom('interrupt'));
    return (hosting.longestInterrupt?.(state) ?? 0) > 0;
  });
  const rest = restAfter(desk, asked);

  function button(): DoorButton {
    const compact = isCompact(desk.layout.value);
    const { ask, askShort, letGo, letGoShort } = words.interrupt;
    if (asked.value && asked.value.seat === desk.mySeat.value) {
      const label = compact ? letGoShort : letGo;
      return { label, look: 'plain', key: KEY, press: () => live.interrupt(false) };
    }
    const off = asked.value ? words.interrupt.taken : rest.isOver.value ? null : words.interrupt.rests;
    return {
      label: compact ? askShort : ask,
      look: 'plain',
      key: KEY,
      ...(off ? { off } : {}),
      press: () => live.interrupt(true),
    };
  }

  return {
    sentence: computed(() => asked.value && sentenceOf(desk, asked.value)),
    door: (of) =>
      computed(() => {
        const door = of.value;
        const isFree = door.buttons.every(({ key }) => key !== KEY);
        if (door.kind !== 'wait' || !isFree || !mayAsk.value) return door;
        return { ...door, buttons: [...door.buttons, button()] };
      }),
    end: rest.end,
  };
}

function sentenceOf(desk: Desk, { seat, left }: { readonly seat: Seat; readonly left: number }): string {
  const { names, reader } = desk.naming.value;
  const seconds = Math.ceil(left / 1000);
  return seat === reader ? words.interrupt.youAsk(seconds) : words.interrupt.asks(names[seat] ?? '', seconds);
}

/** After a moment of one's own, others have to do something first; the server counts the same. */
function restAfter(desk: Desk, asked: ReadonlySignal<{ readonly seat: Seat } | null>) {
  const endedAt = signal<number | null>(null);
  let wasMine = false;
  const end = effect(() => {
    const isMine = asked.value !== null && asked.value.seat === desk.mySeat.peek();
    if (wasMine && !isMine) endedAt.value = desk.sequence.peek();
    wasMine = isMine;
  });
  const isOver = computed(() => {
    const since = endedAt.value;
    if (since === null) return true;
    const deeds = desk.moments.value.filter(
      ({ sequence, seat }) => sequence > since && seat !== desk.mySeat.value,
    );
    return deeds.length >= DEEDS_BETWEEN_INTERRUPTS;
  });
  return { isOver, end };
}
