/** Above a review that is looked at together: who leads, whether one follows, and the pointer. */
import { isCompact, layout } from '../../frame/layout.ts';
import { Button } from '../../look/Button.tsx';
import { Icon, type IconName } from '../../look/Icon.tsx';
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
            <Tool icon="star" says={togetherWords.lead} onPress={together.takeLead} />
          )}
          {together.isFollowing.value && (
            <Tool icon="eye" says={togetherWords.lookAlone} onPress={together.lookAlone} />
          )}
          {company.lead !== null && !together.isLeading.value && !together.isFollowing.value && (
            <Tool icon="next" says={togetherWords.followAgain} onPress={together.followAgain} />
          )}
          <Tool
            icon="hand"
            says={points ? togetherWords.stopPointing : togetherWords.point}
            pressed={points}
            onPress={() => together.arm(!points)}
          />
        </div>
      )}
    </section>
  );
}

/** On a phone the table needs the room more than words do. */
function Tool(props: {
  readonly icon: IconName;
  readonly says: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}) {
  const { icon, says, pressed, onPress } = props;
  const narrow = isCompact(layout.value);
  return (
    <Button
      icon={icon}
      {...(narrow ? { label: says } : {})}
      attributes={{ 'aria-pressed': pressed }}
      onPress={onPress}
    >
      {!narrow && says}
    </Button>
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
