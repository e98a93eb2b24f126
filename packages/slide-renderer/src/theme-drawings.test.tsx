import { themeKeys, themes } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const slide = aSlide({ layout: 'stack', elements: [anElement('title', { content: 'Olá' })] });

/** What other tests have loaded is not here. */
async function freshRenderer() {
  vi.resetModules();
  const renderer = await import('./index');
  const { Slide } = renderer;
  const draw = (theme: string) => {
    const carousel = aCarousel({ theme, secondaryColor: '#FAF7F0', accentColor: '#101820' });
    return renderToStaticMarkup(
      <Slide carousel={carousel} slide={slide} index={0} total={3} anchor />,
    );
  };
  return { ...renderer, draw };
}

let renderer: Awaited<ReturnType<typeof freshRenderer>>;

beforeEach(async () => {
  renderer = await freshRenderer();
});

afterEach(() => {
  vi.doUnmock('./themes/geo');
});

test('the theme of new carousels is there from the beginning, and whatever is drawn as it', () => {
  const { draw, isThemeLoaded } = renderer;
  expect(isThemeLoaded('minimal')).toBe(true);
  expect(isThemeLoaded('of an older program')).toBe(true);
  expect(draw('minimal')).toContain('Olá');
});

test.each(themeKeys.filter((key) => key !== 'minimal'))(
  'a slide in %s shows its background alone until the theme has come',
  async (theme) => {
    const { draw, loadTheme, isThemeLoaded } = renderer;
    expect(isThemeLoaded(theme)).toBe(false);
    const awaited = draw(theme);
    expect(awaited).toMatch(
      /^<div aria-busy="true" data-slide-id="[^"]*" id="slide-0" [^>]*><\/div>$/,
    );
    const background = theme === 'glow' ? 'rgb(16, 24, 32)' : 'rgb(250, 247, 240)';
    expect(awaited).toContain(`background:${background}`);
    await loadTheme(theme);
    expect(draw(theme)).toContain('Olá');
    expect(draw(theme)).not.toContain('aria-busy');
  },
);

test('a theme that comes changes nothing of slides in others', async () => {
  const { draw, loadTheme } = renderer;
  const [plain, awaited] = [draw('minimal'), draw('press')];
  await loadTheme('geo');
  expect([draw('minimal'), draw('press')]).toEqual([plain, awaited]);
});

test('a theme whose code did not come is asked for again', async () => {
  let attempts = 0;
  vi.doMock('./themes/geo', async (load) => {
    attempts += 1;
    if (attempts === 1) throw new Error('Failed to fetch dynamically imported module');
    return load<object>();
  });
  const { draw, loadTheme } = renderer;
  await expect(loadTheme('geo')).rejects.toThrow();
  expect(draw('geo')).toContain('aria-busy');
  await loadTheme('geo');
  expect(draw('geo')).toContain('Olá');
  await loadTheme('geo');
  expect(attempts).toBe(2);
});

test('what checks and commands ask of a theme is known before it has come', async () => {
  const { paperOf, defaultSizes, loadTheme } = renderer;
  const known = () =>
    themeKeys.map((theme) => [paperOf({ theme, format: '4:5' }), defaultSizes(theme)]);
  const before = known();
  await Promise.all(themeKeys.map(loadTheme));
  expect(known()).toEqual(before);
});

test('all themes can be made known at once', async () => {
  const { registerAllThemes } = await import('./all-themes');
  registerAllThemes();
  expect(Object.keys(themes).filter((key) => !renderer.isThemeLoaded(key))).toEqual([]);
});
