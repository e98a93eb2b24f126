import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '../../ui/page/section';
import classes from './account.module.css';

interface AccountRowProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly badge?: string | undefined;
  /** One text, or a few facts. */
  readonly detail: string | readonly string[];
  /** What can be done. */
  readonly children: ReactNode;
}

/** One thing of the account: what it is, and what can be done with it. */
export function AccountRow({ Icon, title, badge, detail, children }: AccountRowProps) {
  return (
    <div className={classes.row}>
      <IconTile Icon={Icon} />
      <div className={classes.text}>
        <div className={classes.title}>
          {title}
          {badge !== undefined && <span className={classes.badge}>{badge}</span>}
        </div>
        {typeof detail === 'string' ? (
          <div className={classes.detail}>{detail}</div>
        ) : (
          <div className={classes.facts}>
            {detail.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
