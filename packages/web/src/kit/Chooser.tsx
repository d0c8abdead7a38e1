/** The middle of a table while something is chosen that lies neither in the hand nor on the table. */
import type { ComponentChildren } from 'preact';
import { useRoving } from '../frame/roving.ts';
import text from '../look/text.module.css';
import styles from './Chooser.module.css';
import { classes } from './classes.ts';

/** A choice that is no card: a paper with words. */
export const PAPER = styles.paper;

interface ChooserProps {
  readonly title: string;
  /** Where the title, spoken alone, would say too little or too much. */
  readonly label?: string;
  /** Stands over what is chosen from, or under it. */
  readonly note?: string | undefined;
  readonly foot?: string | null;
  /** Nothing is in the hand: on a phone its room is given to the choices. */
  readonly tall?: boolean;
  /** How the choices stand beside each other. */
  readonly class: string | undefined;
  readonly children: ComponentChildren;
}

export function Chooser(props: ChooserProps) {
  const { title, label = title, note, foot, tall = false, class: items, children } = props;
  const roving = useRoving<HTMLDivElement>();
  return (
    <section class={styles.chooser} aria-label={label} data-tall={tall ? '' : undefined}>
      <h2 class={classes(text.plate, text.dim)}>{title}</h2>
      {note && <p class={styles.note}>{note}</p>}
      <div class={items} {...roving}>
        {children}
      </div>
      {foot && <p class={styles.note}>{foot}</p>}
    </section>
  );
}
