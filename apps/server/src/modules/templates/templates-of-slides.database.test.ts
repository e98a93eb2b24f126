import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noisyImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';

interface Line {
  readonly key: string;
}

interface Template extends Line {
  readonly slides: readonly { readonly backgroundImageUrl: string | null }[];
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const looks = { theme: 'bold', titleFont: 'bebas-neue', format: '1:1', brandName: 'Ateliê' };
const slide = { layout: 'cta', tone: 'ink', elements: [{ type: 'title', content: 'Passe aqui' }] };

test('what a template answers is one once it is sent, without a carousel', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const named = { name: 'Meu mês', purpose: 'sell', audience: ['loja'] };
  const sent = { ...named, ...looks, slides: [slide] };
  const { key } = (await ana.rest<Line>('POST', '/templates', sent)).body;
  const answered = (await ana.rest<object>('GET', `/templates/${key}`)).body;
  const made = await bia.rest<Line>('POST', '/templates', answered);
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'Meu mês', theme: 'bold', slides: 1 },
  });
  const { body } = await bia.rest<Line>('GET', `/templates/${made.body.key}`);
  const elements = expect.anything() as unknown;
  expect(body).toMatchObject({ ...answered, key: body.key, slides: [{ ...slide, elements }] });
  expect((await bia.rest<[]>('GET', '/carousels')).body).toEqual([]);
});

test('slides that are sent take the documented defaults, layouts by the rules, and their pictures', async () => {
  const ana = await server.person();
  const file = await noisyImage(200, 200).png().toBuffer();
  const backgroundImageUrl = `data:image/png;base64,${file.toString('base64')}`;
  const slides = [{ layout: 'auto', backgroundImageUrl, elements: slide.elements }];
  const made = await ana.rest<Line>('POST', '/templates', { name: 'a', slides });
  const { body } = await ana.rest<Template>('GET', `/templates/${made.body.key}`);
  expect(body).toMatchObject({ theme: 'minimal', useCustomColors: 'false', brandName: null });
  expect(body.slides[0]).not.toMatchObject({ layout: 'auto' });
  expect(body.slides[0]?.backgroundImageUrl).toMatch(/^\/api\/pictures\//);
});

test.each([
  ['neither carousel nor slides', {}, 'carouselId'],
  ['both', { carouselId: randomUUID(), slides: [] }, 'carouselId'],
  ['a slide that is none', { slides: [{ layout: 'nada' }] }, 'slides.0.layout'],
  ['a look that is none', { slides: [], hideFooter: 'talvez' }, 'hideFooter'],
])('%s is 400', async (_what, wrong, path) => {
  const ana = await server.person();
  const answer = await ana.rest('POST', '/templates', { name: 'a', ...wrong });
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
});
