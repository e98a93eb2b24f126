import '../../ui/mantine-editor.css';
import { withTrpc } from '../../api/trpc';
import * as screen from '../../features/planner/planner-screen';

export const PlannerScreen = withTrpc(screen.PlannerScreen);
