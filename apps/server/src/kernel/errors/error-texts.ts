import type { ErrorCode } from '@arrasta/contract';
import type { z } from 'zod';
import portuguese from 'zod/v4/locales/pt-BR.js';

/** What a person reads when the refusal itself brings no text. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'O pedido não está no formato esperado.',
  NEEDS_API_KEY: 'Configure sua chave da API (API key) para usar a I.A.',
  UNAUTHORIZED: 'Entre na sua conta para continuar.',
  QUOTA_EXCEEDED: 'A conta do provedor de I.A. está sem créditos.',
  FORBIDDEN: 'Você não tem permissão para isto.',
  NOT_FOUND: 'Não encontrado.',
  CONFLICT: 'O pedido entra em conflito com o que já existe.',
  PRECONDITION_FAILED: 'O conteúdo mudou desde a última leitura.',
  PAYLOAD_TOO_LARGE: 'O pedido é grande demais.',
  UNSUPPORTED_MEDIA_TYPE: 'Envie o pedido em JSON (application/json).',
  MISDIRECTED_REQUEST: 'Este endereço não é o deste servidor.',
  UNPROCESSABLE_CONTENT: 'O pedido não pode ser processado.',
  AI_REFUSED: 'O provedor de I.A. recusou o pedido.',
  TOO_MANY_REQUESTS: 'Muitas tentativas. Espere um pouco e tente de novo.',
  INTERNAL_SERVER_ERROR: 'Algo deu errado no servidor.',
  NOT_IMPLEMENTED: 'Este servidor não oferece isto.',
  AI_UNAVAILABLE: 'O provedor de I.A. não respondeu.',
  AI_BAD_ANSWER: 'O provedor de I.A. deu uma resposta inutilizável.',
  UPSTREAM_FAILED: 'O outro servidor falhou.',
  SERVICE_UNAVAILABLE: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  UPSTREAM_TIMEOUT: 'O outro servidor demorou demais.',
};

/** Nothing is written while the database could not finish it. */
export const diskFull =
  'O disco do servidor está cheio: nada foi salvo agora. Avise quem administra o Arrasta.';

/**
 * What schemas say in Portuguese. What was left out is named so: zod would tell the reader of a
 * value called "undefined".
 */
export function portugueseIssues(): z.core.$ZodConfig {
  const { localeError } = portuguese();
  return {
    localeError: (issue) => {
      if (issue.code !== 'invalid_type' || issue.input !== undefined) return localeError(issue);
      return (issue.path?.length ?? 0) === 0 ? errorTexts.BAD_REQUEST : 'Campo obrigatório';
    },
  };
}
