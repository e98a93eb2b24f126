import type { ReleaseAddress } from '@arrasta/contract';
import type { Caller } from '../../security/identity';
import { limitKey } from '../../security/limit-key';
import type { RateLimits } from '../../security/rate-limits';
import type { Audit, Origin } from '../audit/audit';

export interface AddressReleasesService {
  /**
   * Lets people behind a network address sign in again, however often that failed there.
   * @throws DomainError SERVICE_UNAVAILABLE where what was counted cannot be reached now
   */
  readonly release: (caller: Caller, input: ReleaseAddress, origin: Origin) => Promise<void>;
}

interface Needs {
  readonly limits: Pick<RateLimits, 'reset'>;
  readonly audit: Audit;
}

const ofAddress = ['signInFromAddress', 'signIn', 'registration'] as const;

/** The Admin's way out for an office that is locked out. Source: decision 070. */
export function addressReleasesService({ limits, audit }: Needs): AddressReleasesService {
  return {
    async release({ actor }, { address }, origin) {
      for (const limit of ofAddress) await limits.reset(limit, limitKey(address));
      const subject = address;
      await audit.record({ action: 'address.released', actorId: actor.id, origin, subject });
    },
  };
}
