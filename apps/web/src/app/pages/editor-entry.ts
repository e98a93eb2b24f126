import '../../ui/mantine-editor.css';
import { withTrpc } from '../../api/trpc';
import * as screen from '../../editor/editor-page';

export const EditorPage = withTrpc(screen.EditorPage);
