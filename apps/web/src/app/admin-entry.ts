import '../base/ui/mantine-editor.css';

export { AdminScreen } from '../features/admin/admin-screen';
