import { expect, test } from '../fixtures/test';

/** Names of the controls that the shown toast lies on. */
function covered(): string[] {
  const toast = document.querySelector('[role="status"][aria-label="Avisos"] > *');
  if (toast === null) return ['no toast'];
  const area = toast.getBoundingClientRect();
  return [...document.querySelectorAll('button, a[href], input, [role="slider"]')]
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
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a notice covers nothing that can be pressed', async ({
      page,
      editor,
      notices,
      anaEdits,
    }) => {
      await anaEdits();
      await editor.save.click();
      await notices.say('Salvo', 'Carrossel salvo com sucesso');
      await expect.poll(() => page.evaluate(covered)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the state of saving is a word that can be seen', async ({ editor, anaEdits }) => {
    await anaEdits();
    await editor.saveAll();
    await expect(editor.saveState).toHaveText('Salvo');
    const width = async () => (await editor.saveState.boundingBox())?.width ?? 0;
    expect(await width()).toBeGreaterThan(50);
    await editor.rename('Outro título');
    await editor.keepsDraft();
    expect(await width()).toBeGreaterThan(60);
  });
});
