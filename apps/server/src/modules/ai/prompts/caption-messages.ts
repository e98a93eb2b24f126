import type { ModelMessage } from '../text-model';
import { block, ruleOfBlocks, type Material } from './material';
import { writingStyleMaterial, writingStyleRules, type WritingStyle } from './writing-style';

export interface CaptionRequest {
  readonly writingStyle: WritingStyle;
  readonly title: string;
  /** Texts of each slide, from top to bottom. */
  readonly slides: readonly (readonly string[])[];
  /** Of this request alone, unguessable. */
  readonly marker: string;
}

const rules = [
  'Você escreve legendas de carrosséis para Instagram e LinkedIn, em português do Brasil, a menos que as instruções peçam outra língua.',
  'Os primeiros 125 caracteres são o gancho: fazem parar de rolar e dizem o que se ganha.',
  'Depois, de dois a quatro parágrafos curtos que acrescentam algo ao carrossel em vez de repeti-lo, e uma chamada para ação.',
  'No fim, de 3 a 5 hashtags ligadas ao assunto, em uma linha.',
  'No máximo 2.200 caracteres ao todo. Sem markdown, sem links, sem aspas em volta.',
  'Nada inventado: nenhum número, citação ou fonte que não esteja no material.',
  'Responda apenas com a legenda.',
];

function slideLines(slides: CaptionRequest['slides']): string {
  return slides
    .map((texts, index) => `Slide ${String(index + 1)}:\n${texts.join('\n')}`)
    .join('\n\n');
}

function materialOf({ writingStyle, title, slides }: CaptionRequest): Material[] {
  return [
    ...writingStyleMaterial(writingStyle),
    { name: 'TÍTULO', text: title },
    { name: 'SLIDES', text: slideLines(slides) },
  ];
}

/** What the model is told for a caption: our rules, the wishes of the account, the carousel. */
export function captionMessages(request: CaptionRequest): ModelMessage[] {
  const { writingStyle, marker } = request;
  return [
    {
      role: 'system',
      content: [...rules, ...writingStyleRules(writingStyle), ruleOfBlocks(marker)].join('\n'),
    },
    {
      role: 'user',
      content: [
        'Escreva a legenda deste carrossel.',
        ...materialOf(request).map((material) => block(material, marker)),
      ].join('\n\n'),
    },
  ];
}
