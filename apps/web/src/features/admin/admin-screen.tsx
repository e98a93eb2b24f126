import type { User, UserPage } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { Info, UserPlus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { adminUiMessages } from '../../messages/admin';
import classes from './admin-screen.module.css';
import { QueryState, EmptyState } from '../../ui/page/query-state';
import { PageFrame, type PageMenu } from '../../ui/page/page-frame';
import { AuditTrail } from './audit/audit-trail';
import { CreateUserDialog } from './user-dialogs';
import { UsersPager, TableTools, UsersTable, useTableView, useUsers } from './users-table';

const messages = adminUiMessages.tabs;
const tabs = ['users', 'audit'] as const;

type AdminTab = (typeof tabs)[number];

interface AdminTabsProps {
  readonly tab: AdminTab;
  readonly onTab: (tab: AdminTab) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** The two halves of the administration; the arrow keys go from one to the other. */
function AdminTabs({ tab, onTab, children }: AdminTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tab === 'users' ? 'audit' : 'users';
    onTab(other);
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={messages.label} className={classes.tabs}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-tab={one}
            className={classes.tab}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
            onKeyDown={step}
          >
            {messages[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  );
}

/** What the roles may, and what blocking does (docs/product/administration.md 6). */
function HelpBox() {
  const { admin, user, blocked } = adminUiMessages.help;
  return (
    <aside className={classes.help}>
      <Info size={16} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>Admin</strong> {admin} <strong>User</strong> {user} {blocked}
      </p>
    </aside>
  );
}

function NobodyFound() {
  return (
    <EmptyState place="table">
      <strong>{adminUiMessages.none}</strong>
      <span>{adminUiMessages.noneHint}</span>
    </EmptyState>
  );
}

type Table = ReturnType<typeof useTableView>;

function Users({ table, selfId }: { table: Table; selfId: string }) {
  const { data, isFetching, isPlaceholderData, refetch } = useUsers(table.view);
  if (data === undefined) {
    return <QueryState place="table" messages={adminUiMessages} {...{ isFetching, refetch }} />;
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
      <UsersPager page={view.page} found={data.found} onPage={turnTo} />
    </>
  );
}

function Summary({ page }: { page: UserPage | undefined }) {
  return (
    <p className={classes.summary}>
      {page === undefined ? '\u00a0' : adminUiMessages.summary(page.total, page.blocked)}
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
      {adminUiMessages.create}
    </Button>
  );
  return (
    <PageFrame
      user={user}
      Menu={Menu}
      width={1120}
      title={adminUiMessages.title}
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
