import type { Locator } from '@playwright/test';

/**
 * Waits until nothing in it moves any more: a press on what still slides open may begin on one
 * thing and end on another. What moves for ever, as a place holder does, is not waited for.
 */
export async function atRest(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What was just asked to move begins with the frame after the next.
    await frame();
    await frame();
    const ending = element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
