/** All ten lines at once: votes, people, cubes. Each tells its breakdown. */
import { capital, present } from '@airlock/kernel';
import { cubesIn, LINE_NAMES, lineName, lineWords, RED, YELLOW } from '@airlock/outpost-seven';
import { Cube, Token } from '../cards/marks.tsx';
import { lineWhy } from '../explain.ts';
import type { Model } from '../model.ts';

import styles from './Lines.module.css';
import { PreferencesButton } from './Preferences.tsx';

export function Lines({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  return (
    <>
      <ul class={styles.lines}>
        {LINE_NAMES.map((name, line) => {
          const [red, yellow] = [cubesIn(view.cubes, line, RED), cubesIn(view.cubes, line, YELLOW)];
          return (
            <li key={name}>
              <button
                type="button"
                class={styles.line}
                aria-label={lineWords(view, line, red, yellow)}
                onClick={(event) => model.desk.why(lineWhy(view, line), event.currentTarget)}
              >
                <Token seat={present(view.token[line])} />
                <span>{capital(lineName(line))}</span>
                <span class={styles.tally}>
                  <Cube seat={RED} /> {red} <Cube seat={YELLOW} /> {yellow}
                </span>
                <span class={styles.people}>
                  {view.population[line]} <small>{view.population[line] === 1 ? 'person' : 'people'}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {model.desk.mode === 'play' && <PreferencesButton model={model} onHull />}
    </>
  );
}
