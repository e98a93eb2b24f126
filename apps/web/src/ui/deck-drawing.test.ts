import { aCarousel, aSlide } from '@arrasta/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deckOfTemplate, templates } from '@arrasta/templates';
import { appMessages } from '../messages/app';
import { drawingEnv } from './deck-drawing';

const page = '<script type="module" src="/assets/index-1.js">';
const server = { isThere: true };

async function freshDrawing() {
  vi.resetModules();
  const { isThemeLoaded } = await import('@arrasta/slide-renderer');
  const { useToastStore } = await import('./toast/toast-store');
  const toast = () => useToastStore.getState().toast;
  return { ...(await import('./deck-drawing')), isThemeLoaded, toast };
}

beforeEach(() => {
  server.isThere = true;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }),
  });
  vi.stubGlobal('fetch', () =>
    server.isThere
      ? Promise.resolve(new Response(page))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a theme that is there from the beginning asks nobody for anything', async () => {
  server.isThere = false;
  const { ensureTheme, themeLoaderOf } = await freshDrawing();
  expect(themeLoaderOf('minimal')).toBeUndefined();
  expect(await ensureTheme('minimal')).toBe(true);
});

test('of a server that is away a theme is not asked for, which is said with a way to try again', async () => {
  server.isThere = false;
  const { ensureThemeOrNotify, ensureTheme, isThemeLoaded, toast } = await freshDrawing();
  await ensureThemeOrNotify('geo');
  expect(isThemeLoaded('geo')).toBe(false);
  const { title, unreachable, retry } = appMessages.chunk;
  expect(toast()).toMatchObject({ title, description: unreachable, action: { label: retry } });
  server.isThere = true;
  toast()?.action?.run();
  expect(await ensureTheme('geo')).toBe(true);
  expect(isThemeLoaded('geo')).toBe(true);
});

test('before the theme of a deck is there no fonts are fetched for its slides', async () => {
  server.isThere = false;
  const asked: string[] = [];
  vi.stubGlobal(
    'FontFace',
    class {
      readonly status = 'unloaded';
      load() {
        asked.push('a file');
        return Promise.resolve(this);
      }
    },
  );
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }),
    fonts: { add: () => undefined },
  });
  const { prepareDrawing } = await freshDrawing();
  const slides = [aSlide({ title: 'Olá' })];
  await prepareDrawing(aCarousel({ theme: 'press' }), slides);
  expect(asked).toEqual([]);
  server.isThere = true;
  await prepareDrawing(aCarousel({ theme: 'press' }), slides);
  expect(asked.length).toBeGreaterThan(0);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a deck that is looked at is of this day, whose month a masthead shows', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00.000Z') });
  const [template] = templates;
  if (template === undefined) throw new Error('There are no templates');
  const { carousel } = deckOfTemplate(template, drawingEnv());
  expect(carousel.createdAt).toBe('2026-11-28T12:00:00.000Z');
});
