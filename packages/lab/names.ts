/** Names for the seats of a match: those of the same name are told apart by a number. */
export function numberedNames(wanted: readonly string[]): string[] {
  const names: string[] = [];
  for (const name of wanted) {
    const taken = names.filter((other) => other === name || other.startsWith(`${name} `)).length;
    names.push(taken === 0 ? name : `${name} ${taken + 1}`);
  }
  return names;
}
