import { isEmail } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { authMessages } from '../../messages/auth';

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
  if (password.length < limits.passwordMinimum) {
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
