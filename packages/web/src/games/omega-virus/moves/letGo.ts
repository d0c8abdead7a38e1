/** After a press by mouse or finger the keys belong to the board again; whoever came by keyboard stays where they are. */
export function letGo({ detail, currentTarget }: MouseEvent): void {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}
