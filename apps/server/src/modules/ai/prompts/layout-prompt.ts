import type { ComposedLayout, SlideLayout } from '@arrasta/domain';

/** A slide that is written has one picture at the most. */
type OfferedLayout = Exclude<ComposedLayout, 'gallery'>;

/** What each layout asks a slide for. Source: docs/product/layouts.md 12. */
const layoutNeeds: Readonly<Record<OfferedLayout, string>> = {
  'cover-type': 'primeiro slide, sem image',
  'cover-photo': 'primeiro slide, image de página inteira',
  'cover-split': 'primeiro slide, image acima do título',
  'cover-frame': 'primeiro slide, image recortada',
  statement: 'uma frase que se basta: só title, ou title e um text curto',
  quote: 'um text que é uma citação do material, inteiro entre aspas',
  'big-number': 'title com um número do material e sua unidade, como 40% ou R$ 80',
  step: 'um passo de uma sequência: title que começa pelo número do passo, como "2. "',
  'photo-top': 'image acima de um text',
  'photo-side': 'image ao lado de um text',
  'photo-full': 'image de página inteira e no máximo uma frase',
  checklist: 'list de itens curtos',
  cards: 'list de 2 a 6 itens na forma "Rótulo: frase curta"',
  columns: 'comparação: depois do title, subtitle e list de um lado, subtitle e list do outro',
  timeline: 'list de etapas em ordem',
  bars: 'list de itens na forma "Rótulo: valor", valores do material na mesma unidade',
  cta: 'último slide, a chamada para ação',
};

const imageLayouts: readonly OfferedLayout[] = [
  'cover-photo',
  'cover-split',
  'cover-frame',
  'photo-top',
  'photo-side',
  'photo-full',
];

/** The layouts that a model may name. */
export function offeredLayouts(includeImages: boolean): OfferedLayout[] {
  const all = Object.keys(layoutNeeds) as OfferedLayout[];
  return all.filter((layout) => includeImages || !imageLayouts.includes(layout));
}

/** What the prompt says of layouts. */
export function layoutRule(includeImages: boolean): string {
  const needs = offeredLayouts(includeImages).map((layout) => `${layout} (${layoutNeeds[layout]})`);
  return [
    'layout diz como o slide é composto. Dê um destes nomes só a um slide que tem o que ele pede, e auto aos outros:',
    `${needs.join('; ')}.`,
    'Varie: fora step, no máximo dois slides seguidos com o mesmo layout.',
  ].join(' ');
}

/** What the prompt says of the template in whose composition a deck is written. */
export function compositionRule(layouts: readonly SlideLayout[]): string {
  const slides = layouts.map((layout, index) => `${String(index + 1)}. ${layout}`);
  return [
    `O carrossel segue a composição de um modelo de ${String(layouts.length)} slides: ${slides.join('; ')}.`,
    'Escreva nessa ordem, cada slide com o que o layout dele pede, a menos que o pedido diga outro número de slides ou o assunto não tenha o que um deles pede. O primeiro e o último ficam; os do meio podem se repetir ou faltar.',
  ].join(' ');
}
