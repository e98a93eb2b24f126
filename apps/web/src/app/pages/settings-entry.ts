import '../../ui/mantine-editor.css';
import { withTrpc } from '../../api/trpc';
import * as screen from '../../features/settings/settings-page';

export const SettingsPage = withTrpc(screen.SettingsPage);
