import { ana } from '@arrasta/testkit';
import { EngineEditor } from '../engines/engine-editor';
import type { EnginePage } from '../engines/engine-page';
import { expect, test } from '../engines/test';
import { unregistered } from '../fixtures/register';
import { readLines } from '../screens/text-lines';

interface TypedText {
  readonly kind: 'title' | 'text';
  readonly text: string;
  /** How many letters are taken away again, one by one. */
  readonly taken: number;
}

const typed: readonly TypedText[] = [
  { kind: 'title', text: 'Pare de perder tempo com reuniões que ninguém pediu', taken: 7 },
  {
    kind: 'text',
    text: 'Teste duas capas por semana e compare o alcance, o tempo de leitura e os salvamentos.',
    taken: 4,
  },
];
const longWord = 'Pare de perder tempo com reuniões anticonstitucionalissimamente longas';

/** Writes a text over another one, and takes letters away again; how it stood in its field. */
async function typeOver(page: EnginePage, { kind, text, taken }: TypedText) {
  const editor = new EngineEditor(page);
  const { css } = editor.element(kind);
  const field = `${css} [contenteditable]`;
  await editor.startTyping(kind);
  await page.press('Control+a');
  await page.type(text);
  for (let letter = 0; letter < taken; letter += 1) await page.press('Backspace');
  const kept = text.slice(0, text.length - taken);
  await editor.hasDrawn(kept);
  const lines = await page.evaluate(readLines, field);
  const { height } = await page.find({ css: field });
  await page.clickInside({ css: '[role="group"][aria-label^="Slide "]' }, 4, 4);
  await page.waitFor((selector) => document.querySelector(selector) === null, field);
  return { css, kept, lines, height };
}

test('lines stay where they are while a text is typed, those of a word longer than one too', async ({
  engine,
  server,
}, info) => {
  const page = await engine.openSite(server.url);
  await page.setViewport({ width: 1440, height: 1360 });
  await new EngineEditor(page).register(unregistered(ana, info.testId));
  for (const turn of typed) {
    const { css, kept, lines } = await typeOver(page, turn);
    expect(lines.join(' ')).toBe(kept.trimEnd());
    expect(lines.length).toBeGreaterThan(1);
    expect(await page.evaluate(readLines, css), turn.kind).toEqual(lines);
  }
  const { css, height } = await typeOver(page, { kind: 'title', text: longWord, taken: 0 });
  expect((await page.find({ css })).height).toBeCloseTo(height, 0);
});
