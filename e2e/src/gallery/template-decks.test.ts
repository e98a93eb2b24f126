import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { choosableIcons } from '@arrasta/slide-renderer';
import { templates } from '@arrasta/templates';
import { expect, test } from 'vitest';

const publicFolder = join(import.meta.dirname, '../../../apps/web/public');

function contentsOf(type: string): string[] {
  const elements = templates.flatMap(({ slides }) => slides.flatMap((slide) => slide.elements));
  return elements.filter((element) => element.type === type).map(({ content }) => content);
}

test('the app serves every picture of the templates', () => {
  const missing = contentsOf('image').filter((url) => !existsSync(join(publicFolder, url)));
  expect(missing).toEqual([]);
});

test('every icon of the templates can be drawn', () => {
  const names: readonly string[] = choosableIcons.map(({ name }) => name);
  expect(contentsOf('icon').filter((name) => !names.includes(name))).toEqual([]);
});
