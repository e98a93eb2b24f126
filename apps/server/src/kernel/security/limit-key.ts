import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

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

/**
 * A key to count by: what it is made of cannot be read from it, so that no e-mail and no address
 * stands in the store of another program.
 * @param address IPv4 or IPv6 of whoever asked.
 */
export function limitKey(address: string, ...more: readonly string[]): string {
  const text = JSON.stringify([networkOf(address), ...more]);
  return createHash('sha256').update(text).digest('base64url');
}
