import type { User } from '@arrasta/contract';
import { ActionIcon } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { adminWords } from '../../messages/admin';
import { ResetPasswordDialog } from './reset-password-dialog';
import classes from './users-table.module.css';

/** Opens the dialog in which an Admin gives this account a new password. */
export function ResetPasswordButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const label = adminWords.reset.of(user.name);
  return (
    <>
      <ActionIcon
        className={classes.reset}
        aria-label={label}
        title={adminWords.reset.title}
        onClick={() => setOpen(true)}
      >
        <KeyRound size={15} strokeWidth={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && <ResetPasswordDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
