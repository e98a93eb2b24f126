import type { User, UserPage } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { adminWords } from '../../messages/admin';
import { Awaited, Instead } from '../../ui/page/instead';
import { PageFrame, type PageMenu } from '../../ui/page/page-frame';
import classes from './admin-screen.module.css';
import { AdminTabs, type AdminTab } from './admin-tabs';
import { AuditTrail } from './audit/audit-trail';
import { CreateUserDialog } from './create-user-dialog';
import { HelpBox } from './help-box';
import { Pager } from './pager';
import { TableTools } from './table-tools';
import { useTableView } from './use-table-view';
import { useUsers } from './use-users';
import { UsersTable } from './users-table';

function NobodyFound() {
  return (
    <Instead place="table">
      <strong>{adminWords.none}</strong>
      <span>{adminWords.noneHint}</span>
    </Instead>
  );
}

type Table = ReturnType<typeof useTableView>;

function Users({ table, selfId }: { table: Table; selfId: string }) {
  const { data, isFetching, isPlaceholderData, refetch } = useUsers(table.view);
  if (data === undefined) {
    return <Awaited place="table" words={adminWords} {...{ isFetching, refetch }} />;
  }
  if (data.users.length === 0) return <NobodyFound />;
  const { view, sortBy, turnTo } = table;
  return (
    <>
      <UsersTable
        {...{ view, selfId }}
        users={data.users}
        isOld={isPlaceholderData}
        onSort={sortBy}
      />
      <Pager page={view.page} found={data.found} onPage={turnTo} />
    </>
  );
}

function Summary({ page }: { page: UserPage | undefined }) {
  return (
    <p className={classes.summary}>
      {page === undefined ? '\u00a0' : adminWords.summary(page.total, page.blocked)}
    </p>
  );
}

/** Administração de Usuários (docs/product/administration.md 1), and what was done on the product. */
export function AdminScreen({ user, Menu }: { user: User; Menu: PageMenu }) {
  const table = useTableView();
  const { data } = useUsers(table.view);
  const [creating, setCreating] = useState(false);
  const [tab, setTab] = useState<AdminTab>('users');
  const create = (
    <Button
      size="md"
      className={classes.create}
      leftSection={<UserPlus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => setCreating(true)}
    >
      {adminWords.create}
    </Button>
  );
  return (
    <PageFrame
      user={user}
      Menu={Menu}
      width={1120}
      title={adminWords.title}
      summary={<Summary page={data} />}
      actions={tab === 'users' && create}
    >
      <AdminTabs tab={tab} onTab={setTab}>
        {tab === 'audit' ? (
          <AuditTrail />
        ) : (
          <>
            <TableTools
              view={table.view}
              search={table.search}
              onSearch={table.setSearch}
              onSort={table.sortBy}
            />
            <Users table={table} selfId={user.id} />
            <HelpBox />
          </>
        )}
      </AdminTabs>
      {creating && <CreateUserDialog onClose={() => setCreating(false)} />}
    </PageFrame>
  );
}
