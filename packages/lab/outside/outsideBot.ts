/**
 * A bot that is a program of somebody else's (`exec:./mybot`). Games are played without waiting for anything, so the thread that
 * plays stands still while the main thread, which runs the program, gets its answer.
 */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type Action,
  type AnyGame,
  type Bot,
  choicesFor,
  fastRandom,
  type GameSpelling,
  type Naming,
  type Options,
  plainText,
  type Seated,
  type SeenEvent,
  spelledEvent,
} from '@airlock/kernel';
import type { Plan } from '../simulation/plan.ts';
import { type Order, PROGRAM_VERSION, type Told } from './question.ts';

const PREFIX = 'exec:';

/** The command in a level's id; `undefined` for a level of our own. */
export const commandIn = (level: string): string | undefined =>
  level.startsWith(PREFIX) ? level.slice(PREFIX.length).trim() : undefined;

/** What the program is called in files and reports. */
export function programName(command: string): string {
  const file = command.split(/\s+/).at(-1) ?? command;
  const [, name = file] = /([^/\\]+?)(\.\w+)?$/.exec(file) ?? [];
  return name.slice(0, LONGEST_NAME);
}

const LONGEST_NAME = 24;

/** The line to the main thread, in a thread that plays. */
export interface Line {
  readonly port: MessagePort;
  /** Counts answers; the thread that plays waits for it to change. */
  readonly answered: Int32Array;
}

let line: Line | null = null;

/** What programs are told views and events with, by game. */
const spellings = new Map<string, GameSpelling>();

/** Before any program is asked about this game. */
export async function spellFor({ game, spelling }: CatalogueEntry): Promise<void> {
  spellings.set(game.id, (await spelling()).spelling);
}

function spellingOf({ id }: AnyGame): GameSpelling {
  const spelling = spellings.get(id);
  if (!spelling) throw new Error(`The spelling of ${id} was not loaded in this thread.`);
  return spelling;
}

/** Says how programs are reached from this thread. */
export function reachPrograms(by: Line): void {
  line = by;
}

/** Does not come back from a fault: the main thread ends this one then. */
function asked(order: Order): string {
  if (!line) throw new Error('No program can be reached from this thread.');
  const before = Atomics.load(line.answered, 0);
  line.port.postMessage(order);
  Atomics.wait(line.answered, 0, before);
  const received = receiveMessageOnPort(line.port) as { readonly message: string } | undefined;
  if (!received) throw new Error('The main thread said that there is an answer, and there is none.');
  return received.message;
}

export class OutsideBot implements Bot {
  readonly level: string;
  private readonly command: string;
  private readonly game: AnyGame;
  private readonly options: Options;
  private readonly names: readonly string[];
  /** Every seat of every match has a list of its own of what it heard. */
  private readonly players = new WeakMap<readonly SeenEvent[], { readonly number: number; told: number }>();
  private count = 0;

  constructor(game: AnyGame, { seats, options }: Pick<Plan, 'seats' | 'options'>, command: string) {
    this.game = game;
    this.options = options;
    this.command = command;
    this.names = Array.from({ length: seats }, (_, seat) => game.words.seat(seat));
    this.level = `${PREFIX}${command}`;
  }

  choose({ seat, view, heard }: Seated): Action {
    const { game, command, options } = this;
    const player = this.players.get(heard) ?? { number: ++this.count, told: 0 };
    this.players.set(heard, player);
    const names = this.names;
    const naming: Naming = { names, reader: seat };
    const events = heard.slice(player.told).map((event) => this.told(event, naming));
    player.told = heard.length;
    const choices = choicesFor(game, view, seat, naming);
    const hello = {
      type: 'hello',
      version: PROGRAM_VERSION,
      game: game.id,
      rules: game.version,
      options,
    } as const;
    const question = {
      type: 'choose',
      player: player.number,
      seat,
      names,
      view: spellingOf(game).view.spell(view as never),
      choices,
      events,
    } as const;
    const text = asked({ command, hello, question });
    const action = game.codec.read(text);
    if (action === undefined)
      return this.fail(`answered ${JSON.stringify(text)}, which is no action of ${game.words.title}.`);
    // What a seat may do does not depend on what it does not know.
    const refusal = game.refusal(game.imagine(view, fastRandom('judging')), seat, action);
    if (refusal)
      return this.fail(
        `answered "${text}", which the rules refuse (${refusal.rule}): ${game.words.refusal(refusal)}`,
      );
    return action;
  }

  private fail(fault: string): never {
    asked({ command: this.command, fault });
    throw new Error(fault);
  }

  private told(event: SeenEvent, naming: Naming): Told {
    const sentence = this.game.words.event(event, naming);
    const spelled = spelledEvent(spellingOf(this.game), event);
    return sentence === null ? spelled : { ...spelled, sentence: plainText(sentence) };
  }
}
