import { elementStyleWords as words } from '../../messages/element-style';
import type { FieldProps } from './field-props';
import type { SectionName } from './kind-fields';
import { chosenOption } from './chosen-option';
import { styleChoices, type ChoiceName } from './style-choices';

function wordsOf(name: ChoiceName, { element, drawn }: FieldProps): string {
  const { label, detail, value } = chosenOption(styleChoices[name], element.style, drawn);
  return value === '' && detail !== undefined ? detail : label;
}

function edgesOf(field: FieldProps): string {
  const corners = wordsOf('borderRadius', field);
  const hasBorder = (field.element.style.borderWidth ?? 'border-0') !== 'border-0';
  if (!hasBorder) return corners;
  return `${corners}, ${words.borderWidth.toLowerCase()} ${wordsOf('borderWidth', field)}`;
}

/** What a closed section holds, in words. */
export function sectionValue(name: SectionName, field: FieldProps): string {
  if (name === 'edges') return edgesOf(field);
  return wordsOf(name, field);
}
