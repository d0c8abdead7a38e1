/** What is open in the frame: which tab, which sheet, which paper. One thing at a time lies over the table. */
import type { RuleId } from '@airlock/kernel';
import { effect, signal } from '@preact/signals';
import type { Why } from '../games/contract.ts';
import { layout } from './layout.ts';

export const TABS = ['log', 'talk', 'rules'] as const;
export type Tab = (typeof TABS)[number];

/** What lies over the table. A tab does so where the right rail has no room of its own. */
export type Over =
  | { readonly kind: 'tab' }
  | { readonly kind: 'sheet'; readonly id: string }
  | { readonly kind: 'menu' }
  | { readonly kind: 'keys' };

/** The paper "why?", and the element it stands beside. */
export interface Paper {
  readonly about: Why;
  readonly beside: Element;
}

export function frameState() {
  const tab = signal<Tab>('log');
  const over = signal<Over | null>(null);
  const paper = signal<Paper | null>(null);
  /** The rule that the rules tab shows first. */
  const ruleAt = signal<RuleId | null>(null);
  /** Where the focus goes back to. */
  let opener: HTMLElement | null = null;

  function remember(): void {
    if (document.activeElement instanceof HTMLElement) opener = document.activeElement;
  }

  function openOver(next: Over): void {
    if (over.peek() === null && paper.peek() === null) remember();
    paper.value = null;
    over.value = next;
  }

  const state = {
    tab,
    over,
    paper,
    ruleAt,

    openTab(next: Tab): void {
      tab.value = next;
      if (layout.peek() === 'wide') {
        over.value = null;
        paper.value = null;
      } else {
        openOver({ kind: 'tab' });
      }
    },

    openSheet: (id: string): void => openOver({ kind: 'sheet', id }),
    closeSheet(id: string): void {
      const open = over.peek();
      if (open?.kind === 'sheet' && open.id === id) over.value = null;
    },
    openMenu: (): void => openOver({ kind: 'menu' }),
    openKeys: (): void => openOver({ kind: 'keys' }),

    why(about: Why, beside: Element): void {
      if (paper.peek() === null) remember();
      paper.value = { about, beside };
    },

    openRule(rule: RuleId): void {
      paper.value = null;
      ruleAt.value = rule;
      state.openTab('rules');
    },

    /** Closes what lies on top; says whether there was anything. */
    closeTop(): boolean {
      if (paper.peek()) paper.value = null;
      else if (over.peek()) over.value = null;
      else return false;
      if (paper.peek() === null && over.peek() === null) {
        opener?.focus();
        opener = null;
      }
      return true;
    },

    /** Ends what `frameState` began. */
    end: effect(() => {
      // A tab that lay over the table goes back into its rail when there is room again.
      if (layout.value === 'wide' && over.peek()?.kind === 'tab') over.value = null;
    }),
  };
  return state;
}

export type FrameState = ReturnType<typeof frameState>;
