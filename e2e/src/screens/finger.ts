import type { CDPSession, Locator, Page } from '@playwright/test';

/** Steps in which a finger, or the mouse, crosses the screen. */
const STEPS = 12;
/** How long a finger stays before it is lifted, in ms, so that it was lifted without speed. */
const REST_MS = 100;

/** In px of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point inside what is drawn, by its share of width and height. */
export async function pointIn(target: Locator, across = 0.5, down = 0.5): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** The way from one point to the other, without the first. */
export function pointsBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** A finger on the screen, as the browser has it from the glass. */
export class Finger {
  private readonly touch: CDPSession;
  private at: Point;

  private constructor(touch: CDPSession, at: Point) {
    this.touch = touch;
    this.at = at;
  }

  /** Puts a finger down. */
  static async down(page: Page, at: Point): Promise<Finger> {
    const finger = new Finger(await page.context().newCDPSession(page), at);
    await finger.send('touchStart', [at]);
    return finger;
  }

  async moveTo(to: Point): Promise<void> {
    for (const point of pointsBetween(this.at, to)) await this.send('touchMove', [point]);
    this.at = to;
  }

  /**
   * Stays where it is. What is lifted with speed goes on moving: a browser takes a tap that follows
   * within a moment as what stops that, and not as a click.
   */
  async rest(): Promise<void> {
    const end = performance.now() + REST_MS;
    while (performance.now() < end) await this.send('touchMove', [this.at]);
  }

  async up(): Promise<void> {
    await this.send('touchEnd', []);
    await this.touch.detach();
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
    await this.touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** Draws a finger over the middle of `target`, `across` px to the right, or to the left below 0. */
export async function swipe(page: Page, target: Locator, across: number): Promise<void> {
  const { x, y } = await pointIn(target);
  const finger = await Finger.down(page, { x: x - across / 2, y });
  await finger.moveTo({ x: x + across / 2, y });
  await finger.rest();
  await finger.up();
}
