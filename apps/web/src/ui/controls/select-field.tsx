import { Combobox, UnstyledButton, useCombobox } from '@mantine/core';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import classes from './controls.module.css';
import { Field } from './field';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Fainter words after the label, such as a measure. */
  readonly detail?: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is shown of the value where none of the options has it. */
  readonly otherwise: Omit<SelectOption, 'value'>;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** One of many choices, in a list that opens. */
export function SelectField({ label, value, otherwise, options, onChange }: SelectFieldProps) {
  const id = useId();
  const list = useCombobox({
    onDropdownClose: () => list.resetSelectedOption(),
    onDropdownOpen: () => list.selectActiveOption(),
  });
  const current = options.find((option) => option.value === value) ?? otherwise;
  const choose = (next: string) => {
    list.closeDropdown();
    onChange(next);
  };
  return (
    <Field label={label} labelId={id}>
      <Combobox
        store={list}
        onOptionSubmit={choose}
        position="bottom-start"
        width="target"
        offset={4}
        classNames={{ dropdown: `${classes.dropdown ?? ''} on-raised`, option: classes.option }}
      >
        <Combobox.Target targetType="button" withExpandedAttribute>
          <UnstyledButton
            className={classes.select}
            aria-labelledby={`${id} ${id}-value`}
            onClick={() => list.toggleDropdown()}
            onKeyDown={(event) => {
              // The list is what Escape closes, and nothing around it.
              if (event.key === 'Escape' && list.dropdownOpened) event.stopPropagation();
            }}
          >
            <span id={`${id}-value`} className={classes.chosen}>
              {current.label}
              {current.detail !== undefined && (
                <span className={classes.detail}>{current.detail}</span>
              )}
            </span>
            <ChevronsUpDown size={14} strokeWidth={1.75} className={classes.chevron} aria-hidden />
          </UnstyledButton>
        </Combobox.Target>
        <Combobox.Dropdown miw={168}>
          <Combobox.Options className={classes.options} aria-labelledby={id}>
            {options.map((option) => (
              <Combobox.Option key={option.value} value={option.value} active={option === current}>
                <span>{option.label}</span>
                {option.detail !== undefined && (
                  <span className={classes.detail}>{option.detail}</span>
                )}
                {option === current && <Check size={14} strokeWidth={2.25} aria-hidden />}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </Field>
  );
}
