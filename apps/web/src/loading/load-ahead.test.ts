import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let person: EventTarget;

beforeEach(() => {
  vi.resetModules();
  person = new EventTarget();
  vi.stubGlobal('window', person);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  // Other files are to have one that nobody has begun.
  vi.resetModules();
});

/** Parts of a page that has just been opened, as they are asked for. */
async function partsOfOpenPage() {
  const { loadAhead, loadLater, loadRest } = await import('./load-ahead');
  const parts = {
    loadPopup: vi.fn(() => Promise.resolve()),
    loadVisible: vi.fn(() => Promise.resolve()),
  };
  loadAhead(parts.loadPopup);
  loadLater(parts.loadVisible);
  loadRest();
  return parts;
}

test('parts come ahead as soon as the person begins', async () => {
  const { loadPopup, loadVisible } = await partsOfOpenPage();
  expect(loadPopup).not.toHaveBeenCalled();
  person.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(
    () => {
      expect(loadVisible).toHaveBeenCalledOnce();
    },
    { timeout: 10_000 },
  );
  expect(loadPopup).toHaveBeenCalledOnce();
});

test('where data are to be saved what a press opens does not come ahead, what is shown does', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { loadPopup, loadVisible } = await partsOfOpenPage();
  person.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(
    () => {
      expect(loadVisible).toHaveBeenCalledOnce();
    },
    { timeout: 10_000 },
  );
  expect(loadPopup).not.toHaveBeenCalled();
});
