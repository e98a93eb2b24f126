import type { ComposedLayout } from '@arrasta/domain';
import type { Part } from './composed-contents';

const PHOTO = '/stock/luz-da-janela.webp';

/** What layouts are shown with besides: an icon, and a step that says nothing of its place. */
export const iconContents: Readonly<Partial<Record<ComposedLayout, readonly (readonly Part[])[]>>> =
  {
    'cover-type': [
      [
        ['icon', 'sun'],
        ['subtitle', 'Rotina matinal'],
        ['title', 'Comece pela luz'],
        ['text', 'Antes do café, antes da tela.'],
      ],
    ],
    'cover-frame': [
      [
        ['icon', 'coffee'],
        ['subtitle', 'Casa e café'],
        ['title', 'A manhã na xícara'],
        ['image', PHOTO],
      ],
    ],
    statement: [
      [
        ['icon', 'coffee'],
        ['subtitle', 'Pausa'],
        ['title', 'Café frio também é pausa'],
        ['text', 'Sem culpa e sem tela.'],
      ],
    ],
    quote: [
      [
        ['icon', 'heart'],
        ['text', '“Foi a primeira manhã em meses em que não corri.”'],
        ['subtitle', 'Marta, 52 anos'],
      ],
    ],
    step: [
      [
        ['title', 'Guarde as mensagens'],
        ['text', 'Exporte a conversa inteira, com data e hora.'],
      ],
      [
        ['icon', 'camera'],
        ['title', '4. Fotografe de perto'],
        ['text', 'De manhã, com a cortina fechada pela metade.'],
      ],
    ],
    'photo-full': [
      [
        ['icon', 'camera'],
        ['title', 'Descanso entra no preço'],
        ['text', 'Doze meses de contas, onze de trabalho.'],
        ['image', PHOTO],
      ],
    ],
    checklist: [
      [
        ['icon', 'heart'],
        ['title', 'Leve para a consulta'],
        ['list', 'Exames\nReceitas\nPerguntas'],
      ],
    ],
    cta: [
      [
        ['icon', 'bookmark'],
        ['title', 'Salve este post'],
        ['text', 'Amanhã cedo você vai querer a lista.'],
      ],
    ],
  };
