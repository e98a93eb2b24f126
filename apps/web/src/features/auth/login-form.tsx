import { useState } from 'react';
import { api } from '../../api/client';
import { authWords } from '../../messages/auth';
import { AccountField, PasswordField } from '../../ui/form/account-field';
import { AccountFormFrame } from './account-form-frame';
import { checkLogin, type LoginValues } from '../../ui/form/form-check';
import { useAccountForm } from './use-account-form';

const words = authWords.login;

const send = (values: LoginValues) => api.auth.login.mutate(values);

export interface EmailState {
  /** Stays when the person changes between the two forms. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Sign-in with e-mail and password (docs/product/accounts.md 13). */
export function LoginForm({ email, onEmail }: EmailState) {
  const [password, setPassword] = useState('');
  const values = { email, password };
  const { settle, errors, ...state } = useAccountForm({ values, check: checkLogin, send, words });
  return (
    <AccountFormFrame words={words} {...state}>
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
        autoComplete="current-password"
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
