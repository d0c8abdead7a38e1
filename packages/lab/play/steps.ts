/** The way to an action: question by question, or typed at once. Every action's text is such a way. */
import { type Action, itemAt } from '@airlock/kernel';
import type { Listed, Option, Scene, Screen, Step } from './screen.ts';

/** Up to this many actions are listed in full; more are asked for word by word. */
const SHORT_LIST = 14;

/** Something typed that names nothing here. */
export interface Nowhere {
  readonly to: 'nowhere';
  readonly token: string;
  /** How many others were understood before it. */
  readonly after: number;
}

/** Where what was typed leads. */
export type Reading =
  | { readonly to: 'action'; readonly action: Action }
  | { readonly to: 'step'; readonly chosen: readonly string[] }
  | Nowhere;

/** Skips the questions that have only one answer. */
export function settled(chosen: readonly string[], scene: Scene, screen: Screen): readonly string[] {
  let words = chosen;
  for (;;) {
    const [only, ...others] = nextWords(words, scene.listed);
    if (only === undefined || others.length > 0) return words;
    const next = [...words, only];
    if (isWhole(next, scene.listed) || screen.step(words, scene)?.many) return words;
    words = next;
  }
}

/** The question after some words. */
export function stepAt(chosen: readonly string[], scene: Scene, screen: Screen): Step {
  return screen.step(chosen, scene) ?? plainStep(chosen, scene);
}

/** Few actions are told in full; of many only the next word is asked. */
function plainStep(chosen: readonly string[], scene: Scene): Step {
  const { game, view, listed } = scene;
  const open = startingWith(chosen, listed);
  // What kind of action is wanted, the game's prompt has asked.
  const question = chosen.length < 2 ? '' : `${chosen.join(' ')} …?`;
  if (open.length <= SHORT_LIST) {
    const keys = keysOf(
      chosen,
      open.map(({ words }) => words.slice(chosen.length).join(' ')),
      scene,
    );
    return {
      question,
      options: open.map(({ action, words }, index) => ({
        key: itemAt(keys, index),
        words: words.slice(chosen.length),
        label: game.words.action(action, view),
      })),
    };
  }
  const next = nextWords(chosen, listed);
  const keys = keysOf(chosen, next, scene);
  return {
    question,
    options: next.map((word, index) => {
      const [only, ...others] = startingWith([...chosen, word], listed);
      const several = `${word} … (${others.length + 1} ways)`;
      const label = others.length > 0 ? several : game.words.action((only as Listed).action, view);
      return { key: itemAt(keys, index), words: [word], label };
    }),
  };
}

const keysOf = (chosen: readonly string[], options: readonly string[], { keys }: Scene): string[] =>
  keys?.of(chosen.join(' '), options) ?? options.map((_, index) => String(index + 1));

/** Reads a line at a step: a whole action, answers to this and the following questions, or to the first ones. */
export function readLine(typed: string, chosen: readonly string[], scene: Scene, screen: Screen): Reading {
  const { codec, realTime } = scene.game;
  const text = typed.trim();
  const whole = codec.read(text) ?? (realTime ? codec.read(`${text} ${realTime.zero}`) : undefined);
  if (whole !== undefined) return { to: 'action', action: whole };
  const tokens = typed.split(/[\s,]+/).filter((token) => token !== '');
  const here = follow(tokens, chosen, scene, screen);
  if (here.to !== 'nowhere' || chosen.length === 0) return here;
  const anew = follow(tokens, [], scene, screen);
  return anew.to === 'nowhere' && anew.after <= here.after ? here : anew;
}

function follow(tokens: readonly string[], chosen: readonly string[], scene: Scene, screen: Screen): Reading {
  const nowhere = (after: number): Reading => {
    const refused = spelledOut(words, tokens.slice(after), scene);
    if (refused !== undefined) return { to: 'action', action: refused };
    return { to: 'nowhere', token: itemAt(tokens, after), after };
  };
  let words = chosen;
  let done = 0;
  while (done < tokens.length) {
    const step = stepAt(words, scene, screen);
    if (step.many) {
      const picked = tokens.slice(done).map((token) => pick(step, [token]));
      const unknown = picked.indexOf(undefined);
      if (unknown >= 0) return nowhere(done + unknown);
      const several = new Set((picked as Picked[]).flatMap(({ option }) => option.words));
      words = [...words, [...several].join(',')];
      done = tokens.length;
    } else {
      const picked = pick(step, tokens.slice(done));
      if (!picked) return nowhere(done);
      words = [...words, ...picked.option.words];
      done += picked.used;
    }
    const action = scene.game.codec.read(words.join(' '));
    if (action !== undefined) return done === tokens.length ? { to: 'action', action } : nowhere(done);
    words = settled(words, scene, screen);
  }
  return { to: 'step', chosen: words };
}

/** An action of this game that is not awaited now: taken as meant, so that the rules can say why not. */
function spelledOut(words: readonly string[], rest: readonly string[], { game }: Scene): Action | undefined {
  const [first = '', ...others] = rest;
  let start = [...words, first];
  if (words.length === 0) {
    start = Object.keys(game.codec.first).filter((kind) => kind.startsWith(first.toLowerCase()));
    // A lone beginning is never filled up: nobody resigns by a slip.
    if (start.length !== 1 || others.length === 0) return undefined;
  }
  const { codec } = game;
  return codec.read([...start, ...others].join(' ')) ?? codec.read([...start, others.join(',')].join(' '));
}

interface Picked {
  readonly option: Option;
  /** How many of the tokens named it. */
  readonly used: number;
}

/** The option that the first tokens name: by its key, by its words, or by a beginning that no other has. */
function pick({ options }: Step, tokens: readonly string[]): Picked | undefined {
  const [first = ''] = tokens;
  const typed = first.toLowerCase();
  const byKey = options.find(({ key }) => key.toLowerCase() === typed);
  if (byKey) return { option: byKey, used: 1 };
  const byWords = options.find(({ words }) =>
    words.every((word, index) => word.toLowerCase() === tokens[index]?.toLowerCase()),
  );
  if (byWords) return { option: byWords, used: byWords.words.length };
  const beginning = options.filter(({ words }) => words[0]?.toLowerCase().startsWith(typed));
  const [only, ...others] = beginning;
  const isClear = only !== undefined && others.length === 0 && /[a-z]/.test(typed);
  return isClear ? { option: only, used: 1 } : undefined;
}

const startingWith = (chosen: readonly string[], listed: readonly Listed[]): Listed[] =>
  listed.filter(({ words }) => chosen.every((word, index) => words[index] === word));

function nextWords(chosen: readonly string[], listed: readonly Listed[]): string[] {
  const next = startingWith(chosen, listed).flatMap(({ words }) => words[chosen.length] ?? []);
  return [...new Set(next)];
}

const isWhole = (chosen: readonly string[], listed: readonly Listed[]): boolean =>
  listed.some(({ words }) => words.join(' ') === chosen.join(' '));
