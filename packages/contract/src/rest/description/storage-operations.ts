import { storageAnswerSchema } from './answer-schemas';
import type { Operation } from './operation';

const answer = {
  status: 200,
  description: 'Quanto guarda e quanto pode guardar; `bytes.allowed` é `null` onde não há limite.',
  body: storageAnswerSchema,
};

/** What accounts keep. Source: decisions §9, "Budgets". */
export const storageOperations: readonly Operation[] = [
  {
    id: 'getStorage',
    method: 'get',
    path: '/user/storage',
    subject: 'Minha conta',
    audience: 'signed in',
    summary: 'Quantos carrosséis e bytes a conta guarda, do que pode.',
    answer,
  },
  {
    id: 'getStorageOfUser',
    method: 'get',
    path: '/admin/users/{id}/storage',
    subject: 'Administração',
    audience: 'Admin',
    summary: 'Quantos carrosséis e bytes uma conta guarda, do que pode.',
    answer,
    errors: ['NOT_FOUND'],
  },
];
