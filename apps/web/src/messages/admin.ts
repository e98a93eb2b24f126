import { adminMessages, type AuditAction, type UserOrder } from '@arrasta/contract';
import { accessTokenUiMessages } from './settings';

const count = (value: number) => value.toLocaleString('pt-BR');

const orders = {
  name: 'Nome',
  email: 'Email',
  roleUser: 'Papel',
  isBlocked: 'Status',
  createdAt: 'Criado em',
} as const satisfies Record<UserOrder, string>;

/** Messages of the administration of users. Texts that docs/product/administration.md quotes stand here to the letter. */
export const adminUiMessages = {
  title: 'Administração de Usuários',
  tabs: { label: 'Administração', users: 'Usuários', audit: 'Trilha de auditoria' },
  create: 'Criar Usuário',
  search: 'Buscar por nome ou email...',
  table: 'Usuários',
  loading: 'Carregando usuários...',
  none: 'Nenhum usuário encontrado',
  noneHint: 'Tente outro nome ou email.',
  failed: 'Não foi possível carregar os usuários.',
  retry: 'Tentar Novamente',
  summary: (users: number, blocked: number) => {
    const all = `${count(users)} ${users === 1 ? 'usuário' : 'usuários'}`;
    if (blocked === 0) return all;
    return `${all}, ${count(blocked)} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
  },
  columns: { ...orders, actions: 'Ações' },
  sort: {
    label: 'Ordenar por',
    ascending: (column: string) => `${column}, crescente`,
    descending: (column: string) => `${column}, decrescente`,
  },
  self: 'Você',
  active: 'Ativo',
  blocked: 'Bloqueado',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  roleOf: (name: string) => `Papel de ${name}`,
  planOf: (name: string) => `Plano de ${name}`,
  blockUser: (name: string) => `Bloquear ${name}`,
  unblockUser: (name: string) => `Desbloquear ${name}`,
  pages: {
    label: 'Páginas',
    shown: (from: number, to: number, found: number) =>
      `${count(from)} a ${count(to)} de ${count(found)}`,
    previous: 'Página anterior',
    next: 'Próxima página',
  },
  help: {
    admin: 'tem acesso completo, inclusive ao gerenciamento de usuários.',
    user: 'tem acesso padrão para criar e gerenciar carrosséis.',
    blocked: 'Usuários bloqueados não podem fazer login.',
  },
  dialog: {
    role: 'Papel',
    plan: 'Plano',
    nameTooShort: adminMessages.nameTooShort,
    passwordTooShort: adminMessages.passwordTooShort,
  },
  reset: {
    title: 'Redefinir Senha',
    of: (name: string) => `Redefinir senha de ${name}`,
    hint: (name: string) =>
      `${name} entra com a senha nova; as sessões e os tokens da conta são encerrados.`,
    send: 'Redefinir Senha',
  },
  release: {
    title: 'Liberar endereço',
    hint: 'Depois de muitas entradas com senha errada, ninguém mais entra a partir daquele endereço IP até o dia seguinte, nem com a senha certa. Liberar o endereço esquece essas tentativas.',
    field: 'Endereço IP',
    example: '203.0.113.7',
    send: 'Liberar',
  },
  done: {
    released: 'Endereço liberado',
    reset: 'Senha redefinida',
    created: 'Usuário criado',
    role: 'Papel atualizado',
    plan: 'Plano atualizado',
    blocked: 'Usuário bloqueado',
    unblocked: 'Usuário desbloqueado',
  },
  failure: {
    title: 'Erro',
    released: 'Falha ao liberar o endereço.',
    reset: 'Falha ao redefinir a senha.',
    created: 'Falha ao criar o usuário.',
    role: 'Falha ao atualizar o papel do usuário.',
    plan: 'Falha ao atualizar o plano do usuário.',
    blocked: 'Falha ao bloquear o usuário.',
    unblocked: 'Falha ao desbloquear o usuário.',
  },
  ownRole: { title: 'Ação bloqueada', description: adminMessages.ownRole },
} as const;

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

/** Messages of the audit trail. */
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
  deletedAccount: 'Conta excluída',
  byToken: (name: string) => `token ${name}`,
  loading: 'Carregando a trilha...',
  failed: 'Não foi possível carregar a trilha.',
  retry: 'Tentar Novamente',
  none: 'Nada registrado',
  noneHint: 'Tente outra ação ou outra pessoa.',
  more: 'Mostrar mais',
} as const;
