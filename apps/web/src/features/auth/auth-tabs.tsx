import { useRef, type KeyboardEvent } from 'react';
import { authWords } from '../../messages/auth';
import classes from './auth-tabs.module.css';

export const authTabs = ['login', 'register'] as const;
export type AuthTab = (typeof authTabs)[number];

/** Ids that tie a tab to its panel. */
export const tabId = (tab: AuthTab) => `acesso-${tab}`;
export const panelId = (tab: AuthTab) => `painel-${tab}`;

interface AuthTabsProps {
  readonly selected: AuthTab;
  readonly onSelect: (tab: AuthTab) => void;
}

/** Where an arrow or jump key leads from a tab; null for any other key. */
function tabAfter(key: string, tab: AuthTab): AuthTab | null {
  if (key === 'Home') return 'login';
  if (key === 'End') return 'register';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return tab === 'login' ? 'register' : 'login';
}

/** The two ways in, side by side; arrow keys change between them. */
export function AuthTabs({ selected, onSelect }: AuthTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, from: AuthTab) => {
    const tab = tabAfter(event.key, from);
    if (tab === null) return;
    event.preventDefault();
    onSelect(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={authWords.tabs.label} className={classes.tabs}>
      {authTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          className={classes.tab}
          aria-selected={tab === selected}
          aria-controls={tab === selected ? panelId(tab) : undefined}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={(event) => move(event, tab)}
        >
          {authWords.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
