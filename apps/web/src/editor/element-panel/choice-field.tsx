import { type ElementStyle, setElementStyle, type StylePatch } from '@arrasta/domain';
import type { DrawnStyle } from '@arrasta/slide-renderer';
import { elementStyleMessages } from '../../messages/element-style';
import type { ChoiceOption } from './choice-options';
import { type StyleChoice, styleChoices, type ChoiceName } from './style-choices';
import { SegmentedField } from '../../ui/controls/field';
import { SelectField } from '../../ui/controls/select-field';
import { dispatch } from '../store/editor-store';
import type { FieldProps } from './kind-fields';

/** The option an element has of a choice; a stored value that is none of them stands for itself. */
export function findChosenOption(
  choice: StyleChoice,
  style: ElementStyle,
  drawn: DrawnStyle,
): ChoiceOption {
  const stored = style[choice.field];
  const value =
    stored === undefined
      ? choice.untouched(drawn)
      : (choice.spelled?.(String(stored), drawn) ?? String(stored));
  const options = choice.options(drawn);
  const found = options.find((option) => option.value === value);
  if (found !== undefined) return found;
  const step = /^[ph]-(\d+)$/.exec(value)?.[1];
  return { value, label: step === undefined ? value : elementStyleMessages.px(Number(step) * 4) };
}

/** A style field that is chosen from a few values, as its entry in the table says. */
export function ChoiceField({ name, element, drawn }: FieldProps & { name: ChoiceName }) {
  const choice = styleChoices[name];
  const chosen = findChosenOption(choice, element.style, drawn);
  const { label, control } = choice;
  const choose = (value: string) => {
    // The command checks the value against the model; nothing else gets into a style.
    const patch = { [choice.field]: value === '' ? null : value } as StylePatch;
    dispatch(setElementStyle(element.id, patch));
  };
  const options = choice.options(drawn);
  if (control === 'select') {
    return (
      <SelectField
        label={label}
        value={chosen.value}
        otherwise={chosen}
        options={options}
        onChange={choose}
      />
    );
  }
  return (
    <SegmentedField
      label={label}
      value={chosen.value}
      segments={options.map((option) => ({ ...option, isIconOnly: control === 'icons' }))}
      onChange={choose}
    />
  );
}
