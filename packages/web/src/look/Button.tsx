/** The one kind of button; its look says how much it matters. */
import type { ButtonHTMLAttributes, ComponentChildren, TargetedMouseEvent } from 'preact';
import { classes } from '../kit/classes.ts';
import { settings } from '../settings.ts';
import { isSingleKey } from '../singleKeys.ts';
import { addressOf } from '../site.ts';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonLook = 'go' | 'plain' | 'quiet' | 'danger' | 'ink';

interface ButtonProps {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  /** Shown where there is a keyboard: "Enter", "Esc". */
  readonly keyName?: string;
  /** The key that presses it: `frame/keys.ts` looks for it. */
  readonly keyPress?: string;
  readonly big?: boolean;
  /** Why it cannot be pressed; it stays focusable, so that the reason can be read. */
  readonly off?: string | undefined;
  readonly label?: string;
  readonly children?: ComponentChildren;
  readonly class?: string | undefined;
  readonly onPress?: (event: TargetedMouseEvent<HTMLButtonElement>) => void;
  readonly attributes?: ButtonHTMLAttributes;
  readonly submit?: boolean;
}

export function Button(props: ButtonProps) {
  const {
    look = 'plain',
    icon,
    keyName,
    keyPress,
    big,
    off,
    label,
    children,
    onPress,
    attributes,
    submit,
  } = props;
  return (
    <button
      {...attributes}
      type={submit ? 'submit' : 'button'}
      class={classes(
        styles.button,
        off ? styles.off : styles[look],
        big && styles.big,
        !children && styles.bare,
        props.class,
      )}
      data-key={keyPress}
      aria-label={label}
      aria-disabled={off ? 'true' : undefined}
      title={off}
      onClick={off ? undefined : onPress}
    >
      {icon && <Icon name={icon} />}
      {children}
      {keyName && (settings.value.letters || !isSingleKey(keyName)) && (
        <kbd class={styles.key}>{keyName}</kbd>
      )}
    </button>
  );
}

/** The same look for what leads to another page. */
export function ButtonLink(props: {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly big?: boolean;
  /** Whether it is a file to keep. */
  readonly download?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <a
      class={classes(styles.button, styles[props.look ?? 'plain'], props.big && styles.big)}
      href={addressOf(props.href)}
      download={props.download}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </a>
  );
}
