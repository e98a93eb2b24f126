import '../../ui/mantine-editor.css';
import type { User } from '@arrasta/contract';
import { withTrpc } from '../../api/trpc';
import { PlannerScreen } from '../../features/planner/planner-screen';
import { AccountMenu } from './account-menu';

export const PlannerPage = withTrpc(({ user }: { user: User }) => (
  <PlannerScreen user={user} Menu={AccountMenu} />
));
