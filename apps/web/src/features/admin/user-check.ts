import { isEmail, type CreateUser } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { adminWords } from '../../messages/admin';
import { authWords } from '../../messages/auth';
import type { FieldErrors } from '../../ui/form/form-check';

/** What is wrong with the form Criar Usuário, in words at each field; empty where it may be sent (docs/product/administration.md 7). */
export function checkNewUser({ name, email, password }: CreateUser): FieldErrors {
  const { nameTooShort, passwordTooShort } = adminWords.dialog;
  const { invalidEmail } = authWords.fieldErrors;
  return {
    ...(name.trim().length < limits.personNameMinimum && { name: nameTooShort }),
    ...(!isEmail(email.trim()) && { email: invalidEmail }),
    ...(password.length < limits.passwordMinimum && { password: passwordTooShort }),
  };
}
