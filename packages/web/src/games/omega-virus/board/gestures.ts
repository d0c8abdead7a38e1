/** Fingers and the mouse on the board: hover, tap, hold, drag, pan, pinch and twist, told apart. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface GestureWish {
  /** A mouse moves over the board without a button. */
  hover(at: Point): void;
  /** True when it has done something: a second tap right after it, in the same place, is then the same tap. */
  tap(at: Point, by: 'mouse' | 'touch'): boolean;
  /** A finger rests on one place; false where that means nothing and it may still tap. */
  hold(at: Point): boolean;
  /** Where a finger has begun to rest, `null` when it no longer does. */
  resting(at: Point | null): void;
  /** Whether a drag that starts here takes the ghost along. */
  grips(at: Point): boolean;
  drag(to: Point): void;
  pan(dx: number, dy: number): void;
  pinch(by: number): void;
  twist(by: 1 | -1): void;
}

/** Shorter ways are taps with an unsteady hand. */
const STEADY = 7;
const TWIST = Math.PI / 5;
/** Two taps within this time and this way are one: a double click, or a nervous finger. */
const DOUBLE = { milliseconds: 350, way: 24 };
/** A finger that rests this long on one place means that place, and nothing else. */
export const HOLD_MS = 500;

interface Finger {
  readonly start: Point;
  at: Point;
  readonly kind: 'mouse' | 'touch';
}

export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private readonly wish: () => GestureWish;
  private mode: 'none' | 'drag' | 'pan' | 'two' | 'held' = 'none';
  private angle = 0;
  /** The last tap that did something. */
  private lastDone: { readonly at: Point; readonly time: number } | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(wish: () => GestureWish) {
    this.wish = wish;
  }

  down(id: number, at: Point, type: string): void {
    this.fingers.set(id, { start: at, at, kind: type === 'mouse' ? 'mouse' : 'touch' });
    this.stopHolding();
    if (this.fingers.size === 1) {
      this.mode = 'none';
      if (type !== 'mouse') this.startHolding(at);
    }
    if (this.fingers.size === 2) {
      this.mode = 'two';
      this.angle = this.pair().angle;
    }
  }

  move(id: number, at: Point, type: string): void {
    const finger = this.fingers.get(id);
    if (!finger) {
      if (type === 'mouse') this.wish().hover(at);
      return;
    }
    if (this.mode === 'two') {
      if (this.fingers.size === 2) this.moveTwo(finger, at);
      return;
    }
    if (this.mode === 'none') {
      if (Math.hypot(at.x - finger.start.x, at.y - finger.start.y) < STEADY) return;
      this.stopHolding();
      this.mode = finger.kind === 'touch' && this.wish().grips(finger.start) ? 'drag' : 'pan';
    }
    if (this.mode === 'held') return;
    if (this.mode === 'drag') this.wish().drag(at);
    else this.wish().pan(at.x - finger.at.x, at.y - finger.at.y);
    finger.at = at;
  }

  up(id: number, at: Point, time: number): void {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    this.stopHolding();
    if (finger && this.mode === 'none') this.tap(at, finger.kind, time);
    // The finger that stays after a pinch does nothing more.
    if (this.fingers.size === 0) this.mode = 'none';
  }

  cancel(id: number): void {
    this.fingers.delete(id);
    this.stopHolding();
    if (this.fingers.size === 0) this.mode = 'none';
  }

  private tap(at: Point, kind: Finger['kind'], time: number): void {
    const { lastDone } = this;
    this.lastDone = null;
    const isSame =
      lastDone !== null &&
      time - lastDone.time < DOUBLE.milliseconds &&
      Math.hypot(at.x - lastDone.at.x, at.y - lastDone.at.y) < DOUBLE.way;
    if (!isSame && this.wish().tap(at, kind)) this.lastDone = { at, time };
  }

  private startHolding(at: Point): void {
    this.wish().resting(at);
    this.holding = setTimeout(() => {
      this.wish().resting(null);
      if (this.mode === 'none' && this.wish().hold(at)) this.mode = 'held';
    }, HOLD_MS);
  }

  private stopHolding(): void {
    if (this.holding === undefined) return;
    clearTimeout(this.holding);
    this.holding = undefined;
    this.wish().resting(null);
  }

  private moveTwo(finger: Finger, at: Point): void {
    const before = this.pair();
    finger.at = at;
    const after = this.pair();
    if (before.distance > 0) this.wish().pinch(after.distance / before.distance);
    this.wish().pan(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
    let turned = after.angle - this.angle;
    if (turned > Math.PI) turned -= 2 * Math.PI;
    if (turned < -Math.PI) turned += 2 * Math.PI;
    if (Math.abs(turned) < TWIST) return;
    this.wish().twist(turned > 0 ? 1 : -1);
    this.angle = after.angle;
  }

  private pair(): { distance: number; angle: number; middle: Point } {
    const [one, other] = [...this.fingers.values()] as [Finger, Finger];
    const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
    return {
      distance: Math.hypot(dx, dy),
      angle: Math.atan2(dy, dx),
      middle: { x: (one.at.x + other.at.x) / 2, y: (one.at.y + other.at.y) / 2 },
    };
  }
}
