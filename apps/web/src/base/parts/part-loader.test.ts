import { afterEach, expect, test, vi } from 'vitest';
import { FileNotBrought } from './bring-module';
import { partLoader } from './part-loader';

afterEach(() => vi.unstubAllGlobals());

function theServerAnswers(status: number | null) {
  vi.stubGlobal('fetch', () =>
    status === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status })),
  );
}

/** A part that comes unless something is wrong, and how often it was asked for. */
function aPart() {
  const part = { problem: null as Error | null, asked: 0 };
  const load = () => {
    part.asked += 1;
    return part.problem === null ? Promise.resolve('the part') : Promise.reject(part.problem);
  };
  return { part, ...partLoader(load) };
}

const notBrought = new FileNotBrought('/assets/panel.js');

test('a part is here once it was brought, and is asked for once', async () => {
  const { part, bring, usePart } = aPart();
  expect(usePart.getState()).toEqual({ status: 'waiting' });
  expect(await Promise.all([bring(), bring()])).toEqual([true, true]);
  await bring();
  expect(usePart.getState()).toEqual({ status: 'here', part: 'the part' });
  expect(part.asked).toBe(1);
});

test.each([null, 200, 502])(
  'with a server that answers %s it can be tried again',
  async (status) => {
    theServerAnswers(status);
    const { part, bring, usePart } = aPart();
    part.problem = notBrought;
    expect(await bring()).toBe(false);
    expect(usePart.getState()).toEqual({ status: 'unreachable' });
    part.problem = null;
    expect(await bring()).toBe(true);
    expect(usePart.getState()).toEqual({ status: 'here', part: 'the part' });
  },
);

test('a file that the server no longer has is missing until the page is loaded anew', async () => {
  theServerAnswers(404);
  const { part, bring, usePart } = aPart();
  part.problem = notBrought;
  await bring();
  expect(usePart.getState()).toEqual({ status: 'missing' });
});

test('code that could not be run is missing, whatever the server says', async () => {
  theServerAnswers(200);
  const { part, bring, usePart } = aPart();
  part.problem = new TypeError('Failed to fetch dynamically imported module');
  await bring();
  expect(usePart.getState()).toEqual({ status: 'missing' });
});
