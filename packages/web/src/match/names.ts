/** Names that tell people apart: two bots of one level would otherwise both be "Officer". */
export function distinctNames(names: readonly string[], sideOf: (seat: number) => string): string[] {
  return names.map((name, seat) => {
    const alone = names.every((other, at) => at === seat || other.toLowerCase() !== name.toLowerCase());
    return alone && name !== '' ? name : [name, sideOf(seat)].filter(Boolean).join(' ');
  });
}
