import { composedLayouts, slideFormats, type ComposedLayout, type Element } from '@arrasta/domain';
import {
  cssOf,
  largeTextContrast,
  themeKeys,
  worstContrast,
  type ThemeKey,
} from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Area } from '../context';
import { sceneOf } from '../scene';
import { Slide } from '../slide';
import { compose } from '../compose';
import { areaAround } from './composed-parts';
import type { Composition, FigureItem } from './composition';

const photo = 'https://exemplo.com.br/foto.jpg';

const icon = anElement('icon', { content: 'sun', style: { iconSize: 'w-8 h-8' }, position: 0 });
const kicker = anElement('subtitle', { content: 'Passo 2 de 4', position: 1 });
const title = anElement('title', { content: '2. Corra 5 km, 40% do mês', position: 2 });
const text = anElement('text', { content: 'Com calma.', position: 3 });
const list = anElement('list', { content: 'a: 10%\nb: 20%\nc: 30%', position: 4 });
const image = anElement('image', { content: photo, position: 5 });
const others = [
  anElement('list', { content: 'um\ndois', position: 6 }),
  anElement('image', { content: photo, position: 7 }),
];

const listed: readonly ComposedLayout[] = ['checklist', 'cards', 'columns', 'timeline', 'bars'];
const imaged: readonly ComposedLayout[] = [
  'cover-photo',
  'cover-split',
  'cover-frame',
  'photo-top',
  'photo-side',
  'photo-full',
  'gallery',
];

/** What fills a layout, an icon first. */
function elementsFor(layout: ComposedLayout): Element[] {
  const [secondList, secondImage] = others;
  const words = [icon, kicker, title];
  if (listed.includes(layout)) {
    const second = layout === 'columns' && secondList ? [secondList] : [];
    return [...words, list, ...second];
  }
  if (!imaged.includes(layout)) return [...words, text];
  return [...words, image, ...(layout === 'gallery' && secondImage ? [secondImage] : [])];
}

interface Look {
  readonly theme?: ThemeKey;
  readonly elements?: readonly Element[];
  readonly tone?: 'paper' | 'tint' | 'primary' | 'ink';
  readonly format?: (typeof slideFormats)[number];
}

function slideIn(layout: ComposedLayout, look: Look) {
  const {
    theme = 'minimal',
    elements = elementsFor(layout),
    tone = 'paper',
    format = '4:5',
  } = look;
  const carousel = aCarousel({ theme, format, primaryColor: '#FFB020' });
  const slide = aSlide({ layout, tone, elements: [...elements] });
  return { carousel, slide, index: 1, total: 6 };
}

function composed(layout: ComposedLayout, look: Look = {}): Composition {
  const composition = compose(sceneOf(slideIn(layout, look)), null);
  if (composition === null) throw new Error('Composed');
  return composition;
}

function iconIn({ items }: Composition): FigureItem {
  const [figure, ...more] = items.filter((item) => item.kind === 'figure');
  if (figure === undefined || more.length > 0) throw new Error('One icon');
  return figure;
}

function wordsOf({ items }: Composition, { id }: Element): Area {
  return areaAround(
    items.flatMap((item) =>
      item.kind === 'text' && item.element.id === id ? item.runs.map(({ area }) => area) : [],
    ),
  );
}

const middleOf = ({ top, height }: Area) => top + height / 2;
const footOf = ({ top, height }: Area) => top + height;

const inDevicesPlace: readonly ComposedLayout[] = [
  'cover-type',
  'statement',
  'quote',
  'step',
  'cta',
];

test.each(composedLayouts)('%s draws it once, also beside what it has no place for', (layout) => {
  const left = others.filter(({ type }) => type === 'image' || !listed.includes(layout));
  const elements = [...new Set([...elementsFor(layout), ...left])];
  for (const [at, theme] of themeKeys.entries()) {
    const format = slideFormats[at % slideFormats.length] ?? '4:5';
    const { items } = composed(layout, { theme, format, elements });
    const ids = items.flatMap((item) => ('element' in item ? [item.element.id] : []));
    expect([...ids].sort()).toEqual(elements.map(({ id }) => id).sort());
  }
});

test.each(composedLayouts)('%s has it larger where a device would be', (layout) => {
  for (const theme of themeKeys) {
    // On a chip it has its own size everywhere.
    const isLarger = inDevicesPlace.includes(layout) && theme !== 'glow';
    const size = isLarger ? 48 : 32;
    expect(iconIn(composed(layout, { theme })).area).toMatchObject({ width: size, height: size });
  }
});

test.each(composedLayouts.filter((layout) => !inDevicesPlace.includes(layout)))(
  '%s has it before the title, under the kicker',
  (layout) => {
    for (const theme of themeKeys) {
      const composition = composed(layout, { theme });
      const { area } = iconIn(composition);
      // Words that lie askew may reach under the middle of their neighbours.
      expect(footOf(area)).toBeLessThan(middleOf(wordsOf(composition, title)));
      // The kicker of a figure in a ring stands under the ring.
      if (theme === 'retro' && layout === 'big-number') continue;
      expect(middleOf(area)).toBeGreaterThan(middleOf(wordsOf(composition, kicker)));
    }
  },
);

