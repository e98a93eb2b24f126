import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { anExportJob, exporterWith, testBrowser } from '../../../testing/exporter-scene';
import { serveBrowsers, type BrowserService } from './browser-service';

const token = 'um-segredo-de-pelo-menos-32-letras';
const services: BrowserService[] = [];

async function browsersElsewhere() {
  const installed = testBrowser();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const service = await serveBrowsers({ installed, host: '127.0.0.1', port: 0, token, onError });
  services.push(service);
  const url = (path: string) => `${service.url.replace('http', 'ws')}/${path}`;
  return { service, url, errors };
}

afterEach(() => Promise.all(services.splice(0).map((service) => service.close())));

test('files are made in a browser elsewhere as in one of this machine', async () => {
  const { url } = await browsersElsewhere();
  const script = 'return { title: request.carousel.title, secret: typeof process };';
  const exporter = await exporterWith(script, {}, { environment: {}, url: url(token) });
  const { carousel } = anExportJob().request;
  expect(await exporter.answer()).toEqual({ title: carousel.title, secret: 'undefined' });
});

test('a browser elsewhere that goes away under a job is replaced by another', async () => {
  const { service, url } = await browsersElsewhere();
  const exporter = await exporterWith(
    `const picture = new Image();
     picture.src = '/api/pictures/7b1f';
     await picture.decode().catch(() => undefined);
     return 1;`,
    {},
    { environment: {}, url: url(token) },
  );
  let asked = 0;
  const never = new Promise<null>(() => undefined);
  const stored = () => ((asked += 1) > 1 ? Promise.resolve(null) : never);
  const answer = exporter.answer(anExportJob({ images: { stored, remote: stored } }));
  await expect.poll(() => asked).toBe(1);
  await service.endBrowsers();
  expect(await answer).toBe(1);
});

test('nobody without the token has a browser', async () => {
  const { url, service } = await browsersElsewhere();
  for (const path of ['', 'x'.repeat(34), `${token}/`]) {
    const upgrade = { connection: 'upgrade', upgrade: 'websocket' };
    const asked = request(url(path).replace('ws', 'http'), { headers: upgrade }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(403);
    answer.destroy();
  }
  expect((await fetch(`${service.url}/${token}`)).status).toBe(404);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(204);
});
