import type { ModelMessage } from '../text-model';
import { block, ruleOfBlocks, type Material } from './material';
import { writingStyleMaterial, writingStyleRules, type WritingStyle } from './writing-style';

export interface IdeasRequest {
  /** Its tone is the plan's, which beats the account's. */
  readonly writingStyle: WritingStyle;
  readonly title: string;
  readonly description: string | null;
  readonly mainTopic: string;
  readonly targetAudience: string;
  readonly goals: string | null;
  /** Titles of ideas that were kept already, not to be proposed again. */
  readonly known: readonly string[];
  /** Of this request alone, unguessable. */
  readonly marker: string;
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
  const { writingStyle, title, description, mainTopic, targetAudience, goals, known } = request;
  const told: readonly (readonly [name: string, text: string | null])[] = [
    ['PLANEJAMENTO', title],
    ['DESCRIÇÃO', description],
    ['TÓPICO PRINCIPAL', mainTopic],
    ['PÚBLICO-ALVO', targetAudience],
    ['OBJETIVOS', goals],
    ['NÃO REPETIR', known.length === 0 ? null : known.join('\n')],
  ];
  const plan = told.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));
  return [...writingStyleMaterial(writingStyle), ...plan];
}

/** What the model is told for the ideas of a plan: our rules, the wishes, the plan. */
export function ideasMessages(request: IdeasRequest): ModelMessage[] {
  const { writingStyle, marker, known } = request;
  const repeats =
    known.length === 0 ? [] : ['NÃO REPETIR lista ideias que já existem: proponha outras.'];
  return [
    {
      role: 'system',
      content: [
        ...rules,
        ...writingStyleRules(writingStyle),
        ...repeats,
        ruleOfBlocks(marker),
      ].join('\n'),
    },
    {
      role: 'user',
      content: [
        'Proponha cinco ideias de carrossel para este planejamento.',
        ...materialOf(request).map((material) => block(material, marker)),
      ].join('\n\n'),
    },
  ];
}
