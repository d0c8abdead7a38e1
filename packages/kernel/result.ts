/** At the border an input is either taken or refused with a sentence a person can act on. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

export const taken = <T>(value: T): Result<T> => ({ ok: true, value });

export const problem = (sentence: string): { readonly ok: false; readonly problem: string } => ({
  ok: false,
  problem: sentence,
});
