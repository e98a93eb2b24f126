import { aDeck } from '@arrasta/testkit';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { tabTo } from '../screens/keyboard';

test('signing in, a title, an element and saving need no mouse', async ({
  page,
  signIn,
  editor,
  notices,
  newcomer,
  request,
}) => {
  const { keyboard } = page;
  await request.post('/api/register', { data: newcomer });
  await storeCarousel(request, aDeck());
  await signIn.open();
  await tabTo(page, signIn.email);
  await keyboard.type(newcomer.email);
  await tabTo(page, signIn.password);
  await keyboard.type(newcomer.password);
  await keyboard.press('Enter');
  await editor.isShown();

  await tabTo(page, page.getByRole('button', { name: 'Editar título' }));
  await keyboard.press('Enter');
  await expect(editor.titleField).toBeFocused();
  await keyboard.type('Sem mouse');
  await keyboard.press('Enter');
  await expect(editor.title).toHaveText('Sem mouse');

  await tabTo(page, page.getByRole('button', { name: 'Elemento', exact: true }));
  await keyboard.press('Enter');
  await expect(editor.library.dialog).toBeVisible();
  await tabTo(page, editor.library.dialog.getByRole('tab', { name: 'Texto' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await tabTo(page, editor.library.dialog.getByRole('button', { name: 'Divisor' }));
  await keyboard.press('Enter');
  await editor.panel.isAbout('Divisor');
  await expect(editor.library.dialog).toBeHidden();

  await keyboard.press('ArrowUp');
  await editor.panel.isAbout('Texto');
  await keyboard.press('ArrowUp');
  await editor.panel.isAbout('Título');
  await keyboard.press('Escape');
  await expect(editor.panel.panel).toBeHidden();

  await tabTo(page, editor.save);
  await keyboard.press('Enter');
  await notices.say('Salvo', 'Carrossel salvo com sucesso');
  await editor.carouselId();
});

test('the text of an element is typed with the keyboard alone; Ctrl+A selects the text of a field, and nothing of the interface outside one', async ({
  page,
  editor,
  signedInAs,
  newcomer,
}) => {
  await signedInAs(newcomer);
  await editor.open();
  await page.keyboard.press('ControlOrMeta+A');
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.keyboard.press('ArrowDown');
  await editor.panel.isAbout('Subtítulo');
  await page.keyboard.press('Enter');
  await expect(editor.canvas.field).toBeFocused();
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(editor.canvas.element('subtitle')).toHaveText('Bem-vindo!');
  await page.keyboard.press('Delete');
  expect(await editor.canvas.kinds()).toEqual(['title', 'text']);

  await page.getByRole('button', { name: 'Editar título' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Outro');
  await expect(editor.titleField).toHaveValue('Outro');
});
