import { canRun, type Command } from '@arrasta/domain';
import { useDebouncedSession } from './debounced-session';

/** Whether the command would do something now. */
export function useCanRun(command: Command): boolean {
  return useDebouncedSession((session) => canRun(session, command));
}
