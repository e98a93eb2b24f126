import type { CarouselFields, Slide } from '@arrasta/domain';
import { anElement, aSlide } from '@arrasta/testkit';

const STOCK = '/stock/luz-da-janela.webp';

/** Texts in boxes with borders and corners, faint ones, and every strength of shadow. */
function boxedTexts(): Slide {
  const style = { backgroundColor: 'rgba(120, 120, 120, 0.2)', borderColor: '#C2410C' } as const;
  return aSlide({
    elements: [
      anElement('title', { content: 'À beira', style: { ...style, borderWidth: 'border-4' } }),
      anElement('subtitle', {
        content: 'Redondo e meio apagado',
        style: { ...style, borderWidth: 'border', borderRadius: 'rounded-full', opacity: '50' },
      }),
      anElement('text', { content: 'Sombra', style: { textShadow: 'shadow-sm' } }),
      anElement('text', { content: 'Sombra', style: { textShadow: 'shadow-md', opacity: '75' } }),
      anElement('text', { content: 'Sombra', style: { textShadow: 'shadow-lg' } }),
      anElement('text', { content: 'Sombra', style: { textShadow: 'shadow-xl' } }),
      anElement('text', { content: 'Ruas & praças: Weißenburg', style: { fontWeight: '700' } }),
    ],
  });
}

/** Figures of every kind, faint and with borders, over one another where there is no room. */
function figures(): Slide {
  return aSlide({
    elements: [
      anElement('shape', { content: 'circle', style: { shapeHeight: 'h-32', opacity: '50' } }),
      anElement('shape', {
        content: 'triangle',
        style: { shapeHeight: 'h-64', shapeWidth: 'w-48', alignment: 'text-right' },
      }),
      anElement('shape', {
        content: 'rectangle',
        style: { shapeHeight: 'h-16', borderWidth: 'border-8', borderColor: '#0F766E' },
      }),
      anElement('icon', {
        content: 'heart',
        style: { iconSize: 'w-16 h-16', backgroundColor: 'rgba(15, 118, 110, 0.3)' },
      }),
      anElement('divider', { style: { shapeHeight: 'h-2', borderRadius: 'rounded-none' } }),
      anElement('text', { content: 'O que passa do fim\né cortado com a figura.', style: {} }),
    ],
  });
}

/** Numbers of two figures, icons, and boxes of their own. */
function lists(): Slide {
  return aSlide({
    elements: [
      anElement('list', {
        content: Array.from({ length: 11 }, (_, number) => `Passo ${number * 11}`).join('\n'),
        style: { fontSize: 'text-xs', listType: 'numbered', listSpacing: 'space-y-1' },
      }),
      anElement('list', {
        content: 'Uma linha que é comprida o bastante para continuar na seguinte, e mais\nOutra',
        style: { borderWidth: 'border-2', borderRadius: 'rounded-sm', listIcon: 'star' },
      }),
    ],
  });
}

/** A picture in a border, one stretched and one in its own size. */
function framedImages(): Slide {
  const style = { imageHeight: 'h-28' } as const;
  return aSlide({
    backgroundImageUrl: STOCK,
    backgroundImageOpacity: 30,
    elements: [
      anElement('image', { style: { ...style, borderWidth: 'border-8', borderColor: '#FFFFFF' } }),
      anElement('image', { style: { ...style, imageObjectFit: 'fill', opacity: '75' } }),
      anElement('image', {
        style: { ...style, imageObjectFit: 'none', borderRadius: 'rounded-full' },
      }),
    ],
  });
}

/** Slides with what people change by hand in the element panel. */
export function styledSlides(): readonly Slide[] {
  return [boxedTexts(), figures(), lists(), framedImages()];
}

/** What stands around the elements, in the ways in which that can be drawn. */
export const carouselStyles: readonly Partial<CarouselFields>[] = [
  {
    title: 'Uma rotina matinal sem pressa, sem culpa e sem despertador de cinco horas da manhã',
    brandName: 'Ana Ribeiro de Albuquerque e Castro, consultora de rotinas e outras manhãs',
    brandHandle: '@ana.ribeiro.de.albuquerque.e.castro.consultora.de.rotinas',
    brandAvatarUrl: STOCK,
    pageIndicator: 'page_number',
  },
  { brandPosition: 'header', brandAvatarUrl: STOCK, pageIndicator: 'swipe_hint' },
  {
    hideFooter: true,
    pageIndicator: 'page_number',
    gradient: 'radial-gradient(circle at top right, #E0F2FF, #82C4FF)',
  },
  { gradient: 'linear-gradient(to bottom left, rgba(255, 0, 0, 0.4) 10%, transparent, #114411)' },
];
