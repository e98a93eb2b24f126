import { credentialsSchema, registrationSchema, userToWire, type User } from '@arrasta/contract';
import { userAnswerSchema } from '@arrasta/contract/answers';
import { DomainError } from '../../kernel/errors/domain-error';
import { fromRequiredBody, type RestLine } from '../../kernel/procedures/rest-line';
import { sessionProcedure, publicProcedure, router } from '../../kernel/procedures/procedures';
import type { AccountsService } from './accounts.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly accounts: AccountsService;
  }
}

const subject = 'Conta';
const answer = { status: 200, description: 'A conta.', body: userAnswerSchema } as const;
const output = (user: User) => ({ body: userToWire(user) });

const currentUser = {
  method: 'GET',
  path: '/user',
  id: 'currentUser',
  subject,
  summary: 'A conta de quem chama.',
  signedInOnly: true,
  output: (user: User | null) => {
    if (!user) throw new DomainError('UNAUTHORIZED', '');
    return output(user);
  },
  answer,
} satisfies RestLine;

const lines = {
  currentAuthUser: {
    ...currentUser,
    path: '/auth/user',
    id: 'currentAuthUser',
    summary: 'A conta de quem chama, no endereço de clientes antigos.',
  },
  register: {
    method: 'POST',
    path: '/register',
    id: 'register',
    subject,
    summary: 'Cria uma conta e inicia a sessão.',
    hashesPassword: true,
    input: fromRequiredBody,
    output,
    body: registrationSchema,
    answer: { ...answer, status: 201 },
    errors: ['CONFLICT'],
  },
  login: {
    method: 'POST',
    path: '/login',
    id: 'login',
    subject,
    summary: 'Inicia uma sessão, que fica em um cookie.',
    hashesPassword: true,
    input: fromRequiredBody,
    output,
    body: credentialsSchema,
    answer,
    errors: ['UNAUTHORIZED', 'FORBIDDEN'],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    id: 'logout',
    subject,
    summary: 'Encerra a sessão; sem sessão, nada muda.',
    answer: { status: 204, description: 'Não há mais sessão.' },
  },
} satisfies Record<string, RestLine>;

/** Sign-up, sign-in, sign-out and who one is. */
export const authRouter = router({
  /** The signed-in account, or null. */
  currentUser: publicProcedure
    .meta({ rest: [currentUser, lines.currentAuthUser] })
    .query(({ ctx }) => ctx.actor),

  register: sessionProcedure
    .meta({ rest: [lines.register] })
    .input(registrationSchema)
    .mutation(async ({ ctx, input }) => {
      const account = await ctx.services.accounts.register(input, ctx.origin);
      await ctx.session.open(account);
      return account.user;
    }),

  login: sessionProcedure
    .meta({ rest: [lines.login] })
    .input(credentialsSchema)
    .mutation(async ({ ctx, input }) => {
      const account = await ctx.services.accounts.login(input, ctx.origin);
      await ctx.session.open(account);
      return account.user;
    }),

  /** Also succeeds when nobody is signed in. */
  logout: sessionProcedure.meta({ rest: [lines.logout] }).mutation(async ({ ctx }) => {
    const userId = await ctx.session.close();
    if (userId !== null) await ctx.services.accounts.recordLogout(userId, ctx.origin);
    return null;
  }),
});
