import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { heldBack } from '../fixtures/held-back';
import { dropOn } from '../screens/brought-file';
import { Gallery } from '../screens/gallery';
import { Tools } from '../screens/tools';

const NO_IMAGE = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') };

/**
 * Names of the controls that the shown toast lies on once nothing moves any more, and of the
 * window's edge where it crosses that. Behind a dialog nothing can be pressed.
 */
async function covered(): Promise<string[]> {
  const toast = document.querySelector('[role="status"][aria-label="Avisos"] > *');
  if (toast === null) return ['no toast'];
  const moves = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moves.map(({ finished }) => finished));
  const area = toast.getBoundingClientRect();
  const dialog = document.querySelector('[aria-modal="true"]') ?? document;
  const controls = [...dialog.querySelectorAll('button, a[href], input, [role="slider"]')]
    .filter((control) => !toast.contains(control))
    .filter((control) => {
      const place = control.getBoundingClientRect();
      const apart =
        place.right <= area.left ||
        area.right <= place.left ||
        place.bottom <= area.top ||
        area.bottom <= place.top;
      return place.width > 0 && !apart;
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  return area.top < 0 ? ['the upper edge', ...controls] : controls;
}

test('a notice covers nothing that can be pressed, at any width', async ({
  page,
  editor,
  notices,
  anaEdits,
}) => {
  await notices.stay();
  await anaEdits();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await editor.slides.addSlide();
    await page.setViewportSize({ width, height });
    await expect(editor.canvas.slide).toBeVisible();
    await editor.saveAll();
    await notices.say('Salvo', 'Carrossel salvo com sucesso');
    await expect.poll(() => page.evaluate(covered), `at ${width} px`).toEqual([]);
    await notices.close();
  }
});

test('a notice makes way for controls that appear under it, once the pointer has left it', async ({
  page,
  editor,
  notices,
  anaEdits,
}) => {
  const late = await heldBack(page, /assets\/layout-bar-.*\.js/);
  await page.clock.install();
  await anaEdits();
  await editor.rename('Barra que tarda');
  await editor.saveAll();
  await notices.say('Salvo', 'Carrossel salvo com sucesso');
  await notices.card.hover();
  late.letGo();
  await expect(page.getByRole('button', { name: 'Variar' })).toBeVisible();
  await page.clock.runFor(6000);
  expect(await page.evaluate(covered)).not.toEqual([]);
  await page.mouse.move(0, 0);
  await expect.poll(() => page.evaluate(covered)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the state of saving is a word that can be seen, and a notice leaves the slide and a sheet in view', async ({
    page,
    editor,
    notices,
    anaEdits,
  }) => {
    const tools = new Tools(page);
    await notices.stay();
    await test.step('a notice makes way for a sheet that is opened', async () => {
      await anaEdits();
      await editor.saveAll();
      await notices.say('Salvo', 'Carrossel salvo com sucesso');
      await tools.open('Estilo');
      await expect.poll(() => page.evaluate(covered)).toEqual([]);
      await tools.closeSheet();
    });
    await test.step('the state of saving is a word that can be seen', async () => {
      await expect(editor.saveState).toHaveText('Salvo');
      const width = async () => (await editor.saveState.boundingBox())?.width ?? 0;
      expect(await width()).toBeGreaterThan(50);
      await editor.rename('Outro título');
      await editor.keepsDraft();
      expect(await width()).toBeGreaterThan(60);
    });
    await test.step('a notice leaves the slide and an open sheet in view', async () => {
      const { canvas } = editor;
      const above = async (other: Locator) => {
        const foot = async () => {
          const shown = await notices.card.boundingBox();
          return (shown?.y ?? Infinity) + (shown?.height ?? 0);
        };
        const top = (await other.boundingBox())?.y ?? 0;
        await expect.poll(foot).toBeLessThan(top);
        expect(await page.evaluate(covered)).toEqual([]);
      };
      const bringNoImage = async () => {
        await dropOn(canvas.slide, NO_IMAGE);
        await notices.say('Isto não é uma imagem', 'Use um arquivo PNG, JPEG, WebP, GIF ou AVIF.');
      };
      await canvas.select('title');
      await bringNoImage();
      await above(canvas.element('subtitle'));
      await notices.close();
      await tools.open('Estilo');
      await bringNoImage();
      await above(page.getByRole('dialog'));
      await notices.close();
    });
  });

  test('a notice makes way for a template that is looked at, whatever lies behind it', async ({
    page,
    notices,
    signIn,
    newcomer,
  }) => {
    await notices.stay();
    await signIn.openRegistration();
    await signIn.register(newcomer);
    await notices.say('Cadastro realizado com sucesso', 'Bem-vindo! Sua conta foi criada.');
    await new Gallery(page).view('Receita da casa');
    await expect.poll(() => page.evaluate(covered)).toEqual([]);
  });
});
