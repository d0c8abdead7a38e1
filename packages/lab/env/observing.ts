/**
 * What is shown of a match, written as JSON at once: most of the time of an environment would otherwise go into objects that
 * are only made to be written.
 */
import {
  type Action,
  ActionList,
  type AnyGame,
  type GameSpelling,
  type Naming,
  type Outcome,
  plainText,
  type SeenEvent,
  seatsIn,
  spelledEvent,
  type Viewer,
} from '@airlock/kernel';
import type { EnvMatch, Setting } from './envMatch.ts';

/** What may be shown besides who is awaited and how it ended. */
export const SHOWN = ['view', 'legal', 'texts', 'words', 'mask', 'asides', 'prompt', 'events'] as const;
export type Shown = (typeof SHOWN)[number];

const MOST_WRITTEN = 200_000;

export class Observer {
  readonly size: number;
  private readonly game: AnyGame;
  private readonly spelling: GameSpelling;
  private readonly naming: readonly string[];
  private readonly list = new ActionList();
  /** Actions as text: writing one takes longer than finding it again. Not where every moment has numbers of its own. */
  private readonly written = new Map<Action, string>();

  constructor({ game, seats, spelling }: Setting) {
    this.game = game;
    this.spelling = spelling;
    this.size = game.numbering?.size ?? game.codec.size;
    this.naming = Array.from({ length: seats }, (_, seat) => game.words.seat(seat));
  }

  /** `viewer` is the seat that is next where it is missing. */
  observation(number: number, match: EnvMatch, show: ReadonlySet<Shown>, viewer?: Viewer): string {
    const { game } = this;
    const next = match.next;
    const seat = viewer ?? next;
    let text = `{"match":${number},"step":${match.steps},"seat":${seat},"awaited":[${seatsIn(match.waiting).join()}]`;
    const outcome = next < 0 ? game.outcome(match.state) : null;
    if (outcome) text += `,"outcome":${this.outcomeText(outcome)}`;
    // Whoever looks at the end without a seat sees what everybody may.
    const view =
      show.has('view') || show.has('prompt') || show.has('words') ? game.view(match.state, seat) : null;
    if (show.has('view')) text += `,"view":${JSON.stringify(this.spelling.view.spell(view as never))}`;
    if (show.has('prompt'))
      text += `,"prompt":${JSON.stringify(this.sentence(game.words.prompt(view, this.namingOf(seat))))}`;
    if (show.has('events')) text += `,"events":${JSON.stringify(this.told(match.takeHeard(seat), seat))}`;
    if (seat >= 0) text += this.actionsText(match, seat, view, show);
    return `${text}}`;
  }

  outcomeText(outcome: Outcome): string {
    const sentence = this.sentence(this.game.words.outcome(outcome, this.namingOf(-1)));
    return JSON.stringify({ ...outcome, sentence });
  }

  textOf(action: Action): string {
    const known = this.written.get(action);
    if (known !== undefined) return known;
    const text = this.game.codec.write(action);
    if (!this.game.numbering && this.written.size < MOST_WRITTEN) this.written.set(action, text);
    return text;
  }

  numberOf(action: Action): number {
    return this.game.numbering?.numberOf(action) ?? action;
  }

  private actionsText(match: EnvMatch, seat: Viewer, view: unknown, show: ReadonlySet<Shown>): string {
    const { game, list } = this;
    game.actions(match.state, seat, list.clear());
    let text = '';
    if (show.has('legal')) text += `,"legal":[${this.numbers()}]`;
    if (show.has('mask')) text += `,"mask":"${this.mask()}"`;
    if (show.has('texts')) text += `,"texts":${this.texts()}`;
    if (show.has('words')) {
      const words = list.toArray().map((action) => this.sentence(game.words.action(action, view)));
      text += `,"words":${JSON.stringify(words)}`;
    }
    if (show.has('asides')) {
      game.asides(match.state, seat, list.clear());
      text += `,"asides":${this.texts()}`;
    }
    return text;
  }

  private numbers(): string {
    const { list, game } = this;
    let text = '';
    for (let index = 0; index < list.size; index++) {
      const action = list.at(index);
      text += `${index === 0 ? '' : ','}${game.numbering ? this.numberOf(action) : action}`;
    }
    return text;
  }

  private texts(): string {
    const { list } = this;
    let text = '';
    // No action's text has a character that JSON writes otherwise: words are letters, digits and signs.
    for (let index = 0; index < list.size; index++) {
      text += `${index === 0 ? '' : ','}"${this.textOf(list.at(index))}"`;
    }
    return `[${text}]`;
  }

  /** One bit for each number, the lowest bit of each byte first. */
  private mask(): string {
    const bytes = Buffer.alloc((this.size + 7) >> 3);
    for (let index = 0; index < this.list.size; index++) {
      const number = this.numberOf(this.list.at(index));
      if (number >= 0) bytes[number >> 3] = (bytes[number >> 3] ?? 0) | (1 << (number & 7));
    }
    return bytes.toString('base64');
  }

  private told(events: readonly SeenEvent[], seat: Viewer): object[] {
    return events.map((event) => {
      const sentence = this.game.words.event(event, this.namingOf(seat));
      return {
        ...spelledEvent(this.spelling, event),
        ...(sentence !== null && { sentence: this.sentence(sentence) }),
      };
    });
  }

  private namingOf(reader: Viewer): Naming {
    return { names: this.naming, reader };
  }

  private readonly sentence = (words: string): string => plainText(words);
}
