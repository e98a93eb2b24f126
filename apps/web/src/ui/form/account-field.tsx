import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ErrorLine } from '../controls/error-line';
import { authMessages } from '../../messages/auth';
import classes from './account-field.module.css';
import type { FieldErrors, FormFieldName } from './form-check';

interface AccountFieldProps extends Pick<
  TextInputProps,
  'size' | 'type' | 'rightSection' | 'minLength'
> {
  readonly name: FormFieldName;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly errors: FieldErrors;
  readonly autoComplete: string;
}

/** A labelled field of the sign-in forms; what is wrong with it stands below. */
export function AccountField({ name, onValue, errors, ...input }: AccountFieldProps) {
  const error = errors[name];
  return (
    <TextInput
      size="lg"
      name={name}
      label={authMessages.fields[name]}
      error={error !== undefined && <ErrorLine text={error} />}
      onChange={(event) => onValue(event.currentTarget.value)}
      autoCapitalize={name === 'name' ? 'words' : 'none'}
      spellCheck={false}
      {...input}
    />
  );
}

type PasswordFieldProps = Omit<AccountFieldProps, 'name' | 'type' | 'rightSection'>;

/** A password with an eye that shows it. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const { showPassword, hidePassword } = authMessages.fields;
  return (
    <AccountField
      {...field}
      name="password"
      type={shown ? 'text' : 'password'}
      rightSection={
        <ActionIcon
          className={classes.eye}
          aria-label={shown ? hidePassword : showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon size={17} strokeWidth={1.75} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
