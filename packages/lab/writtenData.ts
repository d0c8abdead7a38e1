/** Plain data as TypeScript, as the formatter would write it. */
export function written(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => `${inner}${written(one, inner)},\n`)
    : Object.entries(value).map(([name, one]) => property(name, one, inner));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join('')}${indent}${close}`;
}

/** As in biome.json. */
const LINE_WIDTH = 110;

/** A text that is too long for the line of its name has the next one. */
function property(name: string, value: unknown, indent: string): string {
  const line = `${indent}${name}: ${written(value, indent)},\n`;
  return typeof value === 'string' && line.length - 1 > LINE_WIDTH
    ? `${indent}${name}:\n${indent}  ${written(value)},\n`
    : line;
}
