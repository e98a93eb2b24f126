import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

/**
 * Whether a machine on the way of a request is a proxy of this installation; the hops are counted
 * from this server, whose direct neighbour is 0.
 */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** An address without the port and the brackets that some proxies write; null for anything else. */
function parseAddress(text: string): Address | null {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^([^:]+):\d+$/.exec(text) ?? [];
  const bare = inBrackets ?? withPort ?? text;
  const isWhole = ipaddr.IPv6.isValid(bare) || ipaddr.IPv4.isValidFourPartDecimal(bare);
  return isWhole ? ipaddr.process(bare) : null;
}

/** One address or a network as `address/bits`; null for anything else. */
function parseRange(entry: string): Range | null {
  const [text = '', bits] = entry.split('/');
  if (bits !== undefined) return ipaddr.isValidCIDR(entry) ? ipaddr.parseCIDR(entry) : null;
  const address = parseAddress(text);
  return address && [address, address.kind() === 'ipv4' ? 32 : 128];
}

function isWithin(address: Address, [network, bits]: Range): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

/**
 * @param text a number of proxies that each append whom they were asked by, or the addresses and
 *   networks of the proxies, separated by commas or spaces.
 * @returns null where it is neither.
 */
export function readProxies(text: string): ProxyTrust | null {
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text);
  const ranges = text.split(/[\s,]+/).map(parseRange);
  const validRanges = ranges.filter((range) => range !== null);
  if (validRanges.length < ranges.length) return null;
  return (text) => {
    const address = parseAddress(text);
    return address !== null && validRanges.some((range) => isWithin(address, range));
  };
}

/**
 * Where a request came from, without a port.
 * @param claimed by the proxies; where it is no address, the neighbour's own counts.
 */
export function plainAddress(claimed: string, neighbour: string | undefined): string {
  return (parseAddress(claimed) ?? parseAddress(neighbour ?? ''))?.toString() ?? '';
}
