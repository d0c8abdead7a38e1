/**
 * Numbers of one kind that cannot be taken for those of another: a seat is no action and no card. A plain number becomes any of
 * them, so that counting, indexing and reading files need no cast; at run time nothing is left of it.
 */
declare const flavour: unique symbol;

export type Flavoured<Base, Name extends string> = Base & { readonly [flavour]?: Name };
