import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { readPdf } from '../files/read-pdf';
import { expect, test } from '../fixtures/test';
import { downloadedBy } from '../screens/download';
import { Preview } from '../screens/preview';

const step = (title: string) =>
  aSlide({
    layout: 'step',
    elements: [
      anElement('title', { content: title }),
      anElement('text', { content: 'Com calma.', position: 1 }),
    ],
  });

const deck = () =>
  aDeck({
    slides: [
      aSlide({
        type: 'intro',
        layout: 'cover-type',
        elements: [anElement('title', { content: 'O pão em três passos' })],
      }),
      step('Misture'),
      step('Sove'),
      step('Asse'),
      aSlide({ layout: 'cta', elements: [anElement('title', { content: 'Salve este post' })] }),
    ],
  });

test('a step says its place in the run wherever it is drawn, also when the run changes', async ({
  page,
  editor,
  anaEdits,
}) => {
  await anaEdits(deck());
  await editor.slides.open(3);
  await expect(editor.canvas.slide).toContainText('Passo 2 de 3');
  await expect(editor.slides.card(4)).toContainText('Passo 3 de 3');
  const preview = new Preview(page);
  await page.getByRole('button', { name: 'Pré-visualizar' }).click();
  await expect(preview.dialog).toContainText('Passo 2 de 3');
  await page.keyboard.press('Escape');
  await editor.slides.remove(4).click();
  await expect(editor.slides.card(3)).toContainText('Passo 2 de 2');
  const { content } = await downloadedBy(page, () => editor.export('PDF'));
  expect(readPdf(content).lines).toEqual(expect.arrayContaining(['Passo 1 de 2', 'Passo 2 de 2']));
});
