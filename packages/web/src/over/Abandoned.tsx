/** The screen of a match that all people agreed to stop: nobody wins, and one may play again. */
import { Message } from '../about/Message.tsx';
import { ButtonLink } from '../look/Button.tsx';
import { words } from '../words.ts';
import { Agreed } from './Agreed.tsx';
import { Rematch } from './Rematch.tsx';

interface AbandonedProps {
  readonly code: string;
  readonly played: boolean;
  /** The table that somebody who played has set for the next match. */
  readonly rematch: string | null;
}

export const Abandoned = ({ code, played, rematch }: AbandonedProps) => (
  <Message title={words.over.abandoned} lamp="note" sentence={words.over.abandonedSentence}>
    <ButtonLink href={`/replay/${code}`} icon="review">
      {words.over.review}
    </ButtonLink>
    <p aria-live="polite">{played && rematch && <Agreed code={rematch} />}</p>
    {played && <Rematch code={code} label={rematch ? words.over.joinAgain : words.over.again} />}
  </Message>
);
