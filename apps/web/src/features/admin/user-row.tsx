import { plans, roles, type BudgetUse, type User } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { Ban } from 'lucide-react';
import { adminWords } from '../../messages/admin';
import { storageWords } from '../../messages/storage';
import { StorageMeter } from '../../ui/storage-meter';
import { initialOf } from '../../ui/user-names';
import { avatarColour } from './avatar-colour';
import { refuseOwnRole, useUserChanges } from './change-user';
import { createdWords } from './created-words';
import { InlineChoice } from './inline-choice';
import { ResetPasswordButton } from './reset-password-button';
import classes from './users-table.module.css';

interface UserRowProps {
  readonly user: User;
  readonly isSelf: boolean;
}

function Name({ user, isSelf }: UserRowProps) {
  return (
    <span className={classes.person}>
      <span className={classes.avatar} style={{ background: avatarColour(user.id) }} aria-hidden>
        {initialOf(user)}
      </span>
      <span className={classes.name} title={user.name}>
        {user.name}
      </span>
      {isSelf && <span className={classes.self}>{adminWords.self}</span>}
    </span>
  );
}

function Status({ isBlocked }: Pick<User, 'isBlocked'>) {
  return (
    <span className={classes.status} data-blocked={isBlocked || undefined}>
      {isBlocked ? adminWords.blocked : adminWords.active}
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
      aria-label={isBlocked ? adminWords.unblockUser(name) : adminWords.blockUser(name)}
      onClick={onPress}
    >
      {isBlocked ? adminWords.unblock : adminWords.block}
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
  const { columns, roleOf, planOf } = adminWords;
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
        {createdWords(user.createdAt)}
        {storage && (
          <StorageMeter
            isSmall
            name={storageWords.ofUser(user.name)}
            use={storage}
            words={storageWords.bytesUsed(storage)}
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
