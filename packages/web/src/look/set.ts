/** Presses that do nothing but say what a signal is from now on. */
import type { Signal } from '@preact/signals';

export const set =
  <Value>(signal: Signal<Value>, value: Value) =>
  (): void => {
    signal.value = value;
  };

/** For what hands over the new value. */
export const setTo =
  <Value>(signal: Signal<Value>) =>
  (value: Value): void => {
    signal.value = value;
  };
