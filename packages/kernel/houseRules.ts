/** What holds at every table, whatever is played: its rules and its words, once for all games. */
import type { RuleId } from './game.ts';

export const UNDO_RULE: RuleId = 'AIR-001';

/** Rules of the house. Ids of games never start like these. */
export const HOUSE_RULES: Readonly<Record<RuleId, string>> = {
  [UNDO_RULE]:
    'You may take back what you did until chance was drawn, something hidden was shown, or somebody else was told or asked something.',
};

/** The refusals every game can give; a game's words take these in. */
export const COMMON_REFUSALS = {
  notYourTurn: () => 'It is not your turn.',
  noSuchAction: () => 'There is no such action here.',
  over: () => 'The game is over.',
  nothingToUndo: () => 'There is nothing to take back.',
} as const;
