import '../../ui/mantine-editor.css';
import type { User } from '@arrasta/contract';
import { withTrpc } from '../../api/trpc';
import { AdminScreen } from '../../features/admin/admin-screen';
import { AccountMenu } from './account-menu';

export const AdminPage = withTrpc(({ user }: { user: User }) => (
  <AdminScreen user={user} Menu={AccountMenu} />
));
