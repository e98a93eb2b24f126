import { elementTypes, type ElementType } from '@arrasta/domain';
import { expect, test } from 'vitest';
import { kindFields, sectionRows, type FieldName } from './kind-fields';

function offered(type: ElementType): ReadonlySet<FieldName> {
  const { rows, sections } = kindFields[type];
  return new Set([...rows, ...sections.flatMap((name) => sectionRows[name])].flat());
}

test.each<[ElementType, readonly FieldName[]]>([
  ['title', ['content', 'fontSize', 'alignment', 'fontWeight', 'color', 'backgroundColor']],
  ['text', ['textShadow', 'borderRadius', 'borderWidth', 'borderColor', 'padding']],
  ['list', ['content', 'listType', 'listIcon', 'listSpacing', 'color', 'backgroundColor']],
  [
    'image',
    ['picture', 'imageCrop', 'imageObjectFit', 'imageOpacity', 'imageHeight', 'borderRadius'],
  ],
  ['icon', ['iconSize', 'color', 'iconName']],
  ['shape', ['shapeWidth', 'shapeHeight', 'color', 'borderRadius', 'opacity', 'borderWidth']],
  ['divider', ['dividerWidth', 'dividerHeight', 'color', 'borderRadius', 'borderColor']],
])('the panel of a %s has %j', (type, fields) => {
  expect([...offered(type)]).toEqual(expect.arrayContaining([...fields]));
});

test.each(elementTypes)('no field of a %s stands twice', (type) => {
  const { rows, sections } = kindFields[type];
  const all = [...rows, ...sections.flatMap((name) => sectionRows[name])].flat();
  expect(all).toHaveLength(offered(type).size);
});
