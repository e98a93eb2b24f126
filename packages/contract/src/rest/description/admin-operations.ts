import { z } from 'zod';
import {
  createUserSchema,
  givenPasswordSchema,
  releaseAddressSchema,
  userPatchSchema,
} from '../../admin/admin-input';
import { listAuditSchema } from '../../audit/audit-input';
import { auditLineAnswerSchema, userAnswerSchema } from './answer-schemas';
import { idempotencyKey } from './headers';
import type { Operation } from './operation';

const admin = { subject: 'Administração', audience: 'Admin' } as const;
const answer = { status: 200, description: 'A conta.', body: userAnswerSchema };

/** Administration of users. Source: decisions §3. */
export const adminOperations: readonly Operation[] = [
  {
    ...admin,
    id: 'listUsers',
    method: 'get',
    path: '/admin/users',
    summary: 'Todas as contas, da mais antiga à mais nova.',
    answer: { status: 200, description: 'A lista.', body: z.array(userAnswerSchema) },
  },
  {
    ...admin,
    id: 'createUser',
    method: 'post',
    path: '/admin/users',
    summary: 'Cria uma conta com papel e plano.',
    headers: idempotencyKey,
    body: createUserSchema,
    answer: { ...answer, status: 201 },
    errors: ['CONFLICT', 'UNPROCESSABLE_CONTENT'],
  },
  {
    ...admin,
    id: 'updateUser',
    method: 'put',
    path: '/admin/users/{id}',
    summary: 'Muda papel ou plano; o próprio papel, não.',
    body: userPatchSchema,
    answer,
    errors: ['NOT_FOUND'],
  },
  {
    ...admin,
    id: 'blockUser',
    method: 'put',
    path: '/admin/users/{id}/block',
    summary: 'Bloqueia uma conta e encerra suas sessões; a própria, não.',
    answer,
    errors: ['NOT_FOUND'],
  },
  {
    ...admin,
    id: 'unblockUser',
    method: 'put',
    path: '/admin/users/{id}/unblock',
    summary: 'Desbloqueia uma conta.',
    answer,
    errors: ['NOT_FOUND'],
  },
  {
    ...admin,
    id: 'resetPassword',
    method: 'post',
    path: '/admin/users/{id}/password',
    summary: 'Dá à conta uma nova senha e encerra suas sessões e tokens; à própria, não.',
    body: givenPasswordSchema,
    answer,
    errors: ['NOT_FOUND'],
  },
  {
    ...admin,
    id: 'releaseAddress',
    method: 'post',
    path: '/admin/release-address',
    summary: 'Esquece as tentativas de entrada contadas para um endereço IP.',
    body: releaseAddressSchema,
    answer: { status: 204, description: 'O endereço está liberado.' },
  },
  {
    ...admin,
    id: 'listAudit',
    method: 'get',
    path: '/admin/audit',
    summary: 'A trilha de auditoria, do mais novo ao mais antigo; de uma ação ou pessoa, se vier.',
    query: listAuditSchema,
    answer: {
      status: 200,
      description: 'Uma página da trilha.',
      body: z.array(auditLineAnswerSchema),
      headers: { Link: 'O endereço da próxima página, com `rel="next"`; ausente na última.' },
    },
  },
];
