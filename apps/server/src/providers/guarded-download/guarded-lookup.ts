import { lookup, type LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isIP, type LookupFunction } from 'node:net';
import { refusedAddress } from './target';

/**
 * The addresses that the machine's own list gives a name.
 * @param list as in /etc/hosts: an address, its names, perhaps a remark after `#`.
 * @param hostname in lower case.
 */
export function addressesInHosts(list: string, hostname: string): LookupAddress[] {
  const bareHostname = hostname.replace(/\.$/, '');
  return list.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    const family = isIP(address);
    return family !== 0 && names.includes(bareHostname) ? [{ address, family }] : [];
  });
}

/** Every address of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const lookupAll = promisify(lookup);

/** As the system does it, for names that the operator chose. */
export const systemResolve: Resolve = (hostname) => lookupAll(hostname, { all: true });

async function queryNameServers(hostname: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  return answers.flatMap((answer, version) => {
    const addresses = answer.status === 'fulfilled' ? answer.value : [];
    return addresses.map((address) => ({ address, family: version === 0 ? 4 : 6 }));
  });
}

/**
 * From the machine's list of hosts, else its name servers. The system's own lookup does nothing
 * else, but holds one of few threads until it has an answer: two names whose servers keep silent
 * would keep every other lookup of the process waiting.
 */
export const networkResolve: Resolve = async (hostname) => {
  const list = await readFile('/etc/hosts', 'utf8').catch(() => '');
  const listed = addressesInHosts(list, hostname);
  return listed.length > 0 ? listed : queryNameServers(hostname);
};

async function resolveAllowed(
  hostname: string,
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(hostname);
  if (first === undefined) throw new Error('The name has no address');
  if (![first, ...others].every(({ address }) => isAllowed(address))) throw refusedAddress();
  return [first, ...others];
}

/**
 * The lookup of a connection: the addresses that are checked are the ones that are connected to,
 * whatever the name answers the next time. One that may not be asked refuses them all.
 */
export function guardedLookup(
  resolve: Resolve,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (hostname, { all }, callback) => {
    resolveAllowed(hostname, resolve, isAllowed).then(
      (addresses) => {
        if (all === true) callback(null, addresses);
        else callback(null, addresses[0].address, addresses[0].family);
      },
      (error: unknown) => {
        callback(error as NodeJS.ErrnoException, []);
      },
    );
  };
}
