import { join } from 'node:path';
import sharp from 'sharp';
import { themeKeys } from '@arrasta/palettes';
import { panoramaImages } from '../gallery/panorama-decks';
import { findOnSlides } from '../gallery/template-decks';
import { expect, test } from '../gallery/test';

/** Stripes of colours from side to side, as a `data:` address. */
async function plainPicture(colors: readonly string[]): Promise<string> {
  const width = 12 * colors.length;
  const bars = colors.map(
    (color, index) => `<rect x="${index * 12}" width="12" height="20" fill="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20">${bars.join('')}</svg>`;
  const png = await sharp(Buffer.from(svg))
    .resize(width * 20, 400, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const sheets = [
  ['usual', 'Fundo do Mar', {}],
  ['upper', 'Areia', { panoramaHeight: 'upper' }],
  ['square', 'Anil', { format: '1:1' }],
  ['story', 'Brasa', { format: '9:16', pageIndicator: 'swipe_hint' }],
] as const;

test.describe('pictures', () => {
  test.use({ deviceScaleFactor: 0.5 });

  for (const [name, palette, set] of sheets) {
    test(`photographs over several slides, ${name}`, async ({ gallery, page }, info) => {
      const rows = themeKeys.map((theme) => panoramaImages(theme, palette, set));
      await gallery.hang(rows.flat(), rows[0]?.length ?? 1);
      const path = join(info.project.outputDir, `panorama-${name}.png`);
      await page.screenshot({ path, fullPage: true });
    });
  }
});

/** A white and a black one, and black and white by turns. */
const plainPhotographs = {
  white: plainPicture(['#ffffff']),
  black: plainPicture(['#000000']),
  stripes: plainPicture(['#ffffff', '#000000', '#ffffff', '#000000']),
};

for (const [name, address] of Object.entries(plainPhotographs)) {
  for (const panoramaHeight of ['full', 'upper'] as const) {
    test(`words on a ${name} photograph read, ${panoramaHeight}`, async ({ gallery }) => {
      test.setTimeout(600_000);
      const findings: string[] = [];
      for (const format of ['4:5', '1:1', '9:16'] as const) {
        for (const [index, theme] of themeKeys.entries()) {
          const palette = ['Fundo do Mar', 'Areia', 'Anil', 'Aurora'][index % 4] ?? 'Anil';
          const set = { panoramaImageUrl: await address, panoramaHeight, format };
          const images = panoramaImages(theme, palette, set);
          const deck = { name: `${theme} ${palette}`, theme, palette, format };
          findings.push(...(await findOnSlides(gallery, images, deck)));
        }
      }
      expect(findings).toEqual([]);
    });
  }
}
