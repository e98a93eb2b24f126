import '../../ui/mantine-editor.css';
import type { User } from '@arrasta/contract';
import { withTrpc } from '../../api/trpc';
import { AccountSections } from '../../features/account/account-sections';
import { SettingsScreen } from '../../features/settings/settings-screen';
import { AccountMenu } from './account-menu';

export const SettingsPage = withTrpc(({ user }: { user: User }) => (
  <SettingsScreen user={user} Menu={AccountMenu} AccountSections={AccountSections} />
));
