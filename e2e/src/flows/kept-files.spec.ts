import { expect, test } from '../fixtures/test';

// Without it, parts of the program that were not opened yet are not there without the server.
test.use({ serviceWorkers: 'allow' });

/** Names of what the browser keeps of the program. */
const keptBuilds = () => caches.keys();

test('the browser keeps the files of the newest version alone, calls are never kept, and those that a test holds back are seen as without it', async ({
  page,
  editor,
  anaEdits,
}) => {
  await test.step('the browser keeps the files of the newest version alone, and calls are never kept', async () => {
    await page.addInitScript(() => caches.open('arrasta-files-older'));
    await anaEdits();
    await editor.hasAllParts();
    await expect.poll(() => page.evaluate(keptBuilds)).toHaveLength(1);
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept).toContain('/color-scheme.js');
    expect(kept.filter((path) => /^\/assets\/element-fields-.*\.js$/.test(path))).toHaveLength(1);
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
    expect(kept.filter((path) => path.startsWith('/stock'))).toEqual(['/stock/luz-da-janela.webp']);
  });
  await test.step('calls that a test holds back, and what the server answers, are seen as without it', async () => {
    const seen: string[] = [];
    await page.route('**/api/**', async (route) => {
      seen.push(new URL(route.request().url()).pathname);
      await route.continue();
    });
    await editor.rename('Visto por quem escuta');
    await editor.saveAll();
    expect(seen.some((path) => path.includes('saveDeck') || path.includes('create'))).toBe(true);
  });
});
