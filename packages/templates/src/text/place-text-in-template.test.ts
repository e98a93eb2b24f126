import { deckSchema } from '@arrasta/domain';
import { anyText, env, wordsOfOutline, wordsOfSlides } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { deckOfTemplate, placeTextInTemplate, templates } from '../index';

const brand = { brandName: 'Café da Ana', brandHandle: '@cafedaana', brandAvatarUrl: null };

/** Letters of the texts of a template, by turns. */
const lengths = [
  [10, 300, 2_000],
  [60, 900, 4_000],
] as const;

test.each(templates.map((template, index) => [template.key, template, index] as const))(
  '%s holds every word of a text once and in order',
  (_, template, index) => {
    const made = deckOfTemplate(template, env());
    for (const length of lengths[index % 2] ?? []) {
      const text = anyText(length, index);
      const { deck, slidesBeyond } = placeTextInTemplate(text, made, brand, env());
      expect(wordsOfSlides(deck.slides)).toEqual(wordsOfOutline(text));
      expect(slidesBeyond).toBe(0);
      expect(deck.carousel).toMatchObject({ theme: template.theme, panoramaImageUrl: null });
      expect(deckSchema.safeParse(deck).error).toBeUndefined();
    }
  },
);
