/** One rule of a list: its number and its sentence. */
import type { RuleId } from '@airlock/kernel';
import type { Ref } from 'preact';
import styles from './RuleLine.module.css';
import { Sentence } from './Sentence.tsx';
import text from './text.module.css';

interface RuleLineProps {
  readonly rule: RuleId;
  readonly rules: Readonly<Record<RuleId, string>>;
  /** Whether it is the rule that was asked for. */
  readonly marked?: boolean;
  readonly line?: Ref<HTMLLIElement>;
}

export const RuleLine = ({ rule, rules, marked = false, line = null }: RuleLineProps) => (
  <li class={`${styles.rule} ${marked ? styles.marked : ''}`} ref={line}>
    <code class={text.rule}>{rule}</code>
    <p>
      <Sentence text={rules[rule] ?? ''} />
    </p>
  </li>
);
