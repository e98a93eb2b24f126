import { EventEmitter, once } from 'node:events';
import { aDeck } from '@arrasta/testkit';
import type { Route } from '@playwright/test';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Gallery } from '../screens/gallery';

test.describe('registration', () => {
  test('breaks the policy for content nowhere, nor does the editor it opens', async ({
    page,
    signIn,
    editor,
    newcomer,
  }) => {
    const breaches: string[] = [];
    await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
        tellBreach(`${violatedDirective}: ${blockedURI}`);
      });
    });
    await signIn.openRegistration();
    await signIn.register(newcomer);
    await new Gallery(page).startBlank();
    await editor.isShown();
    await editor.rename('Dentro da política');
    await editor.saveAll();
    await page.reload();
    await editor.isShown();
    expect(breaches).toEqual([]);
  });

  test('is what ?tab=register opens, wants every field, says when the e-mail is taken, and wants six characters of password', async ({
    page,
    signIn,
    notices,
    newcomer,
    request,
    expectConsoleError,
  }) => {
    await test.step('is what ?tab=register opens', async () => {
      await signIn.open();
      await signIn.registerTab.click();
      await signIn.registrationIsShown();
      await expect(page.getByText('Crie sua conta para começar a usar')).toBeVisible();
      await signIn.openRegistration();
      await expect(signIn.registerTab).toHaveAttribute('aria-selected', 'true');
      await expect(signIn.password).toHaveAttribute('minlength', '6');
      await expect(signIn.email).toHaveAttribute('type', 'email');
      await page.goto('/?tab=register');
      await signIn.registrationIsShown();
    });
    await test.step('wants every field', async () => {
      for (const missing of ['name', 'email', 'password'] as const) {
        await signIn.register({ ...newcomer, [missing]: '' });
        await notices.say('Missing fields', 'Please fill in all fields');
        await expect(signIn[missing]).toBeFocused();
        await notices.close();
      }
    });
    await test.step('says when the e-mail is taken', async () => {
      await request.post('/api/register', { data: newcomer });
      expectConsoleError(/409/);
      await signIn.register({ ...newcomer, email: newcomer.email.toUpperCase() });
      await notices.say('Falha no cadastro', 'Este e-mail já está em uso.');
      await expect(signIn.name).toHaveValue(newcomer.name);
    });
    await test.step('wants six characters of password', async () => {
      const another = { ...newcomer, email: `outra-${newcomer.email}` };
      await signIn.register({ ...another, password: '12345' });
      await notices.say('Password too short', 'Password must be at least 6 characters');
      await signIn.register({ ...another, password: '123456' });
      await new Gallery(page).isShown();
    });
  });
});

test.describe('login', () => {
  test('wants both fields, refuses a wrong password and an unknown e-mail alike, says in Portuguese that the server cannot be reached, cannot be sent twice, and leads a person who has a carousel to the editor', async ({
    signIn,
    editor,
    notices,
    newcomer,
    request,
    expectConsoleError,
    page,
  }) => {
    await test.step('wants both fields', async () => {
      await signIn.open();
      await signIn.logInButton.click();
      await notices.say('Missing fields', 'Please fill in all fields');
      await expect(signIn.email).toBeFocused();
      await signIn.logIn(newcomer.email, '');
      await notices.say('Missing fields', 'Please fill in all fields');
      await expect(signIn.password).toBeFocused();
    });
    await test.step('refuses a wrong password and an unknown e-mail alike', async () => {
      await request.post('/api/register', { data: newcomer });
      expectConsoleError(/401/);
      for (const email of [newcomer.email, `x${newcomer.email}`]) {
        await signIn.logIn(email, 'senha-errada');
        await notices.say('Login failed', 'Invalid email or password');
        await expect(signIn.email).toHaveValue(email);
        await notices.close();
      }
    });
    await test.step('says in Portuguese that the server cannot be reached', async () => {
      expectConsoleError(/ERR_CONNECTION_REFUSED/);
      await page.route(/auth\.login/, (route) => route.abort('connectionrefused'));
      await signIn.logIn(newcomer.email, newcomer.password);
      const unreachable =
        'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.';
      await notices.say('Login failed', unreachable);
      await expect(signIn.password).toHaveValue(newcomer.password);
      await page.unroute(/auth\.login/);
    });
    await test.step('cannot be sent twice, and leads a person who has a carousel to the editor', async () => {
      await storeCarousel(request, aDeck());
      const held = new EventEmitter();
      const asked = once(held, 'asked');
      await page.route(/auth\.login/, (route) => held.emit('asked', route));
      await page.goto('/');
      await signIn.isShown();
      await expect(page.getByText('Entre na sua conta para continuar')).toBeVisible();
      await expect(page.getByText('Crie carrosséis profissionais com I.A')).toBeVisible();
      await signIn.logIn(newcomer.email, newcomer.password);
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeDisabled();
      const [route] = (await asked) as [Route];
      await route.continue();
      await notices.say('Login realizado com sucesso', 'Bem-vindo de volta!');
      await editor.isShown();
      await expect(page).toHaveURL('/');
    });
  });
});

test('a toast takes the place of the one before and leaves after five seconds', async ({
  page,
  signIn,
  notices,
}) => {
  await page.clock.install();
  await signIn.openRegistration();
  await signIn.registerButton.click();
  await notices.say('Missing fields', 'Please fill in all fields');
  await signIn.register({ name: 'Ana', email: 'ana@exemplo.com.br', password: '123' });
  await notices.say('Password too short', 'Password must be at least 6 characters');
  await page.clock.fastForward(5000);
  await notices.areSilent();
});
