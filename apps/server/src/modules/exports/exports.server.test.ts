import { exportMessages } from '@arrasta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { stubExporter } from '../../../testing/stub-exporter';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { DomainError } from '../../kernel/errors/domain-error';
import type { SlideExporter } from './slide-exporter';

let server: TestServer;
let stub: ReturnType<typeof stubExporter>;
let ana: Person;

beforeAll(async () => {
  const exporter: SlideExporter = {
    make: (job, signal) => stub.exporter.make(job, signal),
    close: () => stub.exporter.close(),
  };
  server = await startTestServer({ exporter }, { trustProxy: (_address, hop) => hop < 1 });
});
beforeEach(async () => {
  stub = stubExporter();
  ana = await server.person();
});
afterAll(() => server.close());

async function aCarousel(person = ana, titles = ['um', 'dois']): Promise<string> {
  const slides = titles.map((title) => ({ title }));
  const body = { title: 'Três hábitos', slides };
  return (await person.rest<{ id: string }>('POST', '/carousels', body)).body.id;
}

const exporting = (id: string, body: unknown, person = ana, headers = {}) =>
  person.rest('POST', `/carousels/${id}/export`, body, headers);

describe('a file of a carousel', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['zip', 'application/zip'],
    ['pdf', 'application/pdf'],
  ])('is kept as it is named, as %s', async (format, type) => {
    const answer = await exporting(await aCarousel(), { format });
    expect(answer).toMatchObject({ status: 200, text: 'the file' });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': '8',
      'content-disposition': `attachment; filename="Tres habitos.${format}"; filename*=UTF-8''Tr%C3%AAs%20h%C3%A1bitos.${format}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['x-missing-pictures']).toBeUndefined();
    expect(answer.headers['x-missing-fonts']).toBeUndefined();
  });

  test('shows what is stored, and the slide that is asked for', async () => {
    const id = await aCarousel();
    await exporting(id, { format: 'png' });
    await exporting(id, { format: 'jpeg', slide: 2 });
    await ana.rest('PUT', `/carousels/${id}`, { title: 'Outro' });
    await exporting(id, { format: 'zip' });
    const requests = stub.exportJobs.map(({ request }) => request);
    expect(requests.map(({ index }) => index)).toEqual([0, 1, 0]);
    expect(requests.map(({ carousel }) => carousel.title)).toEqual([
      'Três hábitos',
      'Três hábitos',
      'Outro',
    ]);
    expect(requests[0]?.slides.map(({ title }) => title)).toEqual(['um', 'dois']);
  });

  test('is in the format of the slides that is asked for, else in the carousel’s', async () => {
    const id = await aCarousel();
    await exporting(id, { format: 'png' });
    await exporting(id, { format: 'png', slideFormat: '9:16' });
    await ana.rest('PUT', `/carousels/${id}`, { format: '1:1' });
    await exporting(id, { format: 'pdf' });
    await exporting(id, { format: 'zip', slideFormat: '4:5' });
    const formats = stub.exportJobs.map(({ request }) => request.carousel.format);
    expect(formats).toEqual(['4:5', '9:16', '1:1', '4:5']);
    const { body } = await ana.rest('GET', `/carousels/${id}`);
    expect(body).toMatchObject({ format: '1:1' });
  });

  test('says which pictures it lacks', async () => {
    const images = [
      { slideNumber: 1, url: '/api/pictures/x' },
      { slideNumber: 2, url: 'https://fotos.example/á, b.png' },
    ];
    stub.lack(images, ['Lora', 'Playfair Display']);
    const { headers } = await exporting(await aCarousel(), { format: 'zip' });
    expect(headers['x-missing-pictures']).toBe(
      '1 %2Fapi%2Fpictures%2Fx, 2 https%3A%2F%2Ffotos.example%2F%C3%A1%2C%20b.png',
    );
    expect(headers['x-missing-fonts']).toBe('Lora, Playfair%20Display');
  });

  test('is made with the owner’s pictures, and nobody else’s', async () => {
    const bia = await server.person('Bia');
    const file = await plainImage().png().toBuffer();
    const type = { 'content-type': 'image/png' };
    const kept = async (person: Person) =>
      (await person.send<{ id: string }>('POST', '/api/pictures', file, type)).body.id;
    const [own, notOwned] = [await kept(ana), await kept(bia)];
    await exporting(await aCarousel(), { format: 'png' });
    const { images } = stub.exportJobs[0] ?? {};
    expect((await images?.stored(own))?.mime).toBe('image/webp');
    expect(await images?.stored(notOwned)).toBeNull();
    expect(await images?.stored('x')).toBeNull();
    expect(await images?.remote('http://127.0.0.1/x.png')).toBeNull();
  });
});

describe('what is refused', () => {
  test.each([
    [{}, 'format', exportMessages.unknownFormat],
    [{ format: 'gif' }, 'format', exportMessages.unknownFormat],
    [{ format: ['png'] }, 'format', exportMessages.unknownFormat],
    [{ format: 'png', slide: 0 }, 'slide', exportMessages.slideNumber],
    [{ format: 'png', slide: 1.5 }, 'slide', exportMessages.slideNumber],
    [{ format: 'png', slide: '1' }, 'slide', exportMessages.slideNumber],
    [{ format: 'png', slide: 3 }, 'slide', exportMessages.noSuchSlide],
    [{ format: 'png', slide: 101 }, 'slide', exportMessages.noSuchSlide],
    [{ format: 'pdf', slide: 1 }, 'slide', exportMessages.slideOfWhole],
    [{ format: 'png', slideFormat: '2:3' }, 'slideFormat', exportMessages.unknownSlideFormat],
    [{ format: 'zip', slideFormat: 9 }, 'slideFormat', exportMessages.unknownSlideFormat],
  ])('%j', async (body, path, message) => {
    const answer = await exporting(await aCarousel(), body);
    const issues = [{ path, message }];
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message, issues } });
    expect(stub.exportJobs).toEqual([]);
  });

  test('a body that is no object, and one that is no JSON', async () => {
    const id = await aCarousel();
    expect((await exporting(id, [])).status).toBe(400);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ana.send('POST', `/api/carousels/${id}/export`, 'format=png', form);
    expect(answer.status).toBe(415);
  });

  test('a carousel without slides', async () => {
    const answer = await exporting(await aCarousel(ana, []), { format: 'zip' });
    const body = { code: 'BAD_REQUEST', message: exportMessages.noSlides };
    expect(answer).toMatchObject({ status: 400, body });
  });

  test('what another site’s page asks', async () => {
    const id = await aCarousel();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await ana.rest('POST', `/carousels/${id}/export`, { format: 'png' }, headers);
    expect(answer.status).toBe(403);
  });

  test('everything, where there is no browser', async () => {
    const bare = await startTestServer({ exporter: undefined });
    const bia = await bare.person('Bia');
    const answer = await exporting(await aCarousel(bia), { format: 'png' }, bia);
    const body = { code: 'NOT_IMPLEMENTED', message: exportMessages.noBrowser };
    expect(answer).toMatchObject({ status: 501, body });
    await bare.close();
  });
});

describe('how much is made at once', () => {
  test('one file of an account, and one of another address; a few wait and the rest come again', async () => {
    const { letGo } = stub.holdBack();
    const bia = await server.person('Bia');
    const id = await aCarousel();
    const own = [1, 2, 3].map(() => exporting(id, { format: 'png' }));
    await expect.poll(() => stub.exportJobs).toHaveLength(1);
    const fourth = await exporting(id, { format: 'png' });
    expect(fourth).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    const hers = exporting(await aCarousel(bia), { format: 'png' }, bia, elsewhere);
    await expect.poll(() => stub.exportJobs).toHaveLength(2);
    letGo();
    const answers = await Promise.all([...own, hers]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await exporting(id, { format: 'png' })).status).toBe(200);
  });

  test('what fails is told in the documented form, and makes room', async () => {
    const { fail } = stub.holdBack();
    const id = await aCarousel();
    const failing = exporting(id, { format: 'png' });
    await expect.poll(() => stub.exportJobs).toHaveLength(1);
    fail(new DomainError('UPSTREAM_TIMEOUT', exportMessages.tooSlow));
    const body = { code: 'UPSTREAM_TIMEOUT', message: exportMessages.tooSlow };
    expect(await failing).toMatchObject({ status: 504, body });
    stub.holdBack().letGo();
    expect((await exporting(id, { format: 'png' })).status).toBe(200);
  });
});

test('a caller who leaves ends the work', async () => {
  const { letGo } = stub.holdBack();
  const id = await aCarousel();
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const controller = new AbortController();
  const asked = fetch(`${serverUrl}/api/carousels/${id}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ana.cookie },
    body: JSON.stringify({ format: 'png' }),
    signal: controller.signal,
  });
  asked.catch(() => undefined);
  await expect.poll(() => stub.signals).toHaveLength(1);
  expect(stub.signals[0]?.aborted).toBe(false);
  controller.abort();
  await expect.poll(() => stub.signals[0]?.aborted).toBe(true);
  letGo();
});

test('the browser ends with the server', async () => {
  await server.app.close();
  expect(stub.isClosed()).toBe(true);
});
