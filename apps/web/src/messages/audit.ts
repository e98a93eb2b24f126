import type { AuditAction } from '@arrasta/contract';
import { accessTokenUiMessages } from './access-tokens';

/** What was done, by the name the log has for it. */
const actions = {
  register: 'Cadastro',
  'register.refused': 'Cadastro recusado',
  login: 'Entrada',
  'login.refused': 'Entrada recusada',
  'login.blocked': 'Entrada de conta bloqueada',
  logout: 'Saída',
  'key.set': 'Chave de API guardada',
  'key.removed': 'Chave de API removida',
  'token.created': 'Token criado',
  'token.revoked': 'Token revogado',
  'request.refused': 'Pedido recusado',
  'admin.ensured': 'Administrador garantido',
  'user.created': 'Usuário criado',
  'user.role.changed': 'Papel alterado',
  'user.plan.changed': 'Plano alterado',
  'user.blocked': 'Usuário bloqueado',
  'user.unblocked': 'Usuário desbloqueado',
  'user.password.reset': 'Senha redefinida',
  'address.released': 'Endereço liberado',
  'password.changed': 'Senha alterada',
  'password.refused': 'Troca de senha recusada',
  'session.ended': 'Sessão encerrada',
  'sessions.ended': 'Outras sessões encerradas',
  'data.downloaded': 'Dados baixados',
  'account.deleted': 'Conta excluída',
  'account.deletion.refused': 'Exclusão de conta recusada',
} as const satisfies Record<AuditAction, string>;

/** What something was done to, or with, by the name the log has for it. */
const subjects = {
  openaiApiKey: 'Chave da API OpenAI',
  googleApiKey: 'Chave da API do Google',
  currentPassword: 'Senha atual incorreta',
  password: 'Senha incorreta',
  lastAdmin: 'Último administrador',
  ...accessTokenUiMessages.scopes,
} as const satisfies Readonly<Record<string, string>>;

/** Words of the audit trail. */
export const auditMessages = {
  actions,
  subjects,
  table: 'Trilha de auditoria',
  columns: { at: 'Quando', actor: 'Quem', action: 'Ação', subject: 'Sobre', ip: 'Endereço' },
  action: 'Filtrar por ação',
  everyAction: 'Todas as ações',
  onlyOf: (name: string) => `Só de ${name}`,
  everybody: 'Mostrar de todos',
  nobody: 'Sem conta',
  gone: 'Conta excluída',
  byToken: (name: string) => `token ${name}`,
  loading: 'Carregando a trilha...',
  failed: 'Não foi possível carregar a trilha.',
  retry: 'Tentar Novamente',
  none: 'Nada registrado',
  noneHint: 'Tente outra ação ou outra pessoa.',
  more: 'Mostrar mais',
} as const;
