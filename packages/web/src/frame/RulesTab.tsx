/** The rules, opened at what one is doing, searchable, every sentence with its id. */
import type { HelpSection, RuleId, Words } from '@airlock/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { HelpAt } from '../games/contract.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { RuleLine } from '../look/RuleLine.tsx';
import { Sentence } from '../look/Sentence.tsx';
import { scrollable } from '../look/scrollable.ts';
import { set } from '../look/set.ts';
import { words } from '../words.ts';
import styles from './RulesTab.module.css';
import { searchRules, sectionOf } from './ruleSearch.ts';

interface RulesTabProps {
  readonly words: Pick<Words, 'help' | 'rules'>;
  /** What comes first, and why. */
  readonly at: HelpAt;
  /** The rule a "why?" asked for. */
  readonly ruleAt: Signal<RuleId | null>;
}

export function RulesTab({ words: { help, rules }, at, ruleAt }: RulesTabProps) {
  const query = useSignal('');
  const all = useSignal(false);
  const wanted = ruleAt.value;
  const places = wanted === null ? [at.section, at.also] : [sectionOf(help, wanted)];
  const first = places.flatMap((place) => (place === undefined ? [] : (help[place] ?? [])));
  const searching = query.value.trim() !== '';
  const found = searching
    ? searchRules(help, rules, query.value)
    : all.value
      ? help
      : first.length > 0
        ? first
        : help.slice(0, 1);

  // What was asked for by a "why?" is asked for once.
  useEffect(() => set(ruleAt, null), [ruleAt]);

  return (
    <div class={styles.rules}>
      <label class={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          value={query.value}
          placeholder={words.rules.search}
          aria-label={words.rules.search}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
      </label>
      <section class={styles.text} {...scrollable} aria-label={words.tabs.rules}>
        {searching && (
          <p class={styles.lead} aria-live="polite">
            {words.rules.found(found.length)}
          </p>
        )}
        {found.map((section, place) => (
          <Section
            key={section.title}
            section={section}
            rules={rules}
            because={place === 0 && !searching && !all.value && wanted === null ? at.because : undefined}
            mark={wanted}
          />
        ))}
        {!searching && (
          <Button
            look="quiet"
            onPress={() => {
              all.value = !all.value;
            }}
          >
            {all.value ? words.rules.less : words.rules.all}
          </Button>
        )}
      </section>
    </div>
  );
}

interface SectionProps {
  readonly section: HelpSection;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly because: string | undefined;
  /** The rule to show and to light. */
  readonly mark: RuleId | null;
}

function Section({ section, rules, because, mark }: SectionProps) {
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (mark !== null) marked.current?.scrollIntoView({ block: 'center' });
  }, [mark]);
  return (
    <section class={styles.section}>
      <h2>{section.title}</h2>
      {because && (
        <p class={styles.lead}>
          <Sentence text={because} />
        </p>
      )}
      {section.paragraphs.length > 0 && (
        <ol class={styles.steps}>
          {section.paragraphs.map((paragraph) => (
            <li key={paragraph}>
              <Sentence text={paragraph} />
            </li>
          ))}
        </ol>
      )}
      <ul>
        {section.rules.map((id) => (
          <RuleLine
            key={id}
            rule={id}
            rules={rules}
            {...(id === mark ? { marked: true, line: marked } : {})}
          />
        ))}
      </ul>
    </section>
  );
}
