import { isEmail, plans, roles, type CreateUser, type User } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { NativeSelect, ActionIcon, Text } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { KeyRound } from 'lucide-react';
import { adminUiMessages } from '../../messages/admin';
import { authMessages } from '../../messages/auth';
import {
  firstBadField,
  type FieldErrors,
  type FormFieldName,
  callFailureOf,
  fieldErrorsOf,
} from '../../ui/form/form-check';
import { serverMessageOf } from '../../api/api-error';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { AccountField, PasswordField } from '../../ui/form/account-field';
import { FormDialog } from '../../ui/page/dialogs';
import classes from './dialogs.module.css';
import table from './users-table.module.css';

/**
 * What is wrong with the form Criar Usuário, in words at each field; empty where it may be sent
 * (docs/product/administration.md 7).
 */
export function checkNewUser({ name, email, password }: CreateUser): FieldErrors {
  const { nameTooShort, passwordTooShort } = adminUiMessages.dialog;
  const { invalidEmail } = authMessages.fieldErrors;
  return {
    ...(name.trim().length < limits.minPersonName && { name: nameTooShort }),
    ...(!isEmail(email.trim()) && { email: invalidEmail }),
    ...(password.length < limits.minPassword && { password: passwordTooShort }),
  };
}

const emptyForm: CreateUser = {
  name: '',
  email: '',
  password: '',
  roleUser: 'User',
  plan: 'Basic',
};

/** The errors at the fields, with the focus going to the first of them. */
function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const show = (next: FieldErrors) => {
    setErrors(next);
    const field = firstBadField(next);
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.focus();
    return field !== null;
  };
  const clearError = (field: FormFieldName) => setErrors(({ [field]: _, ...others }) => others);
  return { form, errors, show, clearError };
}

/** What the form Criar Usuário holds, checks and sends; `onDone` runs when the user is there. */
function useCreateUser(onDone: () => void) {
  const { form, errors, show, clearError } = useFieldErrors();
  const [values, setValues] = useState(emptyForm);
  const { admin } = trpc.useUtils();
  const { mutate, isPending } = trpc.admin.createUser.useMutation({
    onSuccess: () => {
      showToast('success', adminUiMessages.done.created);
      void admin.users.invalidate();
      onDone();
    },
    onError: (error) => {
      const { title, created } = adminUiMessages.failure;
      showToast('error', title, serverMessageOf(error) ?? created);
      show(fieldErrorsOf(callFailureOf(error)));
    },
    meta: refetchesUser,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending && !show(checkNewUser(values))) mutate(values);
  };
  const change = (next: CreateUser, field?: FormFieldName) => {
    setValues(next);
    if (field !== undefined) clearError(field);
  };
  return { form, values, errors, isPending, change, submit };
}

const messages = adminUiMessages.dialog;

interface ChoicesProps {
  readonly values: CreateUser;
  readonly onChange: (values: CreateUser) => void;
}

function Choices({ values, onChange }: ChoicesProps) {
  const pick = <Value extends string>(from: readonly Value[], text: string, old: Value) =>
    from.find((one) => one === text) ?? old;
  return (
    <div className={classes.pair}>
      <NativeSelect
        size="md"
        label={messages.role}
        data={[...roles]}
        value={values.roleUser}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...values, roleUser: pick(roles, value, values.roleUser) })
        }
      />
      <NativeSelect
        size="md"
        label={messages.plan}
        data={[...plans]}
        value={values.plan}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...values, plan: pick(plans, value, values.plan) })
        }
      />
    </div>
  );
}

type FieldsProps = Pick<ReturnType<typeof useCreateUser>, 'values' | 'errors' | 'change'>;

function Fields({ values, errors, change }: FieldsProps) {
  const field = (name: 'name' | 'email' | 'password') => ({
    size: 'md' as const,
    errors,
    value: values[name],
    onValue: (value: string) => change({ ...values, [name]: value }, name),
  });
  return (
    <>
      <AccountField name="name" type="text" autoComplete="off" data-autofocus {...field('name')} />
      <AccountField name="email" type="email" autoComplete="off" {...field('email')} />
      <PasswordField
        autoComplete="new-password"
        minLength={limits.minPassword}
        {...field('password')}
      />
      <Choices values={values} onChange={(next) => change(next)} />
    </>
  );
}

/** The dialog Criar Usuário (docs/product/administration.md 1, 7). */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, isPending, ...fields } = useCreateUser(onClose);
  return (
    <FormDialog
      title={adminUiMessages.create}
      submitLabel={adminUiMessages.create}
      {...{ form, submit, isPending, onClose }}
    >
      <Fields {...fields} />
    </FormDialog>
  );
}

/** What the form of a new password holds, checks and sends; `onDone` runs when it is set. */
function useResetPassword({ id }: User, onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = trpc.admin.resetPassword.useMutation({
    onSuccess: () => {
      showToast('success', adminUiMessages.done.reset);
      onDone();
    },
    onError: (error) => {
      const { title, reset } = adminUiMessages.failure;
      showToast('error', title, serverMessageOf(error) ?? reset);
    },
    meta: refetchesUser,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (password.length >= limits.minPassword) {
      mutate({ id, password });
      return;
    }
    setErrors({ password: adminUiMessages.dialog.passwordTooShort });
    const input = form.current?.elements.namedItem('password');
    if (input instanceof HTMLInputElement) input.focus();
  };
  const type = (next: string) => {
    setPassword(next);
    setErrors({});
  };
  return { form, password, errors, isPending, type, submit };
}

const resetMessages = adminUiMessages.reset;

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Gives an account a new password, which the Admin passes on. */
function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { password, errors, type, ...form } = useResetPassword(user, onClose);
  return (
    <FormDialog
      title={resetMessages.title}
      submitLabel={resetMessages.send}
      onClose={onClose}
      {...form}
    >
      <Text size="md" c="var(--ink-2)" className={classes.hint}>
        {resetMessages.hint(user.name)}
      </Text>
      <PasswordField
        size="md"
        autoComplete="new-password"
        data-autofocus
        minLength={limits.minPassword}
        value={password}
        onValue={type}
        errors={errors}
      />
    </FormDialog>
  );
}

/** Opens the dialog in which an Admin gives this account a new password. */
export function ResetPasswordButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const label = adminUiMessages.reset.of(user.name);
  return (
    <>
      <ActionIcon
        className={table.reset}
        aria-label={label}
        title={adminUiMessages.reset.title}
        onClick={() => setOpen(true)}
      >
        <KeyRound size={15} strokeWidth={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && <ResetPasswordDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
