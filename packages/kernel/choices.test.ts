import { describe, expect, it } from 'vitest';
import { type ActionList, actionCodec, oneOf, wholeNumbers } from './actions.ts';
import { choicesFor, formsOf } from './choices.ts';
import type { AnyGame } from './game.ts';
import { switchboard } from './testing/switchboard.ts';

const game = switchboard as AnyGame;
const view = { seats: 2, active: 0, lamps: 3, touched: 0, over: false };
const naming = { names: ['Ann', 'Bob'], reader: 0 };

/** One who may also say how many lamps there are, and wave. */
const codec = actionCodec({ say: [wholeNumbers(1, 60)], wave: [], press: [oneOf(['lamp'])] });
const talkative: AnyGame = {
  ...game,
  codec,
  words: { ...game.words, action: (action) => `*${codec.write(action)}*` },
  actions: (_, __, into: ActionList) => into.add(codec.first.press),
  asides(_, __, into: ActionList) {
    for (let action = 0; action <= codec.first.wave; action++) into.add(action);
  },
};

describe('choices', () => {
  it('are all that is awaited, as texts and as words, from a view alone', () => {
    expect(choicesFor(game, view, 0, naming)).toEqual({
      prompt: 'Press something.',
      actions: [
        ['press 1', 'press 1'],
        ['press 2', 'press 2'],
        ['press 3', 'press 3'],
        ...['call', 'peek', 'roll', 'hand', 'stop'].map((text) => [text, text]),
      ],
      asides: [],
      forms: [],
    });
  });

  it('are none for somebody who is not asked', () => {
    expect(choicesFor(game, view, 1, naming).actions).toEqual([]);
    expect(choicesFor(game, { ...view, over: true }, 0, naming).actions).toEqual([]);
  });

  it('give the form of a kind of which more may be done besides than a list should hold', () => {
    const { actions, asides, forms } = choicesFor(talkative, view, 0, naming);
    expect(actions).toEqual([['press lamp', 'press lamp']]);
    expect(asides).toEqual([['wave', 'wave']]);
    expect(forms).toEqual([{ kind: 'say', words: [{ from: 1, to: 60 }] }]);
  });

  it('give the form of a kind that a game cannot list in full, as long as anything can be done', () => {
    const open: AnyGame = { ...game, openKinds: ['press'] };
    expect(choicesFor(open, view, 0, naming).forms).toEqual([{ kind: 'press', words: [{ from: 1, to: 3 }] }]);
    expect(choicesFor(open, view, 1, naming).forms).toEqual([]);
  });
});

describe('the forms of a game', () => {
  it('are those of all its kinds, in the order of their numbers', () => {
    expect(formsOf(talkative)).toEqual([
      { kind: 'say', words: [{ from: 1, to: 60 }] },
      { kind: 'wave', words: [] },
      { kind: 'press', words: [{ one: ['lamp'] }] },
    ]);
  });
});
