import { aCarousel, aDeck, anElement, aSlide } from '@arrasta/testkit';
import { readPdf } from '../files/read-pdf';
import { unzipped } from '../files/unzipped';
import { imageHost } from '../fixtures/image-host';
import { expect, test } from '../fixtures/test';
import { sizeOfPng } from '../pixels/png-size';
import { downloadedBy } from '../screens/download';
import { dockOf, drawingHeldBack } from '../screens/export-dock';

const IMAGES = ['slide_1.png', 'slide_2.png', 'slide_3.png'];
const TITLES = ['Água antes do café', 'Caminhe até a esquina', 'Anote três tarefas ☀️'];

function deckOf(titles: readonly string[]) {
  return aDeck({
    carousel: aCarousel({ title: '5 hábitos: manhã' }),
    slides: titles.map((content) => aSlide({ elements: [anElement('title', { content })] })),
  });
}

test('all slides are one ZIP of PNGs or of JPEGs, each the picture it is alone; the picture of a slide is copied, and all are shared', async ({
  page,
  editor,
  notices,
  anaEdits,
  context,
}) => {
  await test.step('all slides are one ZIP, each the picture it is alone', async () => {
    await anaEdits(deckOf(TITLES));
    await editor.slides.open(2);
    const alone = await downloadedBy(page, () => editor.export('Imagem PNG'));
    const archive = await downloadedBy(page, () => editor.export('ZIP com PNG'));
    expect(archive.name).toBe('5 hábitos manhã.zip');
    const files = unzipped(archive.content);
    expect([...files.keys()]).toEqual([...IMAGES, 'textos-alternativos.txt']);
    for (const name of IMAGES) {
      expect(sizeOfPng(files.get(name) ?? Buffer.alloc(0))).toEqual({ width: 1080, height: 1350 });
    }
    expect(files.get('slide_2.png')?.equals(alone.content)).toBe(true);
    await notices.say('3 slides exportados');
  });
  await test.step('where size matters there are JPEGs', async () => {
    await editor.slides.open(1);
    const one = await downloadedBy(page, () => editor.export('Imagem JPEG'));
    expect(one.name).toBe('slide_1.jpg');
    expect(one.content.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const archive = await downloadedBy(page, () => editor.export('ZIP com JPEG'));
    const files = unzipped(archive.content);
    expect([...files.keys()].slice(0, 3)).toEqual(['slide_1.jpg', 'slide_2.jpg', 'slide_3.jpg']);
    expect(files.get('slide_1.jpg')?.equals(one.content)).toBe(true);
  });
  await test.step('the picture of a slide is copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await editor.export('Copiar imagem');
    await notices.say('Imagem copiada!');
    const size = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const image = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
      return [image.width, image.height];
    });
    expect(size).toEqual([1080, 1350]);
  });
  await test.step('where the system shares pictures, all slides go to its sheet', async () => {
    const shared: string[] = [];
    await page.exposeFunction('noteShared', (name: string) => shared.push(name));
    await page.evaluate(() => {
      const note = (data: ShareData) => {
        const { noteShared } = window as unknown as { noteShared: (name: string) => void };
        for (const { name, type } of data.files ?? []) noteShared(`${name} ${type}`);
        return Promise.resolve();
      };
      Object.assign(navigator, { canShare: () => true, share: note });
    });
    await editor.export('Compartilhar...');
    const files = ['slide_1.jpg', 'slide_2.jpg', 'slide_3.jpg'].map((name) => `${name} image/jpeg`);
    await expect.poll(() => shared).toEqual(files);
  });
});

