import { DomainError } from '../../kernel/errors/domain-error';
import type { RateLimits } from '../../kernel/security/rate-limits';
import type { AiPreferences, SettingsService } from '../settings/settings.service';

/** What everything that is generated asks before it begins. */
export interface AiAccessDeps {
  readonly settings: Pick<SettingsService, 'aiPreferences'>;
  readonly limits: RateLimits;
  /** Whether the provider's server wants a key. */
  readonly requiresKey: boolean;
}

/**
 * Lets an account generate something, which counts as one.
 * @param tempApiKey wins over the stored key for this call. Source: docs/product/generation.md 1.
 * @returns its wishes, with the key to be used.
 * @throws DomainError NEEDS_API_KEY, TOO_MANY_REQUESTS.
 */
export async function requireAiAccess(
  { settings, limits, requiresKey }: AiAccessDeps,
  userId: string,
  tempApiKey?: string | null,
): Promise<AiPreferences> {
  const preferences = await settings.aiPreferences(userId);
  const apiKey = tempApiKey ?? preferences.apiKey;
  if (apiKey === null && requiresKey) throw new DomainError('NEEDS_API_KEY', '');
  await limits.take('generation', userId);
  return { ...preferences, apiKey };
}
