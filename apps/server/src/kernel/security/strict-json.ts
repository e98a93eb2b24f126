import { requestLimits } from '@arrasta/contract';
import { DomainError } from '../errors/domain-error';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function refuse(message: string): never {
  throw new DomainError('BAD_REQUEST', message);
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; refused here rather than failing there. */
function checkText(text: string): void {
  if (text.includes('\u0000') || /\p{Surrogate}/u.test(text))
    refuse('O texto tem caracteres inválidos.');
}

function checkObject(value: object, depth: number): void {
  if (depth >= requestLimits.nesting) refuse('O pedido tem níveis demais.');
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) refuse('O pedido tem um campo proibido.');
    checkText(key);
    checkValue(inner, depth + 1);
  }
}

/** Refuses what no call may ever receive: prototype keys, deep nesting, unstorable texts. */
export function checkValue(value: unknown, depth = 0): void {
  if (typeof value === 'string') checkText(value);
  else if (typeof value === 'object' && value !== null) checkObject(value, depth);
}

function decode(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return refuse('O pedido não está em UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('O pedido não é um JSON válido.');
  }
}

/** Reads a text as JSON under the rules above. Throws BAD_REQUEST. */
export function parseStrictJson(text: string): unknown {
  const value = parse(text);
  checkValue(value);
  return value;
}

/** Read as UTF-8, some texts of another encoding would come out as something else. */
function saysUtf8(contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  return /^(?:utf-?8|us-ascii)$/i.test(charset);
}

/**
 * The text of a body. Throws BAD_REQUEST where it is not UTF-8, UNSUPPORTED_MEDIA_TYPE where its
 * type says that it is something else.
 */
export function decodeBody(bytes: Uint8Array, contentType = ''): string {
  if (!saysUtf8(contentType)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', '');
  return decode(bytes);
}
