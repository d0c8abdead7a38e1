/** The prepared ship is what the lessons say she is. */
import { defaultOptions, openMatch } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from './actions.ts';
import { writeCards } from './notation.ts';
import { OPTIONS } from './options.ts';
import type { Ship } from './state.ts';
import { trick } from './testing/play.ts';
import { TUTORIAL, trainingGame } from './tutorial.ts';
import { RULES } from './words/rules.ts';

/** Plays the script up to a task and stops before it. */
function playUpTo(task: string | null) {
  const match = openMatch(trainingGame, {
    options: defaultOptions(OPTIONS),
    seats: ['Cadet'],
    generator: 'fast',
    seed: 'training',
  });
  for (const step of TUTORIAL) {
    if (step.task === task) break;
    const action = codec.read(step.action);
    expect([step.action, action === undefined]).toEqual([step.action, false]);
    const played = match.play(0, action as number);
    if (!played.ok) throw new Error(`${step.action}: ${trainingGame.words.refusal(played.refusal)}`);
  }
  return { match, ship: match.state.ships[0] as Ship };
}

describe('the tutorial', () => {
  test('can be played from its first step to its last, whatever the seed', () => {
    const { ship } = playUpTo(null);
    expect(ship.result).toBeNull();
    expect(writeCards(ship.rescued)).toBe('OPS-K SCI-2 SEC-9');
    expect(ship.shuffles).toEqual([1, 1]);
  });

  test('Medical is won and unlocks the Trackers', () => {
    const { ship } = playUpTo('Play the Engineering Ace into the Oxygen Scrubbers.');
    expect(ship.status & 1).toBe(1);
    expect([ship.round, ship.dead.length]).toEqual([22, 6]);
  });

  test('one dies at the Scrubbers, and Life Support is repaired before anybody else does', () => {
    const { ship } = playUpTo('Use the Engineering 9 for overtime.');
    expect(writeCards(ship.dead).endsWith('SCI-10')).toBe(true);
    expect(ship.status & (1 << 4)).toBe(0);
  });

  test('the Hangar is empty when it is powered up', () => {
    const { ship } = playUpTo('Power the Hangar up.');
    expect(trick(ship, 'hangar')).toBe('|');
  });

  test('four cards lie at the Locus when the Ace is played there', () => {
    const { match, ship } = playUpTo('Play the Security Ace into the Infestation Locus.');
    expect([...(ship.humans[3] ?? []), ...(ship.phage[3] ?? [])]).toHaveLength(4);
    expect(match.outcome).toBeNull();
  });

  test('an Eruption brings a third Phage, and another is cleared away by an XO Suit for a discard', () => {
    const { ship: later } = playUpTo('Play the Engineering Ace into the Oxygen Scrubbers.');
    expect(writeCards(later.phageDiscard)).toContain('SEC-7');
    expect(trick(later, 'cryonics')).toBe('| (ENG-K)');
    const { ship } = playUpTo(null);
    expect(
      [writeCards(ship.crewDiscard), writeCards(ship.dead)].map((pile) => pile.includes('OPS-7')),
    ).toEqual([true, false]);
  });

  test('a sentinel’s extra card is added from a hand that has been drawn up (HYPR-12)', () => {
    expect(playUpTo('Add the Operations King to the Hangar.').ship.hand).toHaveLength(5);
  });

  test('every text is a sentence and every rule exists', () => {
    for (const { text, task, after, rules } of TUTORIAL) {
      for (const sentence of [text, task, ...(after ? [after] : [])])
        expect(sentence).toMatch(/^\*?[A-Z].*[.!?]$/s);
      expect(rules.filter((rule) => !(rule in RULES))).toEqual([]);
      expect(rules.length).toBeGreaterThan(0);
    }
  });
});
