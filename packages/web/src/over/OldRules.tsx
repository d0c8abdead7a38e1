/** The screen of a match that was played with earlier rules and can no longer be shown: why, and its file to take along. */
import type { MatchFile } from '@airlock/kernel';
import { atTable, isLocalCode, ROUTES, type TableInfo } from '@airlock/protocol';
import { Message } from '../about/Message.tsx';
import { Button, ButtonLink } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { saveFile } from '../review/saveFile.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import { Rematch } from './Rematch.tsx';

/** A table in this browser has no address that could be downloaded. */
const saveHere = async (code: string): Promise<void> =>
  saveFile(JSON.parse(await api.matchFile(code)) as MatchFile, code);

interface OldRulesProps {
  readonly code: string;
  readonly played: boolean;
  readonly since: NonNullable<TableInfo['oldRules']>;
}

export const OldRules = ({ code, played, since }: OldRulesProps) => (
  <Message lamp="note" {...words.over.oldRules[since]}>
    {isLocalCode(code) ? (
      <Button icon="download" onPress={() => void attempt(() => saveHere(code))}>
        {words.over.download}
      </Button>
    ) : (
      <ButtonLink href={atTable(ROUTES.match, code)} icon="download" download>
        {words.over.download}
      </ButtonLink>
    )}
    {played && <Rematch code={code} label={words.over.again} />}
  </Message>
);