describe('in the place of a device', () => {
  test.each(['cover-type', 'statement'] as const)('%s has it between its words', (layout) => {
    for (const theme of themeKeys) {
      const composition = composed(layout, { theme });
      const { area } = iconIn(composition);
      const isPoster = theme === 'bold' || theme === 'swiss';
      const before = wordsOf(composition, isPoster ? title : kicker);
      const after = wordsOf(composition, isPoster ? text : title);
      expect(area.top).toBeGreaterThanOrEqual(footOf(before));
      expect(footOf(area)).toBeLessThanOrEqual(after.top);
    }
  });

  test('it is there alone', () => {
    const short = [anElement('title', { content: 'Oi' })];
    const paths = (elements: Element[]) =>
      composed('statement', { elements }).items.filter(({ kind }) => kind !== 'text');
    expect(paths(short)).not.toHaveLength(0);
    expect(paths([icon, ...short]).map(({ kind }) => kind)).toEqual(['figure']);
  });

  test('words leave it room, however many they are', () => {
    const long = anElement('title', { content: 'palavra '.repeat(24).trim() });
    for (const theme of themeKeys) {
      for (const layout of ['cover-type', 'statement'] as const) {
        const composition = composed(layout, { theme, elements: [icon, long] });
        const { area } = iconIn(composition);
        const words = wordsOf(composition, long);
        expect(footOf(area) <= words.top || area.top >= footOf(words)).toBe(true);
      }
    }
  });

  test('a quotation has it instead of its mark', () => {
    for (const theme of themeKeys) {
      const composition = composed('quote', { theme });
      const marks = composition.items.filter(
        (item) => item.kind === 'path' && item.field.join(' ') === '84 66',
      );
      expect(marks).toEqual([]);
      expect(footOf(iconIn(composition).area)).toBeLessThan(wordsOf(composition, text).top);
    }
  });

  test('a step has it beside its label', () => {
    // In the others the ordinal leaves room beside it once its font is measured.
    const short = { ...kicker, content: 'Pão' };
    for (const theme of ['notebook', 'frame'] as const) {
      const composition = composed('step', { theme, elements: [icon, short, title] });
      const { area } = iconIn(composition);
      const label = wordsOf(composition, short);
      expect(middleOf(area)).toBeCloseTo(middleOf(label));
      expect(area.left + area.width).toBeLessThan(label.left);
    }
  });

  test('a step whose label is too long for that has it over or under the label', () => {
    const long = { ...kicker, content: 'Preparação da massa de véspera, com calma e sem pressa' };
    const large = { ...icon, style: { iconSize: 'w-16 h-16' as const } };
    const elements = [large, long, title];
    for (const theme of themeKeys) {
      const composition = composed('step', { theme, elements });
      const { area } = iconIn(composition);
      const label = wordsOf(composition, long);
      expect(footOf(area)).toBeLessThan(label.top);
      const rest = composition.items.flatMap((item) =>
        item.kind === 'text' && item.element.id === title.id ? item.runs.slice(-1) : [],
      );
      expect(footOf(label)).toBeLessThan(rest[0]?.area.top ?? 0);
    }
  });

  test('a call has it beside its title, where all is centred over it', () => {
    for (const theme of themeKeys) {
      const composition = composed('cta', { theme });
      const { area } = iconIn(composition);
      const words = wordsOf(composition, title);
      const isCentred = ['frame', 'glow', 'press'].includes(theme);
      if (isCentred) expect(footOf(area)).toBeLessThan(words.top);
      else {
        expect(area.top).toBe(words.top);
        expect(words.left + words.width).toBeLessThan(area.left);
      }
    }
  });
});

describe('its colour', () => {
  test.each(['paper', 'tint', 'primary', 'ink'] as const)('reads on %s', (tone) => {
    // On a chip it reads on that: glow.test.ts.
    for (const theme of themeKeys.filter((key) => key !== 'glow')) {
      const input = slideIn('statement', { theme, tone });
      const { background } = sceneOf(input).tone ?? { background: { colors: [] } };
      const { color } = iconIn(composed('statement', { theme, tone }));
      if (color === undefined) throw new Error('A colour');
      expect(worstContrast(color, background.colors)).toBeGreaterThanOrEqual(largeTextContrast);
    }
  });

  test('is the block it stands on for a poster of a step', () => {
    const { color } = iconIn(composed('step', { theme: 'bold' }));
    const { tone } = sceneOf(slideIn('step', { theme: 'bold' }));
    expect(color).toEqual(tone?.onBlock);
  });

  test('is what its user gave it', () => {
    const red = { ...icon, style: { color: '#C81E1E' } };
    for (const layout of ['statement', 'checklist', 'step'] as const) {
      const drawn = renderToStaticMarkup(
        <Slide {...slideIn(layout, { elements: [red, title, list] })} />,
      );
      expect(drawn).toContain(`stroke="${cssOf({ red: 200, green: 30, blue: 30, alpha: 1 })}"`);
    }
  });
});

test('it lies askew with the words on paper that does', () => {
  expect(iconIn(composed('cover-photo', { theme: 'notebook' })).turn).toBe(-1.6);
});

test('on a poster its picture has a tag under it', () => {
  const { items } = composed('cover-frame', { theme: 'bold' });
  const at = items.findIndex(({ kind }) => kind === 'figure');
  expect(items[at - 1]).toMatchObject({ kind: 'box', area: { width: 48, height: 48 } });
});
