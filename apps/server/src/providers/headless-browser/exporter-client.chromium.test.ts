import { EventEmitter, once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, inject, onTestFinished, test } from 'vitest';
import { childrenOf } from '../../../testing/browser-processes';
import { anExportJob, folderWithPage, testBrowser } from '../../../testing/exporter-scene';
import { plainImage } from '../../../testing/image-files';
import { exporterClient } from './exporter-client';

/** An exporter in a process of its own, with a page that runs this script. */
async function clientWith(script: string) {
  const webFolder = await folderWithPage(script);
  const client = exporterClient({
    browser: testBrowser(),
    webFolder,
    program: [inject('serverFile'), 'exporter'],
  });
  onTestFinished(async () => {
    await client.close();
    await rm(webFolder, { recursive: true, force: true });
  });
  return {
    ...client,
    async answer(job = anExportJob(), signal = new AbortController().signal): Promise<unknown> {
      const file = await client.make(job, signal);
      const text = await file.content.readFile('utf8');
      await file.content.close();
      return JSON.parse(text);
    },
  };
}

const filesFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('arrasta-exports-'));

const failure = (code: string) => expect.objectContaining({ code }) as Error;

test('a file is made by a process of its own, with the pictures that this one has', async () => {
  const before = await filesFolders();
  const client = await clientWith(`
    const response = await fetch('/api/pictures/abc');
    return [request.slides.length, (await response.arrayBuffer()).byteLength];`);
  const bytes = await plainImage().png().toBuffer();
  const asked: string[] = [];
  const images = {
    stored: (id: string) => {
      asked.push(id);
      return Promise.resolve({ bytes, mime: 'image/png' });
    },
    remote: () => Promise.resolve(null),
  };
  expect(await client.answer(anExportJob({ images }))).toEqual([1, bytes.length]);
  expect(asked).toEqual(['abc']);
  await client.close();
  expect(await filesFolders()).toEqual(before);
});

test('jobs whose process is killed are done once more, and its folder is removed', async () => {
  const before = new Set(await childrenOf(process.pid));
  const folders = await filesFolders();
  const client = await clientWith(`
    const response = await fetch('/api/pictures/abc');
    return response.ok;`);
  let began = 0;
  const killing = new EventEmitter();
  const killed = once(killing, 'killed');
  const images = {
    stored: async () => {
      began += 1;
      if (began <= 2) await killed;
      return { bytes: await plainImage().png().toBuffer(), mime: 'image/png' };
    },
    remote: () => Promise.resolve(null),
  };
  const both = [1, 2].map(() => client.answer(anExportJob({ images })));
  await expect.poll(() => began).toBe(2);
  const [worker] = (await childrenOf(process.pid)).filter((pid) => !before.has(pid));
  if (worker === undefined) throw new Error('no process');
  process.kill(worker, 'SIGKILL');
  killing.emit('killed');
  expect(await Promise.all(both)).toEqual([true, true]);
  await client.close();
  await expect.poll(filesFolders).toEqual(folders);
});

test('what the page fails with is told, and who gives up waits no longer', async () => {
  const failing = await clientWith(`throw new Error('no such thing');`);
  await expect(failing.answer()).rejects.toEqual(failure('UPSTREAM_FAILED'));
  const endless = await clientWith('await new Promise(() => undefined);');
  const controller = new AbortController();
  const waiting = endless.answer(anExportJob(), controller.signal);
  controller.abort();
  await expect(waiting).rejects.toBeDefined();
});

test('files that are being made when it ends are refused, to be asked for again', async () => {
  const client = await clientWith('await new Promise(() => undefined);');
  const waiting = client.answer();
  await expect.poll(filesFolders).not.toEqual([]);
  await Promise.all([
    expect(waiting).rejects.toEqual(failure('SERVICE_UNAVAILABLE')),
    client.close(),
  ]);
});

test('a process that ends while it starts is a failure, and keeps nobody waiting', async () => {
  const before = await filesFolders();
  const client = exporterClient({
    browser: testBrowser(),
    webFolder: '/nowhere',
    program: ['/nowhere/main.js'],
  });
  const { signal } = new AbortController();
  await expect(client.make(anExportJob(), signal)).rejects.toEqual(failure('UPSTREAM_FAILED'));
  await client.close();
  expect(await filesFolders()).toEqual(before);
});
