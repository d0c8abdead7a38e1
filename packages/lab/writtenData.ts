/** Plain data as TypeScript, as the formatter would write it. */
export function written(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => `${inner}${written(one, inner)},\n`)
    : Object.entries(value).map(([name, one]) => `${inner}${field(name, written(one, inner), inner)},\n`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join('')}${indent}${close}`;
}

/** As wide as the formatter lets a line be. */
const WIDEST = 110;

/** A text that would make its line too wide stands on one of its own. */
function field(name: string, text: string, indent: string): string {
  const isWide = text.startsWith("'") && `${indent}${name}: ${text},`.length > WIDEST;
  return isWide ? `${name}:\n${indent}  ${text}` : `${name}: ${text}`;
}
