/** What the door says about the card that hovers over the plan. */
import { count, listOf } from '@airlock/kernel';
import {
  boardOf,
  type Colour,
  cellAt,
  colourName,
  FACES,
  itemName,
  keyName,
  locationName,
  lookOf,
  roomsOf,
  type View,
} from '@airlock/omega-virus';
import { floorName, type Ghost } from '../moves/ghost.ts';

export function ghostSentence(
  view: View,
  ghost: Ghost,
  compact: boolean,
): { sentence: string; second: string } {
  const name = floorName(ghost.card);
  const here = compact ? '' : ' here';
  if (!ghost.legal) {
    return { sentence: `Move *${name}*: it touches nothing${here}.`, second: 'A corner is not enough.' };
  }
  if (ghost.finishes) return { sentence: `Place *${name}*: you are *done*.`, second: gains(ghost) };
  if (ghost.wins.length > 0) {
    return {
      sentence: `Place *${name}*: it wins the *${listOf(ghost.wins.map(keyName))}*.`,
      second: gains(ghost),
    };
  }
  return {
    sentence: `Place *${name}*: it fits${here}.`,
    // On a phone the plan needs the room: only what would change is said.
    second: compact ? changes(ghost) : [gains(ghost), bestRoom(view, ghost)].filter(Boolean).join(' '),
  };
}

/** What it touches, covers, connects and hides. */
function gains(ghost: Ghost): string {
  const { touches, covers } = ghost;
  const touched = touches === 0 ? 'stand alone' : `touch ${count(touches, 'card')}`;
  const covered = covers === 0 ? 'cover nothing' : `cover ${count(covers, 'square')}`;
  return [`It would ${touched} and ${covered}.`, changes(ghost)].filter(Boolean).join(' ');
}

function changes({ connects, hides }: Ghost): string {
  return [
    connects.length > 0 ? `It connects the ${listOf(connects.map(itemName))}.` : '',
    hides.length > 0 ? `It hides half of the ${listOf(hides.map(itemName))}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The largest room that it would be part of, of a colour whose key is missing. */
function bestRoom(view: View, ghost: Ghost): string {
  const mine = view.seats[view.viewer];
  const board = boardOf([...(mine?.plan ?? []), ghost.placement]);
  const corner = cellAt(ghost.x, ghost.y);
  const under = [corner, corner + 1, cellAt(ghost.x, ghost.y + 1), cellAt(ghost.x + 1, ghost.y + 1)];
  const colours = new Set<Colour>(FACES[lookOf(ghost.placement)]);
  const rooms = roomsOf(board)
    .filter(({ colour }) => colours.has(colour) && !((mine?.keys ?? 0) & (1 << colour)))
    .filter(({ cells }) => cells.some((cell) => under.includes(cell)))
    .sort((one, other) => other.cells.length - one.cells.length);
  const [room] = rooms;
  const location = room && view.locations?.[room.colour];
  if (!room || location === undefined || room.cells.length < 2) return '';
  const name = colourName(room.colour);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} room of ${room.cells.length}, ${locationName(location)} needs 5.`;
}
