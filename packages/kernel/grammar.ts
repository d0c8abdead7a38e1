/** How an action is written, as a person reads it, and which kind was meant by a text that names none. */
import type { DomainForm } from './actions.ts';
import { type ActionForm, formsOf } from './choices.ts';
import type { AnyGame } from './game.ts';
import { nearest } from './nearest.ts';

/** Of longer lists the first and the last are shown. */
const MOST_SHOWN = 8;

function namesText(names: readonly string[]): string {
  if (names.length <= MOST_SHOWN) return names.join('|');
  return `${names.slice(0, 2).join('|')}|…|${names.at(-1)}`;
}

function wordText(form: DomainForm): string {
  if ('one' in form) return `<${namesText(form.one)}>`;
  if ('some' in form) return `<some of ${namesText(form.some)}, with commas; - for none>`;
  if ('list' in form) return `<1 to ${form.most} of ${namesText(form.list)}, with commas>`;
  const prefix = form.prefix ?? '';
  return `<${prefix}${form.from} to ${prefix}${form.to}>`;
}

/** `repair <B3-1|B3-2|…|P6-6> …`. */
export const grammarText = ({ kind, words }: ActionForm): string => [kind, ...words.map(wordText)].join(' ');

/** The kind that a text was meant to be of; `undefined` where it is like none. */
export function meantForm(game: AnyGame, text: string): ActionForm | undefined {
  const forms = formsOf(game);
  const [first = ''] = text.trim().split(/\s+/);
  const meant = nearest(
    first.slice(0, LONGEST_KIND),
    forms.map(({ kind }) => kind),
  );
  return forms.find(({ kind }) => kind === meant);
}

/** Longer words are no slip of any kind's name; comparing them would take time. */
const LONGEST_KIND = 40;

/** Why a text is no action, as a sentence. */
export function noActionSentence(text: string, meant: ActionForm | undefined): string {
  const said = text.length > LONGEST_KIND ? `${text.slice(0, LONGEST_KIND)}…` : text;
  const quoted = `“${said}” is no action of this game`;
  return meant ? `${quoted}. It is written ${grammarText(meant)}.` : `${quoted}, nor like any.`;
}
