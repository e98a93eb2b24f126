import { formatSize, type BudgetUse } from '@arrasta/contract';

/** Messages that all screens beside the editor have in common. */
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

const count = (value: number) => value.toLocaleString('pt-BR');

/** Of a budget, e.g. `12,4 MB de 2 GB`; without a limit what is used alone. */
function ofAllowed({ used, allowed }: BudgetUse, words: (value: number) => string): string {
  return allowed === null ? words(used) : `${words(used)} de ${words(allowed)}`;
}

/** Messages of what an account keeps. */
export const storageUiMessages = {
  title: 'Espaço',
  description: 'O que a sua conta guarda e quanto pode guardar.',
  loading: 'Carregando o espaço...',
  failed: 'Não foi possível carregar o espaço.',
  retry: 'Tentar Novamente',
  carousels: 'Carrosséis',
  bytes: 'Slides e imagens',
  carouselsUsed: (use: BudgetUse) => ofAllowed(use, count),
  bytesUsed: (use: BudgetUse) => ofAllowed(use, formatSize),
  ofUser: (name: string) => `Espaço de ${name}`,
  nearlyFull:
    'O espaço está quase cheio. Exclua carrosséis de que não precisa mais; imagens que só eles usavam dão lugar um dia depois.',
} as const;
