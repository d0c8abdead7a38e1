/** The part of docs/PERFORMANCE.md that says how well judgements are calibrated. */
import type { Calibration, Unit } from '@airlock/bots';

export interface MeasuredGame {
  readonly title: string;
  readonly unit: Unit;
  readonly calibration: Calibration;
}

const BEGIN = '<!-- reliability: made by `airlock judge --calibrate --write` -->';
const END = '<!-- end of reliability -->';

/** The page with its part replaced; put at the end of a page that has none. */
export function withReliability(page: string, games: readonly MeasuredGame[]): string {
  const part = [BEGIN, '', ...games.flatMap(tableOf), END].join('\n');
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  return from < 0 || to < 0
    ? `${page.trimEnd()}\n\n${part}\n`
    : `${page.slice(0, from)}${part}${page.slice(to + END.length)}`;
}

const inUnit = (unit: Unit, value: number): string =>
  unit === 'chance'
    ? `${Math.round(value * 100)} %`
    : unit === 'score'
      ? value.toFixed(1)
      : `${(-value).toFixed(1)} s`;

function tableOf({ title, unit, calibration }: MeasuredGame): string[] {
  const { rows, positions, games, command } = calibration;
  if (rows.length === 0) return [`**${title}**: not measured.`, ''];
  return [
    `**${title}**, ${positions} positions of ${games} matches: \`${command}\``,
    '',
    `| said | came | 95 % interval | positions |`,
    `|---|---|---|---|`,
    ...rows.map(
      ({ said, came, low, high, positions: count }) =>
        `| ${inUnit(unit, said)} | ${inUnit(unit, came)} | ${inUnit(unit, low)} to ${inUnit(unit, high)} | ${count} |`,
    ),
    '',
  ];
}
