export const roles = ['User', 'Admin'] as const;
export const plans = ['Basic', 'PRO'] as const;

export type Role = (typeof roles)[number];
export type Plan = (typeof plans)[number];

/**
 * An account as every caller may see it. Dates are ISO 8601 UTC texts.
 * Source: docs/product/accounts.md 3.
 */
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

/** Texts the server sends about accounts. Source: docs/product/accounts.md 5, 6, 7, 8, 10, 11. */
export const accountMessages = {
  fillInAllFields: 'Please fill in all fields',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'A senha é longa demais',
  nameTooLong: 'O nome é longo demais',
  nameUnusable: 'O nome não pode ter caracteres invisíveis nem de controle',
  invalidEmail: 'Email inválido',
  wrongCredentials: 'Invalid email or password',
  emailTaken: 'Este e-mail já está em uso.',
  blocked: 'Sua conta está bloqueada. Fale com um administrador.',
} as const;

const local = String.raw`[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const emailPattern = new RegExp(String.raw`^${local}@(?:${label}\.)+${label}$`, 'u');

/** Control and format characters, unassigned ones, and whatever else is drawn as nothing. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Whether a text has the form of an e-mail address with a dotted host, and nothing in it that
 * cannot be seen: two addresses that differ in that alone look like one.
 */
export function isEmail(value: string): boolean {
  return emailPattern.test(value) && !unseen.test(value);
}
