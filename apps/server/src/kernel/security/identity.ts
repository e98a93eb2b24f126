import { createHash } from 'node:crypto';
import { accessTokenMessages, type AccessTokenScope, type User } from '@arrasta/contract';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { DomainError } from '../errors/domain-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** Read at the beginning, and again once the body is there; every call asks here. */
    identity: Identity;
  }
}

/**
 * Whose a request is, as of now, and what shows it: a session as it is stored, or a token. A token
 * that does not hold is a refusal of its own: the session that came with it is not looked at in its
 * place.
 */
export type Identity =
  | { readonly by: 'session'; readonly actor: User | null; readonly sid: string }
  | {
      readonly by: 'token';
      readonly actor: User;
      readonly scope: AccessTokenScope;
      readonly tokenId: string;
    }
  | { readonly by: 'refused'; readonly refusal: DomainError };

/** Who calls, and by what; whatever grants something lasting asks whether both still hold. */
export interface Caller {
  readonly actor: User;
  readonly identity: Identity;
}

/**
 * The account that calls, or null.
 * @param changes whether the call may change anything
 * @throws DomainError where a token does not hold (UNAUTHORIZED, or BAD_REQUEST where there are
 *   several), or may only read (FORBIDDEN).
 */
export function actorOf(identity: Identity, changes: boolean): User | null {
  if (identity.by === 'refused') throw identity.refusal;
  if (identity.by === 'token' && identity.scope === 'read' && changes) {
    throw new DomainError('FORBIDDEN', accessTokenMessages.readOnly);
  }
  return identity.actor;
}

/** The account of the request; null where nobody is signed in, and before the session was read. */
export function callerOf({ identity }: Partial<Pick<FastifyRequest, 'identity'>>): User | null {
  return identity === undefined || identity.by === 'refused' ? null : identity.actor;
}

/** Bits of an IPv6 address that a line is given: behind them one person has all addresses. */
const networkBits = 64;

/** One name for all addresses that one line has; what is no address stays as it is. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = new ipaddr.IPv6(
    parsed.parts.map((part, at) => (at * 16 < networkBits ? part : 0)),
  );
  return network.toString();
}

function keyOf(address: string, more: readonly string[]): string {
  const text = JSON.stringify([networkOf(address), ...more]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Every call asks for the key of its address several times. */
const addressKeys = new Map<string, string>();
const maxAddressKeys = 1_000;

function keyOfAddress(address: string): string {
  const known = addressKeys.get(address);
  if (known !== undefined) return known;
  const key = keyOf(address, []);
  if (addressKeys.size >= maxAddressKeys) addressKeys.clear();
  addressKeys.set(address, key);
  return key;
}

/**
 * A key to count by: what it is made of cannot be read from it, so that no e-mail and no address
 * stands in the store of another program.
 * @param address IPv4 or IPv6 of the caller.
 */
export function limitKey(address: string, ...more: readonly string[]): string {
  return more.length === 0 ? keyOfAddress(address) : keyOf(address, more);
}
