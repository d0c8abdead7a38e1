/** Goofspiel in the terminal: the prizes on the table, and a line for everybody with what they have left. */
import { FACE_DOWN, NO_CARD, type Player, type View, worthOf } from '@airlock/goofspiel';
import { padEnd } from '../../../ink.ts';
import type { Screen } from '../../screen.ts';

const cardWords = (cards: readonly number[]): string => cards.join(' ') || '-';

const bidWords = ({ bid }: Player): string =>
  bid === NO_CARD ? '' : bid === FACE_DOWN ? 'has bid' : `bids ${bid}`;

export const screen: Screen = {
  draw(scene) {
    const { ink, naming } = scene;
    const view = scene.view as View;
    return [
      `Prizes on the table: ${ink.paint(cardWords(view.prizes), 'bold')}   still to come: ${view.deckSize}`,
      '',
      ...view.players.map((player, seat) =>
        [
          padEnd(naming.names[seat] ?? '', 14),
          padEnd(`${worthOf(player.won)} points`, 11),
          padEnd(bidWords(player), 9),
          cardWords(player.hand),
        ].join(' '),
      ),
    ];
  },

  /** A bid is one word after its kind: the list that every game has asks for it well enough. */
  step: () => undefined,

  legend: () => ['After every name: points won, whether they have bid, and the cards they have left.'],
};
