import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Administration } from '../screens/administration';
import { SettingsScreen } from '../screens/settings';

const elements = Array.from({ length: 60 }, () =>
  anElement('text', { content: 'palavra '.repeat(2400) }),
);

test('what an account keeps is shown to its owner and to the Admin', async ({
  page,
  context,
  newcomer,
  expectAccessible,
}) => {
  const register = await context.request.post('/api/register', { data: newcomer });
  expect(register.status()).toBe(201);
  await storeCarousel(context.request, aDeck({ slides: [aSlide({ elements })] }));
  await new SettingsScreen(page).open();
  const card = page.getByRole('region', { name: 'Espaço' });
  const ofBytes = card.getByRole('meter', { name: 'Slides e imagens' });
  await expect(ofBytes).toHaveAttribute('aria-valuetext', /^1,2\sMB de 2\sGB$/);
  await expect(card.getByText('1 de 5.000')).toBeVisible();
  await expectAccessible('main');

  const admin = new Administration(page);
  await admin.signIn();
  await admin.open();
  const row = await admin.find(newcomer.email);
  await expect(row.getByText(/^1,2\sMB de 2\sGB$/)).toBeVisible();
  await expectAccessible('main');
});
