/** Texts the server sends about one's own account. */
export const ownAccountTexts = {
  passwordMissing: 'Informe sua senha',
  wrongPassword: 'Senha incorreta',
  samePassword: 'A nova senha deve ser diferente da atual',
  confirmationMissing: 'Digite EXCLUIR para confirmar',
  lastAdmin:
    'Sua conta é a única de Admin ativa. Dê o papel de Admin a outra pessoa antes de excluí-la.',
  sessionNotFound: 'Sessão não encontrada',
} as const;
