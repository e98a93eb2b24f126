import { deckSchema } from '@arrasta/domain';
import { matchingPalette, themes } from '@arrasta/palettes';
import { testEnv } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { deckOfTemplate, templates } from './index';

const made = templates.map((template) => [template.key, template] as const);

test.each(made)('%s becomes a deck like any other', (_, template) => {
  const { carousel, slides } = deckOfTemplate(template, testEnv());
  expect(deckSchema.safeParse({ carousel, slides }).error).toBeUndefined();
  expect(slides.map(({ position }) => position)).toEqual([...slides.keys()]);
  expect(slides.some(({ layoutPinned }) => layoutPinned)).toBe(false);
});

test.each(made)('%s has the looks that it names', (_, template) => {
  const { carousel } = deckOfTemplate(template, testEnv());
  expect(matchingPalette(carousel)?.name).toBe(template.palette);
  expect(carousel).toMatchObject({
    title: template.name,
    theme: template.theme,
    brandPosition: themes[template.theme].brandPosition ?? 'footer',
    panorama: 'theme',
    pageIndicator: 'page_number',
    brandName: 'Sua marca',
  });
});

test('every deck that is made of one has identities of its own', () => {
  const [template] = templates;
  if (template === undefined) throw new Error('No template');
  const fresh = testEnv();
  const ids = [deckOfTemplate(template, fresh), deckOfTemplate(template, fresh)].flatMap(
    ({ carousel, slides }) => [
      carousel.id,
      ...slides.flatMap(({ id, elements }) => [id, ...elements.map((element) => element.id)]),
    ],
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('a tone that a template gives stays, and the rhythm chooses the others', () => {
  const template = templates.find(({ key }) => key === 'before-after');
  if (template === undefined) throw new Error('No template');
  const tones = deckOfTemplate(template, testEnv()).slides.map(({ tone }) => tone);
  expect(tones[1]).toBe('tint');
  expect(new Set(tones).size).toBeGreaterThan(1);
});

test('covers beside one another differ in background or emphasis', () => {
  const covers = templates.map((template) => {
    const { carousel, slides } = deckOfTemplate(template, testEnv());
    const tone = slides[0]?.tone;
    const { primaryColor, secondaryColor, accentColor, gradient } = carousel;
    const background = { primary: gradient ?? primaryColor, ink: accentColor }[String(tone)];
    return `${background ?? gradient ?? secondaryColor} ${primaryColor}`;
  });
  const alike = covers.filter((cover, index) => cover === covers[index + 1]);
  expect(alike).toEqual([]);
});
