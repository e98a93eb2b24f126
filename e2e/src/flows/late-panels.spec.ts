import { aDeck, ana, anElement, aSlide } from '@arrasta/testkit';
import { heldBack } from '../fixtures/held-back';
import { keptDrafts } from '../fixtures/kept-drafts';
import { expect, test } from '../fixtures/test';
import { Gallery } from '../screens/gallery';
import { isMetAfter, pressBoth } from '../screens/late-press';
import { LayoutSection } from '../screens/layout-section';
import { Overflow } from '../screens/overflow';
import { Presets } from '../screens/presets';
import { ToolColumn } from '../screens/tool-column';

// What stands beside the slide is drawn after the slide. A person may press something meanwhile.

const SENTENCE = 'Dez minutos de luz natural avisam o corpo de que o dia começou. ';

test('what is pressed right after a change of slide is not for the slide before', async ({
  page,
  editor,
  anaEdits,
}) => {
  const title = (content: string) => anElement('title', { content });
  await anaEdits(
    aDeck({
      slides: [
        aSlide({ elements: [title('Um')], tone: 'ink' }),
        aSlide({ elements: [title('Dois')] }),
      ],
    }),
  );
  const layout = new LayoutSection(page);
  await test.step('alt text', async () => {
    await editor.altText.open();
    await editor.altText.isAutomatic('Um.');
    expect(await isMetAfter(editor.next, editor.altText.edit)).toBe(false);
    await editor.altText.edit.click();
    await editor.altText.isOwn('Dois.');
    await editor.previous.click();
    await editor.altText.isAutomatic('Um.');
  });
  await test.step('background', async () => {
    await editor.background.open();
    expect(await isMetAfter(editor.next, editor.background.address)).toBe(false);
    await editor.background.step(editor.background.opacity, 1);
    await expect(editor.background.opacity).toHaveAttribute('aria-valuenow', '25');
    await editor.previous.click();
    await expect(editor.background.opacity).toHaveAttribute('aria-valuenow', '20');
  });
  await test.step('the tone that the slide before has', async () => {
    await layout.opener.click();
    await expect(layout.bar).toContainText('Tinta');
    await pressBoth(editor.next, layout.tone('Tinta'));
    await editor.canvas.showsSlide(2, 2);
    await expect(layout.bar).toContainText('Tinta');
  });
  await test.step('the way back', async () => {
    await pressBoth(editor.previous, editor.next);
    await editor.canvas.showsSlide(2, 2);
  });
});

test('a second press before what was found is drawn anew does nothing', async ({
  page,
  editor,
  anaEdits,
}) => {
  const elements = [
    anElement('title', { content: 'Comece pela luz' }),
    ...Array.from({ length: 3 }, () => anElement('text', { content: SENTENCE.repeat(4).trim() })),
  ];
  await anaEdits(aDeck({ slides: [aSlide({ elements })] }));
  const overflow = new Overflow(page);
  await overflow.openWaysOut();
  await pressBoth(overflow.split, overflow.split);
  await editor.canvas.showsSlide(1, 2);
  await expect(editor.slides.cards).toHaveCount(2);
  await editor.undo.click();
  await expect(editor.undo).toBeDisabled();
});

test('a layout asked for by key before the rules are here is not for the slide gone to meanwhile', async ({
  page,
  editor,
  anaEdits,
}) => {
  const late = await heldBack(page, /assets\/layout-variants-.*\.js/);
  const listed = () => aSlide({ elements: [anElement('title'), anElement('list')] });
  await anaEdits(aDeck({ slides: [listed(), listed()] }));
  await page.keyboard.press('v');
  await editor.next.click();
  await editor.canvas.showsSlide(2, 2);
  await page.keyboard.press('v');
  late.letGo();
  await expect(editor.undo).toBeEnabled();
  await editor.undo.click();
  await expect(editor.undo).toBeDisabled();
});

test('no letter of the search is lost while the covers are drawn', async ({ page, signedInAs }) => {
  await signedInAs(ana);
  const gallery = new Gallery(page);
  await gallery.open();
  // As keys do: each letter comes after those that the field has.
  await gallery.search.evaluate((field: HTMLInputElement) => {
    for (const letter of 'receita') {
      field.setRangeText(letter, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await expect(gallery.search).toHaveValue('receita');
  await expect(page).toHaveURL(/q=receita/);
  await expect(gallery.card('Receita da casa')).toBeVisible();
  await page.goto('/modelos?q=glossario');
  await expect(gallery.search).toHaveValue('glossario');
});

test('a double click removes one preset', async ({ page, anaEdits, notices }) => {
  await anaEdits();
  await new ToolColumn(page).open('Presets');
  const presets = new Presets(page);
  for (const name of ['Clientes', 'Café']) {
    await presets.save(name);
    await expect(presets.entry(name)).toBeVisible();
  }
  const removals: string[] = [];
  page.on('request', (request) => {
    // Calls of one moment travel in one request.
    removals.push(...(request.url().match(/presets\.delete/g) ?? []));
  });
  await page.getByRole('button', { name: /^Remover.*Clientes/ }).dblclick();
  await notices.say('Preset removido', 'O preset foi removido com sucesso.');
  await expect(presets.entry('Clientes')).toBeHidden();
  await expect(presets.entry('Café')).toBeVisible();
  expect(removals).toHaveLength(1);
});

test('a logout takes the drafts along also where the device cannot say what it keeps', async ({
  page,
  editor,
  signIn,
  signedInAs,
}) => {
  await signedInAs(ana);
  await editor.open();
  await editor.rename('De mais ninguém');
  await editor.keepsDraft();
  await page.evaluate(() => {
    IDBObjectStore.prototype.getAll = () => {
      throw new Error('The disk does not answer');
    };
  });
  await editor.logOut();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await signIn.isShown();
  expect(await keptDrafts(page)).toEqual([]);
});
