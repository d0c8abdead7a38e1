/** What a page and the worker with its tables say to each other. */
import type { HttpProblem } from '@airlock/protocol';

/** A request that a server would be asked over HTTP, by the same address. */
export interface LocalRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** What the reader is called now. */
  readonly name: string;
}

/** From the page. Lines and requests have numbers of the page's own. */
export type FromPage =
  | { readonly kind: 'ask'; readonly id: number; readonly request: LocalRequest }
  | { readonly kind: 'open'; readonly line: number; readonly name: string }
  | { readonly kind: 'say'; readonly line: number; readonly text: string }
  | { readonly kind: 'close'; readonly line: number };

/** To the page. */
export type FromRoom =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'problem'; readonly id: number; readonly status: number; readonly problem: HttpProblem }
  | { readonly kind: 'heard'; readonly line: number; readonly text: string }
  | { readonly kind: 'closed'; readonly line: number; readonly code: number }
  /** Another tab serves from now on: whatever was open or asked for is gone. */
  | { readonly kind: 'moved' };
