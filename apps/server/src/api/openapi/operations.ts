import { exportOperation } from '../../modules/exports/exports.rest';
import { ownDataOperation } from '../../modules/account/own-data.rest';
import { imageProxyOperations } from '../../modules/images/image-proxy.rest';
import { imageOperations } from '../../modules/images/images.rest';
import type { Audience } from '../../kernel/procedures/procedures';
import { appRouter } from '../router';
import { restCallsOf, type RestCall } from '../rest/adapter';
import type { Operation } from '../../kernel/procedures/rest-line';

/** Whom a call is for; what only some accounts may do beside the planner is for Admins. */
function describedAudience(audience: Audience): Operation['audience'] {
  if (audience === 'unchecked' || audience === 'everybody') return 'everybody';
  if (audience === 'signedIn' || audience === 'ownSession') return 'signed in';
  return audience === 'usePlanner' ? 'PRO' : 'Admin';
}

const idempotencyHeader = {
  'Idempotency-Key':
    'Uma chave própria: a mesma chave com o mesmo corpo recebe a mesma resposta por 24 h.',
};

function operationOf({ line, audience }: RestCall): Operation {
  return {
    ...line,
    ...(line.idempotent === true && { headers: idempotencyHeader }),
    method: line.method.toLowerCase() as Operation['method'],
    audience: describedAudience(audience),
    sessionOnly: audience === 'ownSession',
  };
}

/** An address of the form that other products use; it leads to ours. */
const showLogin: Operation = {
  id: 'showLogin',
  method: 'get',
  path: '/login',
  subject: 'Conta',
  summary: 'Leva à tela de entrada.',
  audience: 'everybody',
  answer: {
    status: 302,
    description: 'A tela de entrada.',
    headers: { Location: 'Sempre `/auth`.' },
  },
};

/** Every call of the REST facade: those of the procedures, and those that carry bytes. */
export const operations: readonly Operation[] = [
  ...restCallsOf(appRouter).map(operationOf),
  showLogin,
  exportOperation,
  ownDataOperation,
  ...imageOperations,
  ...imageProxyOperations,
];
