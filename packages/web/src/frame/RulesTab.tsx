/** The rulebook: chapters one can read, opened at what one is doing, with pictures; searchable, numbers on demand. */
import type { HelpSection, RuleId, Words } from '@airlock/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Figure, HelpAt } from '../games/contract.ts';
import { Icon } from '../look/Icon.tsx';
import { Sentence } from '../look/Sentence.tsx';
import { scrollable } from '../look/scrollable.ts';
import { set } from '../look/set.ts';
import { words } from '../words.ts';
import { Chapter } from './Chapter.tsx';
import styles from './RulesTab.module.css';
import { asksForNumbers, searchRules, sectionOf } from './ruleSearch.ts';

interface RulesTabProps {
  readonly words: Pick<Words, 'help' | 'rules'>;
  readonly figures?: readonly Figure[] | undefined;
  /** What comes first, and why. */
  readonly at: HelpAt;
  /** The rule a "why?" asked for. */
  readonly ruleAt: Signal<RuleId | null>;
}

export function RulesTab({ words: { help, rules }, figures = [], at, ruleAt }: RulesTabProps) {
  const query = useSignal('');
  const numbers = useSignal(false);
  // Pressed: open although it is not what one is doing, or closed although it is.
  const pressed = useSignal<readonly number[]>([]);
  const wanted = ruleAt.value;
  const searching = query.value.trim() !== '';
  const found = searching ? searchRules(help, rules, query.value) : help;
  const now = wanted === null ? [at.section, at.also] : [sectionOf(help, wanted)];
  const place = now.join(' ');

  // What was asked for by a "why?" is asked for once.
  useEffect(() => set(ruleAt, null), [ruleAt]);
  useEffect(() => {
    pressed.value = [];
  }, [place, pressed]);

  const chapterOf = (section: HelpSection): number => help.findIndex(({ title }) => title === section.title);
  const isOpen = (chapter: number): boolean =>
    searching || now.includes(chapter) !== pressed.value.includes(chapter);
  const press = (chapter: number): void => {
    const others = pressed.value.filter((one) => one !== chapter);
    pressed.value = others.length < pressed.value.length ? others : [...others, chapter];
  };
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
        {!searching && wanted === null && at.because && (
          <p class={styles.lead}>
            <Sentence text={at.because} />
          </p>
        )}
        {found.map((section) => {
          const chapter = chapterOf(section);
          return (
            <Chapter
              key={section.title}
              number={chapter + 1}
              section={section}
              rules={rules}
              figures={searching ? [] : figures.filter((figure) => figure.chapter.test(section.title))}
              open={isOpen(chapter)}
              numbers={numbers.value || asksForNumbers(query.value)}
              mark={wanted}
              {...(searching ? {} : { onPress: () => press(chapter) })}
            />
          );
        })}
        <label class={styles.numbers}>
          <input
            type="checkbox"
            checked={numbers.value}
            onChange={(event) => {
              numbers.value = event.currentTarget.checked;
            }}
          />
          {words.rules.numbers}
        </label>
      </section>
    </div>
  );
}
