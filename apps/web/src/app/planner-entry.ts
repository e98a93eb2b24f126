import '../base/ui/mantine-editor.css';

export { PlannerScreen } from '../features/planner/planner-screen';
