/** The logo that leads to the front page. */
import type { ComponentChildren } from 'preact';
import { addressOf } from '../site.ts';
import { words } from '../words.ts';
import styles from './HomeLink.module.css';
import { Logo } from './Logo.tsx';

interface HomeLinkProps {
  readonly size?: number;
  readonly class?: string | undefined;
  /** In place of the logo. */
  readonly children?: ComponentChildren;
}

export const HomeLink = ({ size = 30, class: more = '', children }: HomeLinkProps) => (
  <a class={`${styles.home} ${more}`} href={addressOf('/')} aria-label={words.home}>
    {children || <Logo size={size} />}
  </a>
);