test('a PDF has a page for each slide, its name and language, and its text; caption and alt texts go with the pictures, one’s own into the PDF too', async ({
  page,
  editor,
  anaEdits,
}) => {
  const deck = deckOf(TITLES);
  const long = '5 hábitos simples que mudam a sua manhã';
  const last = aSlide({
    position: TITLES.length,
    altText: 'Um copo d’água ☀️',
    elements: [
      anElement('title', { content: long, style: { fontSize: 'text-4xl' } }),
      anElement('text', { content: 'שלום Hello עולם world' }),
      anElement('text', { content: 'Segredo', style: { opacity: '0' } }),
    ],
  });
  const carousel = { ...deck.carousel, socialCaption: 'Bom dia! ☀️\n#manhã' };
  await anaEdits({ carousel, slides: [...deck.slides, last] });
  const archive = await downloadedBy(page, () => editor.export('ZIP com JPEG'));
  const { name, content } = await downloadedBy(page, () => editor.export('PDF'));
  const files = unzipped(archive.content);
  const pdf = readPdf(content);
  await test.step('a PDF has a page for each slide, its name and language, and its text', () => {
    expect(name).toBe('5 hábitos manhã.pdf');
    expect(pdf.pages).toEqual([...TITLES, long].map(() => [432, 540]));
    expect(pdf.title).toBe('5 hábitos: manhã');
    expect(pdf.language).toBe('pt-BR');
    const words = pdf.lines.join(' ');
    expect(pdf.lines.filter((line) => long.includes(line)).length, 'lines of a title').toBe(2);
    expect(words).toContain(long);
    expect(words).toContain('Hello world');
    expect(words).not.toContain('Segredo');
    const places = ['Água antes do café', 'Caminhe até a esquina', 'Anote três tarefas'].map(
      (title) => words.indexOf(title),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
    const images = [...files.values()];
    const sum = images.reduce((bytes, image) => bytes + image.length, 0);
    expect(content.length).toBeLessThan(1.2 * sum);
  });
  await test.step('caption and alt texts go with the pictures, one’s own into the PDF too', () => {
    expect([...files.keys()].slice(4)).toEqual(['legenda.txt', 'textos-alternativos.txt']);
    expect(files.get('legenda.txt')?.toString()).toBe('Bom dia! ☀️\n#manhã\n');
    const texts = [...TITLES.map((title) => `${title}.`), 'Um copo d’água ☀️'];
    expect(files.get('textos-alternativos.txt')?.toString()).toBe(
      `${texts.map((text, index) => `slide_${index + 1}.jpg\n${text}`).join('\n\n')}\n`,
    );
    expect(pdf.altTexts).toEqual(['Um copo d’água ☀️']);
  });
});

test.describe('an export that takes its time', () => {
  test('shows how far it is, keeps the focus, and the person goes on, in another deck too; it can be ended and leaves nothing behind', async ({
    page,
    editor,
    notices,
    anaEdits,
    expectAccessible,
  }) => {
    await anaEdits(deckOf(TITLES));
    await test.step('can be ended, of one slide as well, and leaves nothing behind', async () => {
      const letGo = await drawingHeldBack(page);
      await editor.export('ZIP com PNG');
      await expect(dockOf(page)).toBeVisible();
      await expectAccessible();
      await dockOf(page).getByRole('button', { name: 'Cancelar' }).click();
      await notices.say('Exportação cancelada');
      await expect(dockOf(page)).toBeHidden();
      await editor.export('Imagem PNG');
      await expect(dockOf(page).getByRole('status')).toHaveText('0 de 1');
      await dockOf(page).getByRole('button', { name: 'Cancelar' }).click();
      await expect(dockOf(page)).toBeHidden();
      await letGo();
      const { name } = await downloadedBy(page, () => editor.export('Imagem PNG'));
      expect(name).toBe('slide_1.png');
      await expect(page.locator('body > div[inert][aria-hidden="true"]')).toHaveCount(0);
    });
    await test.step('shows how far it is, keeps the focus, and the person goes on, in another deck too', async () => {
      const letGo = await drawingHeldBack(page);
      const download = page.waitForEvent('download');
      await editor.exportButton.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Imagem PNG' })).toBeFocused();
      for (let item = 0; item < 3; item += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(dockOf(page).getByRole('status')).toHaveText('0 de 3');
      const busy = page.getByRole('button', { name: 'Exportando...' });
      await expect(busy).toBeDisabled();
      await expect(busy).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeHidden();
      await editor.next.click();
      await editor.canvas.showsSlide(2, 3);
      await expect(dockOf(page)).not.toContainText('Carrossel:');
      await editor.startNew();
      await expect(dockOf(page)).toContainText('Carrossel: 5 hábitos: manhã');
      await letGo();
      expect((await download).suggestedFilename()).toBe('5 hábitos manhã.zip');
      await notices.say('3 slides exportados');
      await expect(dockOf(page)).toBeHidden();
      await expect(editor.exportButton).toBeEnabled();
    });
  });
});

test('pictures that are missing are named, those of other slides are there, and the file comes', async ({
  page,
  server,
  editor,
  anaEdits,
  expectConsoleError,
}) => {
  expectConsoleError(/404|502|504|ERR_FAILED|CORS/);
  const host = await imageHost(server.imagePort);
  const style = { imageHeight: 'h-16' } as const;
  const dead = [0, 1, 2, 3].map((number) => `${host.nothing}?${number}`);
  const missing = dead.map((content) => anElement('image', { content, style }));
  const there = (number: number) =>
    anElement('image', { content: `${host.image}?${number}`, style });
  const unseen = anElement('image', { content: host.nothing, style: { opacity: '0' } });
  const slides = [
    aSlide({ elements: [there(1), ...missing] }),
    aSlide({ elements: [there(2), unseen] }),
    aSlide({ elements: [there(3)], backgroundImageUrl: host.nothing }),
  ];
  await anaEdits(aDeck({ slides }));
  const archive = await downloadedBy(page, () => editor.export('ZIP com PNG'));
  expect([...unzipped(archive.content).keys()].slice(0, 3)).toEqual(IMAGES);
  const dock = page.getByRole('region', { name: 'Exportando slides' });
  const words = [
    'Slide 1: 4 imagens não puderam ser carregadas e aparecem como indisponíveis (nada.png).',
    'Slide 3: a imagem nada.png não pôde ser carregada e falta no fundo.',
  ];
  await expect(dock.getByRole('alert').getByRole('listitem')).toHaveText(words);
  await editor.startNew();
  await expect(dock).toBeHidden();
  await host.close();
});

test('a font that cannot be had is named, on the slide and in the archive', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await anaEdits(aDeck({ slides: [aSlide({ elements: [anElement('title')] }), aSlide()] }));
  await page.route('**/*.woff2', (route) => route.abort());
  const { name } = await downloadedBy(page, () => editor.export('Imagem PNG'));
  expect(name).toBe('slide_1.png');
  const words =
    'A fonte Merriweather não pôde ser carregada: outra aparece no lugar dela. Tente novamente.';
  await notices.say('Slide exportado com outra fonte', words);
  const logged = page.waitForEvent('console', (entry) =>
    entry.text().includes('Some fonts failed to load'),
  );
  await downloadedBy(page, () => editor.export('ZIP com PNG'));
  await logged;
  const dock = page.getByRole('region', { name: 'Exportando slides' });
  await expect(dock.getByRole('alert')).toHaveText(words);
});
