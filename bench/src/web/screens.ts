import { ana } from '@arrasta/testkit';
import type { Screen } from './first-load';

/** The screens with an aim. Source: docs/product/speed.md 3. */
export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    path: '/auth',
    aim: 150_000,
    signIn: () => Promise.resolve(),
    isShown: (page) => page.getByRole('tab', { name: 'Entrar' }).waitFor(),
  },
  {
    name: 'editor',
    path: '/novo',
    aim: 310_000,
    signIn: async (context, url) => {
      const answer = await context.request.post(`${url}/api/register`, { data: ana });
      if (answer.status() !== 201) throw new Error(`Registration failed: ${await answer.text()}`);
    },
    isShown: (page) => page.getByText('Seu primeiro carrossel começa aqui').first().waitFor(),
  },
];
