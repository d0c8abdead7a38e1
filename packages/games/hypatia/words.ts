/** Every word a person reads about Outbreak on Hypatia. Names of things stand out `*like this*`. */
import { count, listOf, type Naming, type Outcome, type Words, who } from '@airlock/kernel';
import type { HypatiaEvent } from './events.ts';
import type { EndReason } from './state.ts';
import type { View } from './view.ts';
import { actionWords } from './words/actions.ts';
import { eventWords } from './words/events.ts';
import { HELP } from './words/help.ts';
import { END_WORDS } from './words/names.ts';
import { OPTION_GROUPS, OPTION_WORDS, PRESETS } from './words/options.ts';
import { promptWords } from './words/prompts.ts';
import { refusalWords } from './words/refusals.ts';
import { RULES } from './words/rules.ts';

function outcomeWords({ winners, scores, reason }: Outcome, naming: Naming): string {
  if (reason !== 'race') {
    const ending = END_WORDS[reason as EndReason];
    return winners.length > 0 ? `Won with ${count(scores[0] ?? 0, 'point')}. ${ending}` : `Lost. ${ending}`;
  }
  if (winners.length === 0) return 'Every ship was lost; nobody wins the race.';
  const score = count(scores[winners[0] ?? -1] ?? 0, 'point');
  const winnerNames = winners.map((seat) => who(seat, naming));
  if (winners.length > 1) return `${listOf(winnerNames)} share the race with ${score}.`;
  return `${winnerNames[0]} ${winners[0] === naming.reader ? 'win' : 'wins'} the race with ${score}.`;
}

export const words: Words<View, HypatiaEvent> = {
  title: 'Outbreak on Hypatia',
  tagline: 'A fungus takes the ship station by station. Get as many people away as you can.',
  rules: RULES,
  options: OPTION_WORDS,
  presets: PRESETS,
  optionGroups: OPTION_GROUPS,
  help: HELP,
  seat: (seat) => `Commander ${seat + 1}`,
  refusal: refusalWords,
  event: eventWords,
  prompt: promptWords,
  action: actionWords,
  outcome: outcomeWords,
};
