import { aDeck, ana, anElement, aSlide } from '@arrasta/testkit';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { ContrastNote } from '../screens/contrast-note';

const BADGE = 'Texto difícil de ler';

/** A picture of one black pixel, of which nothing but its address need be fetched. */
const BLACK =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACklEQVR4AWMAAgAABAABsYaQRAAAAABJRU5ErkJggg==';

test('a title too bright to read is reported and mended in one click', async ({
  page,
  context,
  editor,
  signedInAs,
  expectAccessibleInBothSchemes,
}) => {
  const note = new ContrastNote(page);
  await signedInAs(ana);
  const title = anElement('title', {
    content: 'Comece pela luz',
    style: { color: '#06D6A0' },
  });
  const deck = aDeck({ slides: [aSlide({ elements: [title] })] });
  const { id } = await storeCarousel(context.request, deck);
  await editor.open(id);
  await expect(editor.slides.card(1)).toContainText(BADGE);
  await editor.canvas.select('title');
  await note.says('Contraste 1,8:1, difícil de ler');
  await note.says('O mínimo para títulos é 3:1.');
  await expectAccessibleInBothSchemes();
  await note.fix('Usar cor do texto').click();
  await note.says(/^Contraste 17,\d:1, ótimo para leitura$/);
  await expectAccessibleInBothSchemes();
  await editor.undo.click();
  await note.says('Contraste 1,8:1, difícil de ler');
  await editor.redo.click();
  await editor.panel.back.click();
  await expect(editor.slides.card(1)).not.toContainText(BADGE);
});

test('what counts is the picture behind the text, at its opacity', async ({
  page,
  context,
  editor,
  signedInAs,
}) => {
  const note = new ContrastNote(page);
  await signedInAs(ana);
  const text = anElement('text', { content: 'Palavras', style: { color: '#222222' } });
  const slide = aSlide({
    elements: [text],
    backgroundImageUrl: BLACK,
    backgroundImageOpacity: 20,
    overlayOpacity: 0,
  });
  const { id } = await storeCarousel(context.request, aDeck({ slides: [slide] }));
  await editor.open(id);
  await editor.canvas.select('text');
  await note.says(/ótimo para leitura$/);
  await editor.panel.back.click();
  await editor.background.open();
  await editor.background.step(editor.background.opacity, 16);
  await expect(editor.background.opacity).toHaveAttribute('aria-valuenow', '100');
  await expect(editor.slides.card(1)).toContainText(BADGE);
  await editor.canvas.select('text');
  await note.says('O mínimo para textos é 4,5:1.');
  await note.fix('Usar cor do fundo').click();
  await note.says(/^Contraste 2\d(,\d)?:1, ótimo para leitura$/);
});
