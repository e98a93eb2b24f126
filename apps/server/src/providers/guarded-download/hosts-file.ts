import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

/**
 * The addresses that the machine's own list gives a name.
 * @param list as in /etc/hosts: an address, its names, perhaps a remark after `#`.
 * @param hostname in lower case.
 */
export function addressesInHosts(list: string, hostname: string): LookupAddress[] {
  const wanted = hostname.replace(/\.$/, '');
  return list.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    const family = isIP(address);
    return family !== 0 && names.includes(wanted) ? [{ address, family }] : [];
  });
}
