import { DomainError } from '../errors/domain-error';
import { checkValue } from './strict-json';

/** `limit[]=1` would be another name than `limit`, and as such be ignored in silence. */
function refuseLists(names: readonly string[]): void {
  const list = names.find((name) => /[[\]]/.test(name));
  if (list === undefined) return;
  const issue = { path: list.replace(/[[\]].*$/s, ''), message: 'Parâmetro inválido' };
  throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
}

/** Refuses in a query what no call may ever receive. Throws BAD_REQUEST. */
export function checkQuery(query: unknown): void {
  checkValue(query);
  if (typeof query === 'object' && query !== null) refuseLists(Object.keys(query));
}
