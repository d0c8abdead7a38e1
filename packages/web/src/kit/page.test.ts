import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Door } from '../games/contract.ts';
import { sectionOf, tableOf } from './page.tsx';

const Part = () => null;

const model = () => ({
  door: signal<Door>({ kind: 'wait', sentence: 'Wait.', buttons: [] }),
  back: () => undefined,
  cards: signal(5),
});

const open = (of: ReturnType<typeof model>) =>
  tableOf(of, {
    phase: () => `Round ${of.cards.value}`,
    places: { Meters: Part, LeftRail: Part, Table: Part, Hand: Part },
    sheets: [
      {
        id: 'offer',
        title: 'Offer',
        Body: Part,
        button: ({ cards }) => ({ label: `Offer ${cards.value}`, icon: 'grid' }),
      },
      { id: 'others', title: 'Others', Body: Part, isThere: ({ cards }) => cards.value > 5 },
    ],
    folded: () => [],
    helpAt: () => ({ section: 0 }),
  }).parts;

describe('the page of a table', () => {
  it('counts on the button of a sheet without building the sheet anew', () => {
    const of = model();
    const { sheets } = open(of);
    const [before] = sheets.value;
    expect(before?.button?.label).toBe('Offer 5');
    of.cards.value = 4;
    const [after] = sheets.value;
    expect(after?.button?.label).toBe('Offer 4');
    expect(after?.Body).toBe(before?.Body);
  });

  it('leaves a sheet out where there is nothing on it', () => {
    const of = model();
    const { sheets, phase } = open(of);
    expect(sheets.value.map(({ id }) => id)).toEqual(['offer']);
    of.cards.value = 6;
    expect(sheets.value.map(({ id }) => id)).toEqual(['offer', 'others']);
    expect(phase.value).toBe('Round 6');
  });

  it('opens the rules at the section whose title fits, or at the first', () => {
    const help = ['The start', 'A turn', 'The end'].map((title) => ({ title, paragraphs: [], rules: [] }));
    expect(sectionOf(help, /end/i)).toBe(2);
    expect(sectionOf(help, /vote/)).toBe(0);
  });
});
