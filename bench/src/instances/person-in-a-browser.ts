import { listenForConsoleErrors } from '@arrasta/e2e/console-errors';
import { Editor } from '@arrasta/e2e/editor';
import { SignInScreen } from '@arrasta/e2e/sign-in-screen';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { inBrowser } from '../browser/in-browser';
import type { Fleet } from './fleet';
import { credentials, type Promised } from './promises';
import type { Proxy } from './proxy';

const title = 'Sobrevive a um servidor';

async function violationsIn(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction('tellViolation', (description: string) =>
    violations.push(description),
  );
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
      const { tellViolation } = window as unknown as {
        tellViolation: (description: string) => void;
      };
      const place = `${sourceFile}:${String(lineNumber)}:${String(columnNumber)}`;
      tellViolation(`${violatedDirective} ${blockedURI} (${place})`);
    });
  });
  return violations;
}

async function sessionCookie(context: BrowserContext): Promise<Promised> {
  const [cookie, ...more] = await context.cookies();
  const flags = [
    cookie?.name,
    cookie?.secure === true && 'Secure',
    cookie?.httpOnly === true && 'HttpOnly',
    cookie?.path === '/' && 'path /',
    cookie?.domain,
  ];
  const seen = flags.filter(Boolean).join(', ');
  const wanted = '__Host-arrasta_session, Secure, HttpOnly, path /, localhost';
  return { what: 'the only cookie', seen, isHeld: seen === wanted && more.length === 0 };
}

/** Whether something can be done; what stood in the way in one line. */
async function tried(what: string, work: () => Promise<string>): Promise<Promised> {
  return work().then(
    (seen) => ({ what, seen, isHeld: true }),
    (error: unknown) => ({
      what,
      seen: (error as Error).message.split('\n', 1)[0] ?? '',
      isHeld: false,
    }),
  );
}

/** Signs in, makes a carousel, and finds it again when a server is gone. */
async function works(page: Page, fleet: Fleet): Promise<Promised[]> {
  const [signIn, editor] = [new SignInScreen(page), new Editor(page)];
  await signIn.open();
  await signIn.logIn(credentials.email, credentials.password);
  await page.getByRole('button', { name: 'Menu da conta' }).waitFor();
  const cookie = await sessionCookie(page.context());
  await editor.open();
  await editor.rename(title);
  await editor.saveAll();
  const id = await editor.carouselId();
  await fleet.kill(0);
  const isThere = await tried(
    'a carousel made in a browser, there with one server killed',
    async () => {
      await page.reload();
      await editor.isShown();
      await expect(editor.title).toHaveText(title);
      return `/carousel/${id}`;
    },
  );
  const isEdited = await tried('the same, edited and saved meanwhile', async () => {
    await editor.add('Texto');
    await editor.saveAll();
    return 'Salvo';
  });
  await fleet.startAgain(0);
  return [cookie, isThere, isEdited];
}

/** The product in a real browser over HTTPS, with what it complains of. */
export function personInABrowser(fleet: Fleet, { url }: Proxy): Promise<Promised[]> {
  return inBrowser(async (browser) => {
    // The authority is the proxy's own, which no browser knows.
    const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true });
    const [consoleErrors, violations] = [
      listenForConsoleErrors(context),
      await violationsIn(context),
    ];
    const promised = await works(await context.newPage(), fleet);
    const heard = [...consoleErrors.unexpected(), ...violations];
    const what = 'errors on the console, failed requests, breaches of the policy for content';
    const seen = heard.length === 0 ? 'none' : heard.join('; ');
    return [...promised, { what, seen, isHeld: heard.length === 0 }];
  });
}
