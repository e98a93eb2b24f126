import type { User } from '@arrasta/contract';
import { isAllowed } from '@arrasta/domain';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Check, LogOut, Monitor, Moon, Settings, Sun, UserCog } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api, resumeReads, stopReads } from '../../api/client';
import { showToast } from '../../ui/toast/toast-store';
import { authMessages } from '../../messages/auth';
import { callFailureOf, failureDescription } from '../../ui/form/form-check';
import { forgetUser } from '../../api/current-user';
import { forgetDestination, leaveForEntrance } from '../../ui/navigation/destination';
import { AnchoredMenu } from '../../ui/controls/anchored-menu';
import type { PopupPlace } from '../../ui/controls/popup-button';
import { greetingName } from '../../ui/user-names';
import classes from './user-menu.module.css';

interface Logout {
  readonly logout: () => Promise<void>;
  readonly isPending: boolean;
}

/**
 * Signs out, forgets everything cached and leaves for `/` by a full load (docs/product/accounts.md 19). `onLoggedOut`
 * runs once the server has ended the session and before the page is left; should it fail, the page
 * is left all the same.
 */
function useLogout(onLoggedOut?: () => Promise<void>): Logout {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const leave = async () => {
    await onLoggedOut?.().catch(() => undefined);
    forgetUser(queryClient);
    forgetDestination();
    leaveForEntrance();
  };
  const logout = async () => {
    setPending(true);
    stopReads();
    try {
      await api.auth.logout.mutate();
    } catch (error) {
      setPending(false);
      resumeReads();
      void queryClient.invalidateQueries();
      const { failure } = authMessages.logout;
      showToast('error', failure, failureDescription(callFailureOf(error), ''));
      return;
    }
    await leave();
  };
  return { logout, isPending };
}

const messages = authMessages.menu;

const appearances = [
  { value: 'light', label: messages.light, Icon: Sun },
  { value: 'dark', label: messages.dark, Icon: Moon },
  { value: 'auto', label: messages.system, Icon: Monitor },
] as const;

type Appearance = (typeof appearances)[number]['value'];

function AppearanceChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <Menu.Label id={label}>{messages.appearance}</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(value) => setColorScheme(value as Appearance)}
      >
        {appearances.map(({ value, label, Icon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            classNames={{ itemIndicator: classes.noIndicator }}
            rightSection={value === colorScheme && <Check size={15} strokeWidth={2} aria-hidden />}
          >
            <span className={classes.appearance}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {label}
            </span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
}

/** The ways to other screens that this account has. */
function Screens({ user }: { user: User }) {
  return (
    <>
      {isAllowed(user, 'administerUsers') && (
        <Menu.Item
          component={Link}
          to="/admin"
          leftSection={<UserCog size={16} strokeWidth={1.75} aria-hidden />}
        >
          {messages.admin}
        </Menu.Item>
      )}
      <Menu.Item
        component={Link}
        to="/settings"
        leftSection={<Settings size={16} strokeWidth={1.75} aria-hidden />}
      >
        {messages.settings}
      </Menu.Item>
    </>
  );
}

export interface UserMenuProps {
  readonly user: User;
  /** Asked first; answers whether to sign out now. */
  readonly mayLogOut?: () => Promise<boolean>;
  /** Runs after the session has ended and before the page is left. */
  readonly onLoggedOut?: () => Promise<void>;
  /** Stand above all others in the menu. */
  readonly entries?: ReactNode;
}

/** Who one is, the ways to other screens, the appearance and the way out (docs/product/accounts.md 17, 18). */
export function UserMenuItems({
  user,
  mayLogOut,
  onLoggedOut,
  entries,
  ...place
}: UserMenuProps & PopupPlace) {
  const { logout, isPending } = useLogout(onLoggedOut);
  const leave = async () => {
    if ((await mayLogOut?.()) !== false) await logout();
  };
  return (
    <AnchoredMenu {...place} alignItemsLabels="none">
      <div className={classes.person}>
        <div className={classes.name}>{greetingName(user)}</div>
        <div className={classes.email}>{user.email}</div>
      </div>
      <Menu.Divider />
      {entries}
      <Screens user={user} />
      <Menu.Divider />
      <AppearanceChoice />
      <Menu.Divider />
      <Menu.Item
        disabled={isPending}
        leftSection={<LogOut size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => void leave()}
      >
        {messages.logout}
      </Menu.Item>
    </AnchoredMenu>
  );
}
