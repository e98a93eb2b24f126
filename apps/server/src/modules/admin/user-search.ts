import type { ListUsers, UserOrder } from '@arrasta/contract';

/** Letters of Portuguese and its neighbours, and what they are sought and sorted as. */
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucnAAAAAEEEEIIIIOOOOOUUUUCN';

/**
 * Without case and accents, on every database alike: what it knows of languages differs. Names of
 * former days may be stored decomposed.
 */
const folded = (value: string) =>
  `lower(translate(normalize(${value}, NFC), '${accented}', '${plain}'))`;

const columns: Readonly<Record<UserOrder, string>> = {
  name: folded('"name"'),
  email: '"email_key"',
  roleUser: '"role_user"',
  isBlocked: '"is_blocked"',
  createdAt: '"created_at"',
};

/** The condition on `users` that a search is; the parameter is a `searchPattern`. */
export const userFound = (parameter: string) =>
  `${folded(`"name" || ' ' || "email"`)} LIKE ${folded(parameter)}`;

/** A search as the pattern it is compared with, in which nothing but the ends is open. */
export function searchPattern(q: string): string {
  return `%${q
    .trim()
    .normalize('NFC')
    .replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The order of the table; equals stand as they came. */
export function userOrder({ order, descending }: ListUsers): string {
  const direction = descending ? 'DESC' : 'ASC';
  return `${columns[order]} ${direction}, "created_at" ${direction}, "id" ${direction}`;
}
