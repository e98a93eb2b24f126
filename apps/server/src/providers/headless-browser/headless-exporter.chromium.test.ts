import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { anExportJob, exporterWith, usualBrowser } from '../../../testing/exporter-scene';
import { remoteHost } from '../../../testing/remote-host';
import { plainImage } from '../../../testing/image-files';
import { killProcesses } from '../../../testing/browser-processes';

const failure = (code: string) => expect.objectContaining({ code }) as Error;

test('a file is what the page saved, and needs no name on the disk', async () => {
  const exporter = await exporterWith('return request.carousel.title;');
  const request = { ...anExportJob().request, index: 0 };
  const file = await exporter.make(anExportJob({ request }));
  expect(file.name).toBe('file.json');
  const text = await file.content.readFile('utf8');
  expect(text).toBe(JSON.stringify(request.carousel.title));
  expect(file.size).toBe(Buffer.byteLength(text));
  await file.content.close();
});

test('the page reaches nothing but what it is handed', async () => {
  const host = await remoteHost();
  host.serve('/segredo', Buffer.from('secret'));
  const outside = `http://127.0.0.1:${host.port}/segredo`;
  const script = `
    const outside = ${JSON.stringify(outside)};
    const fails = (work) => work.then(() => false, () => true);
    const picture = new Image();
    picture.src = outside;
    const seen = fails(picture.decode());
    const socket = new Promise((done) => {
      const opening = new WebSocket(outside.replace('http', 'ws'));
      opening.onopen = () => done(false);
      opening.onclose = opening.onerror = () => done(true);
    });
    const frame = document.createElement('iframe');
    frame.src = outside;
    document.body.append(frame);
    navigator.sendBeacon(outside, 'x');
    const popup = open(outside);
    return {
      popup: popup === null,
      fetch: await fails(fetch(outside)),
      own: await fails(fetch('/page.js', { method: 'POST' })),
      folder: await fails(fetch('/%2e%2e/%2e%2e/etc/hostname.html')),
      picture: await seen,
      socket: await socket,
      worker: await new Promise((done) => {
        const source = 'fetch(' + JSON.stringify(outside) + ')' +
          '.then(() => postMessage(false), () => postMessage(true))';
        const worker = new Worker(URL.createObjectURL(new Blob([source])));
        worker.onmessage = ({ data }) => done(data);
        worker.onerror = () => done(true);
      }),
    };`;
  const exporter = await exporterWith(script, {}, usualBrowser());
  expect(await exporter.answer()).toEqual({
    popup: true,
    fetch: true,
    own: true,
    folder: true,
    picture: true,
    socket: true,
    worker: true,
  });
  expect(host.connections()).toBe(0);
  await host.close();
});

test('a browser whose pages nobody answers has no network at all', async () => {
  const host = await remoteHost();
  const exporter = await exporterWith('return 1;', {}, usualBrowser());
  await exporter.answer();
  const page = await exporter.browsers[0]?.newPage();
  for (const name of ['127.0.0.1', 'localhost']) {
    await expect(page?.goto(`http://${name}:${host.port}/`)).rejects.toThrow('net::ERR');
  }
  expect(host.connections()).toBe(0);
  await host.close();
});

