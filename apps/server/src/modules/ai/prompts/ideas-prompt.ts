import type { ModelMessage } from '../models';
import { promptMessages, type Material, type PromptRequest } from './prompt';

/** The tone of its style is the plan's, which beats the account's. */
export interface IdeasRequest extends PromptRequest {
  readonly title: string;
  readonly description: string | null;
  readonly mainTopic: string;
  readonly targetAudience: string;
  readonly goals: string | null;
  /** Titles of ideas that were kept already, not to be proposed again. */
  readonly known: readonly string[];
}

const rules = [
  'Você propõe carrosséis para Instagram e LinkedIn, em português do Brasil, a menos que as instruções peçam outra língua.',
  'Proponha exatamente cinco ideias, cada uma com um ângulo diferente, para o público e os objetivos do planejamento.',
  'title: o nome da ideia, no máximo 10 palavras. description: por que ela interessa a esse público, em uma ou duas frases. content: o conteúdo sugerido, em um parágrafo concreto de 40 a 80 palavras.',
  'slides: de 5 a 8, na ordem em que se leem. O primeiro é o gancho, com no máximo 12 palavras ao todo; cada um dos seguintes traz uma só ideia; o último é uma chamada para ação.',
  'Em cada slide, title tem no máximo 8 palavras e content no máximo 40, prontos para publicar: sem dizer o que escrever, escreva.',
  'Nada inventado: nenhum número, citação ou fonte que não esteja no material. Sem markdown, sem hashtags, sem links.',
];

function materialOf(request: IdeasRequest): Material[] {
  const { title, description, mainTopic, targetAudience, goals, known } = request;
  const fields: readonly (readonly [name: string, text: string | null])[] = [
    ['PLANEJAMENTO', title],
    ['DESCRIÇÃO', description],
    ['TÓPICO PRINCIPAL', mainTopic],
    ['PÚBLICO-ALVO', targetAudience],
    ['OBJETIVOS', goals],
    ['NÃO REPETIR', known.length === 0 ? null : known.join('\n')],
  ];
  return fields.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));
}

/** The messages for the ideas of a plan: our rules, the style, the plan. */
export function ideasPrompt(request: IdeasRequest): ModelMessage[] {
  const { writingStyle, marker, known } = request;
  return promptMessages({
    writingStyle,
    marker,
    rules,
    moreRules:
      known.length === 0 ? [] : ['NÃO REPETIR lista ideias que já existem: proponha outras.'],
    task: 'Proponha cinco ideias de carrossel para este planejamento.',
    material: materialOf(request),
  });
}
