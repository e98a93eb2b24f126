import { isIP } from 'node:net';
import { imageErrorMessages } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import ipaddr from 'ipaddr.js';
import { DomainError } from '../../kernel/errors/domain-error';

type Ipv4 = ipaddr.IPv4;
type Ipv6 = ipaddr.IPv6;

/** Of one cloud's machines to themselves, though it looks like any other. */
const metadataAddress = '168.63.129.16';

function isPublicIpv4(address: Ipv4): boolean {
  return address.range() === 'unicast' && address.toString() !== metadataAddress;
}

function ipv4Of(high = 0, low = 0): Ipv4 {
  return new ipaddr.IPv4([high >> 8, high & 0xff, low >> 8, low & 0xff]);
}

/**
 * The IPv4 addresses that a packet to this one ends up at; empty for one that stands for itself.
 */
function embeddedIpv4(address: Ipv6): readonly Ipv4[] {
  const { parts } = address;
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6145':
    case 'rfc6052':
      return [ipv4Of(parts[6], parts[7])];
    case '6to4':
      return [ipv4Of(parts[1], parts[2])];
    case 'teredo':
      return [
        ipv4Of(parts[2], parts[3]),
        ipv4Of((parts[6] ?? 0) ^ 0xffff, (parts[7] ?? 0) ^ 0xffff),
      ];
    default:
      return [];
  }
}

/** ISATAP carries an IPv4 address of the inside under any prefix. */
function isIsatap({ parts }: Ipv6): boolean {
  return ((parts[4] ?? 0) & 0xfcff) === 0 && parts[5] === 0x5efe;
}

/** 64:ff9b:1::/48 leads wherever its operator has decided. */
function isLocalTranslation({ parts }: Ipv6): boolean {
  return parts[0] === 0x64 && parts[2] === 1;
}

function isPublicIpv6(address: Ipv6): boolean {
  if (isIsatap(address) || isLocalTranslation(address)) return false;
  const inside = embeddedIpv4(address);
  if (inside.length > 0) return inside.every(isPublicIpv4);
  return address.range() === 'unicast' && ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/**
 * An IPv6 address in hexadecimal: the library takes `::8.8.8.8` for the mapped form, which it is
 * not. Null for one that has a zone.
 */
function ipv6Of(text: string): Ipv6 | null {
  const urlText = `http://[${text}]`;
  if (!URL.canParse(urlText)) return null;
  return ipaddr.IPv6.parse(new URL(urlText).hostname.slice(1, -1));
}

/**
 * Whether an IP address belongs to a host of the internet, and to nothing else.
 * @param text as sockets and resolvers write it. Source: docs/product/images.md 4.
 */
export function isPublicAddress(text: string): boolean {
  const version = isIP(text);
  if (version === 4) return isPublicIpv4(ipaddr.IPv4.parse(text));
  const address = version === 6 ? ipv6Of(text) : null;
  return address !== null && isPublicIpv6(address);
}

/**
 * An address that may be asked, as far as it says itself; what its name resolves to is seen later.
 */
export interface Target {
  readonly url: URL;
  /** On the operator's list: may be a private address, on any port. */
  readonly isListed: boolean;
}

const protocols = ['http:', 'https:'];
/** The default of either protocol is the empty one. */
const ports = ['', '80', '443'];
/** Names that mean something inside a network alone. */
const localName = /^[^.]+$|\.(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/** The one refusal, whatever the reason, so that it does not reveal which inner addresses exist. */
export function refusedAddress(cause?: unknown): DomainError {
  return new DomainError('BAD_REQUEST', imageErrorMessages.addressRefused, { cause });
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function isPublicHost(host: string): boolean {
  return isIP(host) === 0 ? !localName.test(host) : isPublicAddress(host);
}

function parseUrl(urlText: string, base?: URL): URL {
  try {
    return new URL(urlText, base);
  } catch (error) {
    throw refusedAddress(error);
  }
}

/** `host:port` as the list of allowed hosts writes it, the default port included. */
function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port === '' ? (protocol === 'https:' ? '443' : '80') : port}`;
}

/**
 * Reads an address, once, as browsers do: odd spellings of a number are that number.
 * @param base the address that leads to this one.
 * @throws DomainError BAD_REQUEST for everything that is not to be asked.
 */
export function readTarget(urlText: string, allowedHosts: ReadonlySet<string>, base?: URL): Target {
  if (urlText.length > limits.imageUrl) throw refusedAddress();
  const url = parseUrl(urlText, base);
  const hasCredentials = url.username !== '' || url.password !== '';
  if (!protocols.includes(url.protocol) || hasCredentials) throw refusedAddress();
  const isListed = allowedHosts.has(hostAndPort(url));
  if (!isListed && !(ports.includes(url.port) && isPublicHost(hostOf(url)))) {
    throw refusedAddress();
  }
  return { url, isListed };
}
