import { expect, test } from 'vitest';
import { bringAhead } from './bring-ahead';

/** Parts that come at the first or a later time of asking, and everything that happened. */
function aBrowser() {
  const steps: string[] = [];
  const part = (name: string, failures = 0) => {
    let left = failures;
    return () => {
      steps.push(name);
      left -= 1;
      return Promise.resolve(left < 0);
    };
  };
  const wait = (name: string) => () => Promise.resolve(void steps.push(name));
  return { steps, part, waits: { untilIdle: wait('idle'), untilNextTry: wait('wait') } };
}

test('parts come one after another, each when the browser is idle', async () => {
  const { steps, part, waits } = aBrowser();
  await bringAhead([part('panel'), part('library')], waits);
  expect(steps).toEqual(['idle', 'panel', 'idle', 'library']);
});

test('a part that did not come is asked for again before the next one', async () => {
  const { steps, part, waits } = aBrowser();
  await bringAhead([part('panel', 2), part('library')], waits);
  expect(steps).toEqual(['idle', 'panel', 'wait', 'panel', 'wait', 'panel', 'idle', 'library']);
});

test('the parts of a part come too', async () => {
  const { steps, part, waits } = aBrowser();
  const parts = [part('panel')];
  parts.push(() => {
    if (parts.length === 2) parts.push(part('colours'));
    return Promise.resolve(true);
  });
  await bringAhead(parts, waits);
  expect(steps).toEqual(['idle', 'panel', 'idle', 'idle', 'colours']);
});
