import type { User } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { Download, LockKeyhole, Trash2 } from 'lucide-react';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { trpc } from '../../api/trpc';
import { closeAnyToast, showToast } from '../../ui/toast/toast-store';
import { accountUiMessages } from '../../messages/account';
import { callFailureOf, failureDescription } from '../../ui/form/form-check';
import { Section } from '../../ui/page/section';
import { AccountRow, SessionList } from './sessions';
import classes from './account.module.css';
import { ChangePasswordDialog, DeleteAccountDialog } from './account-dialogs';

const messages = accountUiMessages.data;

/**
 * Follows the link once the server has said that the session still is one: a refusal of the link
 * itself would be shown by the browser, as it came, in the place of the page.
 */
function useAskingFirst() {
  const link = useRef<HTMLAnchorElement>(null);
  const isGranted = useRef(false);
  const [isPending, setPending] = useState(false);
  const { client } = trpc.useUtils();
  const ask = async () => {
    setPending(true);
    try {
      await client.ownAccount.sessions.query();
      isGranted.current = true;
      link.current?.click();
    } catch (error) {
      const { title, description } = messages.failure;
      showToast('error', title, failureDescription(callFailureOf(error), description));
    } finally {
      isGranted.current = false;
      setPending(false);
    }
  };
  const follow = (event: MouseEvent) => {
    if (isGranted.current) return;
    event.preventDefault();
    if (!isPending) void ask();
  };
  return { link, isPending, follow };
}

/** Everything that the account keeps, to be taken along. */
function DataSection() {
  const { link, isPending, follow } = useAskingFirst();
  return (
    <Section title={messages.title} description={messages.description}>
      <AccountRow Icon={Download} title={messages.name} detail={messages.hint}>
        {/* A link, so that the browser writes the file while it comes and shows how far it is. */}
        <Button
          ref={link}
          component="a"
          href="/api/user/data"
          download
          variant="default"
          className={classes.action}
          aria-busy={isPending}
          onClick={follow}
        >
          {messages.download}
        </Button>
      </AccountRow>
    </Section>
  );
}

const { security, sessions, deletion, changePassword } = accountUiMessages;

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
  /** Called once the account is deleted: leaves the page. */
  readonly onDeleted: () => void;
  /** Further cards, before those of leaving. */
  readonly children?: ReactNode;
}

/** What belongs to one's own account, below its settings: each card acts at once. */
export function AccountSections({ user, onDeleted, children }: AccountSectionsProps) {
  const [openDialog, setOpened] = useState<DialogName | null>(null);
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
      {openDialog === 'password' && <ChangePasswordDialog onClose={close} />}
      {openDialog === 'deletion' && (
        <DeleteAccountDialog user={user} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}
