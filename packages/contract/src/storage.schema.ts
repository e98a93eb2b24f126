import { z } from 'zod';
import { askedIdSchema } from './fields.schema';

/** How much of a budget is used. */
export interface BudgetUse {
  readonly used: number;
  /** Null where there is no limit. */
  readonly allowed: number | null;
}

/** What an account keeps, of what it may. */
export interface StorageUse {
  readonly carousels: BudgetUse;
  /** Slides and pictures, in bytes. */
  readonly bytes: BudgetUse;
}

/** Of one account, as Admins see it. */
export type AccountStorage = StorageUse & { readonly id: string };

export const storageOfAccountsSchema = z.object({ ids: z.array(askedIdSchema).max(100) });
