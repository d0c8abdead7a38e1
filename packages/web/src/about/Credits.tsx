/** Whose games, pictograms, fonts and programs these are. */
import type { Credit } from '../games/about.ts';
import { accentOf, CARDS } from '../games/found.ts';
import { TEMPLATE_CREDITS } from '../games/template.ts';
import { Page } from './Page.tsx';
import { reading } from './words.ts';

const FOUND: Readonly<Record<string, Credit>> = {
  ...import.meta.glob<Credit>(['../games/*/credits.ts', '!../games/goofspiel/*'], {
    eager: true,
    import: 'credit',
  }),
  ...TEMPLATE_CREDITS,
};

export function Credits() {
  const { credits } = reading;
  return (
    <Page title={credits.title}>
      <p>{credits.lead}</p>
      {CARDS.map(({ id, title }) => {
        const credit = FOUND[`../games/${id}/credits.ts`];
        return (
          credit && (
            <section key={id} style={accentOf(id)}>
              <h2>{title}</h2>
              <p>{credit.people}</p>
              <h3>{credits.documented}</h3>
              <p>{credit.documented}</p>
              <h3>{credits.designed}</h3>
              <p>{credit.designed}</p>
            </section>
          )
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
