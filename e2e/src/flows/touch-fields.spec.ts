import type { Page } from '@playwright/test';
import { ana } from '@arrasta/testkit';
import { administrator } from '../fixtures/administrator';
import { givePlan } from '../fixtures/pro-plan';
import { expect, test } from '../fixtures/test';

/** Fields in which iOS would zoom in when they are focused: their text is under 16 px. */
async function smallFields(page: Page): Promise<string[]> {
  const fields = page.locator('input, select, textarea').and(page.locator(':visible'));
  await expect(fields.first()).toBeVisible();
  return fields.evaluateAll((all) =>
    all
      .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="range"]'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  );
}

const devices = [
  ['a phone', { width: 390, height: 844 }],
  ['a phone held sideways', { width: 844, height: 390 }],
  ['a tablet', { width: 1280, height: 900 }],
] as const;

/** What is on the page now has no small field on any device; it may arrange itself anew for each. */
async function expectNoSmallField(page: Page, bringIntoView?: () => Promise<void>) {
  for (const [device, viewport] of devices) {
    await page.setViewportSize(viewport);
    await bringIntoView?.();
    expect(await smallFields(page), device).toEqual([]);
  }
}

test.describe('no field makes a phone or a tablet zoom in', () => {
  test.use({ viewport: devices[0][1], hasTouch: true, isMobile: true });

  test('at sign-in and registration', async ({ page, signIn }) => {
    await signIn.open();
    await expectNoSmallField(page);
    await signIn.openRegistration();
    await expectNoSmallField(page);
  });

  test('in the editor, and on the pages beside it', async ({
    page,
    playwright,
    baseURL,
    editor,
    signedInAs,
  }) => {
    const persona = await signedInAs(ana);
    await editor.open();
    await expectNoSmallField(page, async () => {
      await editor.canvas.tap('title');
      const wayIn = page.getByRole('button', { name: 'Editar elemento' });
      await expect(wayIn.or(editor.panel.content).first()).toBeVisible();
      if (await wayIn.isVisible()) await wayIn.click();
      await expect(editor.panel.content).toBeVisible();
    });

    await page.goto('/settings');
    await expectNoSmallField(page);
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await givePlan(request, persona, 'PRO');
    await request.dispose();
    await page.goto('/planejador');
    await page.getByRole('button', { name: 'Novo Planejamento' }).first().click();
    await expectNoSmallField(page);
  });

  test('in the administration', async ({ page, context }) => {
    await context.request.post('/api/login', { data: administrator });
    await page.goto('/admin');
    await expectNoSmallField(page);
  });
});
