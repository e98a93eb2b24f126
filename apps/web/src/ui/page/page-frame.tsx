import type { User } from '@arrasta/contract';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../logo';
import { usePageTitle } from '../page-title';
import { pageMessages } from '../../messages/page';
import classes from './page-frame.module.css';

/** What the menu of the account is given on such a screen. */
export interface PageMenuProps {
  readonly user: User;
  /** Asked before signing out; answers whether to go on. */
  readonly mayLogOut?: (() => Promise<boolean>) | undefined;
}

/** Beside the logo; the page that puts a screen together hands it in. */
export type PageMenu = ComponentType<PageMenuProps>;

interface PageFrameProps extends PageMenuProps {
  readonly Menu: PageMenu;
  readonly title: string;
  /** Beside the title. */
  readonly badge?: ReactNode;
  /** Width of the column in px. */
  readonly width: number;
  /** Below the title. */
  readonly summary?: ReactNode;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A signed-in screen beside the editor: bar, way back to `/`, title, one column. */
export function PageFrame(props: PageFrameProps) {
  const { user, Menu, title, badge, width, mayLogOut, summary, actions, children } = props;
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Link to="/" className={classes.logo} aria-label="Arrasta">
          <Logo height={25} />
        </Link>
        <Menu user={user} mayLogOut={mayLogOut} />
      </header>
      <main className={classes.column} style={{ maxWidth: width }}>
        <Link to="/" className={classes.back}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {pageMessages.back}
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
    </div>
  );
}
