import { ana } from '@arrasta/testkit';
import { EngineEditor } from '../engines/engine-editor';
import { expect, test } from '../engines/test';
import { unregistered } from '../fixtures/register';
import { readLines } from '../screens/text-lines';

/** What is typed, and taken away again letter by letter. */
const typed = [
  { kind: 'title', text: 'Pare de perder tempo com reuniões que ninguém pediu', taken: 7 },
  {
    kind: 'text',
    text: 'Teste duas capas por semana e compare o alcance, o tempo de leitura e os salvamentos.',
    taken: 4,
  },
] as const;

test('lines stay where they are while a text is typed', async ({ engine, server }, info) => {
  const page = await engine.openSite(server.url);
  const editor = new EngineEditor(page);
  await page.setViewport({ width: 1440, height: 1360 });
  await editor.register(unregistered(ana, info.testId));
  for (const { kind, text, taken } of typed) {
    const { css } = editor.element(kind);
    const field = `${css} [contenteditable]`;
    await editor.startTyping(kind);
    await page.press('Control+a');
    await page.type(text);
    for (let letter = 0; letter < taken; letter += 1) await page.press('Backspace');
    await editor.hasDrawn(text.slice(0, -taken));
    const inField = await page.evaluate(readLines, field);
    expect(inField.join(' ')).toBe(text.slice(0, -taken).trimEnd());
    expect(inField.length).toBeGreaterThan(1);
    await page.clickInside({ css: '[role="group"][aria-label^="Slide "]' }, 4, 4);
    await page.waitFor((selector) => document.querySelector(selector) === null, field);
    expect(await page.evaluate(readLines, css), kind).toEqual(inField);
  }
});

test('a word that is longer than a line takes up no more while it is typed', async ({
  engine,
  server,
}, info) => {
  const page = await engine.openSite(server.url);
  const editor = new EngineEditor(page);
  await page.setViewport({ width: 1440, height: 1360 });
  await editor.register(unregistered(ana, info.testId));
  const { css } = editor.element('title');
  const field = { css: `${css} [contenteditable]` };
  await editor.startTyping('title');
  await page.press('Control+a');
  const text = 'Pare de perder tempo com reuniões anticonstitucionalissimamente longas';
  await page.type(text);
  await editor.hasDrawn(text);
  const { height } = await page.find(field);
  await page.clickInside({ css: '[role="group"][aria-label^="Slide "]' }, 4, 4);
  await page.waitFor((selector) => document.querySelector(selector) === null, field.css);
  expect((await page.find({ css })).height).toBeCloseTo(height, 0);
});
