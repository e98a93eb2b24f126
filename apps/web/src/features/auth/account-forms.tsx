import type { User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { showToast } from '../../ui/toast/toast-store';
import {
  callFailureOf,
  failureDescription,
  fieldErrorsOf,
  checkLogin,
  checkRegistration,
  firstBadField,
  type FieldErrors,
  type FormFieldName,
  type LoginValues,
  type Refusal,
  type RegistrationValues,
} from '../../ui/form/form-check';
import { setSignedInUser } from '../../api/current-user';
import classes from './account-form-frame.module.css';
import { api } from '../../api/client';
import { authMessages } from '../../messages/auth';
import { AccountField, PasswordField } from '../../ui/form/account-field';

interface Notice {
  readonly title: string;
  readonly description: string;
}

/** What sets one form apart from the other. */
interface AccountForm<Values> {
  readonly values: Values;
  readonly check: (values: Values) => Refusal | null;
  readonly send: (values: Values) => Promise<User>;
  readonly messages: { readonly failure: Notice; readonly success: Notice };
}

interface AccountFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors;
  readonly isPending: boolean;
  readonly submit: (event: SubmitEvent) => void;
  /** Takes back the remark at a field, because the person is mending it. */
  readonly clearError: (field: FormFieldName) => void;
}

function focusField(form: HTMLFormElement | null, name: FormFieldName): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

/** The errors at the fields, with the focus going to the first of them. */
function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const show = (next: FieldErrors, fallback: FormFieldName | null) => {
    setErrors(next);
    const field = firstBadField(next) ?? fallback;
    if (field !== null) focusField(form.current, field);
  };
  const clearError = (field: FormFieldName) => setErrors(({ [field]: _, ...others }) => others);
  return { form, errors, show, clearError };
}

/**
 * Sending of the sign-in and the registration form: rules, call, toasts, focus. What was typed
 * stays when it fails; on success the gates see the account and show what it wanted to see.
 */
function useAccountForm<Values>(account: AccountForm<Values>): AccountFormState {
  const { values, check, send, messages } = account;
  const queryClient = useQueryClient();
  const { form, errors, show, clearError } = useFieldErrors();
  const [isPending, setPending] = useState(false);
  const call = async () => {
    setPending(true);
    try {
      setSignedInUser(queryClient, await send(values));
      showToast('success', messages.success.title, messages.success.description);
    } catch (error) {
      const failure = callFailureOf(error);
      const { title, description } = messages.failure;
      showToast('error', title, failureDescription(failure, description));
      show(fieldErrorsOf(failure), failure.code === 'UNAUTHORIZED' ? 'password' : null);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const refusal = check(values);
    show(refusal?.fields ?? {}, null);
    if (refusal) showToast('error', refusal.title, refusal.description);
    else void call();
  };
  return { form, errors, isPending, submit, clearError };
}

interface AccountFormFrameProps {
  readonly messages: { readonly title: string; readonly subtitle: string; readonly submit: string };
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isPending: boolean;
  readonly submit: (event: SubmitEvent) => void;
  readonly children: ReactNode;
}

/** Title, fields and the one button of a sign-in form. The browser's own bubbles stay away: toasts speak. */
function AccountFormFrame(props: AccountFormFrameProps) {
  const { messages, form, isPending, submit, children } = props;
  return (
    <>
      <h1 className={classes.title}>{messages.title}</h1>
      <p className={classes.subtitle}>{messages.subtitle}</p>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-busy={isPending}>
        {children}
        <Button type="submit" size="lg" fullWidth loading={isPending} className={classes.submit}>
          {messages.submit}
        </Button>
      </form>
    </>
  );
}

const loginMessages = authMessages.login;

const logIn = (values: LoginValues) => api.auth.login.mutate(values);

interface EmailState {
  /** Stays when the person changes between the two forms. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** Sign-in with e-mail and password (docs/product/accounts.md 13). */
export function LoginForm({ email, onEmail }: EmailState) {
  const [password, setPassword] = useState('');
  const values = { email, password };
  const { clearError, errors, ...state } = useAccountForm({
    values,
    check: checkLogin,
    send: logIn,
    messages: loginMessages,
  });
  return (
    <AccountFormFrame messages={loginMessages} {...state}>
      <AccountField
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        errors={errors}
        onValue={(value) => {
          clearError('email');
          onEmail(value);
        }}
      />
      <PasswordField
        autoComplete="current-password"
        value={password}
        errors={errors}
        onValue={(value) => {
          clearError('password');
          setPassword(value);
        }}
      />
    </AccountFormFrame>
  );
}

const registrationMessages = authMessages.register;

const register = (values: RegistrationValues) => api.auth.register.mutate(values);

/** Registration with name, e-mail and password (docs/product/accounts.md 13). */
export function RegistrationForm({ email, onEmail }: EmailState) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const values = { name, email, password };
  const check = checkRegistration;
  const { clearError, errors, ...state } = useAccountForm({
    values,
    check,
    send: register,
    messages: registrationMessages,
  });
  return (
    <AccountFormFrame messages={registrationMessages} {...state}>
      <AccountField
        name="name"
        type="text"
        autoComplete="name"
        value={name}
        errors={errors}
        onValue={(value) => {
          clearError('name');
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
          clearError('email');
          onEmail(value);
        }}
      />
      <PasswordField
        autoComplete="new-password"
        minLength={limits.minPassword}
        value={password}
        errors={errors}
        onValue={(value) => {
          clearError('password');
          setPassword(value);
        }}
      />
    </AccountFormFrame>
  );
}
