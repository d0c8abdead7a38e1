import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { describe, expect, test } from 'vitest';
import { settingOf, settingWords, variedSetting } from './settings.ts';

const { game } = (await loadGame('outsider')) as CatalogueEntry;
const usual = settingOf(game, {});

describe('a setting', () => {
  test('is as usual where nothing is said', () => {
    expect(usual.numbers).toEqual({});
    expect(usual.options.startEntropy).toBe(0);
    expect(settingWords(game, usual)).toBe('as usual');
  });

  test('takes options and numbers by name', () => {
    const setting = settingOf(game, {
      set: ['startEntropy=2', 'locGoals = true', 'doom=quickAndDead', 'deck.dark=12'],
    });
    expect(setting.options).toMatchObject({ startEntropy: 2, locGoals: true, doom: 'quickAndDead' });
    expect(setting.numbers).toEqual({ 'deck.dark': 12 });
    expect(settingWords(game, setting)).toBe(
      'locGoals=true, doom=quickAndDead, startEntropy=2, deck.dark=12',
    );
  });

  test('knows no number that is set to what it usually is', () => {
    expect(settingOf(game, { set: ['deck.dark=12', 'deck.dark=16'] }).numbers).toEqual({});
  });

  test('is varied by names, by JSON, or by both', () => {
    const varied = variedSetting(
      game,
      usual,
      ['{"locGoals": true}', 'deck.dark=12,startEntropy=1', ' '],
      '--b',
    );
    expect(varied.options).toMatchObject({ locGoals: true, startEntropy: 1 });
    expect(varied.numbers).toEqual({ 'deck.dark': 12 });
  });

  test.each([
    ['deck.dark=99', 'The number "deck.dark" must be a whole number from 4 to 24, not "99".'],
    ['deck.drak=9', 'There is no option or number "deck.drak"; did you mean deck.dark?'],
    ['startEntropy=9', 'Option "startEntropy" must be a whole number from 0 to 8, not 9.'],
    ['dark', '--b must be name=value, not "dark".'],
    ['{"locGoals"}', '--b must be name=value or JSON such as \'{"name": "value"}\', not {"locGoals"}'],
    ['{"locGoal": true}', /^There is no option "locGoal"/],
    [
      'quite.something=1',
      /^Outsider has no option or number "quite.something"; it has the options .* and the numbers /,
    ],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(() => variedSetting(game, usual, [text], '--b')).toThrow(sentence);
  });
});
