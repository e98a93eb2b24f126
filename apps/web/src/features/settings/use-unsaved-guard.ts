import { useEffect, useMemo, useRef } from 'react';
import type { LeaveRules } from '../../ui/navigation/guarded-history';
import { settingsWords } from '../../messages/settings';
import { useQuestion } from '../../ui/page/use-question';
import type { SettingsForm } from './use-settings-form';

/** Lets the browser ask before the tab closes. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function useTabWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** Asks before changed settings are left, by whichever way. */
export function useUnsavedGuard(form: SettingsForm) {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useTabWarning(form.hasUnsaved);
  const { ask, dialog } = useQuestion({ ...settingsWords.leave, canSave: true });
  const rules = useMemo<LeaveRules>(
    () => ({
      isFree: () => !latest.current.hasUnsaved,
      mayLeave: async () => {
        const answer = await ask();
        return answer === 'save' ? latest.current.save() : answer === 'discard';
      },
    }),
    [ask],
  );
  const mayLeave = async () => !form.hasUnsaved || rules.mayLeave();
  return { rules, mayLeave, dialog };
}
