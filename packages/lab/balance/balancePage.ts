/** docs/BALANCE.md: how chances are shared at every table that was measured. It is written from the data alone. */
import {
  type BalanceRow,
  balanceOf,
  type CatalogueEntry,
  loadGame,
  type MeasuredEnding,
  type MeasuredShare,
  type MeasuredSpread,
  type NamedShare,
  SHELF,
} from '@airlock/catalogue';
import { inHouse } from '../house.ts';
import { percent } from '../print.ts';
import { keptBalance } from './balanceFile.ts';
import { tableWords } from './presets.ts';

export const balancePage = (): string => inHouse('docs', 'BALANCE.md');

const HEAD = `# Balance

What is decided by the table and not by the players: bots of one level in every seat, the strongest that is affordable. This page is
made by a command from data (\`packages/catalogue/games/<game>/balance.ts\`), in which the lobby finds the same shares:

\`\`\`
airlock balance <game> --games 200 --write                             # every preset and number of seats
airlock balance <game> --seats 5 --preset expert-table --write         # one of them
airlock balance <game> --set option=value --bots steady --write        # a table of one's own, another level
airlock balance --write                                                # writes this page again
\`\`\`

What was changed because of the figures, and why, stands in \`packages/catalogue/games/<game>/changes.ts\`. Default tables should give
each side 40 to 60 % of games, and nobody should win in at most a quarter. Intervals are 95 % after Wilson. A decision is forced
if it has one answer only. Who leads is what the game's own count says (\`survey.ts\` in its folder), and a tie passes the lead to nobody.
`;

/** A game with what was measured of its tables. */
export interface BalancedGame {
  readonly entry: CatalogueEntry;
  readonly rows: readonly BalanceRow[];
  readonly changes: readonly string[];
}

/** Every game of the shelf with the figures that are kept of it. */
export async function balancedGames(): Promise<BalancedGame[]> {
  const entries = await Promise.all(SHELF.map(({ id }) => loadGame(id)));
  return entries.flatMap((entry) => {
    if (!entry) return [];
    const { id } = entry.game;
    return [{ entry, rows: keptBalance(id), changes: balanceOf(id).changes }];
  });
}

export const pageOf = (games: readonly BalancedGame[]): string =>
  `${[HEAD, ...games.map((game) => sectionOf(game).join('\n'))].join('\n').trimEnd()}\n`;

function sectionOf({ entry, rows, changes }: BalancedGame): string[] {
  const { title } = entry.game.words;
  if (rows.length === 0) return [`## ${title}`, '', 'Not measured.', '', ...changed(changes)];
  return [
    `## ${title}`,
    '',
    ...tableOf(
      ['seats', 'table', 'level', 'games', 'won by', 'nobody', 'score'],
      rows.map((row) => [...nameOf(entry, row), ...chances(row)]),
    ),
    ...tableOf(
      [
        'seats',
        'table',
        'moves, mean',
        '99 of 100',
        'decisions a game',
        'choices',
        'forced',
        'lead changes',
        'never',
        'leader wins after 1/4, 1/2, 3/4',
      ],
      rows.map((row) => [...nameOf(entry, row).slice(0, 2), ...course(row)]),
    ),
    ...rows.flatMap((row) => detailsOf(entry, row)),
    ...changed(changes),
  ];
}

const changed = (changes: readonly string[]): string[] =>
  changes.length === 0 ? [] : ['### What was changed, and why', '', ...changes.flatMap((one) => [one, ''])];

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${'---|'.repeat(head.length)}`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  '',
];

const nameOf = ({ game, levels }: CatalogueEntry, row: BalanceRow): [string, string, string] => [
  String(row.seats),
  tableWords(game, row.options),
  levels.find(({ id }) => id === row.level)?.name ?? row.level,
];

function chances({ games, finished, shares, nobody, scores }: BalanceRow): string[] {
  return [
    finished === games ? String(games) : `${finished} of ${games} finished`,
    shares.map(withInterval).join(', ') || 'see seats',
    nobody ? interval(nobody) : '',
    scores ? `${scores.mean.toFixed(1)} ± ${scores.sd.toFixed(1)}` : '',
  ];
}

function course({ moves, seconds, decisions, lead }: BalanceRow): string[] {
  return [
    moves ? `${moves.mean.toFixed(1)}${seconds ? ` (${minutes(seconds)})` : ''}` : '',
    moves ? String(moves.p99) : '',
    ...(decisions
      ? [decisions.perGame.toFixed(1), decisions.choices.toFixed(1), percent(decisions.forced.rate)]
      : ['', '', '']),
    ...(lead
      ? [
          lead.changes.toFixed(1),
          percent(lead.never.rate),
          lead.held.map(({ rate }) => percent(rate)).join(', '),
        ]
      : ['', '', '']),
  ];
}

const minutes = ({ mean }: MeasuredSpread): string => `${(mean / 60).toFixed(1)} min`;

const interval = ({ rate, low, high }: MeasuredShare): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`;

const withInterval = (one: NamedShare): string => `${one.name} ${interval(one)}`;

function detailsOf(entry: CatalogueEntry, row: BalanceRow): string[] {
  const [seats, table] = nameOf(entry, row);
  const lines: [what: string, text: string][] = [
    ['Ended by', row.endings.map((one) => endingWords(entry, one)).join('; ')],
    ['Seats that won', row.bySeat.map(withInterval).join(', ')],
    ['Parts that won', row.roles.map(withInterval).join(', ')],
    ['What decides: seats with', row.merits.map((one) => `${one.name} won ${interval(one)}`).join(', ')],
    ['Cards whose users won most often', row.cards?.best.map(withInterval).join(', ') ?? ''],
    ['and least often', row.cards?.worst.map(withInterval).join(', ') ?? ''],
    ['Cards never used', row.cards ? unusedWords(row.cards) : ''],
    ['Measured by', `\`${row.command}\` at ${row.commit.slice(0, 12)}`],
  ];
  return [
    `**${seats} ${seats === '1' ? 'seat' : 'seats'}, ${table}**`,
    '',
    ...lines.filter(([, text]) => text !== '').map(([what, text]) => `- ${what}: ${text}.`),
    '',
  ];
}

const endingWords = ({ game }: CatalogueEntry, { rule, reason, rate }: MeasuredEnding): string =>
  `${rule} ${reason} ${percent(rate)}${game.words.rules[rule] ? '' : ' (a rule that is gone)'}`;

function unusedWords({ all, unused }: NonNullable<BalanceRow['cards']>): string {
  const names = unused === '' ? [] : unused.split(' ');
  return names.length === 0 ? `none of ${all}` : `${names.length} of ${all} (${names.join(', ')})`;
}
