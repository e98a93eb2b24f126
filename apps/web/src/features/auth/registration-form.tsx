import { limits } from '@arrasta/domain';
import { useState } from 'react';
import { api } from '../../api/client';
import { authWords } from '../../messages/auth';
import { AccountField, PasswordField } from '../../ui/form/account-field';
import { AccountFormFrame } from './account-form-frame';
import { checkRegistration, type RegistrationValues } from '../../ui/form/form-check';
import type { EmailState } from './login-form';
import { useAccountForm } from './use-account-form';

const words = authWords.register;

const send = (values: RegistrationValues) => api.auth.register.mutate(values);

/** Registration with name, e-mail and password (docs/product/accounts.md 13). */
export function RegistrationForm({ email, onEmail }: EmailState) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const values = { name, email, password };
  const check = checkRegistration;
  const { settle, errors, ...state } = useAccountForm({ values, check, send, words });
  return (
    <AccountFormFrame words={words} {...state}>
      <AccountField
        name="name"
        type="text"
        autoComplete="name"
        value={name}
        errors={errors}
        onValue={(value) => {
          settle('name');
          setName(value);
        }}
      />
      <AccountField
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        errors={errors}
        onValue={(value) => {
          settle('email');
          onEmail(value);
        }}
      />
      <PasswordField
        autoComplete="new-password"
        minLength={limits.passwordMinimum}
        value={password}
        errors={errors}
        onValue={(value) => {
          settle('password');
          setPassword(value);
        }}
      />
    </AccountFormFrame>
  );
}
