import type { StepPlace } from '@arrasta/domain';
import { themeKeys, type ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene';
import { Slide } from '../slide';
import { compose } from '../compose';

const title = (content: string) => anElement('title', { content });
const kicker = anElement('subtitle', { content: 'Na cozinha' });
const text = anElement('text', { content: 'Dez minutos à mão.' });
const second: StepPlace = { number: 2, count: 4 };

interface Shown {
  readonly theme?: ThemeKey;
  readonly step?: StepPlace | null;
}

/** What is written on a slide of steps, by what it belongs to. */
function writtenOn(elements: readonly ReturnType<typeof anElement>[], shown: Shown = {}) {
  const { theme = 'minimal', step = second } = shown;
  const slide = aSlide({ layout: 'step', elements: [...elements] });
  const scene = sceneOf({ carousel: aCarousel({ theme }), slide, index: 3, total: 8, step });
  const items = compose(scene, null)?.items ?? [];
  const wordsOf = (kind: 'note' | 'text') =>
    items.flatMap((item) => (item.kind === kind ? item.runs.map(({ content }) => content) : []));
  return { notes: wordsOf('note'), texts: wordsOf('text') };
}

describe('beside the ordinal', () => {
  const counting = themeKeys.filter((theme) => theme !== 'retro');
  test.each(counting)('%s has the place of the step in its run', (theme) => {
    expect(writtenOn([title('Sove a massa'), text], { theme }).notes).toEqual(['Passo 2 de 4']);
  });

  test.each(themeKeys)('%s has the kicker where there is one', (theme) => {
    const { notes, texts } = writtenOn([kicker, title('Sove a massa'), text], { theme });
    expect(notes).toEqual([]);
    expect(texts).toContain('Na cozinha');
  });

  test('the title says what is counted', () => {
    expect(writtenOn([title('dica 2: Sove')]).notes).toEqual(['Dica 2 de 4']);
  });

  test('nothing stands where the run is not known, or the title counts otherwise', () => {
    expect(writtenOn([title('Sove')], { step: null }).notes).toEqual([]);
    expect(writtenOn([title('Sove')], { step: { number: 1, count: 1 } }).notes).toEqual([]);
    expect(writtenOn([title('7. Sove')]).notes).toEqual([]);
  });
});

describe('the ordinal', () => {
  test('is that of the title, which goes without it', () => {
    expect(writtenOn([title('7. Sove')]).texts).toEqual(['7', 'Sove']);
  });

  test('is that of a kicker that counts, which stays', () => {
    const counting = { ...kicker, content: 'Passo 5' };
    expect(writtenOn([counting, title('Sove')]).texts.toSorted()).toEqual(['5', 'Passo 5', 'Sove']);
  });

  test('is else the place in the run, and of a step alone that on the slides', () => {
    expect(writtenOn([title('Sove')]).texts).toEqual(['2', 'Sove']);
    expect(writtenOn([title('Sove')], { step: null }).texts).toEqual(['3', 'Sove']);
  });
});

test.each(['minimal', 'editorial'] as const)(
  'a label with a box of its own has room for that beside the ordinal in %s',
  (theme) => {
    const areaOf = (label: typeof kicker) => {
      const slide = aSlide({ layout: 'step', elements: [label, title('Sove')] });
      const carousel = aCarousel({ theme });
      const scene = sceneOf({ carousel, slide, index: 3, total: 8, step: second });
      const items = compose(scene, null)?.items ?? [];
      const runs = items.flatMap((item) => (item.kind === 'text' ? item.runs : []));
      return runs.find(({ content }) => content === kicker.content)?.area;
    };
    const boxed = areaOf({ ...kicker, style: { backgroundColor: '#FDE68A' } });
    expect(boxed?.width).toBe((areaOf(kicker)?.width ?? 0) - 16);
  },
);

test('a slide is drawn with its place in the run', () => {
  const slide = aSlide({ layout: 'step', elements: [title('Sove')] });
  const drawn = renderToStaticMarkup(
    <Slide carousel={aCarousel()} slide={slide} index={3} total={8} step={second} />,
  );
  expect(drawn.replace(/<[^>]+>|\u00A0/g, ' ')).toContain('Passo 2 de 4');
});
