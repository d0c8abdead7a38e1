/** Does something many times, a few at once. */
export async function inParallel(
  atOnce: number,
  times: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, times) }, worker));
}
