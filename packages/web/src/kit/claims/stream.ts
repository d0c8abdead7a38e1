/** Claims and chat as one stream, in the order they were made. */
import { type Circle, EVERYBODY, type Seat } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';

export interface TalkItem {
  readonly kind: 'talk';
  readonly key: string;
  readonly at: number;
  /** `null` for a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** Who heard it. */
  readonly circle: Circle;
}

export function streamWith<Claim extends { readonly at: number }>(
  claims: readonly Claim[],
  lines: readonly TalkLine[],
): (Claim | TalkItem)[] {
  const talk = lines.map(
    ({ number, circle = EVERYBODY, seat, name, text, at }): TalkItem => ({
      kind: 'talk',
      key: `talk ${circle} ${number}`,
      at,
      seat,
      name,
      text,
      circle,
    }),
  );
  return [...claims, ...talk].sort((one, other) => one.at - other.at);
}

/** When each claim was made, first to last, by the clock that talk is dated with. */
export const claimTimes = (
  moments: readonly { readonly at: number; readonly events: readonly { readonly type: string }[] }[],
  startedAt: number,
): number[] =>
  moments.flatMap(({ at, events }) =>
    events.flatMap(({ type }) => (type === 'claimed' ? [startedAt + at] : [])),
  );
