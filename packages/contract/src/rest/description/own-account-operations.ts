import { z } from 'zod';
import { changePasswordSchema, deleteAccountSchema } from '../../own-account/own-account-input';
import { sessionAnswerSchema } from './answer-schemas';
import type { Operation } from './operation';

const own = { subject: 'Minha conta', audience: 'signed in', sessionOnly: true } as const;

/** What belongs to one's own account. Source: decision 060. */
export const ownAccountOperations: readonly Operation[] = [
  {
    ...own,
    id: 'changePassword',
    method: 'put',
    path: '/user/password',
    summary:
      'Muda a senha; as outras sessões se encerram, esta segue em um novo cookie, e os tokens são revogados, a não ser com `keepTokens`.',
    body: changePasswordSchema,
    answer: { status: 204, description: 'Vale a nova senha.' },
  },
  {
    ...own,
    id: 'listSessions',
    method: 'get',
    path: '/user/sessions',
    summary: 'As sessões ativas da conta, a usada por último primeiro.',
    answer: { status: 200, description: 'A lista.', body: z.array(sessionAnswerSchema) },
  },
  {
    ...own,
    id: 'endOtherSessions',
    method: 'delete',
    path: '/user/sessions',
    summary: 'Encerra todas as sessões da conta, menos a de quem chama.',
    answer: { status: 204, description: 'Não há outra sessão.' },
  },
  {
    ...own,
    id: 'endSession',
    method: 'delete',
    path: '/user/sessions/{id}',
    summary: 'Encerra uma sessão da conta.',
    answer: { status: 204, description: 'A sessão não vale mais.' },
    errors: ['NOT_FOUND'],
  },
  {
    ...own,
    id: 'downloadData',
    method: 'get',
    path: '/user/data',
    summary: 'Tudo o que a conta guarda: `dados.json` e as imagens, em um ZIP.',
    answer: {
      status: 200,
      description: 'O arquivo.',
      mediaTypes: ['application/zip'],
      headers: { 'Content-Disposition': 'O nome do arquivo, com a data.' },
    },
  },
  {
    ...own,
    id: 'deleteAccount',
    method: 'post',
    path: '/user/deletion',
    summary: 'Exclui a conta e tudo o que é dela; a última conta de Admin ativa, não.',
    body: deleteAccountSchema,
    answer: { status: 204, description: 'A conta não existe mais.' },
    errors: ['CONFLICT'],
  },
];
