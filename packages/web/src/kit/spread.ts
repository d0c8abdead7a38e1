/** How the cards of a hand lie in the room they have: side by side, over one another, or in rows. */

/** A card is sized by one number, its font size: 6 em by 8.4 em. */
export const CARD = { width: 6, height: 8.4 } as const;

interface Room {
  readonly width: number;
  readonly height: number;
  /** A card's font size at its best, in pixels. */
  readonly em: number;
  /** The space between two cards that do not overlap. */
  readonly gap: number;
  /** How much of a card has to be free so that it can be pressed. */
  readonly least: number;
}

export interface Spread {
  readonly rows: number;
  /** Cards in a full row. */
  readonly columns: number;
  /** From one card to the next in a row; less than a card's width where they overlap. */
  readonly step: number;
  /** From one row to the next. */
  readonly down: number;
  readonly em: number;
}

/** A card that is smaller cannot be read. */
const LEAST_EM = 7;
/** In one row, cards overlap a little more before they shrink below this share of their best size. */
const LEAST_PART = 0.8;
/** Kept free above the upper row, for the marks on its cards. */
const HEADROOM = 10;
/** How far a card's head may stick out above its upper edge. */
const BRIM = 4;

/** One row, or two where one row leaves too little of each card to read and to press. */
export function spread(count: number, room: Room): Spread {
  const readable = Math.min(LEAST_EM, room.em);
  const [one, two] = [inRows(count, 1, room), inRows(count, 2, room)];
  const best = one.em < readable && two.em > one.em ? two : one;
  const em = Math.max(best.em, best === one ? LEAST_PART * room.em : readable);
  const width = CARD.width * em;
  const free = (room.width - width) / Math.max(1, best.columns - 1);
  return { ...best, em, step: Math.max(0, Math.min(width + room.gap, free)), down: room.least + BRIM };
}

/** The largest size at which enough of every card stays uncovered. */
function inRows(
  count: number,
  rows: number,
  { width, height, em, least }: Room,
): Omit<Spread, 'step' | 'down'> {
  const columns = Math.ceil(count / rows);
  const across = (width - least * (columns - 1)) / CARD.width;
  const down = rows === 1 ? em : (height - HEADROOM - (least + BRIM) * (rows - 1)) / CARD.height;
  return { rows, columns, em: Math.min(em, across, down) };
}
