/** Below the name of a table: who wins at it between bots. The figures come when the lobby is already there. */
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type MeasuredTable, sharesAt } from './shares.ts';

type Figures = typeof import('@airlock/catalogue/balance');

const figures: Signal<Figures | null> = signal(null);

interface SharesProps extends MeasuredTable {
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export function Shares({ options, ...table }: SharesProps) {
  useEffect(() => {
    import('@airlock/catalogue/balance').then(
      (loaded) => {
        figures.value = loaded;
      },
      // A table is set just as well without them, so nobody is disturbed.
      () => undefined,
    );
  }, []);
  const loaded = figures.value;
  const said = loaded && sharesAt(loaded, loaded.balanceOf(table.game.id).rows, table, options);
  return said && <small title={said.certainty}>{said.text}</small>;
}
