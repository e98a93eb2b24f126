import { ana, anElement, aSlide, bruno } from '@arrasta/testkit';
import type { APIRequestContext, Page } from '@playwright/test';
import { register } from '../fixtures/register';
import { storeImage } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { compareImages } from '../pixels/compare';
import { downloadedBy } from '../screens/download';

interface Addresses {
  readonly element: string;
  readonly background: string;
  readonly avatar: string;
}

async function storeImages(page: Page): Promise<Addresses> {
  return {
    element: await storeImage(page, [6, 214, 160]),
    background: await storeImage(page, [79, 70, 229]),
    avatar: await storeImage(page, [220, 30, 90], '?use=avatar'),
  };
}

/** Stores a carousel whose one slide has a picture in each of the three places. */
async function storeDeckOf(request: APIRequestContext, addresses: Addresses): Promise<string> {
  const slide = aSlide({
    backgroundImageUrl: addresses.background,
    backgroundImageOpacity: 100,
    elements: [anElement('image', { content: addresses.element })],
  });
  const data = { brandName: 'Ateliê', brandAvatarUrl: addresses.avatar, slides: [slide] };
  const answer = await request.post('/api/carousels', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth;

test.describe('stored pictures', () => {
  test.use({ deviceScaleFactor: 2.5, viewport: { width: 1440, height: 1000 } });

  test('are on the slide and in the file wherever a deck refers to them', async ({
    page,
    context,
    editor,
    notices,
    anaEdits,
  }) => {
    await anaEdits();
    const id = await storeDeckOf(context.request, await storeImages(page));
    await editor.open(id);
    for (const [place, width] of [
      ['element', 320],
      ['background', 320],
      ['avatar', 200],
    ] as const) {
      const image = editor.canvas.slide.locator(`img[data-picture="${place}"]`);
      await expect.poll(() => image.evaluate(widthOf)).toBe(width);
    }
    const { content } = await downloadedBy(page, () => editor.export('Imagem PNG'));
    await notices.areSilent();
    const shown = await editor.canvas.image(1);
    expect((await compareImages(content, shown)).mismatch).toBeLessThanOrEqual(0.001);
  });
});

/** Loads a picture as a page does, and answers the status. */
const load = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.status;
  }, address);

/** Bytes that each loading of this address brought over the network; 0 where the browser had it. */
const transferred = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name === new URL(url, location.href).href)
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    address,
  );

test('the browser keeps a picture for the session that may see it; those of somebody else do not load, and nothing else is lost', async ({
  page,
  context,
  editor,
  signedInAs,
  expectConsoleError,
}, info) => {
  await signedInAs(ana);
  await editor.open();
  const addresses = await storeImages(page);
  const { element } = addresses;
  expect([await load(page, element), await load(page, element)]).toEqual([200, 200]);
  await expect.poll(() => transferred(page, element)).toEqual([expect.any(Number), 0]);

  await context.clearCookies();
  await register(context.request, bruno, info.testId);
  expectConsoleError(/404/);
  expect(await load(page, element)).toBe(404);
  await editor.open(await storeDeckOf(context.request, addresses));
  await expect(editor.canvas.element('image')).toHaveText('Imagem indisponível');
  await expect(editor.canvas.slide.locator('img')).toHaveCount(0);
  const { name } = await downloadedBy(page, () => editor.export('Imagem PNG'));
  expect(name).toBe('slide_1.png');
});
