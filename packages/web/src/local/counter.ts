/** Serves one page of this browser: what it asks for and the lines it has open, wherever its messages come from. */
import type { ClientMessage } from '@airlock/protocol';
import { CannotWrite, cannotWrite, NearLine, type Person, Refused, stumbled } from '@airlock/tables';
import { TakenOver } from './idbStore.ts';
import { meNamed } from './me.ts';
import type { FromPage, FromRoom, LocalRequest } from './messages.ts';
import type { LocalRoom } from './openRoom.ts';
import { answer } from './requests.ts';
import { asSaidHere } from './sentences.ts';

type Tell = (told: FromRoom) => void;

/** What HTTP would say; the page tells by it that an answer came at all. */
const REFUSED_STATUS = 400;

export class Counter {
  private readonly local: LocalRoom;
  private readonly tell: Tell;
  private readonly broken: (what: string, why: unknown) => void;
  private readonly lines = new Map<number, NearLine>();

  constructor(local: LocalRoom, tell: Tell, broken: (what: string, why: unknown) => void) {
    this.local = local;
    this.tell = tell;
    this.broken = broken;
  }

  hear(said: FromPage): void {
    switch (said.kind) {
      case 'ask':
        void this.answer(said.id, said.request);
        return;
      case 'open':
        this.lines.set(said.line, this.opened(said.line, meNamed(said.name)));
        return;
      case 'say':
        this.lines.get(said.line)?.hear(JSON.parse(said.text) as ClientMessage);
        return;
      case 'close':
        this.lines.get(said.line)?.end();
        this.lines.delete(said.line);
    }
  }

  /** The page is gone, or somebody else serves it now. */
  end(): void {
    for (const line of this.lines.values()) line.end();
    this.lines.clear();
  }

  private opened(number: number, person: Person): NearLine {
    const { room, find } = this.local;
    return new NearLine(
      person,
      { commands: room.commands, find },
      {
        heard: (text) => this.tell({ kind: 'heard', line: number, text }),
        closed: (code) => {
          this.lines.delete(number);
          this.tell({ kind: 'closed', line: number, code });
        },
        worded: asSaidHere,
      },
    );
  }

  private async answer(id: number, request: LocalRequest): Promise<void> {
    try {
      this.tell({ kind: 'answer', id, value: await answer(this.local, request) });
    } catch (error) {
      const { code, message: sentence, rule } = asSaidHere(this.refusalFor(error));
      const problem = { code, sentence, ...(rule === undefined ? {} : { rule }) };
      this.tell({ kind: 'problem', id, status: REFUSED_STATUS, problem });
    }
  }

  private refusalFor(error: unknown): Refused {
    if (error instanceof Refused) return error;
    if (error instanceof CannotWrite) return cannotWrite();
    if (!(error instanceof TakenOver)) this.broken('a request could not be answered', error);
    return stumbled();
  }
}
