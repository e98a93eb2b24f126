export const roles = ['User', 'Admin'] as const;
export const plans = ['Basic', 'PRO'] as const;

export type Role = (typeof roles)[number];
export type Plan = (typeof plans)[number];

/** An account as every caller may see it. Dates are ISO 8601 UTC texts. Source: decisions §3. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roleUser: Role;
  readonly plan: Plan;
  readonly isBlocked: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
