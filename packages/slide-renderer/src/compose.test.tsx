import { composedLayouts, elementTypes, slideTones, type Element } from '@arrasta/domain';
import { themeKeys } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide, propertyRuns } from '@arrasta/testkit';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sceneOf } from './scene';
import { Slide } from './slide';
import { compose } from './compose';

const anyElements = fc
  .array(
    fc.record({
      type: fc.constantFrom(...elementTypes),
      content: fc.constantFrom(
        undefined,
        '',
        'Corra 5 km',
        'a: 10%\nb: 20%',
        'palavra '.repeat(40),
      ),
    }),
    { maxLength: 8 },
  )
  .map((parts) =>
    parts.map(({ type, content }, position) =>
      anElement(type, { position, ...(content !== undefined && { content }) }),
    ),
  );

const anyLook = fc.record({
  layout: fc.constantFrom(...composedLayouts),
  theme: fc.constantFrom(...themeKeys),
  tone: fc.constantFrom(...slideTones),
  index: fc.integer({ min: 0, max: 3 }),
  panoramaImageUrl: fc.constantFrom(null, null, '/api/pictures/1'),
});

function idsIn(markup: string): string[] {
  return [...markup.matchAll(/data-element-id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

function idsOf(elements: readonly Element[]): string[] {
  return elements.map(({ id }) => id);
}

describe('whatever the layout', () => {
  test('every element is drawn exactly once, in the order of the slide', () => {
    const property = fc.property(anyElements, anyLook, (elements, any) => {
      const { theme, index, panoramaImageUrl, ...look } = any;
      const drawn = renderToStaticMarkup(
        <Slide
          carousel={aCarousel({ theme, panoramaImageUrl, panoramaSpan: 3 })}
          slide={aSlide({ ...look, elements })}
          index={index}
          total={4}
        />,
      );
      expect(idsIn(drawn)).toEqual(idsOf(elements));
    });
    fc.assert(property, propertyRuns(40));
  });

  test('words lie over the picture that comes after them', () => {
    const elements = [anElement('title', { content: 'Luz' }), anElement('image', { position: 1 })];
    const drawn = renderToStaticMarkup(
      <Slide
        carousel={aCarousel()}
        slide={aSlide({ layout: 'cover-photo', elements })}
        index={0}
        total={4}
      />,
    );
    const [title = 0, image = 0] = [
      ...drawn.matchAll(/data-element-type="\w+"[^>]*?z-index:(\d+)/g),
    ].map(([, level]) => Number(level));
    expect(title).toBeGreaterThan(image);
  });

  test('the text that is typed keeps its place while it is empty', () => {
    const title = anElement('title', { content: '' });
    const text = anElement('text', { content: 'Com calma.' });
    const elements = [title, text];
    for (const layout of ['cover-type', 'step', 'cta'] as const) {
      const slide = aSlide({ layout, elements });
      const scene = sceneOf({ carousel: aCarousel(), slide, index: 1, total: 4 });
      const item = compose(scene, title.id)?.items.find(
        (one) => one.kind === 'text' && one.element.id === title.id,
      );
      expect(item).toMatchObject({ element: { content: '' } });
      expect(item?.kind === 'text' && item.runs[0]?.box.css.fontSize).toBeGreaterThan(20);
    }
  });
});

describe('what a layout has no place for', () => {
  test('stands below the words, within the field', () => {
    const elements = [
      anElement('title', { content: 'Corra 5 km', position: 0 }),
      anElement('list', { content: 'um\ndois', position: 1 }),
      anElement('image', { position: 2 }),
    ];
    const slide = aSlide({ layout: 'statement', elements });
    const scene = sceneOf({ carousel: aCarousel(), slide, index: 1, total: 4 });
    const items = compose(scene, null)?.items ?? [];
    const areas = items.flatMap((item) =>
      item.kind === 'list' || item.kind === 'image' ? [item.area] : [],
    );
    expect(areas).toHaveLength(2);
    for (const { top, height } of areas) expect(top + height).toBeLessThanOrEqual(452.5);
  });
});

describe('a figure', () => {
  test.each(['kicker', 'subtitle'])('is drawn large also where the %s says it', (slot) => {
    const title = anElement('title', { content: 'Dormem mal' });
    const figure = anElement('subtitle', { content: '40% das pessoas' });
    const elements = (slot === 'kicker' ? [figure, title] : [title, figure]).map(
      (element, position) => ({ ...element, position }),
    );
    const slide = aSlide({ layout: 'big-number', elements });
    const scene = sceneOf({ carousel: aCarousel(), slide, index: 1, total: 4 });
    const items = compose(scene, null)?.items ?? [];
    const runsOf = (id: string) =>
      items.flatMap((item) => (item.kind === 'text' && item.element.id === id ? item.runs : []));
    expect(runsOf(figure.id).map(({ content }) => content)).toEqual(['40%', 'das pessoas']);
    expect(runsOf(title.id)).toHaveLength(1);
  });

  test('takes nothing out of the middle of a sentence, whose sense would go with it', () => {
    const title = anElement('title', { content: 'Em 2024 foram 3 mil alunos' });
    const slide = aSlide({ layout: 'big-number', elements: [title] });
    const scene = sceneOf({ carousel: aCarousel(), slide, index: 1, total: 4 });
    const runs = (compose(scene, null)?.items ?? []).flatMap((item) =>
      item.kind === 'text' ? item.runs : [],
    );
    expect(runs.map(({ content }) => content)).toEqual(['3', 'Em 2024 foram 3\u00a0mil alunos']);
  });
});

describe('words on turned paper', () => {
  test('are turned as it is', () => {
    const elements = [anElement('title', { content: 'Luz' }), anElement('image', { position: 1 })];
    const slide = aSlide({ layout: 'cover-photo', elements });
    const carousel = aCarousel({ theme: 'notebook' });
    const scene = sceneOf({ carousel, slide, index: 0, total: 4 });
    const items = compose(scene, null)?.items ?? [];
    const paper = items.find((item) => item.kind === 'box' && item.area.width === 392);
    const title = items.find((item) => item.kind === 'text');
    expect(paper).toHaveProperty('turn', -1.6);
    expect(title).toHaveProperty('turn', -1.6);
  });
});
