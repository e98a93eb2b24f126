import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { adminWords } from '../../messages/admin';
import classes from './admin-tabs.module.css';

const words = adminWords.tabs;
const tabs = ['users', 'audit'] as const;

export type AdminTab = (typeof tabs)[number];

interface AdminTabsProps {
  readonly tab: AdminTab;
  readonly onTab: (tab: AdminTab) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** The two halves of the administration; the arrow keys go from one to the other. */
export function AdminTabs({ tab, onTab, children }: AdminTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tab === 'users' ? 'audit' : 'users';
    onTab(other);
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={words.label} className={classes.tabs}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-tab={one}
            className={classes.tab}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
            onKeyDown={step}
          >
            {words[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  );
}
