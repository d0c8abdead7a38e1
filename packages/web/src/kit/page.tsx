/** Puts a table's page together: its components get the model, and the frame gets what it asks for. */
import type { HelpSection } from '@airlock/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Door, FoldedFact, HelpAt, Parts, Sheet } from '../games/contract.ts';

interface TableModel {
  readonly door: ReadonlySignal<Door>;
  back(): void;
}

type Part<Model> = ComponentType<{ readonly model: Model }>;

/** A sheet of this table; its button may change with the match, and it may be missing at some tables. */
export interface PageSheet<Model> {
  readonly id: string;
  readonly title: string;
  readonly Body: Part<Model>;
  readonly button?: (model: Model) => Sheet['button'];
  readonly isThere?: (model: Model) => boolean;
  /** As in `Sheet`. */
  readonly asks?: true;
  readonly overLog?: true;
}

/** What is drawn in each place that the frame leaves to the page. */
interface Places<Model> {
  readonly Meters: Part<Model>;
  readonly LeftRail: Part<Model>;
  readonly Table: Part<Model>;
  readonly Hand: Part<Model>;
  readonly Peek?: ComponentType<{ readonly model: Model; readonly about: string }>;
  readonly UnderLog?: Part<Model>;
}

interface Page<Model>
  extends Omit<Parts, 'phase' | 'door' | 'stepBack' | 'sheets' | 'folded' | 'helpAt' | keyof Places<Model>> {
  readonly phase: () => string;
  readonly places: Places<Model>;
  readonly sheets: readonly PageSheet<Model>[];
  readonly folded: (model: Model) => readonly FoldedFact[];
  readonly helpAt: (model: Model) => HelpAt;
}

export interface OpenedTable<Model> {
  readonly model: Model;
  readonly parts: Parts;
}

export function tableOf<Model extends TableModel>(model: Model, page: Page<Model>): OpenedTable<Model> {
  const { phase, places, sheets, folded, helpAt, ...rest } = page;
  const { Meters, LeftRail, Table, Hand, Peek, UnderLog } = places;
  const parts: Parts = {
    ...rest,
    phase: computed(phase),
    door: model.door,
    Meters: () => <Meters model={model} />,
    LeftRail: () => <LeftRail model={model} />,
    Table: () => <Table model={model} />,
    Hand: () => <Hand model={model} />,
    Peek: ({ about }) => (Peek ? <Peek model={model} about={about} /> : null),
    ...(UnderLog ? { UnderLog: () => <UnderLog model={model} /> } : {}),
    sheets: sheetsOf(model, sheets),
    folded: computed(() => folded(model)),
    helpAt: computed(() => helpAt(model)),
    stepBack: model.back,
  };
  return { model, parts };
}

/** The bodies are made once: a sheet that is open must not be built anew when its button's number changes. */
function sheetsOf<Model>(
  model: Model,
  sheets: readonly PageSheet<Model>[],
): ReadonlySignal<readonly Sheet[]> {
  const made = sheets.map(({ Body, ...sheet }) => ({ ...sheet, Body: () => <Body model={model} /> }));
  return computed(() =>
    made
      .filter(({ isThere }) => isThere?.(model) ?? true)
      .map(({ button, isThere: _, ...sheet }) => {
        const shown = button?.(model);
        return { ...sheet, ...(shown ? { button: shown } : {}) };
      }),
  );
}

/** The section of the help whose title fits, or the first one. */
export const sectionOf = (help: readonly HelpSection[], title: RegExp): number =>
  Math.max(
    0,
    help.findIndex((section) => title.test(section.title)),
  );
