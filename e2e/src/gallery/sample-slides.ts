import type { Slide } from '@arrasta/domain';
import { anElement, aSlide } from '@arrasta/testkit';

/** Subtitle, title and text, at the sizes a new carousel begins with. */
function cover(): Slide {
  return aSlide({
    type: 'intro',
    elements: [
      anElement('subtitle', { content: 'Rotina matinal', style: {} }),
      anElement('title', {
        content: '5 hábitos que mudam a sua manhã',
        style: { fontSize: 'text-5xl' },
      }),
      anElement('text', {
        content: 'Sem acordar às 5h e sem aplicativo novo.',
        style: { fontSize: 'text-lg' },
      }),
    ],
  });
}

function list(): Slide {
  return aSlide({
    elements: [
      anElement('title', { content: 'O que preparar na noite anterior', style: {} }),
      anElement('list', {
        content: 'Roupa separada na cadeira\nGarrafa de água na mesa\nTrês tarefas escritas à mão',
      }),
    ],
  });
}

function numberedList(): Slide {
  return aSlide({
    elements: [
      anElement('title', { content: 'Três gestos de dez minutos', style: {} }),
      anElement('list', {
        content: 'Água\nLuz\nCaminhada até a esquina',
        style: { ...anElement('list').style, listType: 'numbered' },
      }),
    ],
  });
}

function imageAndText(): Slide {
  return aSlide({
    elements: [
      anElement('title', { content: 'É a luz que acorda, não a tela', style: {} }),
      anElement('text', {
        content: 'Abra a janela antes de pegar o celular. Dez minutos de luz avisam o corpo.',
        style: {},
      }),
      anElement('image', { style: {} }),
    ],
  });
}

/** Capitals with accents, descenders, an italic and long words. */
function words(): Slide {
  return aSlide({
    elements: [
      anElement('subtitle', { content: 'Ângela já fazia', style: {} }),
      anElement('title', { content: 'Água, ação e organização', style: {} }),
      anElement('text', {
        content: 'Quinze minutos já bastam: respire, alongue-se e planeje o que importa hoje.',
        style: {},
      }),
    ],
  });
}

/** What a carousel usually holds, one slide of each sort; all of them fit in every font. */
export function sampleSlides(): readonly Slide[] {
  return [cover(), list(), imageAndText(), words(), numberedList()];
}
