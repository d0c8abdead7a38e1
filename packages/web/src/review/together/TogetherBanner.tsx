/** Above a review that is looked at together: who leads, whether one follows, and the pointer. */
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import styles from '../line/LineScreen.module.css';
import type { Together } from './together.ts';
import { togetherWords } from './togetherWords.ts';

export function TogetherBanner({ together }: { readonly together: Together }) {
  const company = together.company.value;
  const points = together.points.value;
  return (
    <section class={styles.banner} aria-label={togetherWords.company}>
      <Icon name={together.isLeading.value ? 'star' : 'person'} />
      <p role="status">{sentenceOf(together)}</p>
      {company && (
        <div class={styles.tools}>
          {company.lead === null && (
            <Button icon="star" onPress={together.takeLead}>
              {togetherWords.lead}
            </Button>
          )}
          {together.isFollowing.value && (
            <Button icon="eye" onPress={together.lookAlone}>
              {togetherWords.lookAlone}
            </Button>
          )}
          {company.lead !== null && !together.isLeading.value && !together.isFollowing.value && (
            <Button icon="next" onPress={together.followAgain}>
              {togetherWords.followAgain}
            </Button>
          )}
          <Button icon="hand" attributes={{ 'aria-pressed': points }} onPress={() => together.arm(!points)}>
            {points ? togetherWords.stopPointing : togetherWords.point}
          </Button>
        </div>
      )}
    </section>
  );
}

function sentenceOf(together: Together): string {
  if (!together.company.value) return together.problem.value ?? togetherWords.connecting;
  if (!together.isOnline.value) return togetherWords.lost;
  if (together.points.value) return togetherWords.pointing;
  if (together.isLeading.value) return togetherWords.youLead;
  const leader = together.leader.value;
  if (!leader) return togetherWords.nobodyLeads;
  return together.isFollowing.value
    ? togetherWords.follow(leader.name)
    : togetherWords.onYourOwn(leader.name);
}
