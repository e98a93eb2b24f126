import { writeFile } from 'node:fs/promises';
import { ana } from '@arrasta/testkit';
import { EngineEditor } from '../engines/engine-editor';
import { expect, test } from '../engines/test';
import { unregistered } from '../fixtures/register';
import { plainPng } from '../fixtures/stored-image';
import { compareImages } from '../pixels/compare';

const SAMPLE_TITLE = 'Seu primeiro carrossel começa aqui';
const TITLE = 'A manhã começa na véspera';

test('from registration to a carousel that is still there after it is loaded again', async ({
  engine,
  server,
}, info) => {
  const page = await engine.openSite(server.url);
  const editor = new EngineEditor(page);
  await page.setViewport({ width: 1440, height: 1360, scale: engine.pixelRatio });
  await editor.register(unregistered(ana, info.testId));
  await editor.says('title', SAMPLE_TITLE);

  await editor.writeOver('title', TITLE);
  await page.press('Control+z');
  await editor.says('title', SAMPLE_TITLE);
  await page.press('Control+Shift+z');
  await editor.says('title', TITLE);

  const image = info.outputPath('foto.png');
  await writeFile(image, plainPng(320, 180, [6, 214, 160]));
  await editor.addImage(image);
  await editor.save();
  const before = { texts: await editor.texts(), image: await editor.screenshot(1) };
  await page.reload();
  await editor.isShown();
  await editor.hasImages(1);
  expect(await editor.texts()).toEqual(before.texts);
  const after = await editor.screenshot(1);
  expect((await compareImages(after, before.image)).mismatch).toBe(0);

  expect(await page.errors()).toEqual([]);
});
