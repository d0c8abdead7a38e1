/** Small statistics, and figures as they are printed. */

/** The value below which this share of all lies; 0 where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const medianOf = (values: readonly number[]): number => quantile(values, 0.5);

/** `7.5`, `3`, `41`, `2,000`: as many digits as say something. */
export function figure(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 10 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1);
}

export const milliseconds = (value: number): string => `${figure(value)} ms`;
