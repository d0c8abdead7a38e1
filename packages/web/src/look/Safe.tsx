/** Catches what breaks while drawing, says so in a sentence and offers a way on. The error itself goes to the console. */
import { Component, type ComponentChildren } from 'preact';
import { words } from '../words.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Door } from './Door.tsx';
import styles from './Lazy.module.css';

interface SafeProps {
  readonly children: ComponentChildren;
}

export class Safe extends Component<SafeProps, { readonly broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
  }

  override render({ children }: SafeProps) {
    if (!this.state.broken) return children;
    return (
      <main class={styles.waiting}>
        <Door lamp="stop" sentence={words.problems.broken} label={words.notice}>
          <ButtonLink href="/">{words.problems.toFront}</ButtonLink>
          <Button look="go" onPress={() => location.reload()}>
            {words.problems.reload}
          </Button>
        </Door>
      </main>
    );
  }
}
