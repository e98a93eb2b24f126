import { randomUUID } from 'node:crypto';
import type { StorageUse } from '@arrasta/contract';
import { anElement, aSlide } from '@arrasta/testkit';
import { beforeEach, expect, test } from 'vitest';
import { noisyImage } from '../../testing/image-files';
import { openTestDatabase } from '../../testing/test-database';
import { serverOn } from '../../testing/test-server';
import { movesDataImages } from './migrations';
import type { Database } from '../kernel/database/database';
import { migrate } from '../kernel/database/migrate';
import { shippedMigrations } from './migrations';

let database: Database;
let printed: string[];

beforeEach(async () => {
  database = await openTestDatabase();
  printed = [];
});

interface DeckBody {
  readonly version: number;
  readonly brandAvatarUrl: string;
  readonly slides: readonly [
    {
      readonly backgroundImageUrl: string;
      readonly elements: readonly { readonly content: string }[];
    },
  ];
}

const asData = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

/** Applies the migration's step as if it never had been. */
async function takeStep() {
  await database.withConnection(async (connection) => {
    await connection.run(`
      DELETE FROM "_prisma_migrations" WHERE "migration_name" = '${movesDataImages}';
      ALTER TABLE "carousels" DROP COLUMN "size";
      DROP FUNCTION "slides_size";`);
    await migrate(connection, await shippedMigrations(), (line) => printed.push(line));
  });
}

test('larger data: pictures of before become stored pictures, and a deck is otherwise as it was', async () => {
  const server = await serverOn(database);
  const ana = await server.person();
  const large = asData(await noisyImage(200, 200).png().toBuffer());
  const small = asData(await noisyImage(40, 40).png().toBuffer());
  const broken = asData(Buffer.alloc(70_000));
  const elements = [
    anElement('title', { content: 'Férias' }),
    anElement('image', { content: large }),
    anElement('image', { content: `[IMAGEM: ${large}]` }),
    anElement('image', { content: small }),
    anElement('image', { content: broken }),
  ];
  const deck = { title: 'Praia', slides: [{ ...aSlide({}), id: randomUUID() }] };
  const { id } = (await ana.rest<{ id: string }>('POST', '/carousels', deck)).body;
  // As they were written before there was a limit.
  await database.prisma.slide.updateMany({
    where: { carouselId: id },
    data: { elements: elements, backgroundImageUrl: large },
  });
  await database.prisma.carousel.update({ where: { id }, data: { brandAvatarUrl: large } });
  await takeStep();

  const { body, headers } = await ana.rest<DeckBody>('GET', `/carousels/${id}`);
  const [slide] = body.slides;
  const stored = slide.backgroundImageUrl;
  expect(stored).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}$/);
  const contents = slide.elements.map(({ content }) => content);
  expect(contents).toEqual(['Férias', stored, `[IMAGEM: ${stored}]`, small, broken]);
  expect(body.brandAvatarUrl).toBe(stored);
  expect((await ana.send('GET', stored)).status).toBe(200);
  expect(body.version).toBe(2);
  expect(headers.etag).toBe('"2"');
  const { bytes } = (await ana.rest<StorageUse>('GET', '/user/storage')).body;
  const { size } = await database.prisma.picture.findFirstOrThrow();
  expect(bytes.used).toBeGreaterThan(size + broken.length);
  expect(printed).toEqual([
    'Imagens data: grandes: 4 passaram a ser imagens guardadas; 1 não puderam ser lidas e ficaram como estavam',
  ]);
  await server.close();
});
