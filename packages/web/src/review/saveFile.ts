/** Hands the match file to the browser's downloads. */
import type { MatchFile } from '@airlock/kernel';

export function saveFile(file: MatchFile, code: string | null): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(file)}\n`], { type: 'application/json' }));
  link.download = `${code ?? file.game}.airlock.json`;
  link.click();
  // The download has its own reference by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
