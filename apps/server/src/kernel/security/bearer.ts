import { accessTokenMessages } from '@arrasta/contract';
import { DomainError } from '../errors/domain-error';

const bearer = /^bearer(?:[ \t]+(?<token>.*))?$/i;

/**
 * What stands behind `Bearer` in the headers as they were received; undefined where nothing does.
 * Other schemes are those of proxies in front of the product, and none of ours.
 * @throws DomainError BAD_REQUEST where it cannot be told which of several headers is meant.
 */
export function bearerIn(rawHeaders: readonly string[]): string | undefined {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  );
  const [offered] = values.map((value) => bearer.exec(value.trim())).filter((found) => found);
  if (!offered) return undefined;
  if (values.length > 1) throw new DomainError('BAD_REQUEST', accessTokenMessages.severalHeaders);
  return offered.groups?.token?.trim() ?? '';
}
