import { plans, roles, type BudgetUse, type Plan, type Role, type User } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { Ban, ChevronDown } from 'lucide-react';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { adminUiMessages } from '../../messages/admin';
import classes from './users-table.module.css';
import { storageUiMessages } from '../../messages/page';
import { StorageMeter } from '../../ui/storage-meter';
import { formatDay } from '../../ui/dates';
import { initialOf } from '../../ui/user-names';
import { ResetPasswordButton } from './user-dialogs';

/** Dark enough for white letters in both appearances. */
const colors = [
  '#1a2da3',
  '#8a3a12',
  '#17603f',
  '#643a8f',
  '#0b5563',
  '#744a00',
  '#8a1a4b',
  '#3c3c39',
] as const;

/** The background of a user's initial, always the same for one user. */
function avatarColor(id: string): string {
  return colors[Number.parseInt(id.slice(0, 2), 16) % colors.length] ?? colors[0];
}

type ChangeName = 'role' | 'plan' | 'blocked' | 'unblocked';

/** Shows the outcome of a change; loads the table anew (docs/product/administration.md 8, 9). */
function useUserToasts() {
  const { admin } = trpc.useUtils();
  return (name: ChangeName) => ({
    onSuccess: () => showToast('success', adminUiMessages.done[name]),
    onError: () => showToast('error', adminUiMessages.failure.title, adminUiMessages.failure[name]),
    onSettled: () => admin.users.invalidate(),
    meta: refetchesUser,
  });
}

/** The changes of a row of the table, one at a time. */
function useUserChanges({ id, isBlocked }: User, isSelf: boolean) {
  const resultToasts = useUserToasts();
  const { auth } = trpc.useUtils();
  const role = trpc.admin.updateUser.useMutation(resultToasts('role'));
  const planToasts = resultToasts('plan');
  const plan = trpc.admin.updateUser.useMutation({
    ...planToasts,
    onSettled: async () => {
      await planToasts.onSettled();
      // The own plan is part of who one is, which the rest of the app asks for.
      if (isSelf) await auth.currentUser.invalidate();
    },
  });
  const block = trpc.admin.blockUser.useMutation(resultToasts('blocked'));
  const unblock = trpc.admin.unblockUser.useMutation(resultToasts('unblocked'));
  return {
    isChanging: [role, plan, block, unblock].some(({ isPending }) => isPending),
    changeRole: (roleUser: Role) => role.mutate({ id, roleUser }),
    changePlan: (next: Plan) => plan.mutate({ id, plan: next }),
    changeBlock: () => (isBlocked ? unblock : block).mutate({ id }),
  };
}

/** Says that nobody changes the own role (docs/product/roles-and-plans.md 5). */
function refuseOwnRole(): void {
  const { title, description } = adminUiMessages.ownRole;
  showToast('error', title, description);
}

interface InlineChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly disabled: boolean;
  /** Drawn as plain words: there is a choice, but not for this person. */
  readonly isPlain?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few values, chosen in the row itself. */
function InlineChoice<Value extends string>(props: InlineChoiceProps<Value>) {
  const { label, value, values, disabled, isPlain = false, onChoose } = props;
  const choose = (text: string) => {
    const chosen = values.find((one) => one === text);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <span className={classes.choice} data-plain={isPlain || undefined}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

interface UserRowProps {
  readonly user: User;
  readonly isSelf: boolean;
}

function Name({ user, isSelf }: UserRowProps) {
  return (
    <span className={classes.person}>
      <span className={classes.avatar} style={{ background: avatarColor(user.id) }} aria-hidden>
        {initialOf(user)}
      </span>
      <span className={classes.name} title={user.name}>
        {user.name}
      </span>
      {isSelf && <span className={classes.self}>{adminUiMessages.self}</span>}
    </span>
  );
}

function Status({ isBlocked }: Pick<User, 'isBlocked'>) {
  return (
    <span className={classes.status} data-blocked={isBlocked || undefined}>
      {isBlocked ? adminUiMessages.blocked : adminUiMessages.active}
    </span>
  );
}

interface BlockButtonProps {
  readonly user: User;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function BlockButton({ user: { name, isBlocked }, disabled, onPress }: BlockButtonProps) {
  return (
    <Button
      size="sm"
      className={classes.block}
      variant={isBlocked ? 'default' : 'subtle'}
      leftSection={!isBlocked && <Ban size={15} strokeWidth={1.75} aria-hidden />}
      disabled={disabled}
      aria-label={isBlocked ? adminUiMessages.unblockUser(name) : adminUiMessages.blockUser(name)}
      onClick={onPress}
    >
      {isBlocked ? adminUiMessages.unblock : adminUiMessages.block}
    </Button>
  );
}

/** A user in the table (docs/product/administration.md 2, 4); on a small screen a card. */
export function UserRow({
  user,
  isSelf,
  storage,
}: UserRowProps & { storage: BudgetUse | undefined }) {
  const { isChanging, changeRole, changePlan, changeBlock } = useUserChanges(user, isSelf);
  const { columns, roleOf, planOf } = adminUiMessages;
  return (
    <tr role="row" aria-busy={isChanging}>
      <td role="cell">
        <Name user={user} isSelf={isSelf} />
      </td>
      <td role="cell" className={classes.email} title={user.email}>
        {user.email}
      </td>
      <td role="cell">
        <span className={classes.choices}>
          <InlineChoice
            label={roleOf(user.name)}
            value={user.roleUser}
            values={roles}
            disabled={isChanging}
            isPlain={isSelf}
            onChoose={(role) => (isSelf ? refuseOwnRole() : changeRole(role))}
          />
          <InlineChoice
            label={planOf(user.name)}
            value={user.plan}
            values={plans}
            disabled={isChanging}
            onChoose={changePlan}
          />
        </span>
      </td>
      <td role="cell">
        <Status isBlocked={user.isBlocked} />
      </td>
      <td role="cell" className={classes.created}>
        <span className={classes.cardLabel}>{columns.createdAt} </span>
        {formatDay(user.createdAt)}
        {storage && (
          <StorageMeter
            isSmall
            name={storageUiMessages.ofUser(user.name)}
            use={storage}
            messages={storageUiMessages.bytesUsed(storage)}
          />
        )}
      </td>
      <td role="cell" className={classes.actions}>
        {!isSelf && (
          <span className={classes.buttons}>
            <ResetPasswordButton user={user} />
            <BlockButton user={user} disabled={isChanging} onPress={changeBlock} />
          </span>
        )}
      </td>
    </tr>
  );
}
