import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  lazy,
  Suspense,
  type ComponentType,
} from 'react';
import { useSearchParams } from 'react-router-dom';
import { authMessages } from '../../messages/auth';
import classes from './auth-screen.module.css';
import { Logo } from '../../ui/logo';
import { usePageTitle } from '../../ui/page-title';
import { showAccountDeletedFlash } from '../../ui/toast/toast-store';
import { LoginForm, RegistrationForm } from './account-forms';
import showcaseClasses from './showcase/showcase.module.css';

function EmptySlots() {
  return (
    <>
      <div className={showcaseClasses.slot} />
      <div className={showcaseClasses.slot} />
      <div className={showcaseClasses.slot} />
    </>
  );
}

/** The slides with their fonts; the form is usable without them, so they may also fail to come. */
async function loadSlides(): Promise<{ default: ComponentType }> {
  try {
    const { ShowcaseSlides, loadShowcaseFonts } = await import('./showcase/showcase-slides');
    await loadShowcaseFonts();
    return { default: ShowcaseSlides };
  } catch {
    return { default: EmptySlots };
  }
}

const ShowcaseSlides = lazy(loadSlides);

/** The tagline over three slides of a real carousel. */
function Showcase({ className }: { className: string | undefined }) {
  return (
    <aside className={`${showcaseClasses.showcase} ${className ?? ''}`}>
      <p className={showcaseClasses.tagline}>{authMessages.tagline}</p>
      <div className={showcaseClasses.slides} aria-hidden inert>
        <Suspense fallback={<EmptySlots />}>
          <ShowcaseSlides />
        </Suspense>
      </div>
    </aside>
  );
}

const authTabs = ['login', 'register'] as const;
type AuthTab = (typeof authTabs)[number];

/** Ids that tie a tab to its panel. */
const tabId = (tab: AuthTab) => `acesso-${tab}`;
const panelId = (tab: AuthTab) => `painel-${tab}`;

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
function AuthTabs({ selected, onSelect }: AuthTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, from: AuthTab) => {
    const tab = tabAfter(event.key, from);
    if (tab === null) return;
    event.preventDefault();
    onSelect(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={authMessages.tabs.label} className={classes.tabs}>
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
          {authMessages.tabs[tab]}
        </button>
      ))}
    </div>
  );
}

const forms = { login: LoginForm, register: RegistrationForm };

/** The tab of the address: `?tab=register` opens the second one (docs/product/accounts.md 12). */
function useTab(): [AuthTab, (tab: AuthTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'register' ? 'register' : 'login';
  const select = (next: AuthTab) => {
    setSearch(next === 'register' ? { tab: next } : {}, { replace: true });
  };
  return [tab, select];
}

/** Sign-in and registration beside what the product makes (docs/product/accounts.md 12). */
export function AuthScreen() {
  const [tab, selectTab] = useTab();
  const [email, setEmail] = useState('');
  usePageTitle(authMessages[tab].title);
  useEffect(showAccountDeletedFlash, []);
  const Form = forms[tab];
  return (
    <div className={classes.screen}>
      <header className={classes.brand}>
        <Logo height={28} />
      </header>
      <Showcase className={classes.showcase} />
      <main className={classes.entrance}>
        <AuthTabs selected={tab} onSelect={selectTab} />
        <div
          role="tabpanel"
          id={panelId(tab)}
          aria-labelledby={tabId(tab)}
          className={classes.panel}
        >
          <Form key={tab} email={email} onEmail={setEmail} />
        </div>
      </main>
    </div>
  );
}
