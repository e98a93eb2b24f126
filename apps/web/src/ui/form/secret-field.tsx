import { ActionIcon, TextInput } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@arrasta/domain';
import { ErrorLine } from '../controls/error-line';
import { accountUiMessages } from '../../messages/account';
import classes from './secret-field.module.css';

interface SecretFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onValue: (value: string) => void;
  /** Whether the dialog begins here. */
  readonly isFirst?: boolean;
}

/** A password in a dialog, with an eye that shows it. */
export function SecretField(props: SecretFieldProps) {
  const { name, label, hint, value, error, autoComplete, onValue, isFirst = false } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const { showPassword, hidePassword } = accountUiMessages;
  return (
    <TextInput
      size="md"
      classNames={{ description: classes.hint ?? '' }}
      name={name}
      type={shown ? 'text' : 'password'}
      label={label}
      description={error === undefined && hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={error !== undefined && <ErrorLine text={error} />}
      value={value}
      maxLength={limits.password}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus={isFirst || undefined}
      onChange={(event) => onValue(event.currentTarget.value)}
      rightSection={
        <ActionIcon
          aria-label={shown ? hidePassword : showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon size={17} strokeWidth={1.75} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
