import { canRun, type Command } from '@arrasta/domain';
import { useSettledSession } from './settled-session';

/** Whether the command would do something now. */
export function useCanRun(command: Command): boolean {
  return useSettledSession((session) => canRun(session, command));
}
