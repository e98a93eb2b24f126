import { APIConnectionTimeoutError, APIError } from 'openai';
import { DomainError } from '../../kernel/errors/domain-error';

/** What is said of a provider, in our words. */
export const providerMessages = {
  keyRefused: 'O provedor de I.A. recusou a chave (API key). Confira a chave nas Configurações.',
  busy: 'O provedor de I.A. está recebendo pedidos demais. Espere um pouco e tente de novo.',
  onlyJson: 'Responda apenas com um objeto JSON, sem nada em volta, que siga este JSON Schema:',
  tooSlow: 'O provedor de I.A. demorou demais.',
} as const;

/** The class leaves its parts untyped in a plain `instanceof`. */
const isApiError = (error: unknown): error is APIError => error instanceof APIError;

/** Seconds to wait where the provider does not say. */
const defaultRetryAfter = 20;
const maxRetryAfter = 600;

function retryAfterOf({ headers }: APIError): number {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds)
    ? Math.min(Math.max(1, Math.ceil(seconds)), maxRetryAfter)
    : defaultRetryAfter;
}

const hasNoCredit = ({ code, type }: APIError) =>
  [code, type].some(
    (name) => name === 'insufficient_quota' || name === 'billing_hard_limit_reached',
  );

/** Whether another model may be there although this one is not, or not for this key. */
export function isModelMissing(error: unknown): boolean {
  if (!(error instanceof APIError)) return false;
  return error.status === 403 || (error.status === 404 && error.code === 'model_not_found');
}

/** Whether trying once more may help: nothing was answered, or the provider stumbled. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof APIError) || error instanceof APIConnectionTimeoutError) return false;
  return error.status === undefined || error.status >= 500;
}

/** Broken connections are type errors too, but those say why. */
const isNoAnswer = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof TypeError && error.cause === undefined);

/**
 * What breaks while an answer is read, for which the library has no name: a connection that ends,
 * or what is no JSON, or not the one that was expected.
 */
export function toAnswerFailure(error: unknown): unknown {
  if (isApiError(error) || error instanceof DomainError) return error;
  const code = isNoAnswer(error) ? 'AI_BAD_ANSWER' : 'AI_UNAVAILABLE';
  return new DomainError(code, '', { cause: error });
}

/** What providers call it where they do not want to. */
const refusals = ['content_filter', 'content_policy_violation', 'moderation_blocked'];

/** A failure of the provider in our words; anything else as it is. */
export function toDomainFailure(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { status, code } = error;
  const failureWith = (name: DomainError['code'], message: string, retryAfter?: number) =>
    new DomainError(name, message, {
      cause: error,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  if (error instanceof APIConnectionTimeoutError)
    return failureWith('UPSTREAM_TIMEOUT', providerMessages.tooSlow);
  if (status === 401) return failureWith('NEEDS_API_KEY', providerMessages.keyRefused);
  if (status === 402 || hasNoCredit(error)) return failureWith('QUOTA_EXCEEDED', '');
  if (status === 429)
    return failureWith('TOO_MANY_REQUESTS', providerMessages.busy, retryAfterOf(error));
  if (refusals.some((name) => name === code)) return failureWith('AI_REFUSED', '');
  return failureWith('AI_UNAVAILABLE', '');
}
