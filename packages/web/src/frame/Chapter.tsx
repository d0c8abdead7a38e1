/** One chapter of the rulebook: pictures, what matters in plain words, then the details as prose. */
import type { HelpSection, RuleId } from '@airlock/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { Figure } from '../games/contract.ts';
import { Icon } from '../look/Icon.tsx';
import { RuleLine } from '../look/RuleLine.tsx';
import { Sentence } from '../look/Sentence.tsx';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './Chapter.module.css';
import { passagesOf } from './ruleSearch.ts';

interface ChapterProps {
  readonly number: number;
  readonly section: HelpSection;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly figures: readonly Figure[];
  readonly open: boolean;
  /** Whether every rule stands on a line with its number. */
  readonly numbers: boolean;
  /** The rule to show and to light. */
  readonly mark: RuleId | null;
  /** Opens and closes it; missing where it is always open. */
  readonly onPress?: () => void;
}

export function Chapter({ number, section, open, onPress, ...inside }: ChapterProps) {
  return (
    <section class={styles.chapter}>
      <h2>
        {onPress ? (
          <button type="button" aria-expanded={open} onClick={onPress}>
            <span class={styles.number}>{number}</span>
            <span>{section.title}</span>
            <Icon name={open ? 'up' : 'opens'} />
          </button>
        ) : (
          section.title
        )}
      </h2>
      {open && <Inside section={section} {...inside} />}
    </section>
  );
}

function Inside({
  section,
  rules,
  figures,
  numbers,
  mark,
}: Omit<ChapterProps, 'number' | 'open' | 'onPress'>) {
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (mark !== null) marked.current?.scrollIntoView({ block: 'center' });
  }, [mark]);
  const isAsked = (ids: readonly RuleId[]): boolean => numbers || (mark !== null && ids.includes(mark));
  return (
    <>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} class={styles.plain}>
          <Sentence text={paragraph} />
        </p>
      ))}
      {figures.length > 0 && (
        <ul class={styles.figures}>
          {figures.map(({ Picture, caption }) => (
            <li key={caption}>
              <Picture />
              <span>{caption}</span>
            </li>
          ))}
        </ul>
      )}
      {section.rules.length > 0 && <h3 class={`${text.plate} ${text.faint}`}>{words.rules.details}</h3>}
      {passagesOf(section.rules).map((ids) =>
        isAsked(ids) ? (
          <ul key={ids[0]}>
            {ids.map((id) => (
              <RuleLine
                key={id}
                rule={id}
                rules={rules}
                {...(id === mark ? { marked: true, line: marked } : {})}
              />
            ))}
          </ul>
        ) : (
          <p key={ids[0]} class={styles.passage}>
            <Sentence text={ids.map((id) => rules[id] ?? '').join(' ')} />
          </p>
        ),
      )}
    </>
  );
}
