/** Actions are written as text and read back; what is no action is read as nothing. */
import { type Action, type Codec, pick } from '@airlock/kernel';
import { allActions, someActors } from '../choices.ts';
import { Fault } from '../finding.ts';
import { strangeActions } from '../strangeActions.ts';
import type { Check, Snapshot } from '../watching.ts';

const GARBAGE: readonly string[] = [
  '',
  ' ',
  '\n',
  '-',
  'undo',
  'undefined',
  'null',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty x',
  '☃',
];

export const codec: Check = {
  id: 'codec',
  sentence: 'every action is read as it was written, and garbage is read as nothing',
  watch: () => ({ rested: inspect }),
};

function inspect({ play: { game, setting, random }, state }: Snapshot): void {
  const { codec } = game;
  for (const text of GARBAGE) expectNothing(codec, text);
  for (const seat of someActors(setting, random)) {
    const listed = allActions(game, state, seat);
    for (const action of listed) expectRoundTrip(codec, action);
    for (const action of strangeActions(game, listed, random)) {
      if (Number.isInteger(action) && action >= 0 && action < codec.size) expectRoundTrip(codec, action);
    }
    const text = listed.length > 0 ? codec.write(pick(listed, random)) : null;
    if (text !== null) for (const damaged of damage(text)) expectNothing(codec, damaged);
  }
}

function expectRoundTrip(codec: Codec, action: Action): void {
  if (!(Number.isInteger(action) && action >= 0 && action < codec.size)) {
    throw new Fault(`An action has the number ${action}; the codec has numbers from 0 to ${codec.size - 1}.`);
  }
  const text = codec.write(action);
  const read = codec.read(text);
  if (read !== action) throw new Fault(`Action ${action} is written "${text}" and read as ${read}.`);
  if (text.trim() !== text || /\n/.test(text))
    throw new Fault(`Action ${action} is not a tidy line: "${text}".`);
}

function expectNothing(codec: Codec, text: string): void {
  const read = codec.read(text);
  if (read !== undefined) throw new Fault(`The garbage "${text}" is read as "${codec.write(read)}".`);
}

function damage(text: string): string[] {
  const words = text.split(' ');
  return [
    ` ${text}`,
    `${text} `,
    `${text} ☃`,
    text.toUpperCase() === text ? `${text}☃` : text.toUpperCase(),
    ...words.map((_, index) => words.map((word, place) => (place === index ? `${word}☃` : word)).join(' ')),
    ...(words.length > 1 ? [words.slice(0, -1).join(' '), words.join('  ')] : []),
  ];
}
