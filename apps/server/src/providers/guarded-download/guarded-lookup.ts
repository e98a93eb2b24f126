import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Resolve } from './name-lookup';
import { refusedAddress } from './target';

async function checked(
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
    checked(hostname, resolve, isAllowed).then(
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
