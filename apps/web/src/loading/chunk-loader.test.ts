import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChunkLoader } from './chunk-loader';

const entry = '/assets/index-1.js';

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => entry }) });
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Null is a server that is away. */
function theServerAnswers(page: string | null, status = 200) {
  vi.stubGlobal('fetch', () =>
    page === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(page, { status })),
  );
}

const samePage = `<script type="module" src="${entry}">`;

/** A part that comes unless something is wrong, and how often it was asked for. */
function aPart() {
  const part = { problem: null as Error | null, asked: 0 };
  const load = () => {
    part.asked += 1;
    return part.problem === null ? Promise.resolve('the part') : Promise.reject(part.problem);
  };
  return { part, ...createChunkLoader(load) };
}

const didNotCome = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

test('a part is here once it was brought, and is asked for once', async () => {
  theServerAnswers(samePage);
  const { part, load, useChunk } = aPart();
  expect(useChunk.getState()).toEqual({ status: 'loading' });
  expect(await Promise.all([load(), load()])).toEqual([true, true]);
  await load();
  expect(useChunk.getState()).toEqual({ status: 'loaded', chunk: 'the part' });
  expect(part.asked).toBe(1);
});

test.each([
  ['away', null, 200],
  ['failing', 'Bad gateway', 502],
])(
  'of a server that is %s nothing is imported, so that the browser remembers no failure',
  async (_, page, status) => {
    theServerAnswers(page, status);
    const { part, load, useChunk } = aPart();
    expect(await load()).toBe(false);
    expect(useChunk.getState()).toEqual({ status: 'unreachable' });
    expect(part.asked).toBe(0);
    theServerAnswers(samePage);
    expect(await load()).toBe(true);
    expect(useChunk.getState()).toEqual({ status: 'loaded', chunk: 'the part' });
  },
);

test('where files are kept in the browser nobody is asked before', async () => {
  theServerAnswers(null);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const { load, useChunk } = aPart();
  expect(await load()).toBe(true);
  expect(useChunk.getState()).toEqual({ status: 'loaded', chunk: 'the part' });
});

test('a file that did not come is asked for once more, and is missing if it fails again', async () => {
  theServerAnswers(samePage);
  const { part, load, useChunk } = aPart();
  part.problem = didNotCome;
  await load();
  expect(useChunk.getState()).toEqual({ status: 'unreachable' });
  await load();
  expect(useChunk.getState()).toEqual({ status: 'missing' });
});

test('a file of which the server has another version is missing until the page is loaded anew', async () => {
  theServerAnswers('<script type="module" src="/assets/index-2.js">');
  const { part, load, useChunk } = aPart();
  part.problem = didNotCome;
  await load();
  expect(useChunk.getState()).toEqual({ status: 'missing' });
});

test('code that could not be run is missing, whatever the server says', async () => {
  theServerAnswers(samePage);
  const { part, load, useChunk } = aPart();
  part.problem = new TypeError('undefined is not a function');
  await load();
  expect(useChunk.getState()).toEqual({ status: 'missing' });
});

test('parts that are loaded at the same time ask the server for its page once', async () => {
  let pages = 0;
  vi.stubGlobal('fetch', () => {
    pages += 1;
    return Promise.resolve(new Response(samePage));
  });
  const loaders = [aPart(), aPart(), aPart()];
  expect(await Promise.all(loaders.map(({ load }) => load()))).toEqual([true, true, true]);
  expect(pages).toBe(1);
  await aPart().load();
  expect(pages).toBe(2);
});
