/** Something that was asked for and refused, or not answered: a sentence a person can act on. */
import type { HttpProblem } from '@airlock/protocol';

export class Problem extends Error {
  readonly code: string;
  /** 0 when no answer came at all. */
  readonly status: number;

  constructor(status: number, { code, sentence }: HttpProblem) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}
