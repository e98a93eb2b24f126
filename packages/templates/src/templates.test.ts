import {
  drawnLayoutOf,
  fillsLayout,
  slotsOf,
  stockImageAltText,
  titleFonts,
} from '@arrasta/domain';
import { gradientPalettes, solidPalettes, themeKeys } from '@arrasta/palettes';
import { describe, expect, test } from 'vitest';
import { templateNamed, templates, templatePurposes } from './index';
import type { Template, TemplateSlide } from './template';

const palettes = [...solidPalettes, ...gradientPalettes];

/** The layouts of every deck, which a template is chosen for: a change of one is deliberate. */
const layouts: Readonly<Record<string, string>> = {
  'house-recipe': 'cover-type photo-top checklist step step big-number statement cta',
  'before-you-buy': 'cover-type step step bars columns checklist cta',
  'travel-diary': 'cover-photo statement statement timeline photo-side bars checklist cta',
  'this-or-that': 'cover-type columns columns photo-top cards statement cta',
  'job-opening': 'cover-type columns checklist big-number timeline photo-top cta',
  'donation-report': 'big-number bars photo-side columns quote statement cta',
  thread: 'cover-type statement photo-top big-number checklist quote columns cta',
  'weekly-showcase': 'cover-type photo-full gallery big-number checklist quote cta',
  'day-in-the-life': 'cover-photo timeline photo-top statement photo-top big-number quote cta',
  'weekly-quote': 'quote statement photo-full checklist statement cta',
  'new-product': 'cover-split statement photo-full cards gallery cta',
  'year-review': 'cover-type timeline photo-top checklist columns quote big-number cta',
  myths: 'cover-type columns columns columns columns columns cta',
  menu: 'cover-frame cards photo-full cards photo-side quote cta',
  'behind-scenes': 'cover-photo gallery photo-full checklist big-number quote cta',
  'unpopular-opinion': 'statement cover-photo big-number columns checklist quote cta',
  event: 'statement cards photo-top big-number checklist quote cta',
  'case-study': 'big-number statement bars photo-top cards timeline quote cta',
  glossary: 'cover-type step step step step step step cta',
  'work-with-me': 'cover-type statement timeline cards big-number quote columns cta',
  'my-journey': 'cover-photo timeline photo-side statement quote photo-top cta',
  poll: 'bars photo-top photo-top columns statement cta',
  campaign: 'cover-type big-number photo-full checklist gallery quote cta',
  testimonials: 'quote quote big-number quote photo-full checklist cta',
  'study-notes': 'checklist step step columns big-number cta',
  'course-open': 'cover-type statement cards timeline quote big-number cta',
  'real-case': 'cover-photo step columns statement big-number photo-side checklist cta',
  challenge: 'big-number step step step step step step step cta',
  'weekly-program': 'cover-type timeline photo-side cards quote checklist cta',
  'before-after': 'cover-photo photo-top photo-top columns big-number cta',
  'step-guide': 'cover-type statement step step step checklist cta',
  'property-tour': 'cover-frame photo-full photo-side checklist cards big-number cta',
  'lesson-learned': 'cover-photo photo-top statement timeline big-number quote checklist cta',
  'save-checklist': 'cover-type checklist checklist photo-top checklist statement cta',
  'live-tonight': 'cover-photo cards step quote checklist cta',
  'monthly-numbers': 'big-number big-number bars photo-full columns quote cta',
};

/** How many items the lists of a deck have, in their order. */
const itemCounts: Readonly<Record<string, readonly number[]>> = {
  'house-recipe': [4],
  'before-you-buy': [4, 3, 3, 5],
  'travel-diary': [4, 4, 5],
  'this-or-that': [2, 2, 2, 2, 4],
  'job-opening': [3, 3, 5, 4],
  'donation-report': [4],
  thread: [4, 3, 3],
  'weekly-showcase': [4],
  'day-in-the-life': [5],
  'weekly-quote': [3],
  'new-product': [4],
  'year-review': [5, 5, 3, 3],
  myths: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
  menu: [4, 4],
  'behind-scenes': [4],
  'unpopular-opinion': [3, 3, 4],
  event: [4, 4],
  'case-study': [3, 4, 4],
  'work-with-me': [6, 4, 3, 3],
  'my-journey': [5],
  poll: [3, 3, 3],
  campaign: [4],
  testimonials: [4],
  'study-notes': [4, 3, 3],
  'course-open': [4, 4],
  'real-case': [4],
  'weekly-program': [5, 4, 4],
  'before-after': [4, 4],
  'step-guide': [4],
  'property-tour': [5, 4],
  'lesson-learned': [4, 4],
  'save-checklist': [5, 5, 5],
  'live-tonight': [4, 3],
  'monthly-numbers': [4, 3, 3],
};

