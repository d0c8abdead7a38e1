/** The middle of the table: the station, on phones with the last turn above it and the open offer beside it, and in a lesson its words. */
import { classes } from '../../../kit/classes.ts';
import { LessonPaper } from '../../../kit/LessonPaper.tsx';
import { Tool } from '../../../look/Tool.tsx';
import type { Model } from '../model.ts';
import { LastTurn } from '../rail/LastTurn.tsx';
import { Offer } from '../rail/Offer.tsx';
import { ICONS_SHEET } from '../sheets/names.ts';
import { isTight } from './LineHead.tsx';
import { Station } from './Station.tsx';
import styles from './Table.module.css';

const OVER = {
  title: 'The lesson is over',
  text: 'You have seen everything that a game is made of. The rest is knowing which lines are worth it.',
};

export function Table({ model }: { readonly model: Model }) {
  const layout = model.desk.layout.value;
  return (
    <div class={`${styles.table} ${styles[layout] ?? ''}`}>
      {model.lesson ? (
        <LessonPaper place={model.lesson.value} over={OVER} class={styles.lesson} />
      ) : (
        layout === 'phone' && <LastTurn model={model} />
      )}
      <div class={classes(styles.station, isTight(model) && styles.alone)}>
        <Station model={model} />
      </div>
      {model.offerOpen.value && (
        <Offer
          model={model}
          shape={layout === 'phone' ? 'strip' : 'panel'}
          tool={<OfferTools model={model} />}
        />
      )}
    </div>
  );
}

function OfferTools({ model }: { readonly model: Model }) {
  return (
    <>
      <button type="button" class={styles.icons} onClick={() => model.desk.openSheet(ICONS_SHEET)}>
        icons?
      </button>
      {model.selection.value.step !== 'salvage' && (
        <Tool icon="close" label="Close the offer" onPress={() => model.showOffer(false)} />
      )}
    </>
  );
}
