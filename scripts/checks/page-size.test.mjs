import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstLoad, pageSizeFaults } from './page-size.mjs';

let folder;
const put = (name, content) => writeFileSync(join(folder, name), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-size-'));
  mkdirSync(join(folder, 'assets'));
  put(
    'index.html',
    '<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index.css">',
  );
  put('assets/index.js', 'import{a}from"./shared.js";const later=()=>import("./later.js");');
  put('assets/shared.js', 'export const a=1;');
  put('assets/later.js', 'x'.repeat(100_000));
  put('assets/index.css', 'b{}');
  put('assets/barlow-latin-500-normal-abc.woff2', 'f'.repeat(20_000));
  put('assets/barlow-latin-700-normal-abc.woff2', 'f'.repeat(90_000));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the weight of the front page', () => {
  it('counts what is loaded at once, and not what is loaded later', () => {
    const load = firstLoad(folder);
    expect(load.script).toBe(
      'import{a}from"./shared.js";const later=()=>import("./later.js");'.length + 'export const a=1;'.length,
    );
    expect(load.fonts).toBe(20_000);
    expect(pageSizeFaults(folder)).toEqual([]);
  });

  it('counts the compressed file where there is one', () => {
    put('assets/shared.js', 'y'.repeat(70_000));
    expect(pageSizeFaults(folder)).toHaveLength(1);
    put('assets/shared.js.br', 'y'.repeat(500));
    expect(pageSizeFaults(folder)).toEqual([]);
  });

  it('names what is too heavy', () => {
    put('assets/index.css', 'z'.repeat(140_000));
    expect(pageSizeFaults(folder)[0]).toMatch(/160\.\d KB .*style 140\.0 KB/);
  });

  it('does not pass a page that was not built', () => {
    rmSync(join(folder, 'index.html'));
    expect(pageSizeFaults(folder)[0]).toMatch(/not built/);
  });
});
