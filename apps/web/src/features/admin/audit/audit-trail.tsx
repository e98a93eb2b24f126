import { auditActions } from '@arrasta/contract';
import { Button, NativeSelect } from '@mantine/core';
import { X } from 'lucide-react';
import { auditWords } from '../../../messages/audit';
import { Awaited, Instead } from '../../../ui/page/instead';
import { AuditTable } from './audit-table';
import classes from './audit-trail.module.css';
import { personWords } from './audit-words';
import { ReleaseAddressButton } from './release-address-button';
import { useAudit } from './use-audit';

type Audit = ReturnType<typeof useAudit>;

const choices = [
  { value: '', label: auditWords.everyAction },
  ...auditActions.map((action) => ({ value: action, label: auditWords.actions[action] })),
];

function Filters({ view, trail, change }: Audit) {
  const choose = (value: string) =>
    change({ action: auditActions.find((action) => action === value) ?? null });
  return (
    <div className={classes.tools}>
      <NativeSelect
        size="md"
        className={classes.choice}
        aria-label={auditWords.action}
        data={choices}
        value={view.action ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {view.person && (
        <Button
          variant="default"
          size="md"
          className={classes.only}
          title={auditWords.everybody}
          rightSection={<X size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => change({ person: null })}
        >
          {auditWords.onlyOf(personWords(view.person))}
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
    return <Awaited place="table" words={auditWords} {...{ isFetching, refetch }} />;
  }
  const lines = data.pages.flatMap(({ entries }) => entries);
  if (lines.length === 0) {
    return (
      <Instead place="table">
        <strong>{auditWords.none}</strong>
        <span>{auditWords.noneHint}</span>
      </Instead>
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
          {auditWords.more}
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
