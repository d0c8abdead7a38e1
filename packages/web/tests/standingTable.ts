/** A table that stands still, so that a drawing can be laid beside it. */
import { expect, type Page } from '@playwright/test';
import { type Playing, playServer } from './playedServer.ts';

export const CODE = 'KEEL-42-VANE';
export const STARTED_AT = 1_700_000_000_000;

export interface StandingTable {
  readonly game: string;
  readonly names: readonly string[];
  /** The seats that bots have. */
  readonly bots: readonly number[];
  readonly view: { readonly viewer: number };
  readonly moments: readonly unknown[];
  readonly due?: number | null;
  readonly undoable?: boolean;
  /** Answers are kept, as in the last seconds before a secret deadline. */
  readonly seals?: boolean;
  /** The seats of people who are not there. */
  readonly away?: readonly number[];
  /** What was said so far. */
  readonly talk?: readonly object[];
  /** What shows that the table is there. */
  readonly sign: string;
}

export const tableOf = ({
  game,
  names,
  bots,
  away = [],
  view: { viewer },
}: Pick<StandingTable, 'game' | 'names' | 'bots' | 'view' | 'away'>) => ({
  code: CODE,
  game,
  options: {},
  host: true,
  stage: 'playing',
  watchers: 0,
  commitment: null,
  rematch: null,
  mySeat: viewer < 0 ? null : viewer,
  seats: names.map((name, seat) =>
    bots.includes(seat)
      ? { kind: 'bot', name, level: 'casual' }
      : { kind: 'person', name, ready: true, here: !away.includes(seat), you: seat === viewer },
  ),
});

/** A page at the table, and what it wanted to do, as it comes. */
export interface Opened extends Playing {
  readonly acts: readonly string[];
}

export async function openStandingTable(page: Page, standing: StandingTable): Promise<Opened> {
  const acts: string[] = [];
  const { view, moments, due = null, undoable = false, talk = [] } = standing;
  const { viewer } = view;
  const table = tableOf(standing);
  const playing = await playServer(page, `/t/${CODE}`, {
    answers: { [`/api/tables/${CODE}`]: table },
    hears(message, say) {
      if (message.type === 'act') {
        acts.push(String(message.action));
        if (standing.seals) say({ type: 'sealed', table: CODE, id: message.id, action: message.action });
      }
      if (message.type === 'interrupt') {
        const interrupt = message.on ? { interrupt: { seat: viewer, left: 10_000 } } : {};
        say({ type: 'table', table: { ...table, ...interrupt } });
      }
      if (message.type !== 'join') return;
      say({ type: 'table', table });
      const sequence = Math.max(0, moments.length - 1);
      const rest = { undoable, due, startedAt: STARTED_AT };
      say({ type: 'view', table: CODE, sequence, viewer, view, moments, ...rest });
      if (talk.length > 0) say({ type: 'talk', table: CODE, lines: talk });
    },
  });
  await expect(page.locator(standing.sign).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return { acts, ...playing };
}
