import { fastRandom, openMatch } from '@airlock/kernel';
import { outpostSeven } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import { explain, lineWhy } from './explain.ts';
import { card, cell, TURN_15, viewFrom } from './testing/position.ts';

const naming = { names: ['quietmoss', 'Officer'], reader: 0 };

describe('why a line votes as it does', () => {
  const view = viewFrom(TURN_15);

  it('counts the cubes module by module', () => {
    expect(lineWhy(view, 1)).toEqual({
      question: 'Why does row 2 vote Yellow?',
      sentences: [
        'Row 2 has 4 people, 3 at the start and 1 who came.',
        'Red: 2 cubes on Power 5 and 2 cubes on Power 5.',
        'Yellow: 5 cubes on Works 6.',
      ],
      sum: ['Red 4, Yellow 5', 'votes Yellow'],
      rules: ['OPS-131', 'OPS-125'],
    });
  });

  it('says that a tie changes nothing', () => {
    expect(lineWhy(view, 4)).toMatchObject({
      sentences: ['Row 5 has 1 person.', 'A tie changes nothing, so its token stays Red.'],
      rules: ['OPS-131', 'OPS-132'],
    });
  });
});

describe('why something happened', () => {
  const repaired = (colourMatch: boolean, overpay: number, placed: number, lost: number, scrap: string) =>
    explain(
      {
        type: 'repaired',
        rule: 'OPS-090',
        open: {
          seat: 1,
          card: card('B3-3'),
          scrap: card(scrap),
          cell: cell('r4c3'),
          colourMatch,
          overpay,
          placed,
          lost,
        },
      },
      naming,
    );

  it('a repair: the sum of match and overpay', () => {
    expect(repaired(true, 1, 2, 0, 'B4-2')).toEqual({
      question: 'Why 2 cubes on Power 3?',
      sentences: ['Power 4 paid for Power 3: the same colour gives 1 cube, and a 4 is 1 above a 3.'],
      sum: ['colour match 1 + overpay 1', '2 cubes'],
    });
  });

  it('a repair with more cubes than spaces: what did not fit', () => {
    expect(repaired(true, 3, 3, 1, 'B6-2')?.sentences[1]).toBe(
      'Power 3 has 3 spaces, so 1 cube did not fit.',
    );
  });

  it('a neutral module: neither match nor overpay', () => {
    expect(repaired(false, 0, 0, 0, 'G3-1')).toEqual({
      question: 'Why is Power 3 neutral?',
      sentences: ['Gardens 3 paid for Power 3: another colour gives no cube, and a 3 is not above a 3.'],
      sum: ['colour match 0 + overpay 0', '0 cubes'],
    });
  });

  it('a Remove: what was taken and what an icon protects', () => {
    const paper = explain(
      {
        type: 'bonusUsed',
        rule: 'OPS-120',
        open: {
          seat: 0,
          kind: 2,
          cell: cell('r2c3'),
          space: 2,
          centre: cell('r2c3'),
          cubes: [{ cell: cell('r3c3'), before: -3, after: -2 }],
          lines: [],
          safe: [cell('r1c3')],
          hit: [],
          shielded: [],
        },
      },
      naming,
    );
    expect(paper).toEqual({
      question: 'Why did Remove take 1 cube?',
      sentences: [
        'From row 2, column 3 it reaches along row 2 and column 3.',
        'One each from row 3, column 3.',
        'An icon protects the lowest cube at row 1, column 3.',
      ],
    });
  });

  it('has a paper for every event of a whole match, or leaves the line to speak for itself', () => {
    const match = openMatch(outpostSeven, {
      options: { ...viewFrom({}).options },
      seats: ['quietmoss', 'Officer'],
      generator: 'fast',
      seed: 'papers',
    });
    const random = fastRandom('papers');
    const silent = new Set(['dealt', 'burned', 'asked', 'timedOut']);
    const seen = new Set<string>();
    for (let turns = 0; match.outcome === null; turns++) {
      const seat = match.waiting === 1 ? 0 : 1;
      const actions = match.actions(seat).filter((action) => action > 1);
      const played = match.play(seat, actions[random.int(actions.length)] as number);
      if (!played.ok || turns > 400) throw new Error('The match did not go on.');
      for (const event of played.events) {
        const paper = explain({ type: event.type, rule: event.rule, open: event.open } as never, naming);
        expect(paper === null).toBe(silent.has(event.type));
        expect(paper?.question ?? '?').toMatch(/\?$/);
        seen.add(event.type);
      }
    }
    expect([...seen].sort()).toEqual(
      [
        'asked',
        'bonusUsed',
        'gameOver',
        'kept',
        'offerFilled',
        'playerOut',
        'repaired',
        'salvaged',
        'votes',
      ].sort(),
    );
  });
});
