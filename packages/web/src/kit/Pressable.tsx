/** A thing of the table that can be picked while it is lit: then it is a button with a ring, else it is only looked at. */
import type { ComponentChildren, CSSProperties } from 'preact';
import { classes } from './classes.ts';
import type { Marks } from './PickCard.tsx';
import pressable from './pressable.module.css';

interface PressableProps {
  readonly lit: boolean;
  readonly picked: boolean;
  /** What it is without light: something to see, a button that is off, or one that opens something. */
  readonly unlit?: 'seen' | 'off' | 'opens';
  /** What it is, where the words inside do not say all of it. */
  readonly label?: string;
  readonly marks?: Marks;
  readonly class?: string | undefined;
  readonly style?: CSSProperties;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export function Pressable(props: PressableProps) {
  const { lit, unlit = 'seen', label, children } = props;
  const same = {
    class: classes(pressable.thing, lit && pressable.lit, props.class),
    'aria-label': label,
    ...(props.style ? { style: props.style } : {}),
    ...props.marks,
  };
  if (!lit && unlit === 'seen') {
    return (
      <div {...same} role={label === undefined ? undefined : 'img'}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      {...same}
      aria-pressed={lit ? props.picked : undefined}
      aria-disabled={!lit && unlit === 'off' ? 'true' : undefined}
      onClick={props.onPress}
    >
      {children}
    </button>
  );
}