test('pictures come from where the request says, and nothing else does', async () => {
  const bytes = await plainImage(40, 30).png().toBuffer();
  const asked: string[] = [];
  const giving = (kind: string) => (what: string) => {
    asked.push(`${kind} ${what}`);
    return Promise.resolve(what.includes('nada') ? null : { bytes, mime: 'image/png' });
  };
  const exporter = await exporterWith(`
    const widthOf = async (url) => {
      const picture = new Image();
      picture.src = url;
      return picture.decode().then(() => picture.naturalWidth, () => 0);
    };
    const widths = [];
    for (const url of request.slides[0].title.split(' ')) widths.push(await widthOf(url));
    return { widths, fetched: await fetch('https://fotos.example/a.png').then(() => 1, () => 0) };`);
  const urls = [
    '/api/pictures/7B1F',
    'https://fotos.example/a.png',
    '/api/proxy-image?url=https%3A%2F%2Ffotos.example%2Fb.png%3Fx%3D1',
    'https://fotos.example/nada.png',
    '/nada.png',
  ];
  const { request } = anExportJob();
  const slides = request.slides.map((slide) => ({ ...slide, title: urls.join(' ') }));
  const images = { stored: giving('stored'), remote: giving('remote') };
  const answer = await exporter.answer(anExportJob({ request: { ...request, slides }, images }));
  expect(answer).toEqual({ widths: [40, 40, 40, 0, 0], fetched: 0 });
  expect(asked).toEqual([
    'stored 7b1f',
    'remote https://fotos.example/a.png',
    'remote https://fotos.example/b.png?x=1',
    'remote https://fotos.example/nada.png',
  ]);
});

test('files share neither cookies nor anything else that stays', async () => {
  const exporter = await exporterWith(`
    const before = [document.cookie, localStorage.getItem('x')];
    document.cookie = 'x=1';
    localStorage.setItem('x', '1');
    return before;`);
  expect(await exporter.answer()).toEqual(['', null]);
  expect(await exporter.answer()).toEqual(['', null]);
  expect(exporter.browsers).toHaveLength(1);
  await expect.poll(() => exporter.browsers[0]?.contexts()).toHaveLength(0);
});

test('a page that never ends is ended', async () => {
  const exporter = await exporterWith('return new Promise(() => undefined);', { file: 3_000 });
  await expect(exporter.make()).rejects.toThrow(failure('UPSTREAM_TIMEOUT'));
  await expect.poll(() => exporter.browsers[0]?.contexts()).toEqual([]);
});

test('a page that keeps its thread to itself is ended too', async () => {
  const exporter = await exporterWith('for (;;);', { file: 3_000 });
  await expect(exporter.make()).rejects.toThrow(failure('UPSTREAM_TIMEOUT'));
  await expect.poll(() => exporter.browsers[0]?.contexts() ?? []).toEqual([]);
});

test('work ends when nobody waits for it any more', async () => {
  const exporter = await exporterWith('return new Promise(() => undefined);');
  const controller = new AbortController();
  const made = exporter.make(anExportJob(), controller.signal);
  await expect.poll(() => exporter.browsers[0]?.contexts()).toHaveLength(1);
  controller.abort();
  await expect(made).rejects.toThrow(failure('UPSTREAM_FAILED'));
  await expect.poll(() => exporter.browsers[0]?.contexts()).toEqual([]);
});

test('a failing page is a failure, and the next file is made', async () => {
  const exporter = await exporterWith(`
    if (request.index === 1) throw new Error('Falha');
    return 1;`);
  const { request } = anExportJob();
  const failing = exporter.make(anExportJob({ request: { ...request, index: 1 } }));
  await expect(failing).rejects.toThrow(failure('UPSTREAM_FAILED'));
  expect(await exporter.answer()).toBe(1);
});

test('a page that crashes is a failure, and the next file is made', async () => {
  const exporter = await exporterWith(`
    if (request.index !== 1) return 1;
    document.title = 'No meio';
    return new Promise(() => 0);`);
  const { request } = anExportJob();
  const made = exporter.make(anExportJob({ request: { ...request, index: 1 } }));
  made.catch(() => undefined);
  const pages = () => exporter.browsers[0]?.contexts()[0]?.pages() ?? [];
  // One that crashes before its work begins only begins it later.
  await expect
    .poll(() =>
      pages()[0]
        ?.title()
        .catch(() => null),
    )
    .toBe('No meio');
  const [page] = pages();
  const session = page && (await page.context().newCDPSession(page));
  session?.send('Page.crash').catch(() => undefined);
  await expect(made).rejects.toThrow(failure('UPSTREAM_FAILED'));
  expect(await exporter.answer()).toBe(1);
});

async function crash(browser?: Browser): Promise<void> {
  const session = await browser?.newBrowserCDPSession();
  session?.send('Browser.crash').catch(() => undefined);
}

