import type { ServerResponse } from 'node:http';
import { requestLimits } from '@arrasta/contract';
import createHeader from 'content-disposition';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify';
import type { Origin } from './audit';
import { plainAddress } from './config/trusted-proxies';
import { DomainError } from './errors/domain-error';
import { actorOf } from './security/identity';

/**
 * One for each answer: a call asks for it in several places, and a signal costs more than a look
 * here.
 */
const disconnectSignals = new WeakMap<ServerResponse, AbortSignal>();

/**
 * Aborted when the client disconnects before the answer has left. Fastify's own `request.signal` is
 * aborted as soon as a body was read to its end, which is before there can be an answer.
 */
export function clientDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const known = disconnectSignals.get(raw);
  if (known) return known;
  const disconnect = new AbortController();
  disconnectSignals.set(raw, disconnect.signal);
  const abort = () => {
    if (!raw.writableFinished) disconnect.abort();
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return disconnect.signal;
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function refuse(message: string): never {
  throw new DomainError('BAD_REQUEST', message);
}

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair; refused here rather than failing there.
 */
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

/** Where the JSON text that begins at `start` ends, or the end of it all. */
function endOfText(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let escapes = 0;
    while (json[at - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}

/** Counts the parts of a JSON text while it is read from its beginning. */
function shapeCounter() {
  const entries: number[] = [];
  let containers = 0;

  function check(): void {
    const isTooMuch =
      containers > requestLimits.containers || (entries.at(-1) ?? 0) > requestLimits.entries;
    if (isTooMuch) refuse('O pedido tem partes demais.');
    if (entries.length > requestLimits.nesting) refuse('O pedido tem níveis demais.');
  }

  return {
    open(): void {
      containers += 1;
      entries.push(1);
      check();
    },
    close(): void {
      entries.pop();
    },
    addEntry(): void {
      entries.push((entries.pop() ?? 0) + 1);
      check();
    },
  };
}

/**
 * Refuses more arrays, objects and entries than any call needs, before they are made: a million
 * empty objects are four seconds in which no other call is answered.
 */
function checkShape(json: string): void {
  const shape = shapeCounter();
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case 0x22: // "
        at = endOfText(json, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        shape.open();
        break;
      case 0x5d: // ]
      case 0x7d: // }
        shape.close();
        break;
      case 0x2c: // ,
        shape.addEntry();
    }
  }
}

/** Reads a text as JSON under the rules above. Throws BAD_REQUEST. */
export function parseStrictJson(text: string): unknown {
  checkShape(text);
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

/** Where a request came from, for the audit log. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: plainAddress(request.ip, request.socket.remoteAddress), requestId: request.id };
}

/** JSON is the one kind of body that the scope reads, strictly; an empty one is undefined. */
export function readJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = decodeBody(body as Buffer, request.headers['content-type']);
      done(null, text === '' ? undefined : parseStrictJson(text));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** A carousel's version as a strong entity tag. */
export function toEntityTag(version: number): string {
  return `"${String(version)}"`;
}

const entityTag = /(?:W\/)?"[^"]*"/g;
/** As `toEntityTag` writes it: the first version is 1, and none begins with a zero. */
const ownTag = /^"([1-9]\d{0,8})"$/;

/**
 * The versions of which an `If-Match` asks for one (RFC 9110, 13.1.1): undefined where any will do,
 * none where nothing can match: tags that are not ours, weak ones, and what is no list of tags.
 */
export function versionsOf(ifMatch: string | undefined): number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  if (/[^\s,]/.test(ifMatch.replace(entityTag, ''))) return [];
  const tags = ifMatch.match(entityTag) ?? [];
  return tags.flatMap((tag) => ownTag.exec(tag)?.[1] ?? []).map(Number);
}

/** The name in letters that every client reads. */
function toAsciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
}

/** The header that has a client keep a file under this name. Source: RFC 6266. */
export function contentDisposition(name: string): string {
  return createHeader(name, { fallback: toAsciiName(name) });
}

/**
 * The account that calls. Throws UNAUTHORIZED where there is none, FORBIDDEN where its token may
 * only read and the method is not one of reading.
 */
export function ownerOf({ identity, method }: FastifyRequest): string {
  const actor = actorOf(identity, method !== 'GET' && method !== 'HEAD');
  if (!actor) throw new DomainError('UNAUTHORIZED', '');
  return actor.id;
}

/** A hook that refuses everybody else before a body or a query is judged. */
export function ownersOnly(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  ownerOf(request);
  done();
}

/** The kinds of picture that come and go as bytes. */
export const imageMediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Of every picture that is served: it is looked at and never run, by its owner alone. */
export const imageHeaders = {
  // Another account in the same browser does not get this one's pictures out of the cache.
  Vary: 'Cookie, Authorization',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
