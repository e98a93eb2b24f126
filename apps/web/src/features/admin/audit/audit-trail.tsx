import { auditActions, type AuditAction, type AuditPerson } from '@arrasta/contract';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { X, Unlock } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { refetchesUser } from '../../../api/query-client';
import { trpc } from '../../../api/trpc';
import { auditMessages, adminUiMessages } from '../../../messages/admin';
import { QueryState, EmptyState } from '../../../ui/page/query-state';
import { AuditTable, personName } from './audit-table';
import classes from './audit-trail.module.css';
import { serverMessageOf } from '../../../api/api-error';
import { ErrorLine } from '../../../ui/controls/error-line';
import { showToast } from '../../../ui/toast/toast-store';
import { FormDialog } from '../../../ui/page/dialogs';

const messages = adminUiMessages.release;

function useReleaseAddress(onDone: () => void) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = trpc.admin.releaseAddress.useMutation({
    onSuccess: () => {
      showToast('success', adminUiMessages.done.released);
      onDone();
    },
    onError: (failure) => setError(serverMessageOf(failure) ?? adminUiMessages.failure.released),
    meta: refetchesUser,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ address });
  };
  const type = (next: string) => {
    setAddress(next);
    setError(null);
  };
  return { address, error, type, isPending, submit };
}

interface ReleaseAddressProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ReleaseAddressDialog({ onClose, onDone }: ReleaseAddressProps) {
  const { address, error, type, ...form } = useReleaseAddress(onDone);
  return (
    <FormDialog title={messages.title} submitLabel={messages.send} onClose={onClose} {...form}>
      <Text size="md" c="var(--ink-2)">
        {messages.hint}
      </Text>
      <TextInput
        size="md"
        label={messages.field}
        placeholder={messages.example}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={address}
        error={error !== null && <ErrorLine text={error} />}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Opens the dialog in which an Admin lets a locked network address sign in again. */
function ReleaseAddressButton({ onDone }: Pick<ReleaseAddressProps, 'onDone'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Unlock size={15} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {messages.title}
      </Button>
      {isOpen && (
        <ReleaseAddressDialog
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}

/** Which entries are shown. */
interface AuditView {
  readonly action: AuditAction | null;
  readonly person: AuditPerson | null;
}

const filterOf = ({ action, person }: AuditView) => ({
  ...(action && { action }),
  ...(person && { actorId: person.id }),
});

/** The audit trail, page after page, and what of it is shown. */
function useAudit() {
  const [view, setView] = useState<AuditView>({ action: null, person: null });
  const trail = trpc.admin.audit.useInfiniteQuery(filterOf(view), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // It is written all the time.
    staleTime: 0,
    meta: refetchesUser,
  });
  return { view, trail, change: (part: Partial<AuditView>) => setView({ ...view, ...part }) };
}

type Audit = ReturnType<typeof useAudit>;

const choices = [
  { value: '', label: auditMessages.everyAction },
  ...auditActions.map((action) => ({ value: action, label: auditMessages.actions[action] })),
];

function Filters({ view, trail, change }: Audit) {
  const choose = (value: string) =>
    change({ action: auditActions.find((action) => action === value) ?? null });
  return (
    <div className={classes.tools}>
      <NativeSelect
        size="md"
        className={classes.choice}
        aria-label={auditMessages.action}
        data={choices}
        value={view.action ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {view.person && (
        <Button
          variant="default"
          size="md"
          className={classes.only}
          title={auditMessages.everybody}
          rightSection={<X size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => change({ person: null })}
        >
          {auditMessages.onlyOf(personName(view.person))}
        </Button>
      )}
      <span className={classes.release}>
        <ReleaseAddressButton onDone={() => void trail.refetch()} />
      </span>
    </div>
  );
}

function Entries({ trail, change }: Pick<Audit, 'trail' | 'change'>) {
  const { data, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trail;
  if (data === undefined) {
    return <QueryState place="table" messages={auditMessages} {...{ isFetching, refetch }} />;
  }
  const lines = data.pages.flatMap(({ entries }) => entries);
  if (lines.length === 0) {
    return (
      <EmptyState place="table">
        <strong>{auditMessages.none}</strong>
        <span>{auditMessages.noneHint}</span>
      </EmptyState>
    );
  }
  return (
    <>
      <AuditTable lines={lines} onPerson={(person) => change({ person })} />
      {hasNextPage && (
        <Button
          variant="default"
          size="md"
          className={classes.more}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {auditMessages.more}
        </Button>
      )}
    </>
  );
}

/** What was done, by whom, from where; newest first. */
export function AuditTrail() {
  const audit = useAudit();
  return (
    <>
      <Filters {...audit} />
      <Entries {...audit} />
    </>
  );
}
