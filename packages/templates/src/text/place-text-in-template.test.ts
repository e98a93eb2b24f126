import { deckSchema, readText, storedCarouselDefaults } from '@arrasta/domain';
import { anyText, testEnv, wordsOfOutline, wordsOfSlides } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { deckOfTemplate, placeTextInTemplate, slidesOfText, templates } from '../index';

const brand = { brandName: 'Café da Ana', brandHandle: '@cafedaana', brandAvatarUrl: null };

/** Letters of the texts of a template, by turns. */
const lengths = [
  [10, 300, 2_000],
  [60, 900, 4_000],
] as const;

test.each(templates.map((template, index) => [template.key, template, index] as const))(
  '%s holds every word of a text once and in order',
  (_, template, index) => {
    const made = deckOfTemplate(template, testEnv());
    for (const length of lengths[index % 2] ?? []) {
      const text = anyText(length, index);
      const { deck, slidesBeyond } = placeTextInTemplate(text, made, brand, testEnv());
      expect(wordsOfSlides(deck.slides)).toEqual(wordsOfOutline(text));
      expect(slidesBeyond).toBe(0);
      expect(deck.carousel).toMatchObject({ theme: template.theme, panoramaImageUrl: null });
      expect(deckSchema.safeParse(deck).error).toBeUndefined();
    }
  },
);

test('without a template the rules choose: headings that nothing counts are no steps', () => {
  const text = [
    '# Durma melhor hoje\n\nSem remédio e sem aplicativo.',
    '## Luz primeiro\n\nTelefone depois.',
    '## Nada de café à tarde\n\nO corpo leva horas com ele.',
    '## Quarto escuro\n\nE frio.',
    '## Siga para mais\n\nComente qual noite foi a pior.',
  ].join('\n\n');
  const outline = readText(text);
  if (outline === null) throw new Error('not read');
  const { slides } = slidesOfText(outline, [], storedCarouselDefaults, testEnv());
  const layouts = slides.map(({ layout }) => layout);
  expect(layouts).toEqual(['cover-type', 'statement', 'statement', 'stack', 'cta']);
});
