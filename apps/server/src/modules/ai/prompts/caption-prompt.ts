import type { ModelMessage } from '../models';
import { promptMessages, type PromptRequest } from './prompt';

export interface CaptionRequest extends PromptRequest {
  readonly title: string;
  /** Texts of each slide, from top to bottom. */
  readonly slides: readonly (readonly string[])[];
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

/** The messages for a caption: our rules, the style of the account, the carousel. */
export function captionPrompt({ title, slides, ...request }: CaptionRequest): ModelMessage[] {
  return promptMessages({
    ...request,
    rules,
    task: 'Escreva a legenda deste carrossel.',
    material: [
      { name: 'TÍTULO', text: title },
      { name: 'SLIDES', text: slideLines(slides) },
    ],
  });
}
