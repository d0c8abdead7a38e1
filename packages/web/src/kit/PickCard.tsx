/** A card that can be pressed, in each of its states. What is drawn inside is the game's own. */
import type { ComponentChildren } from 'preact';
import { classes } from './classes.ts';
import { Badge, Octagon, Tick } from './marks.tsx';
import pressable from './pressable.module.css';

/** At rest; can be picked; is picked; is picked and given away by it; cannot be picked now. */
export type Look = 'rest' | 'lit' | 'picked' | 'paying' | 'off';

/** The marks that the frame and the tests understand: `data-piece`, `data-peek`. */
export type Marks = Readonly<Record<`data-${string}`, string | number | undefined>>;

interface PickCardProps {
  readonly look: Look;
  /** What it is, with all of its marks. */
  readonly label: string;
  readonly title?: string;
  /** Stands in place of the chevron or the tick. */
  readonly badge?: string | null | undefined;
  readonly refused?: boolean;
  /** The tick is at the lower corner, where the upper one tells something. */
  readonly low?: boolean;
  /** Stands close to others: its ring is thin. */
  readonly near?: boolean;
  /** Too small for words and chevrons. */
  readonly small?: boolean;
  /** Whether a digit of the keyboard presses it. */
  readonly byDigit?: boolean;
  /** Said to screen readers; a card that is off says so unless its label does. */
  readonly disabled?: boolean;
  readonly marks?: Marks;
  readonly class?: string | undefined;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export const isPicked = (look: Look): boolean => look === 'picked' || look === 'paying';

export function PickCard(props: PickCardProps) {
  const { look, badge, small = false, disabled = look === 'off' } = props;
  const costs = look === 'paying';
  return (
    <button
      type="button"
      class={classes(
        pressable.pick,
        look !== 'rest' && pressable[look],
        (props.near || small) && pressable.near,
        props.class,
      )}
      aria-label={props.label}
      aria-pressed={look === 'rest' || look === 'off' ? undefined : isPicked(look)}
      aria-disabled={disabled ? 'true' : undefined}
      title={props.title}
      data-digit={props.byDigit ? '' : undefined}
      {...props.marks}
      onClick={props.onPress}
    >
      {props.children}
      {badge && !small ? (
        <Badge costs={costs} small={props.near}>
          {badge}
        </Badge>
      ) : isPicked(look) ? (
        <Tick costs={costs} small={small} low={props.low} />
      ) : (
        look === 'lit' && !small && <span class={pressable.chevron} />
      )}
      {props.refused && <Octagon />}
    </button>
  );
}
