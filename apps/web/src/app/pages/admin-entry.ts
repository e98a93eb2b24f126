import '../../ui/mantine-editor.css';
import { withTrpc } from '../../api/trpc';
import * as screen from '../../features/admin/admin-screen';

export const AdminScreen = withTrpc(screen.AdminScreen);
