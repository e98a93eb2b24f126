import type { Locator } from '@playwright/test';

/**
 * Waits until nothing in it moves or fades any more: a press on what still slides open may begin on
 * one thing and end on another, and what is half faded has half its contrast. What moves for ever,
 * as a place holder does, is not waited for.
 */
export async function atRest(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      element.getAnimations({ subtree: true }).filter(({ effect, playState }) => {
        const isEndless = effect?.getComputedTiming().iterations === Infinity;
        return !isEndless && playState === 'running';
      });
    // What was just asked to move begins a few frames later; what ends may set something else off.
    for (let framesAtRest = 0; framesAtRest < 4;) {
      const running = ending();
      framesAtRest = running.length > 0 ? 0 : framesAtRest + 1;
      await Promise.allSettled(running.map(({ finished }) => finished));
      await frame();
    }
  });
}
