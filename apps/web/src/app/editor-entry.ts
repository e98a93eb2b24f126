import '../base/ui/mantine-editor.css';
import { withTrpc } from '../base/api/trpc';
import * as screen from '../features/editor/editor-page';

export const EditorPage = withTrpc(screen.EditorPage);
