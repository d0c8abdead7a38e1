/** Catches what breaks while drawing, says so in a sentence and offers a way on. The error itself goes to the console. */
import { Component, type ComponentChildren } from 'preact';
import { Problem } from '../about/Problem.tsx';
import { words } from '../words.ts';

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
    return <Problem sentence={words.problems.broken} onTryAgain={() => location.reload()} />;
  }
}