test('a job that ends its browser fails, and those beside it are done in others', async () => {
  const exporter = await exporterWith(`
    const picture = new Image();
    picture.src = '/api/pictures/7b1f';
    await picture.decode().catch(() => undefined);
    return request.index;`);
  const { request } = anExportJob();
  const never = new Promise<null>(() => undefined);
  let waiting = 0;
  /** A job that waits as often as it is told to, until its browser is gone. */
  const jobThatWaits = (times: number, index: number) => {
    let asked = 0;
    const stored = () => {
      asked += 1;
      if (asked > times) return Promise.resolve(null);
      waiting += 1;
      return never;
    };
    const images = { stored, remote: () => never };
    return anExportJob({ request: { ...request, index }, images });
  };
  const innocent = [2, 3].map((index) => exporter.answer(jobThatWaits(1, index)));
  const killer = exporter.make(jobThatWaits(2, 1));
  killer.catch(() => undefined);
  await expect.poll(() => waiting).toBe(3);
  await crash(exporter.browsers[0]);
  expect(await Promise.all(innocent)).toEqual([2, 3]);
  await expect.poll(() => waiting).toBe(4);
  await crash(exporter.browsers.find((browser) => browser.contexts().length > 0));
  await expect(killer).rejects.toThrow(failure('UPSTREAM_FAILED'));
  expect(await exporter.answer()).toBe(request.index);
});

test('a browser that ends while it starts is replaced by another, once', async () => {
  const exporter = await exporterWith('return 1;');
  exporter.failNextLaunches(1);
  expect(await exporter.answer()).toBe(1);
  exporter.failNextLaunches(2);
  await expect(exporter.answer()).rejects.toThrow(failure('UPSTREAM_FAILED'));
});

test('a browser that opens no page any more is left, and the file is made in another', async () => {
  const exporter = await exporterWith('return 1;', { page: 8_000 });
  await exporter.answer();
  await killProcesses(exporter.browsers[0], ['zygote']);
  expect(await exporter.answer()).toBe(1);
  expect(await exporter.answer()).toBe(1);
  await expect.poll(() => exporter.browsers[0]?.isConnected()).toBe(false);
});

test('a page that takes memory without end is ended, and the one beside it is not', async () => {
  const exporter = await exporterWith(`
    if (request.index === 1) {
      const taken = [];
      for (;;) taken.push(new Array(4_000_000).fill(0.5));
    }
    const picture = new Image();
    picture.src = '/api/pictures/7b1f';
    await picture.decode().catch(() => undefined);
    return request.index;`);
  const { request } = anExportJob();
  let letGo = (): void => undefined;
  const held = new Promise<null>((resolve) => (letGo = () => resolve(null)));
  const images = { stored: () => held, remote: () => held };
  const beside = exporter.answer(anExportJob({ images }));
  const greedy = exporter.make(anExportJob({ request: { ...request, index: 1 } }));
  await expect(greedy).rejects.toThrow(failure('UPSTREAM_FAILED'));
  letGo();
  expect(await beside).toBe(request.index);
  expect(exporter.browsers).toHaveLength(1);
});

test('a browser with nothing to do is closed, and started again when needed', async () => {
  const exporter = await exporterWith('return 1;', { idle: 1 });
  await exporter.answer();
  const [first] = exporter.browsers;
  if (first?.isConnected()) await once(first as never, 'disconnected');
  await exporter.answer();
  expect(exporter.browsers).toHaveLength(2);
});

test('ending the server ends what is under way and the browser', async () => {
  const exporter = await exporterWith('return new Promise(() => undefined);');
  const made = exporter.make();
  made.catch(() => undefined);
  await expect.poll(() => exporter.browsers[0]?.contexts()).toHaveLength(1);
  await exporter.close();
  await expect(made).rejects.toThrow(failure('SERVICE_UNAVAILABLE'));
  await expect.poll(() => exporter.browsers[0]?.isConnected()).toBe(false);
});
