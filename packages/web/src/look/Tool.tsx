/** A button that shows nothing but its icon; what it does is said aloud and stands in its tooltip. */
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Tool.module.css';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly class?: string | undefined;
  readonly attributes?: ButtonHTMLAttributes;
  readonly onPress: () => void;
  /** Lies over the icon. */
  readonly children?: ComponentChildren;
}

export const Tool = ({ icon, label, class: more = '', attributes, onPress, children }: ToolProps) => (
  <button
    {...attributes}
    type="button"
    class={`${styles.tool} ${more}`}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    <Icon name={icon} />
    {children}
  </button>
);
