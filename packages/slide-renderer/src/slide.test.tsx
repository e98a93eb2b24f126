import type { CarouselFields, Slide as StoredSlide } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RenderText } from './elements/box-style';
import { Slide } from './slide';

interface Drawn {
  readonly carousel?: Partial<CarouselFields>;
  readonly slide?: Partial<StoredSlide>;
  readonly index?: number;
  readonly total?: number;
  readonly renderText?: RenderText;
}

function drawn({ carousel, slide, index = 1, total = 6, renderText }: Drawn): string {
  return renderToStaticMarkup(
    <Slide
      carousel={aCarousel({ brandName: 'Ana Ribeiro', brandHandle: '@ana', ...carousel })}
      slide={aSlide(slide)}
      index={index}
      total={total}
      renderText={renderText}
      anchor
    />,
  );
}

describe('anchors', () => {
  test('slide, elements, brand line and indicator can be found', () => {
    const title = anElement('title');
    const markup = drawn({ slide: { elements: [title] } });
    expect(markup).toContain('id="slide-1"');
    expect(markup).toContain('lang="pt-BR"');
    expect(markup).toContain(`data-element-id="${title.id}" data-element-type="title"`);
    expect(markup).toContain('data-brand-line=""');
    expect(markup).toContain('data-page-indicator="page_number"');
  });

  test('styles are inline: no element asks for a class', () => {
    const elements = (['title', 'list', 'image', 'icon', 'shape', 'divider'] as const).map((type) =>
      anElement(type),
    );
    expect(drawn({ slide: { elements } })).not.toContain('class=');
  });
});

describe('texts', () => {
  test('br in every spelling breaks, other markup is shown as typed', () => {
    const text = anElement('text', { content: 'um<br>dois<BR />três\nquatro <b>cinco</b>' });
    expect(drawn({ slide: { elements: [text] } })).toContain(
      'um<br/>dois<br/>três<br/>quatro &lt;b&gt;cinco&lt;/b&gt;',
    );
  });

  test('a list has an item for each line that is not blank', () => {
    const list = anElement('list', { content: 'um\n\n  dois  \n' });
    expect(drawn({ slide: { elements: [list] } }).match(/<li/g)).toHaveLength(2);
  });

  test('editing in place replaces the text and is told its style', () => {
    const title = anElement('title', { content: 'Antes' });
    const markup = drawn({
      slide: { elements: [title] },
      renderText: (element, style) => `[${element.type} ${String(style.fontSize)}]`,
    });
    expect(markup).toContain('[title 36]');
    expect(markup).not.toContain('Antes');
  });

  test('a slide from before there were elements shows its texts and the picture in them', () => {
    const markup = drawn({
      slide: { title: 'Velho', content: 'Texto [IMAGEM: https://exemplo.com/a.png]' },
    });
    expect(markup).toContain('Velho');
    expect(markup).toContain('src="https://exemplo.com/a.png"');
    expect(markup).not.toContain('IMAGEM');
  });
});

describe('brand and indicator', () => {
  test('a brand without parts leaves no trace', () => {
    const markup = drawn({ carousel: { brandName: null, brandHandle: '  ' } });
    expect(markup).not.toContain('Ana');
    expect(markup).toContain('data-page-indicator');
  });

  test('the footer can be hidden', () => {
    expect(drawn({ carousel: { hideFooter: true } })).not.toContain('data-brand-line');
  });

  test('the swipe hint shows on every slide but the last', () => {
    const carousel = { pageIndicator: 'swipe_hint' } as const;
    expect(drawn({ carousel, index: 4 })).toContain('Arraste');
    expect(drawn({ carousel, index: 5 })).not.toContain('Arraste');
  });

  test.each(['minimal', 'editorial', 'bold', 'notebook', 'frame'])(
    '%s without an indicator shows neither number nor hint',
    (theme) => {
      expect(drawn({ carousel: { theme, pageIndicator: 'none' } })).not.toContain(
        'data-page-indicator',
      );
    },
  );
});

describe('the field', () => {
  const tops = (titleFont: string, type: 'title' | 'text') =>
    /data-slide-field="" style="[^"]*top:(\d+)px/.exec(
      drawn({ carousel: { titleFont }, slide: { elements: [anElement(type)] } }),
    )?.[1];

  test('accents of capitals at the head of a slide keep to the margin', () => {
    expect(tops('bebas-neue', 'title')).toBe('40');
    expect(tops('bebas-neue', 'text')).toBe('32');
    expect(tops('lora', 'title')).toBe('32');
  });
});

describe('backgrounds', () => {
  test('white means the background of the theme, any other colour is the slide’s own', () => {
    const carousel = { secondaryColor: '#10162B', accentColor: '#F3F5FF' };
    expect(drawn({ carousel })).toContain('background:rgb(16, 22, 43)');
    expect(drawn({ carousel, slide: { backgroundColor: '1B2A49' } })).toContain(
      'background:rgb(27, 42, 73)',
    );
  });

  test('picture at its opacity, slide colour over it at its intensity', () => {
    const markup = drawn({
      slide: {
        backgroundImageUrl: '/api/pictures/1',
        backgroundImageOpacity: 20,
        overlayColor: '#000000',
        overlayOpacity: 40,
      },
    });
    expect(markup).toMatch(/src="\/api\/pictures\/1"[^>]*opacity:0\.2/);
    expect(markup).toContain('rgba(0, 0, 0, 0.4)');
  });

  test('a text in the background colour is painted in the one that reads', () => {
    const title = anElement('title', { style: { color: '#FFFFFF' } });
    expect(drawn({ slide: { elements: [title] } })).toContain('color:rgb(17, 24, 39)');
  });
});

describe('side notes', () => {
  const handle = (primaryColor: string) =>
    /color:(rgba?\([^)]*\))">@ana/.exec(
      drawn({ carousel: { theme: 'bold', primaryColor }, slide: { type: 'intro' } }),
    )?.[1];

  test('a handle is fainter than the name as long as it reads', () => {
    expect(handle('#FFD9A6')).toBe('rgba(255, 217, 166, 0.74)');
    expect(handle('#2563EB')).toBe('rgba(37, 99, 235, 0.94)');
  });
});

describe('pictures', () => {
  test('an address that may not be loaded is named missing', () => {
    const image = anElement('image', { content: 'javascript:alert(1)' });
    const markup = drawn({ slide: { elements: [image] } });
    expect(markup).toContain('Imagem indisponível');
    expect(markup).not.toContain('javascript:');
  });

  test('a blank one is the stock picture', () => {
    const image = anElement('image', { content: ' ' });
    expect(drawn({ slide: { elements: [image] } })).toContain('/stock/luz-da-janela.webp');
  });

  test('16:9 and able to give way, unless a height is set', () => {
    const free = anElement('image', { style: {} });
    const fixed = anElement('image', { style: { imageHeight: 'h-40' } });
    expect(drawn({ slide: { elements: [free] } })).toContain('height:216px;flex:0 1 auto');
    expect(drawn({ slide: { elements: [fixed] } })).toContain('height:160px');
  });
});
