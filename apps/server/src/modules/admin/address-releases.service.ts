import type { ReleaseAddress } from '@arrasta/contract';
import type { Caller } from '../../kernel/security/identity';
import { limitKey } from '../../kernel/security/limit-key';
import type { RateLimits } from '../../kernel/security/rate-limits';
import type { Audit, Origin } from '../../kernel/audit';

export interface AddressReleasesService {
  /**
   * Lets people behind a network address sign in again, however often that failed there.
   * @throws DomainError SERVICE_UNAVAILABLE where what was counted cannot be reached now
   */
  readonly release: (caller: Caller, input: ReleaseAddress, origin: Origin) => Promise<void>;
}

interface Deps {
  readonly limits: Pick<RateLimits, 'reset'>;
  readonly audit: Audit;
}

const ofAddress = ['signInFromAddress', 'signIn', 'registration'] as const;

/** The Admin's way out for an office that is locked out. Source: decision 070. */
export function addressReleasesService({ limits, audit }: Deps): AddressReleasesService {
  return {
    async release({ actor }, { address }, origin) {
      for (const limit of ofAddress) await limits.reset(limit, limitKey(address));
      const subject = address;
      await audit.record({ action: 'address.released', actorId: actor.id, origin, subject });
    },
  };
}
