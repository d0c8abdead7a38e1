/** The screen of a match that was played with earlier rules and can no longer be shown: why, and its file to take along. */
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { Message } from '../about/Message.tsx';
import { ButtonLink } from '../look/Button.tsx';
import { words } from '../words.ts';
import { Rematch } from './Rematch.tsx';

interface OldRulesProps {
  readonly code: string;
  readonly played: boolean;
  readonly since: NonNullable<TableInfo['oldRules']>;
}

export const OldRules = ({ code, played, since }: OldRulesProps) => (
  <Message lamp="note" {...words.over.oldRules[since]}>
    <ButtonLink href={atTable(ROUTES.match, code)} icon="download" download>
      {words.over.download}
    </ButtonLink>
    {played && <Rematch code={code} label={words.over.again} />}
  </Message>
);
