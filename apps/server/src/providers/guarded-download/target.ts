import { isIP } from 'node:net';
import { imageErrorMessages } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import { isPublicAddress } from './public-address';

/** An address that may be asked, as far as it says itself; what its name resolves to is seen later. */
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

/** The one refusal, whatever the reason: which addresses exist inside is nobody's business. */
export function refusedAddress(cause?: unknown): DomainError {
  return new DomainError('BAD_REQUEST', imageErrorMessages.addressRefused, { cause });
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function isPublicHost(host: string): boolean {
  return isIP(host) === 0 ? !localName.test(host) : isPublicAddress(host);
}

function parseUrl(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
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
export function readTarget(address: string, allowedHosts: ReadonlySet<string>, base?: URL): Target {
  if (address.length > limits.imageUrl) throw refusedAddress();
  const url = parseUrl(address, base);
  const hasCredentials = url.username !== '' || url.password !== '';
  if (!protocols.includes(url.protocol) || hasCredentials) throw refusedAddress();
  const isListed = allowedHosts.has(hostAndPort(url));
  if (!isListed && !(ports.includes(url.port) && isPublicHost(hostOf(url)))) {
    throw refusedAddress();
  }
  return { url, isListed };
}
