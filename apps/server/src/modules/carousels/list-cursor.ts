import { isId } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { PageMark } from './deck-store';

const cursorPattern = /^(\d{1,15})\.([0-9a-f-]{36})$/;

/** The text a caller sends back to get the page after this carousel. */
export function toCursor({ updatedAt, id }: PageMark): string {
  return `${String(Date.parse(updatedAt))}.${id}`;
}

/** Reads a cursor. Throws BAD_REQUEST for a text that never was one. */
export function fromCursor(cursor: string): PageMark {
  const [, time, id] = cursorPattern.exec(cursor) ?? [];
  const updatedAt = new Date(Number(time));
  if (id === undefined || !isId(id) || Number.isNaN(updatedAt.getTime())) {
    const issue = { path: 'cursor', message: 'Página inválida' };
    throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
  }
  return { updatedAt: updatedAt.toISOString(), id };
}
