/** What is known of each location: who is there, what lies there, and whether it still stands. */
import { count, type Naming, type Seat, who } from '@airlock/kernel';
import { LOCATION_IDS, type Location, locationName, type View } from '@airlock/outsider';
import type { Model } from '../model.ts';
import { seatsOf } from '../moves/reading.ts';
import { placeThing } from '../moves/things.ts';

export interface PlaceFacts {
  readonly gone: boolean;
  readonly here: readonly Seat[];
  /** Cards that lie there; `null` where the deck is in one place. */
  readonly pile: number | null;
  readonly supply: boolean;
}

export const placeFacts = (view: View): readonly PlaceFacts[] =>
  LOCATION_IDS.map((_, at) => ({
    gone: (view.destroyed >> at) % 2 === 1,
    here: seatsOf(view).filter((seat) => view.tokens[seat] === at),
    // The deck is dealt to the locations when everybody has a place.
    pile: view.options.locDraw && view.turn > 0 ? (view.piles[at]?.size ?? 0) : null,
    supply: view.options.locSupply && view.supplyPlace === at,
  }));

/** All of it as one line, for those who hear it. */
const placeLabel = (at: Location, { gone, here, pile, supply }: PlaceFacts, naming: Naming): string =>
  [
    locationName(at),
    gone ? 'destroyed' : '',
    pile === null ? '' : count(pile, 'card'),
    supply ? 'the Supply' : '',
    here.map((seat) => who(seat, naming)).join(', '),
  ]
    .filter(Boolean)
    .join(', ');

/** What a location does when it is pressed, wherever it is drawn. */
export function pressingPlace(model: Model, at: Location, place: PlaceFacts) {
  const thing = placeThing(at);
  return {
    lit: model.lit.value.has(thing),
    picked: model.selection.value.picked.includes(thing),
    label: placeLabel(at, place, model.naming.value),
    marks: { 'data-place': at },
    onPress: () => model.press(thing),
  };
}

/** What the signs on the map mean. */
export function legendOf({ options, turn, hold }: View): string {
  const parts = [
    'Round numbers are seats.',
    options.locDraw && turn > 0 ? 'Square numbers are the cards left there.' : '',
    hold.size > 0 ? `${count(hold.size, 'card')} left over for the first Recycle.` : '',
    options.locSupply ? 'S is the Supply.' : '',
  ];
  return parts.filter(Boolean).join(' ');
}
