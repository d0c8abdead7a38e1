/** docs/LADDERS.md: what was measured of the levels of all games. It is written from the data alone. */
import {
  type CatalogueEntry,
  type Ladder,
  loadGame,
  type Rung,
  rungsOf,
  SHELF,
  type Step,
} from '@airlock/catalogue';
import { itemAt } from '@airlock/kernel';
import { inHouse } from '../house.ts';
import { percent } from '../print.ts';
import { keptLadder } from './ladderFile.ts';

export const ladderPage = (): string => inHouse('docs', 'LADDERS.md');

const HEAD = `# Ladders

How strong the bots are: every level against the one below, on the same deals. This page and the figures that lobby and front page
show are made by a command and kept as data (\`packages/catalogue/games/<game>/ladder.ts\`):

\`\`\`
airlock ladder <game> --games 400 --write    # plays every step and keeps what came of it
airlock ladder <game> --bots casual,planner --write    # only this step
airlock ladder --write                       # writes this page again
\`\`\`

A step should be won in 60 to 80 % of games. Games that nobody wins are half a win for each. In games with sides each level is either
side in half of the games, and the shares by side are those of the level as that side against the level below as the other. In a
solitaire the better result on the same deal wins. Intervals are 95 % after Wilson. The cost is CPU time for a decision in which
there is a choice, in milliseconds on the machine that measured; timings are rough where other programs ran beside.
`;

/** A game with what was measured of its levels. */
export interface MeasuredGame {
  readonly entry: CatalogueEntry;
  readonly ladder: Ladder;
}

/** Every game of the shelf with the figures that are kept of it. */
export async function measuredGames(): Promise<MeasuredGame[]> {
  const entries = await Promise.all(SHELF.map(({ id }) => loadGame(id)));
  return entries.flatMap((entry) => (entry ? [{ entry, ladder: keptLadder(entry.game.id) }] : []));
}

export const pageOf = (games: readonly MeasuredGame[]): string =>
  [HEAD, ...games.map((game) => sectionOf(game).join('\n'))].join('\n');

function sectionOf({ entry, ladder }: MeasuredGame): string[] {
  const { game, levels } = entry;
  const rungs = rungsOf(ladder, levels);
  const commands = new Map<string, string[]>();
  for (const rung of rungs) {
    if (!rung) continue;
    const run = `\`${rung.command}\` at ${rung.commit.slice(0, 12)}`;
    commands.set(run, [...(commands.get(run) ?? []), nameOf(entry, rung.level)]);
  }
  return [
    `## ${game.words.title}`,
    '',
    '| level | plays | beats the one below | 95 % | games | more | cost, median | 99 of 100 |',
    '|---|---|---|---|---|---|---|---|',
    ...rungs.map((rung, index) => {
      const { name, help } = itemAt(levels, index);
      return `| ${[name, help, ...(rung ? figures(rung) : NOT_MEASURED)].join(' | ')} |`;
    }),
    '',
    ...[...commands].map(([run, names]) => `Measured by ${run}: ${names.join(', ')}.`),
    ...(commands.size > 0 ? [''] : []),
  ];
}

/** A level without an entry, or whose entry is about another level below. */
const NOT_MEASURED = ['not measured', '', '', '', '', ''];

const nameOf = ({ levels }: CatalogueEntry, id: string): string =>
  levels.find((level) => level.id === id)?.name ?? id;

function figures({ step, cost, seats }: Rung): string[] {
  return [
    step ? percent(step.rate) : 'lowest level',
    step ? `${percent(step.low)} to ${percent(step.high)}` : '',
    step ? String(step.games) : '',
    step ? more(step, seats) : '',
    `${cost.median} ms`,
    `${cost.p99} ms`,
  ];
}

function more({ sides, alone }: Step, seats: number): string {
  if (alone) {
    const result = ({ won, score }: (typeof alone)['own']): string =>
      `${percent(won)} won, mean score ${score.toFixed(2)}`;
    return `${result(alone.own)}; below ${result(alone.below)}`;
  }
  if (!sides) return '';
  const shares = sides.map(
    ({ side, rate, low, high }) => `as ${side} ${percent(rate)} (${percent(low)} to ${percent(high)})`,
  );
  return `${seats} seats: ${shares.join(', ')}`;
}
