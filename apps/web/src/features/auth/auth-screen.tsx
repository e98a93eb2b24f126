import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Logo } from '../../ui/logo';
import { usePageTitle } from '../../ui/page-title';
import { authWords } from '../../messages/auth';
import classes from './auth-screen.module.css';
import { AuthTabs, panelId, tabId, type AuthTab } from './auth-tabs';
import { sayFarewell } from '../../ui/navigation/farewell';
import { LoginForm } from './login-form';
import { RegistrationForm } from './registration-form';
import { Stage } from './stage/stage';

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
  usePageTitle(authWords[tab].title);
  useEffect(sayFarewell, []);
  const Form = forms[tab];
  return (
    <div className={classes.screen}>
      <header className={classes.brand}>
        <Logo height={28} />
      </header>
      <Stage className={classes.stage} />
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
