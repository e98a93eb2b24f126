import '../base/ui/mantine-editor.css';

export { SettingsPage } from '../features/settings/settings-page';
