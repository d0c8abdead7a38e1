/** The talk between a person and a table: draws, asks, reads what is typed and does it. */
import type { BotLevel } from '@airlock/catalogue';
import { type Action, type GameSpelling, nearest } from '@airlock/kernel';
import { fits, type Ink, wrap } from '../ink.ts';
import { Keys } from './keys.ts';
import { narrowDrawing } from './narrow.ts';
import { ORDERS, orderNamed } from './orders.ts';
import { consequences, viewAfter } from './outlook.ts';
import type { Scene, Screen, Step } from './screen.ts';
import { type Nowhere, readLine, settled, stepAt } from './steps.ts';
import type { Line, TerminalTable } from './terminalTable.ts';

type Say = (...lines: readonly string[]) => void;

export class Conversation {
  readonly table: TerminalTable;
  readonly screen: Screen;
  readonly ink: Ink;
  readonly say: Say;
  /** Whom a hint is asked of. */
  readonly strongest: BotLevel;
  /** Files this game was saved to. */
  readonly saved = new Set<string>();
  hasLeft = false;
  /** The words chosen so far, and those before each question that was answered. */
  private chosen: readonly string[] = [];
  private earlier: (readonly string[])[] = [];
  private told = 0;
  private refused: Line | null = null;
  private readonly keys = new Keys();
  /** For terminals that are narrower than drawings. */
  private readonly spelling: GameSpelling | undefined;

  constructor(
    table: TerminalTable,
    screen: Screen,
    ink: Ink,
    strongest: BotLevel,
    say: Say,
    spelling?: GameSpelling,
  ) {
    this.table = table;
    this.screen = screen;
    this.ink = ink;
    this.strongest = strongest;
    this.say = say;
    this.spelling = spelling;
  }

  /** Lets the others act, tells what they did and asks the person. */
  async turn(): Promise<void> {
    await this.table.advance();
    this.tellNews();
    this.earlier = [];
    this.chosen = [];
    this.show();
  }

  /** One line that was typed. */
  async take(typed: string): Promise<void> {
    const line = typed.trim();
    if (line === '') {
      this.ask();
      return;
    }
    const [name = ''] = line.split(/\s+/);
    const order = orderNamed(name);
    if (order) {
      await order.run(this, line.slice(name.length).trim());
      return;
    }
    if (this.table.isOver) {
      this.say('The game is over. Type log, why, save FILE or quit.');
      return;
    }
    if (line.endsWith('?')) {
      this.tellConsequences(line.slice(0, -1));
      return;
    }
    await this.choose(line);
  }

  readonly scene = (): Scene => {
    const { table, ink, screen } = this;
    const { game, seat, view, naming, recent } = table;
    const sight = { game, seat, view, naming };
    return {
      ...sight,
      ink,
      recent,
      keys: this.keys,
      listed: table.isOver ? [] : table.listed(),
      foresee: (action) => viewAfter(sight, action, screen.settling),
    };
  };

  /** The last thing that can be asked "why?" about. */
  readonly reason = (): Line | undefined => this.refused ?? this.table.log.at(-1);

  /** Draws the table and asks. */
  show(): void {
    const scene = this.scene();
    this.say('', ...this.drawn(scene));
    this.say('', ...wrap(this.ink.paint(this.ink.sentence(this.prompt(scene)), 'bold')));
    if (this.table.isOver) this.say('Type log, why, save FILE or quit.');
    else this.ask();
  }

  /** The table as it is drawn, or as a list where the terminal is too narrow for that. */
  private drawn(scene: Scene): string[] {
    const drawing = this.screen.draw(scene);
    if (fits(drawing) || !this.spelling) return drawing;
    return narrowDrawing(this.spelling.view.spell(scene.view as never)).map((line) =>
      this.ink.sentence(line),
    );
  }

  /** Puts the question that is open. */
  ask(): void {
    if (this.table.isOver) return;
    const scene = this.scene();
    this.chosen = settled(this.chosen, scene, this.screen);
    const step = stepAt(this.chosen, scene, this.screen);
    const { picture } = step;
    const hasPicture = picture !== undefined && (fits(picture) || !this.spelling);
    if (hasPicture) this.say(...picture);
    if (step.question !== '') this.say(...wrap(this.ink.sentence(step.question)));
    if (!hasPicture) this.say(...this.optionLines(step));
  }

  back(): void {
    this.chosen = this.earlier.pop() ?? [];
    this.ask();
  }

  async act(action: Action): Promise<void> {
    const refused = await this.table.play(action);
    if (refused) {
      this.refuse(refused);
      return;
    }
    this.refused = null;
    await this.turn();
  }

  refuse(refused: Line): void {
    const { sentence, rule } = refused;
    this.refused = refused;
    this.say(...wrap(this.ink.sentence(rule === undefined ? sentence : `${sentence} (why? ${rule})`)));
  }

  leave(): void {
    this.hasLeft = true;
  }

  /** What the beginning of a line could become. */
  readonly complete = (typed: string): string[] => {
    const scene = this.scene();
    const { options } = this.table.isOver ? { options: [] } : stepAt(this.chosen, scene, this.screen);
    const words = [...options.map((option) => option.words.join(' ')), ...Object.keys(ORDERS)];
    return words.filter((word) => word.startsWith(typed));
  };

  private async choose(line: string): Promise<void> {
    const reading = readLine(line, this.chosen, this.scene(), this.screen);
    if (reading.to === 'action') await this.act(reading.action);
    else if (reading.to === 'step') {
      this.earlier.push(this.chosen);
      this.chosen = reading.chosen;
      this.ask();
    } else this.say(notUnderstood(reading));
  }

  private tellConsequences(line: string): void {
    const scene = this.scene();
    const reading = readLine(line, this.chosen, scene, this.screen);
    if (reading.to === 'nowhere') {
      this.say(notUnderstood(reading));
      return;
    }
    if (reading.to === 'step') {
      this.say('That is not a whole action yet; keep choosing.');
      return;
    }
    const refused = this.table.refusalOf(reading.action);
    if (refused) {
      this.refuse(refused);
      return;
    }
    const { sentences, open } = consequences(scene, reading.action);
    for (const sentence of sentences) this.say(...wrap(this.ink.sentence(sentence), '  '));
    if (open) this.say('  You cannot know yet what follows.');
  }

  private tellNews(): void {
    for (const { sentence } of this.table.log.slice(this.told)) {
      this.say(...wrap(this.ink.sentence(sentence), this.ink.sentence('› ')));
    }
    this.told = this.table.log.length;
  }

  private prompt({ view, naming, game }: Scene): string {
    const { outcome } = this.table;
    return outcome ? game.words.outcome(outcome, naming) : game.words.prompt(view, naming);
  }

  private optionLines({ options }: Step): string[] {
    return options.flatMap(({ key, label }) =>
      wrap(this.ink.sentence(label), `${this.ink.paint(key.padStart(3), 'bold')}  `),
    );
  }
}

function notUnderstood({ token, after }: Nowhere): string {
  const meant = after === 0 && token.length > 2 ? nearest(token, Object.keys(ORDERS)) : undefined;
  return `"${token}" is not a choice here. ${meant ? `Did you mean ${meant}?` : 'Type ? for help.'}`;
}
