import type { Page } from '@playwright/test';
import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { Tools } from '../screens/tools';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface SharingPage {
  readonly noteShared: (name: string) => void;
}

/**
 * A system with a sheet to share files by.
 * @param clickOnly whether it opens for a click alone, and not for one some time ago
 * @returns what was handed to it
 */
async function systemThatShares(page: Page, clickOnly = false): Promise<string[]> {
  const shared: string[] = [];
  await page.exposeFunction('noteShared', (name: string) => shared.push(name));
  await page.addInitScript((isStrict) => {
    let clicks = 0;
    addEventListener('click', () => (clicks += 1), true);
    const share = ({ files = [] }: ShareData) => {
      // The click on the tools, the one on what is to be exported, and one for the sheet itself.
      if (isStrict && clicks < 3) return Promise.reject(new DOMException('', 'NotAllowedError'));
      clicks = 0;
      for (const { name, type } of files) {
        (window as unknown as SharingPage).noteShared(`${name} ${type}`);
      }
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share });
  }, clickOnly);
  return shared;
}

async function choose(page: Page, name: string): Promise<void> {
  await new Tools(page).openExport();
  await page.getByRole('menuitem', { name }).click();
}

const twoSlides = () => aDeck({ slides: [aSlide({ elements: [anElement('title')] }), aSlide()] });

test('one slide goes to the sheet of the system, and on into the photos; all can be chosen on a phone held sideways', async ({
  page,
  anaEdits,
}) => {
  const shared = await systemThatShares(page);
  await anaEdits(twoSlides());
  await choose(page, 'Compartilhar slide...');
  await expect.poll(() => shared).toEqual(['slide_1.jpg image/jpeg']);
  await expect(page.getByRole('region', { name: /^Exportando/ })).toBeHidden();

  shared.length = 0;
  await page.setViewportSize({ width: 667, height: 375 });
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Compartilhar...', exact: true }).click();
  await expect.poll(() => shared).toEqual(['slide_1.jpg image/jpeg', 'slide_2.jpg image/jpeg']);
});

test('where the click does not count any more, a button opens the sheet, for one slide and for all together', async ({
  page,
  anaEdits,
  expectAccessible,
}) => {
  const shared = await systemThatShares(page, true);
  await anaEdits(twoSlides());
  await choose(page, 'Compartilhar slide...');
  const dock = page.getByRole('region', { name: 'Exportando slide' });
  const button = page.getByRole('button', { name: 'Compartilhar' });
  await expect(dock.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
  await expectAccessible();
  expect(shared).toEqual([]);
  await button.click();
  await expect(dock).toBeHidden();
  expect(shared).toEqual(['slide_1.jpg image/jpeg']);

  shared.length = 0;
  await choose(page, 'Compartilhar...');
  await button.click();
  await expect.poll(() => shared).toEqual(['slide_1.jpg image/jpeg', 'slide_2.jpg image/jpeg']);
});
