/** Leads and follows: the place in the match goes out to the company, and the leader's place comes in. */
import { REVIEWER } from '@airlock/kernel';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Reviewing } from '../reviewing.ts';
import type { Together } from './together.ts';

export function useFollowing(reviewing: Reviewing, together: Together | null): void {
  useEffect(() => {
    if (!together) return;
    let isLed = false;
    const stopFollowing = effect(() => {
      const { leader, isFollowing } = together;
      if (!leader.value || !isFollowing.value) return;
      const { at, as } = leader.value;
      isLed = true;
      reviewing.goAlong({ at, as: as ?? REVIEWER });
      isLed = false;
    });
    const stopTelling = effect(() => {
      const place = reviewing.position.value;
      // Whoever goes somewhere else by themselves looks on their own from then on.
      if (!isLed && together.isFollowing.peek() && !isAt(together, place)) together.lookAlone();
      together.moved(place);
    });
    return () => {
      stopFollowing();
      stopTelling();
      // In a line of one's own, or an exercise.
      if (together.isFollowing.peek()) together.lookAlone();
    };
  }, [reviewing, together]);
}

function isAt({ leader }: Together, { at, as }: { readonly at: number; readonly as: number }): boolean {
  const now = leader.peek();
  return now !== null && now.at === at && (now.as ?? REVIEWER) === as;
}
