/** What answers about carousels and slides carry. */
export const etag = { ETag: 'A versão do carrossel depois da chamada.' };

/** What calls that create something accept. */
export const idempotencyKey = {
  'Idempotency-Key':
    'Uma chave própria: a mesma chave com o mesmo corpo recebe a mesma resposta por 24 h.',
};
