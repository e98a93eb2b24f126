import { ownAccountMessages } from '@arrasta/contract';
import type { Audit, AuditAction, Origin } from '../../kernel/audit';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Passwords } from '../../kernel/security/passwords';
import { limitKey } from '../../kernel/security/identity';
import { withRateLimits, type RateLimits } from '../../kernel/security/rate-limits';

/** A password that the signed-in person typed, and what is recorded where it is wrong. */
export interface TypedPassword {
  readonly password: string;
  /** Where it stands in the body. */
  readonly field: string;
  readonly refusal: AuditAction;
  readonly actorId: string;
  readonly origin: Origin;
}

export interface PasswordCheck {
  /**
   * The stored hash that the typed password is right for.
   * @throws DomainError BAD_REQUEST at its field where it is wrong; TOO_MANY_REQUESTS after ten
   */
  readonly requireRight: (typed: TypedPassword) => Promise<string>;
  /** Refuses a password as wrong, and records that. */
  readonly refuse: (typed: TypedPassword) => Promise<never>;
}

interface PasswordCheckDeps {
  readonly repo: { readonly passwordHash: (userId: string) => Promise<string | null> };
  readonly passwords: Passwords;
  readonly audit: Audit;
  readonly limits: RateLimits;
}

/** Asks the signed-in person for the password before what outlives the session. Source: decision 060. */
export function passwordCheck({
  repo,
  passwords,
  audit,
  limits,
}: PasswordCheckDeps): PasswordCheck {
  async function refuse({ field, refusal, actorId, origin }: TypedPassword): Promise<never> {
    await audit.record({ action: refusal, actorId, origin, subject: field });
    const message = ownAccountMessages.wrongPassword;
    throw new DomainError('BAD_REQUEST', message, { issues: [{ path: field, message }] });
  }

  async function requireRight(typed: TypedPassword): Promise<string> {
    await limits.consume('passwordCheck', typed.actorId);
    const points = [['ownPassword', typed.actorId]] as const;
    const check = async () => {
      const stored = await repo.passwordHash(typed.actorId);
      return {
        stored,
        isRight: await passwords.verify(stored, typed.password, limitKey(typed.origin.ip)),
      };
    };
    const isWrongPassword = ({ isRight }: { isRight: boolean }) => !isRight;
    const { stored, isRight } = await withRateLimits(limits, points, check, isWrongPassword);
    if (!isRight || stored === null) return refuse(typed);
    return stored;
  }

  return { requireRight, refuse };
}
