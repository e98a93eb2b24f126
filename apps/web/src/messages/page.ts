/** Words that all screens beside the editor have in common. */
export const pageMessages = {
  back: 'Voltar',
  cancel: 'Cancelar',
  discard: 'Sair sem salvar',
  save: 'Salvar e sair',
  drafts: {
    title: 'Sair sem salvar?',
    description:
      'Há carrosséis com alterações que só existem neste dispositivo. Se você sair da conta agora, elas se perdem.',
  },
} as const;
