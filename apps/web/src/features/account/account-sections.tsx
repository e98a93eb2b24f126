import type { User } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { LockKeyhole, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { closeAnyToast } from '../../ui/toast/toast-store';
import { ownAccountWords } from '../../messages/account';
import { Section } from '../../ui/page/section';
import { AccountRow } from './account-row';
import { ChangePasswordDialog } from './change-password-dialog';
import { DataSection } from './data-section';
import { DeleteAccountDialog } from './delete-account-dialog';
import classes from './account.module.css';
import { SessionList } from './session-list';

const { security, sessions, deletion, changePassword } = ownAccountWords;

type DialogName = 'password' | 'deletion';

function SecuritySection({ onChangePassword }: { onChangePassword: () => void }) {
  return (
    <Section title={security.title} description={security.description}>
      <AccountRow Icon={LockKeyhole} title={security.password} detail={security.passwordHint}>
        <Button variant="default" className={classes.action} onClick={onChangePassword}>
          {changePassword.open}
        </Button>
      </AccountRow>
      <h3 className={classes.heading}>{sessions.title}</h3>
      <SessionList />
    </Section>
  );
}

function DeletionSection({ onDelete }: { onDelete: () => void }) {
  return (
    <Section title={deletion.title} description={deletion.description}>
      <AccountRow Icon={Trash2} title={deletion.name} detail={deletion.hint}>
        <Button
          variant="default"
          className={`${classes.action ?? ''} ${classes.danger ?? ''}`}
          onClick={onDelete}
        >
          {deletion.open}
        </Button>
      </AccountRow>
    </Section>
  );
}

interface AccountSectionsProps {
  readonly user: User;
  /** The account is gone; the page is to be left. */
  readonly onDeleted: () => void;
  /** Further cards, before those of leaving. */
  readonly children?: ReactNode;
}

/** What belongs to one's own account, below its settings: each card acts at once. */
export function AccountSections({ user, onDeleted, children }: AccountSectionsProps) {
  const [opened, setOpened] = useState<DialogName | null>(null);
  const open = (name: DialogName) => {
    // It knows the buttons of the page and would lie on those of the dialog.
    closeAnyToast();
    setOpened(name);
  };
  const close = () => setOpened(null);
  return (
    <>
      <SecuritySection onChangePassword={() => open('password')} />
      {children}
      <DataSection />
      <DeletionSection onDelete={() => open('deletion')} />
      {opened === 'password' && <ChangePasswordDialog onClose={close} />}
      {opened === 'deletion' && (
        <DeleteAccountDialog user={user} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}
