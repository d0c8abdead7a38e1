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
