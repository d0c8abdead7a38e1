/** What is asked now, in one sentence, and the short help beside every decision. */
import { count, type Naming, who, wordAt } from '@airlock/kernel';
import { LIMITS, TRACKERS } from '../cards.ts';
import { CHOOSE_VICTIMS, DISCARD_PHAGE, MOVE, TARGET } from '../frames.ts';
import { isSwitched, type NodeName } from '../state.ts';
import { decisionOf, type ShipView, shipSeen, type View } from '../view.ts';
import { resultWords } from './events.ts';
import { stationName } from './names.ts';

interface DecisionWords {
  /** What is to be done. */
  ask(ship: ShipView): string;
  /** What it means, for somebody who asks for help. */
  readonly help: string;
}

export const DECISION_WORDS: Readonly<Partial<Record<NodeName, DecisionWords>>> = {
  layOut: {
    ask: () => 'Choose a station and the cell where it lies.',
    help: 'Every cell is pointed to by five Phage cards, so the order is a matter of taste.',
  },
  play: {
    ask: ({ plays }) =>
      plays === 1
        ? 'Play a card: into a station, as a Tower Action or as a sentinel. Or pass.'
        : `You have ${plays} plays: stations, Tower Actions or sentinels. Or pass.`,
    help: 'In most rounds a card goes into a trick. Bring one good card of the station’s suit and some you can spare.',
  },
  xoWindow: {
    ask: () => 'You may use an XO Suit on a Phage beside it.',
    help: 'An Eruption costs you only a discard, any other Phage the wearer’s life.',
  },
  chooseVictims: {
    ask: (ship) =>
      `Choose who dies at ${stationName(wordAt(ship, CHOOSE_VICTIMS.station))}: ${count(wordAt(ship, CHOOSE_VICTIMS.deaths), 'human')}.`,
    help: 'Keep your best card of the station’s suit if it can still win.',
  },
  killHuman: {
    ask: () => 'Choose a human to be killed.',
    help: 'Anybody in your hand, in a trick or standing sentinel.',
  },
  cocoonHuman: {
    ask: () => 'Choose a human for the Cocoon.',
    help: 'Not killed: a win at the Infestation Locus frees the top four again.',
  },
  discardPhage: {
    ask: (ship) =>
      wordAt(ship, DISCARD_PHAGE.more) > 0
        ? `You may discard ${wordAt(ship, DISCARD_PHAGE.more) === 1 ? 'one more Phage' : 'up to two Phage'}.`
        : 'Choose a Phage to discard.',
    help: 'Any Phage in any trick; a face-down one is turned up as it goes.',
  },
  discardHand: {
    ask: () => 'Discard two cards.',
    help: 'They go to the Crew discard pile and come back with the next shuffle.',
  },
  labsUnlock: {
    ask: () => 'Unlock the Ad-Hoc Mechanism or the Flamethrower.',
    help: 'The Mechanism gives plays without killing, the Flamethrower discards Phage without killing.',
  },
  labsLock: {
    ask: () => 'Choose which of the two is locked again.',
    help: 'You can win it back at the Labs.',
  },
  powerFlip: {
    ask: () => 'You may turn over one station.',
    help: 'A powered Hangar rescues, and loses you the game if the Phage win there. Power it when you can hold it.',
  },
  powerDown: {
    ask: () => 'Choose the station that loses its power.',
    help: 'You can power it up again with a win at the Reserve Power Plant.',
  },
  takeFromDiscard: {
    ask: () => 'You may take a card from the Crew discard pile.',
    help: 'It may take you above five cards; then you draw none.',
  },
  takeXO: {
    ask: () => 'Take an XO Suit.',
    help: 'It counts as 7 in its suit, and where it stands it can clear a Phage away.',
  },
  arm: {
    ask: () => 'Arm the self-destruct?',
    help: 'From now on you destroy a station every round, the Hangar last. There is no going back, and no other way to win.',
  },
  scienceReveal: {
    ask: (ship) => {
      const most = isSwitched(ship, TRACKERS) ? LIMITS.trackerScan : LIMITS.scan;
      const left = most - ship.marked.length;
      return ship.marked.length === 0
        ? `Choose up to ${left} face-down Phage to turn up.`
        : `Choose at most ${left} more, or turn up what you chose.`;
    },
    help: 'They are all turned up together and stay face up, even when they are moved.',
  },
  opsMove: {
    ask: (ship) =>
      wordAt(ship, MOVE.owed) ? 'Choose what to move, and where.' : 'You may make another move.',
    help: 'A moved card counts as played: it may make a trick resolve.',
  },
  securityTarget: {
    ask: (ship) =>
      wordAt(ship, TARGET.owed) ? 'Choose a Phage to discard.' : 'You may discard another Phage.',
    help: 'Any Phage in any trick; a face-down one is turned up as it goes.',
  },
  forcedResolve: {
    ask: () => 'Your hand is empty. Choose a station to resolve.',
    help: 'It resolves as it is, with fewer than five cards if need be.',
  },
  pendingOrder: {
    ask: () => 'Several stations are full. Choose which resolves first.',
    help: 'The effects of one may help you at the next.',
  },
  engExtra: {
    ask: () => 'You may add a card where an Engineering sentinel stands.',
    help: 'It costs no play, and nothing is drawn for it after the draw. A fifth card makes the trick resolve.',
  },
  optDiscard: {
    ask: () => 'You may discard one card before you draw.',
    help: 'A card you cannot use makes room for another.',
  },
  destroyStation: {
    ask: () => 'Choose the station that is destroyed.',
    help: 'Everybody there dies. With Cryonics the sleepers die, with the Locus the cocooned. The Hangar comes last.',
  },
};

export function promptWords(view: View, naming: Naming): string {
  const ship = shipSeen(view);
  if (!ship) return view.over ? 'The race is over.' : 'The race is on.';
  if (ship.result) {
    const result = resultWords(ship.result);
    return view.over ? result : `${result} The others are still playing.`;
  }
  const decision = decisionOf(ship);
  const words = decision ? DECISION_WORDS[decision] : undefined;
  if (!words) return 'The ship is being prepared.';
  if (ship.commander === view.viewer) return words.ask(ship);
  return `Waiting for ${who(ship.commander, naming)}.`;
}

/** The short help for what is asked now. */
export function helpForNow(view: View): string | null {
  const ship = shipSeen(view);
  const decision = ship && !ship.result ? decisionOf(ship) : null;
  return (decision && DECISION_WORDS[decision]?.help) ?? null;
}
