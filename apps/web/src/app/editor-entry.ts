import '../base/ui/mantine-editor.css';

export { EditorPage } from '../features/editor/editor-page';
