import { ana } from '@arrasta/testkit';
import { storedTitles } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';
import { Editor } from '../screens/editor';

test('what another open tab has in hand is not offered before that tab is closed', async ({
  page,
  context,
  editor,
  anaEdits,
}) => {
  await anaEdits();
  await editor.rename('Da primeira aba');
  await editor.keepsDraft();
  const second = await context.newPage();
  await new Editor(second).open();
  await expect(new Editor(second).title).toHaveText('Novo Carrossel');
  await expect(new DraftOffer(second).dialog).toBeHidden();
  await page.close();
  await second.reload();
  await new DraftOffer(second).accept();
  await expect(new Editor(second).title).toHaveText('Da primeira aba');
});

test('where tabs cannot know of one another each saves a carousel of its own', async ({
  context,
  page,
  editor,
  signedInAs,
}) => {
  await context.addInitScript(() => {
    // As on a page that is served without TLS.
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await signedInAs(ana);
  await editor.open();
  await editor.rename('Da primeira aba');
  await editor.keepsDraft();
  const second = await context.newPage();
  const other = new Editor(second);
  await other.open();
  await new DraftOffer(second).accept();
  await other.rename('Da segunda aba');
  await other.saveAll();
  await page.bringToFront();
  await editor.saveAll();
  expect((await storedTitles(context.request)).sort()).toEqual([
    'Da primeira aba',
    'Da segunda aba',
  ]);
});
