/** Every game of a simulation as one row, for spreadsheets and statistics programs. */
import type { AnyGame } from '@airlock/kernel';
import { writeFingerprint } from './fingerprint.ts';
import { levelAt, type Plan, roundSize, shuffleSeed } from './plan.ts';
import { winningSide } from './playGame.ts';
import type { NumberedGame } from './playRange.ts';

type Cell = string | number | null | undefined;

export function csvHead(plan: Plan): string {
  const each = (word: string): string[] =>
    Array.from({ length: plan.seats }, (_, seat) => `${word}_${seat + 1}`);
  return row([
    'game',
    'shuffle',
    'seed',
    'finished',
    'moves',
    'seconds',
    'first',
    'winners',
    'winning_side',
    'rule',
    'reason',
    ...each('level'),
    ...each('side'),
    ...each('score'),
    'fingerprint',
  ]);
}

/** Seats are counted from 1, and several winners are separated by blanks. What is not known is empty. */
export function csvRow(game: AnyGame, plan: Plan, played: NumberedGame): string {
  const { outcome, sides, first, seconds } = played;
  const seats = Array.from({ length: plan.seats }, (_, seat) => seat);
  const sideName = (side: number | undefined): Cell => (side === undefined ? null : game.sides?.names[side]);
  const levelOf = (seat: number): Cell =>
    plan.sides ? plan.sides[sides?.[seat] ?? -1] : plan.levels[levelAt(plan, played.game, seat)];
  return row([
    played.game,
    Math.floor(played.game / roundSize(plan)),
    shuffleSeed(plan, played.game),
    outcome ? 1 : 0,
    played.moves,
    seconds,
    first === null ? null : first + 1,
    outcome?.winners.map((seat) => seat + 1).join(' '),
    sideName(winningSide(played)),
    outcome?.rule,
    outcome?.reason,
    ...seats.map(levelOf),
    ...seats.map((seat) => sideName(sides?.[seat])),
    ...seats.map((seat) => outcome?.scores[seat]),
    writeFingerprint(played.fingerprint),
  ]);
}

const row = (cells: readonly Cell[]): string => cells.map(cell).join(',');

/** As RFC 4180 has it: quoted where it must be, quotes doubled. */
function cell(value: Cell): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
