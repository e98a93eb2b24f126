import type { User } from '../account/user';

/** Users that one page of the table holds. */
export const usersPerPage = 20;

/** A page of the table of users. */
export interface UserPage {
  readonly users: readonly User[];
  /** Users that the search finds on all pages; 0 on a page behind the last one of a search. */
  readonly found: number;
  /** All users there are, and how many of them are blocked. */
  readonly total: number;
  readonly blocked: number;
}
