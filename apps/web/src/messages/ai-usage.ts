import type { GenerationKind, GenerationOutcome } from '@arrasta/contract';

const number = new Intl.NumberFormat('pt-BR');

function counted(one: string, many: string) {
  return (count: number) => `${number.format(count)}\u00a0${count === 1 ? one : many}`;
}

/** Words of the card that shows what generations took. */
export const aiUsageMessages = {
  title: 'Uso da I.A.',
  description:
    'O que suas gerações gastaram no provedor. Guardamos as contas por 13\u00a0meses, nunca o que foi pedido ou escrito.',
  loading: 'Carregando o uso...',
  failed: 'Não foi possível carregar o uso da I.A.',
  retry: 'Tentar de novo',
  none: 'Nenhuma geração ainda',
  noneHint: 'O que a I.A. gerar para você aparece aqui, com o que gastou.',
  number: (count: number) => number.format(count),
  totals: {
    generations: 'Gerações',
    input: 'Tokens enviados',
    output: 'Tokens recebidos',
    pictures: 'Imagens',
    unknown: '—',
  },
  nothing: 'Nada foi gerado neste mês.',
  counts: {
    deck: counted('carrossel', 'carrosséis'),
    rewrite: counted('reescrita', 'reescritas'),
    hooks: counted('trio de ganchos', 'trios de ganchos'),
    caption: counted('legenda', 'legendas'),
    ideas: counted('rodada de ideias', 'rodadas de ideias'),
    picture: counted('imagem', 'imagens'),
  } as const satisfies Record<GenerationKind, (count: number) => string>,
  unfinished: counted('não terminou', 'não terminaram'),
  latest: 'Últimas gerações',
  kinds: {
    deck: 'Carrossel',
    rewrite: 'Reescrita',
    hooks: 'Ganchos',
    caption: 'Legenda',
    ideas: 'Ideias',
    picture: 'Imagem',
  } as const satisfies Record<GenerationKind, string>,
  outcomes: {
    ok: 'Concluída',
    cancelled: 'Cancelada',
    NEEDS_API_KEY: 'Chave recusada',
    QUOTA_EXCEEDED: 'Sem créditos no provedor',
    AI_REFUSED: 'Recusada pelo provedor',
    AI_UNAVAILABLE: 'O provedor não respondeu',
    AI_BAD_ANSWER: 'Resposta inutilizável',
    UPSTREAM_TIMEOUT: 'Demorou demais',
    TOO_MANY_REQUESTS: 'Provedor ocupado',
    PAYLOAD_TOO_LARGE: 'Sem espaço para a imagem',
    UNAUTHORIZED: 'Sessão encerrada',
  } as Readonly<Partial<Record<GenerationOutcome, string>>>,
  otherOutcome: 'Falhou',
  today: (time: string) => `Hoje, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  tokens: {
    both: (input: number, output: number) =>
      `${number.format(input)} tokens enviados, ${number.format(output)} recebidos`,
    one: counted('token', 'tokens'),
    unknown: 'Tokens não informados',
  },
  seconds: (seconds: string) => `${seconds} s`,
  minutes: (minutes: number, seconds: number) =>
    seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  more: 'Mostrar mais',
} as const;
