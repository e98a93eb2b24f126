import type { User } from '@arrasta/contract';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../logo';
import { usePageTitle } from '../page-title';
import { pageWords } from '../../messages/page';
import { UserMenu } from '../../features/auth/user-menu';
import { forgetDraftsOf, hasDraftsOf } from '../../editor/persistence/drafts/draft-store';
import classes from './pages.module.css';
import { useQuestion } from './use-question';

interface PageFrameProps {
  readonly user: User;
  readonly title: string;
  /** Beside the title. */
  readonly badge?: ReactNode;
  /** Width of the column in px. */
  readonly width: number;
  /** Asked before signing out; answers whether to go on. */
  readonly mayLogOut?: () => Promise<boolean>;
  /** Below the title. */
  readonly summary?: ReactNode;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A signed-in screen beside the editor: bar, way back to `/`, title, one column. */
export function PageFrame(props: PageFrameProps) {
  const { user, title, badge, width, mayLogOut, summary, actions, children } = props;
  usePageTitle(title);
  // Signing out on purpose takes this person's drafts from the device (security: "Client").
  const { ask, dialog } = useQuestion({ ...pageWords.drafts, canSave: false });
  const mayGo = async () => {
    if ((await mayLogOut?.()) === false) return false;
    return !(await hasDraftsOf(user.id)) || (await ask()) === 'discard';
  };
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Link to="/" className={classes.logo} aria-label="Arrasta">
          <Logo height={25} />
        </Link>
        <UserMenu user={user} mayLogOut={mayGo} onLoggedOut={() => forgetDraftsOf(user.id)} />
      </header>
      <main className={classes.column} style={{ maxWidth: width }}>
        <Link to="/" className={classes.back}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {pageWords.back}
        </Link>
        <div className={classes.head}>
          <div>
            <div className={classes.titleRow}>
              <h1 className={classes.title}>{title}</h1>
              {badge}
            </div>
            {summary}
          </div>
          {actions}
        </div>
        {children}
      </main>
      {dialog}
    </div>
  );
}
