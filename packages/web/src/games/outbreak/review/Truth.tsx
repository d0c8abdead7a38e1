/** How true everybody's reports were, as bars. */
import { who } from '@airlock/kernel';

import { useMemo } from 'preact/hooks';
import { TruthBars } from '../../../kit/claims/TruthBars.tsx';
import { lastView } from '../../../kit/ending.ts';
import type { Model } from '../model.ts';
import { truthOf } from '../moves/history.ts';

export function Truth({ model }: { readonly model: Model }) {
  const { desk } = model;
  const truths = useMemo(() => {
    const finished = desk.finished?.();
    return finished ? truthOf(lastView(finished)) : [];
  }, [desk]);
  if (truths.length === 0 || desk.viewer.value >= 0) return null;
  const nameOf = (seat: number): string =>
    desk.seats.value[seat]?.you ? 'You' : who(seat, desk.naming.value);
  return (
    <TruthBars
      truths={truths.map(({ seat, said, true: count }) => ({ name: nameOf(seat), said, truths: count }))}
    />
  );
}
