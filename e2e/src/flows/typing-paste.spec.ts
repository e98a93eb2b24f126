import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';

const BEFORE = 'Luz da manhã';
const PASTED = 'Dez minutos de luz natural avisam o corpo.\nO resto vem sozinho.';

function deckOfTexts() {
  const slides = [BEFORE, 'Outro slide'].map((content) =>
    aSlide({ elements: [anElement('text', { content })] }),
  );
  return aDeck({ slides });
}

/**
 * Pastes over the whole text and does something else in the task in which the text arrives: before
 * it is painted, as it comes to a page that was busy.
 */
async function pasteAnd(page: Page, next: () => void): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  // After the listeners of the page itself, which lie below the window.
  await page.evaluate(`addEventListener('input', ${next.toString()}, { once: true })`);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

test('what is pasted is kept though at once another slide is shown or it is saved, is undone and redone, and is asked about on leaving', async ({
  page,
  context,
  editor,
  anaEdits,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('pasted and left for another slide at once, a text is kept', async () => {
    const id = await anaEdits(deckOfTexts());
    await editor.canvas.startTypingAtTheBeginningOf('text');
    const { canvas, panel } = editor;
    await pasteAnd(page, () => {
      document.querySelector<HTMLElement>('[aria-label="Próximo slide"]')?.click();
    });
    await canvas.showsSlide(2, 2);
    await expect(canvas.element('text')).toHaveText('Outro slide');
    await editor.previous.click();
    await canvas.select('text');
    await expect(panel.content).toHaveValue(PASTED);
    await editor.saveAll();
    const { slides } = await storedCarousel(context.request, id);
    expect(slides.map(({ elements }) => elements[0]?.content)).toEqual([PASTED, 'Outro slide']);
  });
  await test.step('pasted and saved at once, a text is stored', async () => {
    const id = await anaEdits(deckOfTexts());
    await editor.canvas.startTypingAtTheBeginningOf('text');
    await pasteAnd(page, () => {
      const save = { key: 's', ctrlKey: true, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', save));
    });
    await editor.saves('Salvo');
    const { slides } = await storedCarousel(context.request, id);
    expect(slides[0]?.elements[0]?.content).toBe(PASTED);
  });
  await test.step('pasted and undone at once, a text is as before, and redo brings it back', async () => {
    const { canvas, panel } = editor;
    await anaEdits(deckOfTexts());
    await editor.canvas.startTypingAtTheBeginningOf('text');
    await pasteAnd(page, () => {
      const undo = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', undo));
    });
    await expect(canvas.field).toHaveText(BEFORE);
    await expect(panel.content).toHaveValue(BEFORE);
    await page.keyboard.press('ControlOrMeta+Y');
    await expect(panel.content).toHaveValue(PASTED);
    await page.keyboard.type(' Fim.');
    await expect(panel.content).toHaveValue(`${PASTED} Fim.`);
  });
  await test.step('pasted and reloaded at once, a text is asked about, and offered again', async () => {
    await anaEdits(deckOfTexts());
    await editor.canvas.startTypingAtTheBeginningOf('text');
    const asked = page.waitForEvent('dialog');
    const pasted = pasteAnd(page, () => {
      location.reload();
    });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await pasted;
    await expect(editor.panel.content).toHaveValue(PASTED);
    await editor.keepsDraft();
    page.once('dialog', (again) => void again.accept());
    await page.reload();
    await new DraftOffer(page).accept();
    await editor.canvas.select('text');
    await expect(editor.panel.content).toHaveValue(PASTED);
  });
});
