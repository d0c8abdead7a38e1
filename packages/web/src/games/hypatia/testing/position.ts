/** Ships for tests, written down as people do, and seen by their commander. */
import { hypatia, prepare, readCard, type View, type WrittenShip } from '@airlock/hypatia';
import { type Action, ActionList, fastRandom, present } from '@airlock/kernel';
import { type Position, positionOf } from '../moves/position.ts';

export const card = readCard;

/** The ship of the drawings: round 14, one play, the Queen in hand and the Hangar powered. */
export const ROUND_14: WrittenShip = {
  round: 14,
  hand: 'OPS-Q SCI-4 ENG-9 SEC-2 OPS-7',
  tricks: {
    medical: 'SCI-J | (SEC-3) (ENG-4)',
    cryonics: '| (OPS-2) ENG-5',
    hangar: 'OPS-K SCI-9 | SEC-4 (SCI-10)',
    power: 'ENG-10 | (SEC-10)',
    locus: 'SEC-3 | (ENG-K) SCI-K (OPS-9)',
    oxygen: '| (SCI-4) (SEC-J) (OPS-4)',
    logistics: 'OPS-A |',
    labs: '| (ENG-9)',
  },
  sentinels: { locus: 'OPS-2', oxygen: 'SEC-9 right' },
  powered: 'hangar logistics',
  status: 'trackers uplink life',
  rescued: 'SCI-A ENG-2 ENG-3 SEC-5 SCI-5',
  crewDiscard: 'ENG-4 SEC-K SCI-2 OPS-9',
  crewDeck: 'SCI-Q ENG-A SEC-10',
  cryosleep: 'SCI-10 ENG-J OPS-3 SEC-J',
  cocoon: 'SCI-3 ENG-5 OPS-4 SEC-A SCI-K ENG-Q OPS-J SEC-4',
  munitions: 'SCI-7 ENG-7 SEC-7',
  phageDiscard: 'OPS-A SEC-7 SCI-3 SCI-2 ENG-2 ENG-3 SEC-2 SCI-5 OPS-3 OPS-5 SEC-5 SEC-9 ENG-A',
  phageDeck:
    'SCI-A SCI-7 SCI-9 SCI-J SCI-Q ENG-7 ENG-10 ENG-J ENG-Q OPS-7 OPS-10 OPS-J OPS-Q OPS-K SEC-A SEC-Q SEC-K',
};

/** Runs a written ship to her first decision, and on through what is done there. */
export function viewFrom(written: WrittenShip, ...actions: readonly string[]): View {
  const state = prepare(written);
  const context = { random: fastRandom('a test'), now: 0, tell: null };
  hypatia.begin(state, context);
  for (const text of actions) hypatia.apply(state, 0, present(hypatia.codec.read(text)), context);
  return hypatia.view(state, 0);
}

function actionsIn(view: View): Action[] {
  const list = new ActionList();
  hypatia.actions(hypatia.imagine(view, fastRandom('a test')), 0, list);
  return list.toArray();
}

/** What the commander sees and may do. */
export const positionFrom = (written: WrittenShip): Position => positionAfter(written);

/** The same after what is done there. */
export function positionAfter(...written: Parameters<typeof viewFrom>): Position {
  const view = viewFrom(...written);
  return positionOf(view, 0, actionsIn(view));
}
