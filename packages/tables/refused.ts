/** A wish that is not granted: what HTTP and the socket answer with. */
import {
  type ActionForm,
  type AnyGame,
  meantForm,
  noActionSentence,
  plainText,
  type Refusal,
} from '@airlock/kernel';
import type { RefusalCode } from '@airlock/protocol';
import { CannotWrite } from './store/store.ts';

/** What only HTTP can refuse, beside the codes of the socket. */
export type HttpRefusalCode =
  | RefusalCode
  | 'bad-request'
  | 'not-found'
  | 'not-allowed'
  | 'too-early'
  | 'taken';

export class Refused extends Error {
  readonly code: HttpRefusalCode;
  readonly rule: string | undefined;
  /** How what was meant is written, where it was no action. */
  readonly form: ActionForm | undefined;

  constructor(code: HttpRefusalCode, sentence: string, rule?: string, form?: ActionForm) {
    super(sentence);
    this.code = code;
    this.rule = rule;
    this.form = form;
  }
}

export function refusedByRules(game: AnyGame, refusal: Refusal): Refused {
  return new Refused('rules', plainText(game.words.refusal(refusal)), refusal.rule);
}

/** It is no action at all, so no rule has anything to say about it. */
export function noSuchAction(game: AnyGame, text: string): Refused {
  const meant = meantForm(game, text);
  return new Refused('no-such-action', noActionSentence(text, meant), undefined, meant);
}

/** Storage or rules failed us; nothing was changed. */
export const stumbled = (): Refused =>
  new Refused('busy', 'That could not be saved, so it did not happen. Please try again.');

/** The store went away in the middle of it. */
export const inDoubt = (): Refused =>
  new Refused('busy', 'It is not known yet whether that was saved. Please look again in a moment.');

/** The same sentence for everything that would have to be written, wherever it was asked for. */
export const cannotWrite = (): Refused =>
  new Refused(
    'storage',
    'Nothing can be saved at the moment: this server’s disk is full or cannot be written to. ' +
      'Nothing was changed. Please try again later.',
  );

/** The answer to something that was done in memory and could not be kept. */
export const notKept = (failure: unknown): Refused =>
  failure instanceof CannotWrite ? cannotWrite() : stumbled();

/** Only this table is concerned: all others are played on. */
export const damagedTable = (code: string): Refused =>
  new Refused(
    'damaged',
    `The record of table ${code} is damaged, so it cannot be opened. ` +
      'Whoever runs this server can see what is left of it with "airlock check".',
  );

/** By the rules of today, its log would lead elsewhere or nowhere. */
export const oldRules = (): Refused =>
  new Refused(
    'old-rules',
    'The rules of this game have changed since this match was played, so it cannot continue here. ' +
      'Its match file can still be downloaded.',
  );

export const noSuchTable = (code: string): Refused =>
  new Refused('no-such-table', `There is no table ${code}. Check the code or ask for the link again.`);

export const outOfReach = (): Refused =>
  new Refused(
    'busy',
    'This table is on another machine that does not answer at the moment. Please try again.',
  );
