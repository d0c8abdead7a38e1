/** What the sentences of a door are made from, whatever the game, and the buttons that many of them share. */
import type { Naming } from '@airlock/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { Desk, Door, DoorButton, Mode } from '../games/contract.ts';

export interface Scene<Position, Selection, Deeds> {
  readonly position: Position;
  readonly selection: Selection;
  readonly mode: Mode;
  /** A phone has room for one short sentence. */
  readonly compact: boolean;
  /** An action of the reader is on its way. */
  readonly sending: boolean;
  /** Events are being shown. */
  readonly showing: boolean;
  readonly naming: Naming;
  /** What the door's buttons do. */
  readonly deeds: Deeds;
}

interface SceneModel<Position, Selection> {
  readonly desk: Pick<Desk, 'mode' | 'sending' | 'naming'> & {
    readonly playing: ReadonlySignal<unknown>;
  };
  readonly drawn: ReadonlySignal<Position>;
  readonly selection: ReadonlySignal<Selection>;
  readonly compact: ReadonlySignal<boolean>;
}

/** Reads signals: call it inside `computed`. */
export const sceneOf = <Position, Selection, Deeds>(
  { desk, drawn, selection, compact }: SceneModel<Position, Selection>,
  deeds: Deeds,
): Scene<Position, Selection, Deeds> => ({
  position: drawn.value,
  selection: selection.value,
  mode: desk.mode,
  compact: compact.value,
  sending: desk.sending.value,
  showing: desk.playing.value !== null,
  naming: desk.naming.value,
  deeds,
});

/** What is left out where it does not apply: `isReady && mainButton(…)`. */
type Perhaps<Thing> = Thing | false | null | undefined;

const doorOf = (
  kind: Door['kind'],
  sentence: string,
  second: string | null,
  buttons: Perhaps<DoorButton>[],
) => ({
  kind,
  sentence,
  ...(second ? { second } : {}),
  buttons: buttons.filter((button) => !!button),
});

/** The reader is asked for something: what it is, what it costs or leads to, and the buttons, the main one last. */
export const asks = (
  sentence: string,
  second: string | null = null,
  ...buttons: Perhaps<DoorButton>[]
): Door => doorOf('go', sentence, second, buttons);

/** There is nothing to do but read it, or to do something else meanwhile. */
export const told = (
  kind: 'note' | 'wait',
  sentence: string,
  second: string | null = null,
  ...buttons: Perhaps<DoorButton>[]
): Door => doorOf(kind, sentence, second, buttons);

/** Does what the door asks for. */
export const mainButton = (label: string, press: () => void): DoorButton => ({
  label,
  look: 'go',
  key: 'Enter',
  press,
});

export const watched = (sentence: string, mode: Mode): string =>
  mode === 'watch' ? `You are watching. ${sentence}` : sentence;

interface Steps {
  readonly compact: boolean;
  readonly deeds: { back(): void };
}

export const backButton = ({ deeds, compact }: Steps): DoorButton => ({
  label: 'Back',
  look: 'plain',
  ...(compact ? {} : { icon: 'undo' as const }),
  key: 'Escape',
  press: deeds.back,
});

export const skipButton = ({ deeds }: { readonly deeds: { skip(): void } }): DoorButton => ({
  label: 'Skip',
  look: 'plain',
  icon: 'stepForward',
  key: 'k',
  press: deeds.skip,
});

interface Claiming {
  readonly compact: boolean;
  readonly position: { readonly view: { readonly options: { readonly claims: boolean } } };
  readonly deeds: { claim(): void };
}

export const claimButton = ({ deeds, position, compact }: Claiming, label = 'Claim'): DoorButton => ({
  label,
  look: 'plain',
  ...(compact ? {} : { icon: 'talk' as const }),
  key: 'c',
  ...(position.view.options.claims ? {} : { off: 'There are no claims at this table' }),
  press: deeds.claim,
});
