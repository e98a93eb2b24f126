import { isEmail, type ErrorCode, type Issue } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { TRPCClientError } from '@trpc/client';
import { authMessages } from '../../messages/auth';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';

export type FormFieldName = 'name' | 'email' | 'password';

/** What is wrong with each field, in words that stand below it. */
export type FieldErrors = Readonly<Partial<Record<FormFieldName, string>>>;

/** Why a form is not sent: the toast, and the fields it is about. */
export interface Refusal {
  readonly title: string;
  readonly description: string;
  readonly fields: FieldErrors;
}

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

export interface RegistrationValues extends LoginValues {
  readonly name: string;
}

const { refusals, fieldErrors } = authMessages;

/** The order of the fields on the screen. */
const fieldOrder: readonly FormFieldName[] = ['name', 'email', 'password'];

/** Blank is empty, except in a password, where spaces count. */
function isMissing(field: FormFieldName, value: string): boolean {
  return (field === 'password' ? value : value.trim()) === '';
}

function missingFields(values: Readonly<Partial<Record<FormFieldName, string>>>): Refusal | null {
  const missing = fieldOrder.filter((field) => isMissing(field, values[field] ?? 'absent'));
  if (missing.length === 0) return null;
  const fields = Object.fromEntries(missing.map((field) => [field, fieldErrors.missing[field]]));
  return { ...refusals.missing, fields };
}

/** Null where the form may be sent. Source: docs/product/accounts.md 9. */
export function checkLogin({ email, password }: LoginValues): Refusal | null {
  return missingFields({ email, password });
}

/** Null where the form may be sent. Source: docs/product/accounts.md 5, 6, 7. */
export function checkRegistration({ name, email, password }: RegistrationValues): Refusal | null {
  const missing = missingFields({ name, email, password });
  if (missing) return missing;
  if (password.length < limits.minPassword) {
    return { ...refusals.shortPassword, fields: { password: fieldErrors.shortPassword } };
  }
  if (!isEmail(email.trim())) {
    const { invalidEmail } = fieldErrors;
    const { title } = authMessages.register.failure;
    return { title, description: invalidEmail, fields: { email: invalidEmail } };
  }
  return null;
}

/** The field where the person goes on: the first one that is wrong. */
export function firstBadField(errors: FieldErrors): FormFieldName | null {
  return fieldOrder.find((field) => errors[field] !== undefined) ?? null;
}

/** What is known of a call that failed. No code: the server was not reached or did not answer. */
export interface CallFailure {
  readonly code: ErrorCode | null;
  readonly message: string | null;
  readonly issues: readonly Issue[];
}

const fieldNames: readonly string[] = ['name', 'email', 'password'] satisfies FormFieldName[];

/**
 * What the toast says: the server's own words, else the documented ones; an absent server is no
 * wrong password.
 */
export function failureDescription({ code, message }: CallFailure, fallback: string): string {
  if (code === null) return authMessages.unreachable;
  return message ?? fallback;
}

/** The server's remarks, sorted by the fields they are about. */
export function fieldErrorsOf({ issues }: CallFailure): FieldErrors {
  const knownIssues = issues.filter(({ path }) => fieldNames.includes(path));
  return Object.fromEntries(knownIssues.map(({ path, message }) => [path, message]));
}

function isIssue(value: unknown): value is Issue {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && 'message' in value && typeof value.message === 'string';
}

function issuesOf(error: unknown): readonly Issue[] {
  if (!(error instanceof TRPCClientError)) return [];
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('issues' in data)) return [];
  return Array.isArray(data.issues) ? data.issues.filter(isIssue) : [];
}

/** The message of a rejected call, whatever it was rejected with. */
export function callFailureOf(error: unknown): CallFailure {
  return {
    code: errorCodeOf(error),
    message: serverMessageOf(error),
    issues: issuesOf(error),
  };
}
