import {
  byIdSchema,
  createUserSchema,
  givenPasswordSchema,
  listAuditSchema,
  listUsersSchema,
  releaseAddressSchema,
  resetPasswordSchema,
  updateUserSchema,
  userPatchSchema,
  userToWire,
  type AuditLine,
  type User,
} from '@arrasta/contract';
import { auditLineAnswerSchema, userAnswerSchema } from '@arrasta/contract/answers';
import { z } from 'zod';
import {
  fromBody,
  fromId,
  fromIdAndBody,
  fromQuery,
  type RestLine,
} from '../../kernel/procedures/rest-line';
import { adminProcedure, router } from '../../kernel/procedures/procedures';
import type { AdminService, AddressReleasesService, PasswordResetsService } from './admin.service';
import type { AuditTrailReader } from '../../kernel/audit';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly admin: AdminService;
    readonly addressReleases: AddressReleasesService;
    readonly passwordResets: PasswordResetsService;
    readonly auditTrail: AuditTrailReader;
  }
}

const subject = 'Administração';
const answer = { status: 200, description: 'A conta.', body: userAnswerSchema } as const;
const output = (user: User) => ({ body: userToWire(user) });

const userLines = {
  list: {
    method: 'GET',
    path: '/admin/users',
    id: 'listUsers',
    subject,
    summary: 'Todas as contas, da mais antiga à mais nova.',
    output: (users: readonly User[]) => ({ body: users.map(userToWire) }),
    answer: { status: 200, description: 'A lista.', body: z.array(userAnswerSchema) },
  },
  create: {
    method: 'POST',
    path: '/admin/users',
    id: 'createUser',
    subject,
    summary: 'Cria uma conta com papel e plano.',
    idempotent: true,
    input: fromBody,
    output,
    body: createUserSchema,
    answer: { ...answer, status: 201 },
    errors: ['CONFLICT', 'UNPROCESSABLE_CONTENT'],
  },
  update: {
    method: 'PUT',
    path: '/admin/users/{id}',
    id: 'updateUser',
    subject,
    summary: 'Muda papel ou plano; o próprio papel, não.',
    input: fromIdAndBody,
    output,
    body: userPatchSchema,
    answer,
    errors: ['NOT_FOUND'],
  },
  block: {
    method: 'PUT',
    path: '/admin/users/{id}/block',
    id: 'blockUser',
    subject,
    summary: 'Bloqueia uma conta e encerra suas sessões; a própria, não.',
    input: fromId,
    output,
    answer,
    errors: ['NOT_FOUND'],
  },
  unblock: {
    method: 'PUT',
    path: '/admin/users/{id}/unblock',
    id: 'unblockUser',
    subject,
    summary: 'Desbloqueia uma conta.',
    input: fromId,
    output,
    answer,
    errors: ['NOT_FOUND'],
  },
  resetPassword: {
    method: 'POST',
    path: '/admin/users/{id}/password',
    id: 'resetPassword',
    subject,
    summary: 'Dá à conta uma nova senha e encerra suas sessões e tokens; à própria, não.',
    input: fromIdAndBody,
    output,
    body: givenPasswordSchema,
    answer,
    errors: ['NOT_FOUND'],
  },
} satisfies Record<string, RestLine>;

const lines = {
  releaseAddress: {
    method: 'POST',
    path: '/admin/release-address',
    id: 'releaseAddress',
    subject,
    summary: 'Esquece as tentativas de entrada contadas para um endereço IP.',
    input: fromBody,
    body: releaseAddressSchema,
    answer: { status: 204, description: 'O endereço está liberado.' },
  },
  audit: {
    method: 'GET',
    path: '/admin/audit',
    id: 'listAudit',
    subject,
    summary: 'A trilha de auditoria, do mais novo ao mais antigo; de uma ação ou pessoa, se vier.',
    query: listAuditSchema,
    input: fromQuery,
    output: (page: { entries: readonly AuditLine[]; nextCursor: string | null }) => ({
      body: page.entries,
      nextCursor: page.nextCursor,
    }),
    answer: {
      status: 200,
      description: 'Uma página da trilha.',
      body: z.array(auditLineAnswerSchema),
      headers: { Link: 'O endereço da próxima página, com `rel="next"`; ausente na última.' },
    },
  },
} satisfies Record<string, RestLine>;

/** Administration of users, for Admins alone. */
export const adminRouter = router({
  /** One page of the table. */
  users: adminProcedure
    .input(listUsersSchema)
    .query(({ ctx, input }) => ctx.services.admin.page(input)),

  /** Everybody, oldest first. */
  allUsers: adminProcedure
    .meta({ rest: [userLines.list] })
    .query(({ ctx }) => ctx.services.admin.all()),

  /** One page of the audit log, newest first. */
  audit: adminProcedure
    .meta({ rest: [lines.audit] })
    .input(listAuditSchema)
    .query(({ ctx, input }) => ctx.services.auditTrail.page(input)),

  createUser: adminProcedure
    .meta({ rest: [userLines.create] })
    .input(createUserSchema)
    .mutation(({ ctx, input }) => ctx.services.admin.create(ctx, input, ctx.origin)),

  /** Role and plan; the own role is refused. */
  updateUser: adminProcedure
    .meta({ rest: [userLines.update] })
    .input(updateUserSchema)
    .mutation(({ ctx, input }) => ctx.services.admin.update(ctx, input, ctx.origin)),

  /** Ends the account's sessions as well. */
  blockUser: adminProcedure
    .meta({ rest: [userLines.block] })
    .input(byIdSchema)
    .mutation(({ ctx, input }) => ctx.services.admin.block(ctx, input.id, ctx.origin)),

  unblockUser: adminProcedure
    .meta({ rest: [userLines.unblock] })
    .input(byIdSchema)
    .mutation(({ ctx, input }) => ctx.services.admin.unblock(ctx, input.id, ctx.origin)),

  /** Ends the account's sessions and access tokens as well; the own password is refused. */
  resetPassword: adminProcedure
    .meta({ rest: [userLines.resetPassword] })
    .input(resetPasswordSchema)
    .mutation(({ ctx, input }) => ctx.services.passwordResets.reset(ctx, input, ctx.origin)),

  /** Forgets the failed sign-ins of a network address. */
  releaseAddress: adminProcedure
    .meta({ rest: [lines.releaseAddress] })
    .input(releaseAddressSchema)
    .mutation(({ ctx, input }) => ctx.services.addressReleases.release(ctx, input, ctx.origin)),
});
