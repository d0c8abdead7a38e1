import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../shell.mjs';
import { OLDEST, TARGET } from './target.mjs';

const OLD = readFileSync(fromRoot('packages/web/public/old.js'), 'utf8');
const SENTENCE = `Chrome or Edge ${OLDEST.Chrome}, Firefox ${OLDEST.Firefox}, Safari ${OLDEST.Safari}`;

it('the README and the page name the browsers that the page is built for', () => {
  expect(TARGET).toEqual(['chrome111', 'edge111', 'firefox121', 'safari16.4']);
  expect(OLDEST.Edge).toBe(OLDEST.Chrome);
  expect(readFileSync(fromRoot('README.md'), 'utf8').replace(/\s+/g, ' ')).toContain(SENTENCE);
  expect(OLD).toContain(SENTENCE);
});

describe('what an old browser is told', () => {
  const modern = {
    CSS: { supports: () => true },
    HTMLScriptElement: { supports: () => true },
  };
  const said = (window) => {
    const page = { innerHTML: '' };
    const globals = { ...window, document: { getElementById: () => page } };
    globals.window = globals;
    runInNewContext(OLD, globals);
    return page.innerHTML;
  };

  it('is nothing where everything is there', () => {
    expect(said(modern)).toBe('');
  });

  it.each([
    ['no test of styles', { ...modern, CSS: undefined }],
    ['no styles of today', { ...modern, CSS: { supports: () => false } }],
    ['no maps of imports', { ...modern, HTMLScriptElement: { supports: () => false } }],
    ['no word on scripts', { ...modern, HTMLScriptElement: {} }],
  ])('is a kind sentence where there is %s', (_what, window) => {
    expect(said(window)).toContain('This browser is too old for Airlock');
  });

  it('is written so that the oldest can read it', () => {
    expect(OLD).not.toMatch(/=>|\bconst\b|\blet\b|`|\?\.|\?\?/);
  });
});
