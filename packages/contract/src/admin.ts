import type { User } from './account';

/**
 * Texts the server sends about the administration of users.
 * Source: docs/product/administration.md 7; docs/product/roles-and-plans.md 5.
 */
export const adminMessages = {
  nameTooShort: 'Nome deve ter pelo menos 2 caracteres',
  passwordTooShort: 'Senha deve ter pelo menos 6 caracteres',
  unknownRole: 'Papel inválido',
  unknownPlan: 'Plano inválido',
  ownRole: 'Você não pode alterar seu próprio papel.',
  ownBlock: 'Você não pode bloquear nem desbloquear a si mesmo.',
  ownPassword: 'Troque a sua própria senha em Configurações.',
  invalidAddress: 'Informe um endereço IP, como 203.0.113.7',
  notFound: 'Usuário não encontrado',
} as const;

/** Users that one page of the table holds. */
export const usersPerPage = 20;

/** A page of the table of users. */
export interface UserPage {
  readonly users: readonly User[];
  /** Users that the search finds on all pages; 0 on a page behind the last one of a search. */
  readonly found: number;
  /** All users there are, and how many of them are blocked. */
  readonly total: number;
  readonly blocked: number;
}
