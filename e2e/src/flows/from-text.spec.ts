import { aCarousel, aDeck, ana } from '@arrasta/testkit';
import { storeCarousel, storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { downloadedBy } from '../screens/download';
import { DraftOffer } from '../screens/draft-offer';
import { FromText } from '../screens/from-text';
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
  // The cards are there before what is drawn on them.
  await expect.poll(() => editor.slides.contents()).toHaveLength(3);
  const contents = await editor.slides.contents();
  expect(contents[1]).toEqual([
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
  await expect.poll(() => editor.slides.contents()).toEqual(contents);

  await editor.startNew();
  await fromText.write(`${SLEEP}\n\nSalve e durma.`);
  await fromText.template('Sem modelo').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(fromText.template('Receita da casa')).toBeChecked();
  await expect(fromText.reading).toContainText('4 slides');
  await expectAccessible('[role="dialog"]');
  await fromText.create();
  await expect
    .poll(async () => wordsOf(await editor.slides.contents()))
    .toEqual([...wordsOf(contents), 'Salve e durma.']);
  await editor.saveAll();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await storedCarousel(page.request, id)).toMatchObject({ theme: 'retro' });
});

test('its texts fit their slides, none left out, in whatever look; texts one after another are kept on the device, each as what it was made', async ({
  page,
  editor,
  signedInAs,
}) => {
  await signedInAs(ana);
  const { id } = await storeCarousel(page.request, aDeck());
  const data = { theme: 'bold', titleFont: 'merriweather', contentFont: 'merriweather' };
  expect((await page.request.put(`/api/carousels/${id}`, { data })).status()).toBe(200);
  await editor.open(id);
  const fromText = new FromText(page);
  await test.step('its texts fit their slides, none left out, in whatever look', async () => {
    const item = '- Uma mensagem curta evita o atraso, sempre por escrito e no mesmo dia\n';
    await fromText.write(`## Prazos\n\n${item.repeat(8)}`);
    await fromText.create();
    await expect(editor.title).toHaveText('Prazos');
    await new Overflow(page).isResolved();
    await expect
      .poll(async () => {
        const texts = (await editor.slides.contents()).flat().map(({ text }) => text);
        return texts.join(' ').match(/Uma mensagem curta/g) ?? [];
      })
      .toHaveLength(8);
  });
  await test.step('texts one after another are kept on the device, each as what it was made', async () => {
    for (const name of ['Primeiro', 'Segundo', 'Terceiro']) {
      await fromText.write(`# ${name}\n\n## Slide de ${name}`);
      await fromText.create();
      await expect(editor.title).toHaveText(name);
    }
    await editor.keepsDraft();
    await page.reload();
    await new DraftOffer(page).accept();
    await expect(editor.title).toHaveText('Terceiro');
  });
});
