import { join } from 'node:path';
import { PNG } from 'pngjs';
import { serveHtml, type HtmlSite } from '../engines/serve-html';
import { expect, test } from '../engines/test';

/** A page with a field, a text, a file input and a download, and with mistakes when it is asked. */
const HTML = `<!doctype html><html><head>
  <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-n'">
  </head><body>
  <label>Nome <input></label>
  <div contenteditable style="width: 200px; background: rgb(0, 128, 0)">meio</div>
  <input type="file" style="display: none">
  <button>Baixar</button>
  <script nonce="n">
    document.querySelector('button').onclick = () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['conteúdo'], { type: 'image/png' }));
      link.download = 'Manhã.png';
      link.click();
    };
    window.makeMistakes = () => {
      console.error('from the console', 1);
      setTimeout(() => { throw new Error('from a timer'); });
      void Promise.reject(new Error('from a promise'));
      const image = new Image();
      image.onerror = () => { window.areMade = true; };
      image.src = '/nowhere.png';
      const script = document.createElement('script');
      script.textContent = 'window.isInlined = true';
      document.body.append(image, script);
    };
  </script></body></html>`;

test.describe('what the drivers do', () => {
  let site: HtmlSite;
  test.beforeAll(async () => {
    site = await serveHtml(HTML);
  });
  test.afterAll(() => site.stop());

  test('keys, files, downloads and pictures are a browser’s own; what goes wrong is noticed', async ({
    engine,
  }) => {
    const page = await engine.openSite(site.url);
    await page.setViewport({ width: 800, height: 600 });
    await page.goto('/');
    expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600]);

    await page.fill({ css: 'input', name: 'Nome' }, 'Antônia');
    expect((await page.find({ css: 'input' })).text).toBe('Antônia');

    const text = { css: '[contenteditable]' };
    await page.click(text);
    await page.press('Home');
    await page.type('<');
    await page.press('End');
    await page.type('>');
    await page.press('ArrowLeft');
    await page.type('!');
    expect((await page.find(text)).text).toBe('<meio!>');

    await page.setFiles('input[type=file]', [join(import.meta.dirname, 'page.spec.ts')]);
    const chosen = () => document.querySelector<HTMLInputElement>('[type=file]')?.files?.[0]?.name;
    expect(await page.evaluate(chosen)).toBe('page.spec.ts');

    const file = await page.download(() => page.click({ css: 'button', name: 'Baixar' }));
    expect([file.name, file.content.toString()]).toEqual(['Manhã.png', 'conteúdo']);

    const { data, width, height } = PNG.sync.read(await page.screenshot(text));
    const at = ((height >> 1) * width + width - 9) * 4;
    expect([width, ...data.subarray(at, at + 4)]).toEqual([200, 0, 128, 0, 255]);
    expect(await page.errors()).toEqual([]);

    await page.evaluate(() => (window as unknown as { makeMistakes: () => void }).makeMistakes());
    await page.waitFor(() => 'areMade' in window);
    const errors = (await page.errors()).join('\n');
    for (const mistake of [
      /from the console 1/,
      /from a timer/,
      /from a promise/,
      /not loaded: img .*\/nowhere\.png/,
      /script-src/,
    ]) {
      expect(errors).toMatch(mistake);
    }
    expect(await page.evaluate(() => 'isInlined' in window)).toBe(false);
  });
});
