/** What is said of a provider, in our words. */
export const aiMessages = {
  keyRefused: 'O provedor de I.A. recusou a chave (API key). Confira a chave nas Configurações.',
  busy: 'O provedor de I.A. está recebendo pedidos demais. Espere um pouco e tente de novo.',
  onlyJson: 'Responda apenas com um objeto JSON, sem nada em volta, que siga este JSON Schema:',
  tooSlow: 'O provedor de I.A. demorou demais.',
} as const;
