/** Every rule and every ruling of a game is named by a test that shows it: one call in a game's test file. */
import type { RuleId } from '@airlock/kernel';
import { citingTests, exampleOf, isWronglyCited } from './citing.ts';

/** Loaded in a test run only, as in describeConformance. */
const vitest = process.env.VITEST ? await import('vitest') : null;

type Texts = Readonly<Record<RuleId, unknown>>;

export interface Citations {
  /** The game's folder, with all its tests. */
  readonly folder: string;
  readonly rules: Texts;
  /** What the rulebook leaves open and the house decided; many games have none. */
  readonly rulings?: Texts;
  /** Reasons of refusals and their rules. */
  readonly reasons: Readonly<Record<string, RuleId>>;
  /** Rulings no test of the game can show, because the house keeps them. */
  readonly ofTheHouse?: readonly RuleId[];
}

/** What is wrong with the citations, each as a sentence with an example of the right form. */
export function citationFaults({ folder, rules, rulings = {}, reasons, ofTheHouse = [] }: Citations): {
  readonly uncited: string[];
  readonly unknown: string[];
  readonly wrong: string[];
  readonly refusals: string[];
} {
  const tests = citingTests(folder);
  const cited = new Set(tests.flatMap(({ cites }) => cites));
  const exists = (id: RuleId): boolean => Object.hasOwn(rules, id) || Object.hasOwn(rulings, id);
  const [anyId = 'OPS-131'] = Object.keys(rules);
  return {
    uncited: [...Object.keys(rules), ...Object.keys(rulings)]
      .filter((id) => !cited.has(id) && !ofTheHouse.includes(id))
      .map((id) => `No test cites ${id}. Cite it at the end of a test's name, in brackets: ${exampleOf(id)}`),
    unknown: tests.flatMap(({ file, title, cites }) =>
      cites
        .filter((id) => !exists(id))
        .map((id) => `${file}: "${title}" cites ${id}, which is neither a rule nor a ruling.`),
    ),
    wrong: tests.flatMap(({ file, names }) =>
      names
        .filter((name) => isWronglyCited(name, Object.keys(rules)))
        .map(
          (name) =>
            `${file}: "${name}" names a rule in another form. Ids stand at the end of a name, in brackets, several with a comma and a blank between: ${exampleOf(anyId)}`,
        ),
    ),
    refusals: Object.entries(reasons)
      .filter(([, rule]) => !Object.hasOwn(rules, rule))
      .map(([reason, rule]) => `The refusal "${reason}" names ${rule}, which is no rule.`),
  };
}

export function describeCitations(citations: Citations): void {
  if (!vitest) throw new Error('describeCitations works only in a test run.');
  const { expect, it } = vitest;
  const { uncited, unknown, wrong, refusals } = citationFaults(citations);
  it('every rule and every ruling is cited by a test', () => expect(uncited).toEqual([]));
  it('no test cites a rule that does not exist', () => expect(unknown).toEqual([]));
  it('every citation has the form that others find it by', () => expect(wrong).toEqual([]));
  it('every refusal names a rule that exists', () => expect(refusals).toEqual([]));
}
