import { setElementStyle, type StylePatch } from '@arrasta/domain';
import { SegmentedField } from '../../ui/controls/field';
import { SelectField } from '../../ui/controls/select-field';
import { dispatch } from '../store/editor-store';
import type { FieldProps } from './field-props';
import { chosenOption } from './chosen-option';
import { styleChoices, type ChoiceName } from './style-choices';

/** A style field that is chosen from a few values, as its entry in the table says. */
export function ChoiceField({ name, element, drawn }: FieldProps & { name: ChoiceName }) {
  const choice = styleChoices[name];
  const chosen = chosenOption(choice, element.style, drawn);
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
