/** Searching the rules: in titles, paragraphs and rule texts, and by a rule's id. */
import type { HelpSection, RuleId } from '@airlock/kernel';

type Rules = Readonly<Record<RuleId, string>>;

const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** The sections with what matches in them; a section whose own words match keeps all its rules. */
export function searchRules(help: readonly HelpSection[], rules: Rules, query: string): HelpSection[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...help];
  const matches = (text: string): boolean => wanted.every((word) => plain(text).includes(word));
  return help.flatMap((section) => {
    if (matches([section.title, ...section.paragraphs].join(' '))) return [section];
    const found = section.rules.filter((id) => matches(`${id} ${rules[id] ?? ''}`));
    return found.length > 0 ? [{ ...section, paragraphs: [], rules: found }] : [];
  });
}

/** Which section explains a rule; -1 when none does. */
export const sectionOf = (help: readonly HelpSection[], rule: RuleId): number =>
  help.findIndex((section) => section.rules.includes(rule));

/** Somebody who types "OUT-31" asks for rules by their numbers. */
export const asksForNumbers = (query: string): boolean => /^\s*\p{L}{3}-?\d+/u.test(query);

/** Rules that belong together, by their numbers: a passage of the rulebook each, in their order. */
export function passagesOf(rules: readonly RuleId[]): RuleId[][] {
  const passages: RuleId[][] = [];
  for (const rule of rules) {
    const [before] = passages.at(-1) ?? [];
    if (before !== undefined && tensOf(before) === tensOf(rule)) passages.at(-1)?.push(rule);
    else passages.push([rule]);
  }
  return passages;
}

const tensOf = (rule: RuleId): string => rule.slice(0, -1);
