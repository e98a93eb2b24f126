import { forgetDraftsOf, hasDraftsOf } from '../../editor/persistence/drafts';
import { UserMenu } from '../../features/auth/user-menu';
import { pageMessages } from '../../messages/page';
import type { PageMenuProps } from '../../ui/page/page-frame';
import { useQuestion } from '../../ui/page/dialogs';

/**
 * The menu of the account on the screens beside the editor. Signing out on purpose takes this
 * person's drafts from the device, which no open editor is there to ask about.
 */
export function AccountMenu({ user, mayLogOut }: PageMenuProps) {
  const { ask, dialog } = useQuestion({ ...pageMessages.drafts, canSave: false });
  const mayGo = async () => {
    if ((await mayLogOut?.()) === false) return false;
    return !(await hasDraftsOf(user.id)) || (await ask()) === 'discard';
  };
  return (
    <>
      <UserMenu user={user} mayLogOut={mayGo} onLoggedOut={() => forgetDraftsOf(user.id)} />
      {dialog}
    </>
  );
}
