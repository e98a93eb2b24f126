/** Texts the server sends about plans and ideas, to the letter where documented. Source: accounts §5. */
export const planTexts = {
  topicTooShort: 'O tópico principal deve ter pelo menos 3 caracteres',
  topicTooLong: 'O tópico principal pode ter no máximo 200 caracteres',
  audienceTooShort: 'O público-alvo deve ter pelo menos 5 caracteres',
  audienceTooLong: 'O público-alvo pode ter no máximo 500 caracteres',
  titleTooLong: 'O título pode ter no máximo 200 caracteres',
  descriptionTooLong: 'A descrição pode ter no máximo 2.000 caracteres',
  goalsTooLong: 'Os objetivos podem ter no máximo 2.000 caracteres',
  planNotFound: 'Planejamento não encontrado',
  tooManyPlans: 'Você pode ter no máximo 200 planejamentos. Exclua algum para criar outro.',
} as const;

/** Texts the server sends about saved ideas. */
export const ideaTexts = {
  titleMissing: 'Título obrigatório',
  contentTooLong: 'O conteúdo pode ter no máximo 4.000 caracteres',
  tooManySlides: 'Uma ideia pode ter no máximo 20 slides',
  ideaNotFound: 'Ideia não encontrada',
  tooManyIdeas: 'Você pode ter no máximo 500 ideias salvas. Exclua alguma para salvar outra.',
} as const;
