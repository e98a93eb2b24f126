import { applyPalette } from '@arrasta/domain';
import { gradientPalettes, solidPalettes, themeKeys, themes } from '@arrasta/palettes';
import { aCarousel, ana, anEditor, aSlide, canaryKey } from '@arrasta/testkit';
import type { APIRequestContext } from '@playwright/test';
import { aiProvider } from '../fixtures/ai-provider';
import { difficultSlides } from '../fixtures/difficult-decks';
import { seeds } from '../fixtures/rounds';
import { expect, test } from '../fixtures/test';
import { atRest } from '../screens/at-rest';
import { Generation } from '../screens/generation';

/** One of the list, as the number goes on. */
function nth<One>(all: readonly One[], number: number): One {
  const one = all[number % all.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
}

/** Stores a carousel in a theme, a palette and a pair of fonts. */
async function stored(request: APIRequestContext, number: number): Promise<string> {
  const theme = nth(themeKeys, number);
  const fonts = nth(themes[theme].fonts, number);
  const editor = anEditor({
    carousel: aCarousel({
      theme,
      brandName: 'Ana Ribeiro',
      brandHandle: '@anaribeiro.co',
      titleFont: fonts.title,
      contentFont: fonts.content,
    }),
    slides: [aSlide()],
  });
  const palettes = number % 2 === 0 ? solidPalettes : gradientPalettes;
  editor.run(applyPalette(nth(palettes, number * 7)));
  const { carousel, slides } = editor.deck;
  const { useCustomColors, hideFooter } = carousel;
  // Over REST truth is a text.
  const wire = { useCustomColors: String(useCustomColors), hideFooter: String(hideFooter) };
  const answer = await request.post('/api/carousels', { data: { ...carousel, ...wire, slides } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

for (const seed of seeds(1)) {
  test(`a generated deck fits and reads on every slide, seed ${seed}`, async ({
    page,
    server,
    editor,
    signedInAs,
  }) => {
    // Every slide is drawn several times until it fits.
    test.slow();
    await signedInAs(ana);
    await page.request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });
    const provider = await aiProvider(server.aiPort);
    await editor.open(await stored(page.request, seed));
    provider.beginsDeck('Cobrar sem medo', difficultSlides(seed)).writes();
    await new Generation(page).asksFor('Cobrar');
    await expect(editor.title).toHaveText('Cobrar sem medo', { timeout: 180_000 });
    await editor.saves('Salvo');
    // Tall enough for the cards of all slides: what is far away is not looked at.
    await page.setViewportSize({ width: 1440, height: 10_000 });
    const { cards } = editor.slides;
    await expect(cards.locator('[data-slide-id]')).toHaveCount(await cards.count());
    await atRest(page.locator('html'));
    const badges = await cards.evaluateAll((all) =>
      all.flatMap((card) =>
        /não cabe|difícil de ler/.test(card.textContent) ? [card.textContent.slice(-120)] : [],
      ),
    );
    expect(badges).toEqual([]);
    await provider.close();
  });
}
