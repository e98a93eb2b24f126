import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCarousel, aDeck, ana, anElement, aSlide } from '@arrasta/testkit';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { readPdf } from '../files/read-pdf';
import { unzipped } from '../files/unzipped';
import { imageHost } from '../fixtures/image-host';
import { register } from '../fixtures/register';
import { storeCarousel } from '../fixtures/stored-carousel';
import { storeImage } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { compareImages } from '../pixels/compare';
import { sizeOfPng } from '../pixels/png-size';
import { downloadedBy } from '../screens/download';

const TITLES = ['Água antes do café', 'Caminhe até a esquina', 'Anote três tarefas ☀️'];

function deckOf(titles: readonly string[]) {
  return aDeck({
    carousel: aCarousel({ title: '5 hábitos: manhã' }),
    slides: titles.map((content) => aSlide({ elements: [anElement('title', { content })] })),
  });
}

async function exported(
  request: APIRequestContext,
  id: string,
  body: object,
): Promise<{ answer: APIResponse; headers: Record<string, string>; content: Buffer }> {
  const answer = await request.post(`/api/carousels/${id}/export`, { data: body });
  return { answer, headers: answer.headers(), content: await answer.body() };
}

test('the PNG over REST is the PNG of the web app', async ({
  page,
  context,
  editor,
  server,
  signedInAs,
}) => {
  await signedInAs(ana);
  const host = await imageHost(server.imagePort);
  await page.goto('/novo');
  const kept = await storeImage(page, [180, 60, 20]);
  const style = { imageHeight: 'h-24' } as const;
  const deck = aDeck({
    slides: [
      aSlide({ type: 'intro' }),
      aSlide({
        backgroundImageUrl: kept,
        elements: [
          anElement('icon'),
          anElement('title', { content: 'É a luz que acorda', style: { fontSize: 'text-2xl' } }),
          anElement('list', { content: 'Água\nLuz\nCaminhada', style: { listType: 'numbered' } }),
          anElement('image', { content: kept, style }),
          anElement('image', { content: host.image, style }),
          anElement('divider'),
        ],
      }),
    ],
  });
  const { id } = await storeCarousel(context.request, deck);
  await editor.open(id);
  await editor.slides.open(2);
  for (const [format, entry, name] of [
    ['png', 'Imagem PNG', 'slide_2.png'],
    ['jpeg', 'Imagem JPEG', 'slide_2.jpg'],
  ] as const) {
    const shown = await downloadedBy(page, () => editor.export(entry));
    const { answer, headers, content } = await exported(context.request, id, { format, slide: 2 });
    expect(answer.status(), await answer.text()).toBe(200);
    expect(headers['content-type']).toBe(`image/${format}`);
    expect(headers['x-missing-pictures']).toBeUndefined();
    expect(headers['content-disposition']).toContain(`filename="${name}"`);
    expect(shown.name).toBe(name);
    if (format === 'jpeg') {
      expect(content.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    } else {
      expect(sizeOfPng(content)).toEqual({ width: 1080, height: 1350 });
      expect((await compareImages(content, shown.content)).mismatch).toBeLessThanOrEqual(0.001);
    }
  }
  expect(host.askedByProduct('/foto.png')).toBeGreaterThan(0);
  await host.close();
});

test('without a number it is the first slide', async ({ request }, info) => {
  await register(request, ana, info.testId);
  const { id } = await storeCarousel(request, deckOf(TITLES));
  const unnamed = await exported(request, id, { format: 'png' });
  const first = await exported(request, id, { format: 'png', slide: 1 });
  const second = await exported(request, id, { format: 'png', slide: 2 });
  expect(unnamed.headers['content-disposition']).toContain('slide_1.png');
  expect(unnamed.content.equals(first.content)).toBe(true);
  expect((await compareImages(second.content, first.content)).mismatch).toBeGreaterThan(0.001);
});

test('slideFormat makes the file in another format than the carousel’s', async ({
  request,
}, info) => {
  await register(request, ana, info.testId);
  const { id } = await storeCarousel(request, deckOf(TITLES));
  const { answer, headers, content } = await exported(request, id, {
    format: 'png',
    slideFormat: '9:16',
  });
  expect(answer.status(), await answer.text()).toBe(200);
  expect(headers['content-disposition']).toContain('slide_1_9x16.png');
  expect(sizeOfPng(content)).toEqual({ width: 1080, height: 1920 });
  const document = await exported(request, id, { format: 'pdf', slideFormat: '1:1' });
  expect(readPdf(document.content).pages).toEqual(TITLES.map(() => [432, 432]));
});

test('ZIP and PDF over REST are those of the web app', async ({
  page,
  context: { request },
  editor,
  anaEdits,
}) => {
  const id = await anaEdits(deckOf(TITLES));
  const caption = { title: '5 hábitos: manhã', socialCaption: 'Bom dia! ☀️' };
  expect((await request.put(`/api/carousels/${id}`, { data: caption })).status()).toBe(200);
  await editor.open(id);
  const shown = await downloadedBy(page, () => editor.export('ZIP com PNG'));
  const archive = await exported(request, id, { format: 'zip' });
  expect(archive.headers['content-type']).toBe('application/zip');
  expect(archive.headers['content-disposition']).toBe(
    `attachment; filename="5 habitos manha.zip"; filename*=UTF-8''5%20h%C3%A1bitos%20manh%C3%A3.zip`,
  );
  expect(shown.name).toBe('5 hábitos manhã.zip');
  expect(Number(archive.headers['content-length'])).toBe(archive.content.length);
  const [files, shownFiles] = [unzipped(archive.content), unzipped(shown.content)];
  expect([...files.keys()]).toEqual([...shownFiles.keys()]);
  expect(files.get('legenda.txt')).toEqual(shownFiles.get('legenda.txt'));
  for (const name of ['slide_1.png', 'slide_2.png', 'slide_3.png']) {
    const file = files.get(name) ?? Buffer.alloc(0);
    const shownFile = shownFiles.get(name) ?? Buffer.alloc(0);
    expect(sizeOfPng(file)).toEqual({ width: 1080, height: 1350 });
    expect((await compareImages(file, shownFile)).mismatch).toBeLessThanOrEqual(0.001);
  }
  const shownPdf = await downloadedBy(page, () => editor.export('PDF'));
  const document = await exported(request, id, { format: 'pdf' });
  expect(document.headers['content-type']).toBe('application/pdf');
  const pdf = readPdf(document.content);
  expect(pdf).toEqual(readPdf(shownPdf.content));
  expect(pdf).toMatchObject({ title: '5 hábitos: manhã', language: 'pt-BR' });
  expect(pdf.pages).toEqual(TITLES.map(() => [432, 540]));
  expect(pdf.lines.join(' ')).toContain('Água antes do café');
});

test('a picture that cannot be had is named, and ends nothing', async ({
  request,
  baseURL,
}, info) => {
  await register(request, ana, info.testId);
  const nothing = `${baseURL ?? ''}/stock/nada.webp`;
  const elements = [
    ...[nothing, `${nothing}?2`].map((content) => anElement('image', { content })),
    anElement('image', { content: `${nothing}?3`, style: { opacity: '0' } }),
  ];
  const stranger = '/api/pictures/00000000-0000-4000-8000-000000000000';
  const deck = aDeck({ slides: [aSlide(), aSlide({ elements, backgroundImageUrl: stranger })] });
  const { id } = await storeCarousel(request, deck);
  const { answer, headers } = await exported(request, id, { format: 'zip' });
  expect(answer.status()).toBe(200);
  const missingImages = (headers['x-missing-pictures'] ?? '').split(', ').map(decodeURIComponent);
  expect(new Set(missingImages)).toEqual(
    new Set([`2 ${nothing}`, `2 ${nothing}?2`, `2 ${stranger}`]),
  );
});

test('a deck leads the server’s browser nowhere, and its words are words', async ({
  request,
}, info) => {
  let asked = 0;
  const inside = createServer((_request, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  inside.on('connection', () => (asked += 1));
  await once(inside, 'listening');
  const secret = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/segredo.png`;
  await register(request, ana, info.testId);
  const script = `<img src="${secret}" onerror="fetch('${secret}')"><script src="${secret}">`;
  const elements = [
    anElement('title', { content: script }),
    anElement('image', { content: secret }),
  ];
  const { id } = await storeCarousel(request, aDeck({ slides: [aSlide({ elements })] }));
  const { answer, headers } = await exported(request, id, { format: 'png' });
  expect(answer.status()).toBe(200);
  expect(headers['x-missing-pictures']).toBe(`1 ${encodeURIComponent(secret)}`);
  expect(asked).toBe(0);
  inside.close();
  await once(inside, 'close');
});
