import { z } from 'zod';
import { createAccessTokenSchema } from '../../access-tokens/access-token-input';
import { accessTokenAnswerSchema, newAccessTokenAnswerSchema } from './answer-schemas';
import type { Operation } from './operation';

const tokens = {
  subject: 'Tokens de acesso',
  audience: 'signed in',
  sessionOnly: true,
} as const;

/** One's access tokens. Source: decision 065. */
export const accessTokenOperations: readonly Operation[] = [
  {
    ...tokens,
    id: 'listAccessTokens',
    method: 'get',
    path: '/user/tokens',
    summary: 'Os tokens de acesso de quem chama, do mais novo ao mais antigo.',
    answer: { status: 200, description: 'A lista.', body: z.array(accessTokenAnswerSchema) },
  },
  {
    ...tokens,
    id: 'createAccessToken',
    method: 'post',
    path: '/user/tokens',
    summary: 'Cria um token de acesso; só esta resposta o mostra inteiro.',
    body: createAccessTokenSchema,
    answer: { status: 201, description: 'O token.', body: newAccessTokenAnswerSchema },
  },
  {
    ...tokens,
    id: 'revokeAccessToken',
    method: 'delete',
    path: '/user/tokens/{id}',
    summary: 'Revoga um token de acesso, a partir do próximo pedido.',
    answer: { status: 204, description: 'Não vale mais.' },
    errors: ['NOT_FOUND'],
  },
];
