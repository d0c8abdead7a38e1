/** The screen of a match that all people agreed to stop: nobody wins, and one may play again. */
import { Message } from '../about/Message.tsx';
import { ButtonLink } from '../look/Button.tsx';
import { words } from '../words.ts';
import { Rematch } from './Rematch.tsx';

export const Abandoned = ({ code, played }: { readonly code: string; readonly played: boolean }) => (
  <Message title={words.over.abandoned} lamp="note" sentence={words.over.abandonedSentence}>
    <ButtonLink href={`/replay/${code}`} icon="review">
      {words.over.review}
    </ButtonLink>
    {played && <Rematch code={code} label={words.over.again} />}
  </Message>
);
