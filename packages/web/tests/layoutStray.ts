/**
 * Presses that land on something far from where it is drawn: the room that a small word is given for fingers, laid around the wrong
 * box, makes a whole screen its button. Runs inside the page, see `layoutInside.ts`.
 */

/** `nameOf` stands beside it in the page. */
declare function nameOf(element: Element): string;

/**
 * Looks at spots all over the window; a press may reach as far as the line that its word stands in, and a finger further. A link may be
 * laid over a whole tile, since it leads where the tile says.
 */
export function strayFaults(root: Element): string[] {
  const [step, finger] = [12, 24];
  const strays = new Set<Element>();
  for (let y = step; y < innerHeight; y += step) {
    for (let x = step; x < innerWidth; x += step) {
      const hit = document.elementFromPoint(x, y);
      if (!hit?.matches('button, [role="button"]') || !root.contains(hit)) continue;
      const boxes = [hit, hit.parentElement].flatMap((one) => (one ? [...one.getClientRects()] : []));
      if (!boxes.some(({ top, bottom }) => y >= top - finger && y <= bottom + finger)) strays.add(hit);
    }
  }
  return [...strays].map((one) => `${nameOf(one)} takes presses far from where it is drawn`);
}
