/** A screen that could not be opened: why, and where to go instead. */
import { Button } from '../look/Button.tsx';
import { words } from '../words.ts';
import { Message } from './Message.tsx';

interface ProblemProps {
  readonly sentence: string;
  readonly onTryAgain?: () => void;
}

export const Problem = ({ sentence, onTryAgain }: ProblemProps) => (
  <Message title={words.problems.heading} lamp="stop" sentence={sentence}>
    {onTryAgain && (
      <Button look="go" onPress={onTryAgain}>
        {words.problems.tryAgain}
      </Button>
    )}
  </Message>
);
