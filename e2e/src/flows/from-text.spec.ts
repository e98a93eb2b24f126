import { aCarousel, aDeck } from '@arrasta/testkit';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { downloadedBy } from '../screens/download';
import { DraftOffer } from '../screens/draft-offer';
import { FromText } from '../screens/from-text';
import { LeaveQuestion } from '../screens/leave-question';
import { Overflow } from '../screens/overflow';

const SLEEP = `# Dormir melhor

Três hábitos que cabem em qualquer noite.

## Apague as luzes
*Uma hora antes*

- Tela longe da cama
- Abajur no lugar do teto

## Acorde na mesma hora

1. Também no domingo
2. Mesmo depois de uma festa

![Um quarto](quarto.jpg)
`;

/** What slides say, without the numbers that themes draw beside the items of lists. */
function wordsOf(slides: readonly (readonly { readonly text: string }[])[]): string[] {
  return slides.flat().map(({ text }) => text.replaceAll(/\d+(?=\p{Lu})/gu, ''));
}

test('a text becomes slides, a file, and the same slides again', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectAccessible,
}) => {
  await anaEdits(aDeck({ carousel: aCarousel({ title: 'Aberto', theme: 'bold' }) }));
  const fromText = new FromText(page);
  await fromText.write(SLEEP);
  await expect(fromText.reading).toContainText('3 slides');
  await expect(fromText.reading).toContainText('1 imagem fica de fora');
  await expectAccessible('[role="dialog"]');
  await fromText.create();

  await expect(editor.title).toHaveText('Dormir melhor');
  await expect(editor.slides.cards).toHaveCount(3);
  const said = await editor.slides.contents();
  expect(said[1]).toEqual([
    { kind: 'title', text: 'Apague as luzes' },
    { kind: 'subtitle', text: 'Uma hora antes' },
    { kind: 'list', text: expect.stringContaining('Abajur no lugar do teto') as unknown },
  ]);

  const file = await downloadedBy(page, () => editor.export('Markdown'));
  expect(file.name).toBe('Dormir melhor.md');
  await notices.say('Markdown exportado');
  await editor.saveAll();

  await editor.startNew();
  await fromText.choose(file.name, file.content);
  await expect(fromText.reading).toHaveText('3 slides');
  await fromText.create();
  await expect(editor.title).toHaveText('Dormir melhor');
  await expect(editor.slides.cards).toHaveCount(3);
  expect(await editor.slides.contents()).toEqual(said);

  await editor.startNew();
  await fromText.write(`${SLEEP}\n\nSalve e durma.`);
  await fromText.template('Sem modelo').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(fromText.template('Receita da casa')).toBeChecked();
  await expect(fromText.reading).toContainText('4 slides');
  await expectAccessible('[role="dialog"]');
  await fromText.create();
  const placed = await editor.slides.contents();
  expect(wordsOf(placed)).toEqual([...wordsOf(said), 'Salve e durma.']);
  await editor.saveAll();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await storedCarousel(page.request, id)).toMatchObject({ theme: 'retro' });
});

test('its texts fit their slides, none left out, in whatever look', async ({
  page,
  editor,
  anaEdits,
}) => {
  await anaEdits(aDeck({ carousel: aCarousel({ title: 'Aberto' }) }));
  const data = { theme: 'bold', titleFont: 'merriweather', contentFont: 'merriweather' };
  await page.request.put(page.url().replace('/carousel/', '/api/carousels/'), { data });
  await page.reload();
  await editor.isShown();
  const fromText = new FromText(page);
  const item = '- Uma mensagem curta evita o atraso, sempre por escrito e no mesmo dia\n';
  await fromText.write(`## Prazos\n\n${item.repeat(8)}`);
  await fromText.create();
  await expect(editor.title).toHaveText('Prazos');
  await new Overflow(page).isResolved();
  const said = (await editor.slides.contents()).flat().map(({ text }) => text);
  expect(said.join(' ').match(/Uma mensagem curta/g)).toHaveLength(8);
});

test('texts one after another are kept on the device, each as what it was made', async ({
  page,
  editor,
  anaEdits,
}) => {
  await anaEdits();
  const fromText = new FromText(page);
  for (const name of ['Primeiro', 'Segundo', 'Terceiro']) {
    await fromText.write(`# ${name}\n\n## Slide de ${name}`);
    await fromText.create();
    await expect(editor.title).toHaveText(name);
  }
  await page.reload();
  await new DraftOffer(page).accept();
  await expect(editor.title).toHaveText('Terceiro');
});

test('what is only in this page is not left unasked', async ({ page, editor, anaEdits }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await anaEdits(aDeck({ carousel: aCarousel({ title: 'Aberto' }) }));
  await editor.slides.addSlide();
  const fromText = new FromText(page);
  await fromText.write('## Um\n\n## Dois');
  await fromText.submit.click();
  const question = new LeaveQuestion(page);
  await question.isAsked();
  await question.answer('Cancelar');
  await expect(fromText.text).toHaveValue('## Um\n\n## Dois');
  await expect(editor.title).toHaveText('Aberto');
});

test.describe('without a connection', () => {
  // Without it, parts of the program that were not opened yet are not there.
  test.use({ serviceWorkers: 'allow' });

  test('it works while the server is away', async ({
    page,
    context,
    editor,
    anaEdits,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await anaEdits();
    await editor.hasAllParts();
    await context.setOffline(true);
    const fromText = new FromText(page);
    await fromText.write('Só uma lista:\n\n- um\n- dois');
    await expect(fromText.reading).toHaveText('1 slide');
    await fromText.create();
    await expect(editor.title).toHaveText('Só uma lista:');
    await context.setOffline(false);
  });
});
