import type { CarouselFields, Slide } from '@arrasta/domain';
import { anElement, aSlide } from '@arrasta/testkit';

const STOCK = '/stock/luz-da-janela.webp';

/** Every kind of element, small enough for one slide. */
export function slideOfAllKinds(): Slide {
  return aSlide({
    elements: [
      anElement('icon'),
      anElement('title', { style: { fontSize: 'text-2xl', alignment: 'text-left' } }),
      anElement('subtitle', { style: { fontSize: 'text-sm', alignment: 'text-center' } }),
      anElement('divider'),
      anElement('text', { style: { fontSize: 'text-xs', alignment: 'text-right' } }),
      anElement('list', {
        content: 'Água na mesa\nTrês tarefas',
        style: { fontSize: 'text-xs', listType: 'numbered', listSpacing: 'space-y-1' },
      }),
      anElement('image', { style: { imageObjectFit: 'cover', imageHeight: 'h-24' } }),
      anElement('shape'),
    ],
  });
}

/** Emoji of several code points, scripts from right to left, and letters outside Latin-1. */
function scripts(): Slide {
  return aSlide({
    elements: [
      anElement('title', { content: 'Família 👩‍👩‍👧 e café ☕️', style: {} }),
      anElement('text', { content: 'Łódź, Đorđe, œuvre, ﬁm — “aspas” … 1 ½ ²', style: {} }),
      anElement('text', { content: 'العادات الصغيرة تصنع الصباح', style: {} }),
      anElement('text', { content: 'בוקר טוב 🇧🇷 👍🏽', style: { alignment: 'text-right' } }),
    ],
  });
}

/** Words longer than a line, a line of its own, a box behind a text, a shadow. */
function longWords(): Slide {
  return aSlide({
    elements: [
      anElement('title', { content: 'Anticonstitucionalissimamente', style: {} }),
      anElement('text', {
        content: 'https://exemplo.com.br/um-endereco-muito-comprido/que-nao-cabe-em-uma-linha',
        style: { backgroundColor: 'rgba(120, 120, 120, 0.2)' },
      }),
      anElement('text', { content: 'Uma linha<br>e outra', style: { alignment: 'text-center' } }),
      // As it comes from the clipboard of some programs; XML cannot hold it.
      anElement('text', { content: 'Um sinal\u0002 que ninguém vê\uffff.', style: {} }),
    ],
  });
}

/** Words from right to left in one line with words or figures from left to right. */
export function linesOfBothDirections(): Slide {
  const contents = [
    'Em hebraico se diz מה שלומך היום? אני בסדר גמור, תודה רבה e se responde igual.',
    'مرحبا هذا نص عربي طويل جدا يجب أن ينكسر إلى سطرين أو أكثر 12-34 تقريبا',
  ];
  return aSlide({ elements: contents.map((content) => anElement('text', { content, style: {} })) });
}

/** Blanks that count, and a hyphen that is seen at a line's end alone. */
function brokenLines(): Slide {
  const content = 'Dois  espaços,   três, e um desenvol\u00ADvimento que se parte ao meio.  ';
  return aSlide({ elements: [anElement('text', { content, style: {} })] });
}

/** A picture behind everything, under a layer of colour. */
function overImage(): Slide {
  return aSlide({
    backgroundImageUrl: STOCK,
    backgroundImageOpacity: 85,
    overlayColor: '#102A43',
    overlayOpacity: 65,
    elements: [
      anElement('title', { content: 'Antes do celular', style: { color: '#FFFFFF' } }),
      anElement('list', { content: 'Janela aberta\nDez minutos\nSem pressa' }),
    ],
  });
}

/** Pictures contained and covering, at half strength, with a height of their own. */
function images(): Slide {
  return aSlide({
    elements: [
      anElement('image', { style: { imageObjectFit: 'contain', imageHeight: 'h-32' } }),
      anElement('image', { style: { imageOpacity: 50, imageHeight: 'h-40' } }),
      anElement('text', { content: 'A mesma janela, duas vezes.', style: {} }),
    ],
  });
}

/** Slides on which an exported picture is most easily another one than the slide that was seen. */
export function difficultSlides(): readonly Slide[] {
  return [slideOfAllKinds(), scripts(), longWords(), brokenLines(), overImage(), images()];
}

/** A slide each for what no canvas sets as a page does, so that the browser has to draw it. */
export function decksLeftToBrowser(): { set: Partial<CarouselFields>; slides: Slide[] }[] {
  const name = anElement('text', { content: 'Dvořák ᴇ sᴜᴀs ᴍᴀɴʜãs', style: { fontWeight: '700' } });
  return [
    { set: { brandHandle: `@${'שלוםעולם'.repeat(12)}` }, slides: [aSlide()] },
    { set: { contentFont: 'lato' }, slides: [aSlide({ elements: [name] })] },
  ];
}

/** Figures that a centred slide lays between two pixels. */
export function figuresBetweenPixels(): Slide {
  const heights = ['h-8', 'h-16', 'h-32'] as const;
  const figures = heights.map((shapeHeight) =>
    anElement('shape', { content: 'triangle', style: { shapeHeight, shapeWidth: 'w-32' } }),
  );
  return aSlide({ elements: [anElement('text', { content: 'Um passo', style: {} }), ...figures] });
}
