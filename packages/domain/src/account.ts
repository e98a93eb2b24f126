/** What of an account decides about its rights. */
export interface Actor {
  readonly id: string;
  readonly roleUser: 'User' | 'Admin';
  readonly plan: 'Basic' | 'PRO';
  readonly isBlocked: boolean;
}

type Right = (actor: Actor, accountId: string | undefined) => boolean;

const isAdmin: Right = ({ roleUser }) => roleUser === 'Admin';
const isAdminOverOthers: Right = (actor, accountId) =>
  actor.roleUser === 'Admin' && actor.id !== accountId;

/**
 * The one table of rights beyond what everybody has who is signed in.
 * Source: docs/product/roles-and-plans.md 4, 5, 7.
 */
const rights = {
  usePlanner: ({ plan }) => plan === 'PRO',
  administerUsers: isAdmin,
  changePlan: isAdmin,
  changeRole: isAdminOverOthers,
  block: isAdminOverOthers,
  resetPassword: isAdminOverOthers,
} as const satisfies Record<string, Right>;

export type Action = keyof typeof rights;

/**
 * Whether an account may do something; a blocked one may nothing.
 * @param accountId the account that it is done to, where it is done to one
 */
export function isAllowed(actor: Actor, action: Action, accountId?: string): boolean {
  return !actor.isBlocked && rights[action](actor, accountId);
}
