/** One table as its page draws it: what is picked, what the door says, and what pressing things does. */
import {
  bidAction,
  type Card,
  type GoofspielEvent,
  type State,
  type View,
  worthOf,
} from '@airlock/goofspiel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { asks, backButton, mainButton, told } from '../../kit/scene.ts';
import type { Desk, Door } from '../contract.ts';

export type GoofspielDesk = Desk<State, View, GoofspielEvent>;

export interface Model {
  readonly desk: GoofspielDesk;
  /** The card that the main button would bid; `null` while none is picked. */
  readonly picked: ReadonlySignal<Card | null>;
  readonly door: ReadonlySignal<Door>;
  pick(card: Card): void;
  back(): void;
}

export function openModel(desk: GoofspielDesk): Model {
  const wanted = signal<Card | null>(null);
  /** What was picked counts only as long as it can be bid. */
  const picked = computed(() =>
    wanted.value !== null && desk.actions.value.includes(bidAction(wanted.value)) ? wanted.value : null,
  );

  function pick(card: Card): void {
    const refusal = desk.refusalOf(bidAction(card));
    if (refusal) {
      desk.refuse({ ...refusal, place: `card-${card}` });
      return;
    }
    desk.forgive();
    desk.sound('pick');
    wanted.value = card;
  }

  function back(): void {
    wanted.value = null;
  }

  function bid(card: Card): void {
    desk.act(bidAction(card), { place: `card-${card}` });
    wanted.value = null;
  }

  const door = computed((): Door => {
    // What is asked is said when the table shows it.
    const view = desk.shown.value;
    const sentence = desk.game.words.prompt(view, desk.naming.value);
    if (desk.mode !== 'play' || view.phase === 'over') return told('note', sentence);
    if (desk.playing.value !== null || desk.actions.value.length === 0) return told('wait', sentence);
    const card = picked.value;
    if (card === null) return asks(sentence);
    return asks(
      `Bid *${card}* for prizes worth *${worthOf(view.prizes)}*.`,
      'The others see it when all have bid.',
      backButton({ compact: false, deeds: { back } }),
      mainButton(`Bid ${card}`, () => bid(card)),
    );
  });

  return { desk, picked, door, pick, back };
}
