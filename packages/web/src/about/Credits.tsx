/** Whose games, pictograms, fonts and programs these are. */
import { SHELF } from '@airlock/catalogue';
import { useEffect } from 'preact/hooks';
import { accentOf } from '../look/accents.ts';
import { words } from '../words.ts';
import { Page } from './Page.tsx';
import { reading } from './words.ts';

export function Credits() {
  const { credits } = reading;
  useEffect(() => {
    document.title = words.title(credits.title);
  }, [credits.title]);
  return (
    <Page title={credits.title}>
      <p>{credits.lead}</p>
      {SHELF.map(({ id, title }) => {
        const { people, documented, designed } = credits.games[id];
        return (
          <section key={id} data-accent={accentOf(id)}>
            <h2>{title}</h2>
            <p>{people}</p>
            <h3>{credits.documented}</h3>
            <p>{documented}</p>
            <h3>{credits.designed}</h3>
            <p>{designed}</p>
          </section>
        );
      })}
      <section>
        <h2>{credits.iconsTitle}</h2>
        <p>
          {credits.icons}{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer">
            {credits.iconsLink}
          </a>
        </p>
        <p>
          {credits.fonts}{' '}
          <a href="https://openfontlicense.org" target="_blank" rel="noreferrer">
            {credits.fontsLink}
          </a>
        </p>
      </section>
      <section>
        <h2>{credits.codeTitle}</h2>
        <p>{credits.code}</p>
      </section>
    </Page>
  );
}
