import { join } from 'node:path';
import { placeInDeck, readText, type Outline } from '@arrasta/domain';
import { deckOfTemplate, placeTextInTemplate, templates, type Template } from '@arrasta/templates';
import type { Image } from '../gallery/image';
import { expect, test } from '../gallery/test';
import { sampleTexts } from './sample-texts';

const env = { newId: () => crypto.randomUUID(), now: () => '2026-03-10T12:00:00.000Z' };
const brand = { brandName: 'Sua marca', brandHandle: '@suamarca', brandAvatarUrl: null };

function outlineOf(text: string): Outline {
  const outline = readText(text);
  if (outline === null) throw new Error('The text says nothing');
  return outline;
}

/** The slides that a text makes in a template, as they are drawn. */
function imagesOf(text: string, template: Template): Image[] {
  const made = deckOfTemplate(template, env);
  const { carousel, slides } = placeTextInTemplate(outlineOf(text), made, brand, env).deck;
  return slides.map((slide, index) => ({ carousel, slide, ...placeInDeck(slides, index) }));
}

test.describe('pictures', () => {
  test.use({ deviceScaleFactor: 0.5 });

  for (const [name, text] of Object.entries(sampleTexts)) {
    for (const template of templates) {
      test(`${name} in ${template.key}`, async ({ gallery, page }, info) => {
        const images = imagesOf(text, template);
        await gallery.hang(images, images.length);
        const path = join(info.project.outputDir, `text-${name}-${template.key}.png`);
        await page.screenshot({ path, fullPage: true });
      });
    }
  }
});

test('words of all texts fit in all templates', async ({ gallery }) => {
  test.setTimeout(600_000);
  const findings: string[] = [];
  for (const [name, text] of Object.entries(sampleTexts)) {
    for (const template of templates) {
      const images = imagesOf(text, template);
      await gallery.hang(images, images.length);
      const overflows = await gallery.overflows();
      for (const [index, { slide }] of images.entries()) {
        const excess = Math.ceil(overflows[index] ?? 0);
        const what = `${name} in ${template.key}: slide ${String(index + 1)} (${slide.layout})`;
        if (excess > 0) findings.push(`${what} overflows by ${String(excess)} px`);
      }
    }
  }
  expect(findings).toEqual([]);
});