function contentsOf({ slides }: Template, type: string): string[] {
  const elements = slides.flatMap((slide: TemplateSlide) => slide.elements);
  return elements.filter((element) => element.type === type).map(({ content }) => content);
}

/** Elements as slots and layouts are asked about. */
function asSlide({ elements }: TemplateSlide) {
  const filled = elements.map((element, position) => ({
    ...element,
    position,
    id: String(position),
    style: {},
  }));
  return { elements: filled, backgroundImageUrl: null, backgroundImageOpacity: 0 };
}

function windowsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return items.slice(0, items.length - size + 1).map((_, from) => items.slice(from, from + size));
}

describe('the gallery', () => {
  test('has 36 decks of all themes, and finds each by its key', () => {
    expect(templates).toHaveLength(36);
    expect(new Set(templates.map(({ theme }) => theme))).toEqual(new Set(themeKeys));
    expect(templates.map(({ key }) => templateNamed(key))).toEqual(templates);
    expect(templateNamed('nothing')).toBeUndefined();
  });

  test('six in a row never share a theme', () => {
    const repeated = windowsOf(templates, 6).filter(
      (row) => new Set(row.map(({ theme }) => theme)).size < row.length,
    );
    expect(repeated.map((row) => row.map(({ key }) => key))).toEqual([]);
  });

  test('every six hold each purpose once', () => {
    for (let from = 0; from < templates.length; from += 6) {
      const purposes = templates.slice(from, from + 6).map(({ purpose }) => purpose);
      expect(purposes).toEqual(templatePurposes);
    }
  });

  test('neighbours have other palettes', () => {
    const alike = windowsOf(templates, 2).filter(([one, other]) => one?.palette === other?.palette);
    expect(alike).toEqual([]);
  });

  test('only one palette stands twice', () => {
    expect(new Set(templates.map(({ palette }) => palette)).size).toBe(35);
  });
});

describe.each(templates.map((template) => [template.key, template] as const))(
  'deck %s',
  (key, template) => {
    test('has the layouts and lists that are listed here', () => {
      expect(template.slides.map(({ layout }) => layout).join(' ')).toBe(layouts[key]);
      const counts = contentsOf(template, 'list').map((list) => list.split('\n').length);
      expect(counts).toEqual(itemCounts[key] ?? []);
    });

    test('is drawn in the layouts that it names', () => {
      const { span = 0 } = template.photograph ?? {};
      for (const [index, slide] of template.slides.entries()) {
        const showsPanorama = index < span;
        expect(drawnLayoutOf({ ...slide, showsPanorama })).toBe(slide.layout);
        const placed = { ...asSlide(slide), showsPanorama };
        expect(fillsLayout(placed, slide.layout), slide.layout).toBe(true);
      }
    });

    test('has short titles and nothing left to shout', () => {
      const long = contentsOf(template, 'title').filter((title) => title.split(/\s+/).length > 8);
      expect(long).toEqual([]);
      const texts = ['title', 'subtitle', 'text', 'list'].flatMap((type) =>
        contentsOf(template, type),
      );
      expect(texts.filter((text) => /!|\s{2}/.test(text))).toEqual([]);
    });

    test('says of figures that are no one’s that they are to be replaced', () => {
      const bars = template.slides.filter(({ layout }) => layout === 'bars');
      for (const { elements } of bars) {
        expect(elements.map(({ content }) => content).join('\n')).toContain('Exemplo: troque');
      }
      // A cover counts what the deck itself shows.
      const figures = template.slides.slice(1).filter(({ layout }) => layout === 'big-number');
      if (template.purpose !== 'results') return;
      for (const { elements } of figures) {
        expect(elements.find(({ type }) => type === 'title')?.content).toMatch(/^00/);
      }
    });

    test('has palette, fonts and pictures that are known', () => {
      expect(palettes.map(({ name }) => name)).toContain(template.palette);
      expect(titleFonts).toContain(template.titleFont);
      expect(titleFonts).toContain(template.contentFont);
      const { url: photographUrls = [] } = template.photograph ?? {};
      const images = [...contentsOf(template, 'image'), ...[photographUrls].flat()];
      expect(images.filter((url) => stockImageAltText(url) === null)).toEqual([]);
    });

    test('ends with a call that has its button', () => {
      const last = template.slides.at(-1);
      expect(slotsOf(last?.elements ?? []).subtitle).not.toBeNull();
    });
  },
);
