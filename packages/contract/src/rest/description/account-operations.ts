import { credentialsSchema, registrationSchema } from '../../account/account-input';
import { userAnswerSchema } from './answer-schemas';
import type { Operation } from './operation';

const subject = 'Conta';
const user = { status: 200, description: 'A conta.', body: userAnswerSchema };

/** Sign-up, sign-in, sign-out and who one is. Source: decisions §3. */
export const accountOperations: readonly Operation[] = [
  {
    id: 'register',
    method: 'post',
    path: '/register',
    subject,
    summary: 'Cria uma conta e inicia a sessão.',
    audience: 'everybody',
    body: registrationSchema,
    answer: { ...user, status: 201 },
    errors: ['CONFLICT'],
  },
  {
    id: 'login',
    method: 'post',
    path: '/login',
    subject,
    summary: 'Inicia uma sessão, que fica em um cookie.',
    audience: 'everybody',
    body: credentialsSchema,
    answer: user,
    errors: ['UNAUTHORIZED', 'FORBIDDEN'],
  },
  {
    id: 'showLogin',
    method: 'get',
    path: '/login',
    subject,
    summary: 'Leva à tela de entrada.',
    audience: 'everybody',
    answer: {
      status: 302,
      description: 'A tela de entrada.',
      headers: { Location: 'Sempre `/auth`.' },
    },
  },
  {
    id: 'logout',
    method: 'post',
    path: '/logout',
    subject,
    summary: 'Encerra a sessão; sem sessão, nada muda.',
    audience: 'everybody',
    answer: { status: 204, description: 'Não há mais sessão.' },
  },
  {
    id: 'currentUser',
    method: 'get',
    path: '/user',
    subject,
    summary: 'A conta de quem chama.',
    audience: 'signed in',
    answer: user,
  },
  {
    id: 'currentAuthUser',
    method: 'get',
    path: '/auth/user',
    subject,
    summary: 'A conta de quem chama, no endereço de clientes antigos.',
    audience: 'signed in',
    answer: user,
  },
];
