/** `/replay/<code>` shows a finished match of the server; `/replay` lets one choose it, or open a file. */
import type { Seat } from '@airlock/kernel';
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { Problem } from '../about/Problem.tsx';
import { Waiting } from '../about/Waiting.tsx';
import type { GamePage } from '../games/contract.ts';
import { loadPage } from '../games/load.ts';
import type { Route } from '../router.ts';
import { api, sentenceOf } from '../wire/http.ts';
import { words } from '../words.ts';
import { ChooseMatch } from './ChooseMatch.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import { type Replay, readReplay } from './replay.ts';

interface Opened {
  readonly replay: Replay;
  readonly page: GamePage;
  /** `null` for a file: it has no link. */
  readonly code: string | null;
  readonly mySeat: Seat | null;
  /** The seats that bots had, as far as anybody knows: a file tells only names. */
  readonly bots: readonly Seat[];
  /** How many look at it together. */
  readonly others: number;
}

async function open(
  text: string,
  from: Pick<Opened, 'code' | 'mySeat' | 'bots' | 'others'>,
): Promise<Opened | string> {
  const read = await readReplay(text);
  if (!read.ok) return read.problem;
  return { replay: read.value, page: await loadPage(read.value.file.game), ...from };
}

async function openFromServer(code: string): Promise<Opened | string> {
  const [text, { mySeat, seats, together = 0 }] = await Promise.all([api.matchFile(code), api.table(code)]);
  const bots = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  return open(text, { code, mySeat, bots, others: together });
}

export function ReplayPage({ at }: { readonly at: Route }) {
  const code = at.name === 'replay' ? at.code : null;
  const opened = useSignal<Opened | null>(null);
  const problem = useSignal<string | null>(null);

  const fetchIt = useCallback(() => {
    problem.value = null;
    if (!code) return;
    openFromServer(code).then(
      (result) => {
        if (typeof result === 'string') problem.value = result;
        else opened.value = result;
      },
      (error) => {
        problem.value = sentenceOf(error);
      },
    );
  }, [code, opened, problem]);
  useEffect(fetchIt, [fetchIt]);

  async function openFile(text: string) {
    const result = await open(text, { code: null, mySeat: null, bots: [], others: 0 });
    if (typeof result === 'string') problem.value = result;
    else opened.value = result;
  }

  if (opened.value) return <ReviewScreen {...opened.value} />;
  if (!code)
    return (
      <ChooseMatch
        problem={problem.value}
        onText={openFile}
        onProblem={(said) => {
          problem.value = said;
        }}
      />
    );
  if (problem.value) return <Problem sentence={problem.value} onTryAgain={fetchIt} />;
  return <Waiting sentence={words.over.loading} />;
}
