/** Messages of the frame around every screen. Texts that docs/product/screens.md quotes stand here to the letter. */
export const appMessages = {
  product: 'Arrasta',
  close: 'Fechar',
  notices: 'Avisos',
  loading: 'Carregando...',
  backToStart: 'Voltar ao início',
  notFound: {
    title: 'Page Not Found',
    description: 'O endereço que você abriu não existe ou mudou de lugar.',
  },
  failure: {
    title: 'Algo deu errado',
    description: 'Ocorreu um erro inesperado. Você pode tentar novamente ou recarregar a página.',
    retry: 'Tentar Novamente',
    reload: 'Recarregar Página',
  },
  unreachable: {
    title: 'Não foi possível falar com o servidor',
    description: 'Você continua na sua conta. Verifique sua conexão e tente novamente.',
  },
  chunk: {
    title: 'Não foi possível abrir',
    unreachable: 'O servidor não respondeu. O que você já fez continua aqui.',
    retry: 'Tentar de novo',
    missing: 'Esta parte do editor não carregou. Recarregue a página para continuar.',
    reload: 'Recarregar Página',
  },
  connection: 'Verifique sua conexão e tente novamente.',
} as const;
