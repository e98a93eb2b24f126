import { createAheadLoader } from '../../loading/chunk-loader';
import { authMessages } from '../../messages/auth';
import { PopupButton } from '../../ui/controls/popup-button';
import { greetingName, initialOf } from '../../ui/user-names';
import type { UserMenuProps } from './user-menu-items';
import classes from './user-menu.module.css';

const messages = authMessages.menu;

const items = createAheadLoader(async () => (await import('./user-menu-items')).UserMenuItems);

/** Greeting and avatar; behind the avatar who one is, the appearance and the way out (docs/product/accounts.md 17, 18). */
export function UserMenu(props: UserMenuProps) {
  return (
    <div className={classes.account}>
      <span className={classes.greeting}>{messages.greeting(greetingName(props.user))}</span>
      <PopupButton
        kind="menu"
        loader={items}
        button={
          <button type="button" className={classes.avatar} aria-label={messages.label}>
            <span className={classes.initial}>{initialOf(props.user)}</span>
          </button>
        }
      >
        {(Items, place) => <Items {...props} {...place} />}
      </PopupButton>
    </div>
  );
}
