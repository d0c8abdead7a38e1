/** Keys and rooms; alone at a table the scoring cards stand here too, since there is no race to watch beside it. */
import type { Model } from '../model.ts';
import { Keys } from './Keys.tsx';
import { ScoringNow } from './Race.tsx';

export function LeftRail({ model }: { readonly model: Model }) {
  const { seats, mode } = model.view.value;
  return (
    <div>
      <Keys model={model} />
      {seats.length === 1 && mode !== 'practice' && <ScoringNow model={model} />}
    </div>
  );
}
