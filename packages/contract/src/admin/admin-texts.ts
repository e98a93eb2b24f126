/** Texts the server sends about the administration of users, to the letter. Source: accounts §5, §6. */
export const adminTexts = {
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
