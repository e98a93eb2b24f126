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

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a phone held sideways', { width: 844, height: 390 }],
  ['a tablet', { width: 1280, height: 900 }],
] as const) {
  test.describe(`no field makes ${device} zoom in`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('at sign-in and registration', async ({ page, signIn }) => {
      await signIn.open();
      expect(await smallFields(page)).toEqual([]);
      await signIn.openRegistration();
      expect(await smallFields(page)).toEqual([]);
    });

    test('in the editor and its dialogs', async ({ page, editor, anaEdits }) => {
      await anaEdits();
      await editor.canvas.element('title').tap();
      const wayIn = page.getByRole('button', { name: 'Editar elemento' });
      if (await wayIn.isVisible()) await wayIn.tap();
      await expect(editor.panel.content).toBeVisible();
      expect(await smallFields(page)).toEqual([]);
    });

    test('on the pages beside it', async ({ page, playwright, baseURL, signedInAs }) => {
      const persona = await signedInAs(ana);
      await page.goto('/settings');
      expect(await smallFields(page)).toEqual([]);
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      await givePlan(request, persona, 'PRO');
      await request.dispose();
      await page.goto('/planejador');
      await page.getByRole('button', { name: 'Novo Planejamento' }).first().tap();
      expect(await smallFields(page)).toEqual([]);
    });

    test('in the administration', async ({ page, context }) => {
      await context.request.post('/api/login', { data: administrator });
      await page.goto('/admin');
      expect(await smallFields(page)).toEqual([]);
    });
  });
}
