import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { Overflow } from '../screens/overflow';

const SENTENCE = 'Dez minutos de luz natural avisam o corpo de que o dia começou. ';

type Elements = ReturnType<typeof anElement>[];

const title = () => anElement('title', { content: 'Comece pela luz, não pela tela' });
const text = (sentences: number) =>
  anElement('text', { content: SENTENCE.repeat(sentences).trim() });
const tallImage = () => anElement('image', { style: { imageHeight: 'h-96' } });
const image = () => anElement('image', { style: {} });

test.describe('a slide that holds more than it shows', () => {
  let overflow: Overflow;

  test.beforeEach(({ page }) => {
    overflow = new Overflow(page);
  });

  /** The deck of one slide with these elements, open in the editor. */
  function deckOf(elements: Elements) {
    return aDeck({ slides: [aSlide({ elements })] });
  }

  test('says so on slide, thumbnail and strip, also while it is typed, and fits after Ajustar texto', async ({
    page,
    editor,
    notices,
    expectAccessible,
    anaEdits,
  }) => {
    await test.step('says so on slide and thumbnail, and fits after Ajustar texto', async () => {
      await anaEdits(deckOf([title(), text(9)]));
      await overflow.says('Texto não cabe');
      await expect(editor.slides.card(1)).toContainText('Texto não cabe');
      await overflow.openWaysOut();
      await expect(overflow.popover).toContainText(/linhas? fica(ra|)m de fora no Slide 1\./);
      await expectAccessible();
      await overflow.shrink.click();
      await overflow.isResolved();
      await notices.say('Texto ajustado', 'Agora tudo cabe no Slide 1.');
      await expect(editor.slides.card(1)).not.toContainText('não cabe');
      await editor.undo.click();
      // By itself it goes after 5 s.
      await expect(notices.card).toBeHidden({ timeout: 3_000 });
      await overflow.says('Texto não cabe');
      await expect(editor.undo).toBeDisabled();
      await page.keyboard.press('ControlOrMeta+Shift+Z');
      await overflow.isResolved();
    });
    await test.step('says so while it is typed, and no longer once it fits again', async () => {
      const { canvas } = editor;
      await anaEdits(deckOf([title(), text(6)]));
      await overflow.isResolved();
      await canvas.startTypingAtTheBeginningOf('text');
      await page.keyboard.type(SENTENCE.repeat(3));
      await overflow.says('Texto não cabe');
      await expect(canvas.field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Luz');
      await overflow.isResolved();
      await expect(canvas.field).toBeFocused();
    });
    await test.step('says so in the strip, and clear of the grip, while an element is selected', async () => {
      const { canvas, slides } = editor;
      await anaEdits(deckOf([title(), text(9)]));
      await canvas.select('text');
      await expect(slides.inStrip(1)).toHaveAccessibleName('Ir para o slide 1 Texto não cabe');
      const [grip, badge] = [await canvas.grip.boundingBox(), await overflow.badge.boundingBox()];
      expect((grip?.x ?? Infinity) + (grip?.width ?? 0)).toBeLessThanOrEqual(badge?.x ?? 0);
    });
  });

  test('is divided between sentences, where no shrinking mends it too; pictures without a height give way first', async ({
    editor,
    notices,
    anaEdits,
  }) => {
    await test.step('fits after being divided, the title on both slides', async () => {
      const elements = [title(), text(3), text(3), text(3)];
      await anaEdits(deckOf(elements));
      await overflow.openWaysOut();
      await overflow.split.click();
      await notices.say('Slide dividido em dois', 'A continuação está no Slide 2.');
      await overflow.isResolved();
      await editor.canvas.showsSlide(1, 2);
      expect(await editor.canvas.kinds()).toEqual(['title', 'text', 'text']);
      await editor.next.click();
      await editor.canvas.showsSlide(2, 2);
      expect(await editor.canvas.kinds()).toEqual(['title', 'text']);
      await overflow.isResolved();
      await editor.undo.click();
      await editor.slides.shows(1);
    });
    await test.step('is divided where it is a title alone', async () => {
      const first = 'A luz da manhã avisa o corpo de que o dia começou. '.repeat(4).trim();
      const second = 'Dez minutos perto da janela bastam para acordar bem. '.repeat(3).trim();
      await anaEdits(deckOf([anElement('title', { content: `${first} ${second}` })]));
      await overflow.openWaysOut();
      await overflow.split.click();
      await notices.say('Slide dividido em dois', 'A continuação está no Slide 2.');
      await expect(editor.canvas.element('title')).toHaveText(first);
      await editor.next.click();
      await expect(editor.canvas.element('title')).toHaveText(second);
    });
    await test.step('that no shrinking can mend says so and can still be divided', async () => {
      await anaEdits(deckOf([title(), text(20)]));
      await overflow.openWaysOut();
      await expect(overflow.popover).toContainText('Nem no menor tamanho o texto cabe.');
      await expect(overflow.shrink).toBeDisabled();
      await expect(overflow.split).toBeEnabled();
    });
    await test.step('speaks of text only where it is text', async () => {
      const elements = [title(), tallImage()];
      await anaEdits(deckOf(elements));
      await overflow.says('Conteúdo não cabe');
    });
    await test.step('lets pictures without a height give way first', async () => {
      await anaEdits(deckOf([title(), text(4), image()]));
      await expect(editor.canvas.element('image')).toBeVisible();
      const height = async () => (await editor.canvas.element('image').boundingBox())?.height ?? 0;
      await expect.poll(height).toBeLessThan(216);
      expect(await height()).toBeGreaterThanOrEqual(120);
      await overflow.isResolved();
    });
  });
});
