import { Popover, UnstyledButton } from '@mantine/core';
import { useId, useState, type CSSProperties } from 'react';
import { lazyPart } from '../../loading/lazy-part';
import { controlWords } from '../../messages/controls';
import { hexOf } from './colour-text';
import classes from './controls.module.css';
import { Field } from './field';
import { keptText } from './kept-text';
import type { NamedColour } from './named-colour';
import { useTypedColour, type ColourChange } from './use-typed-colour';

const ColourChoice = lazyPart(
  async () => (await import('./colour-choice')).ColourChoice,
  <div style={{ height: 320 }} />,
);

interface ColourFieldProps extends ColourChange {
  readonly label: string;
  /** The colours of the carousel. */
  readonly own: readonly NamedColour[];
}

function SwatchButton(props: ColourFieldProps & { readonly onToggle: () => void }) {
  const { label, value, onToggle } = props;
  const swatch = value === null ? 'transparent' : `#${hexOf(value)}`;
  return (
    <Popover.Target>
      <UnstyledButton
        className={classes.swatchButton}
        aria-label={controlWords.chooseColour(label)}
        onClick={onToggle}
      >
        <span className={classes.swatch} style={{ '--swatch': swatch } as CSSProperties} />
      </UnstyledButton>
    </Popover.Target>
  );
}

/**
 * Swatch and hex of a colour, which may be seen through or not be there at all where that is said;
 * the swatch opens the carousel's colours, the palettes and a picker.
 */
export function ColourField(props: ColourFieldProps) {
  const { label, none, onChange } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { own, isInvalid, forget, input } = useTypedColour(props);
  const choose = (colour: string | null) => {
    forget();
    onChange(colour);
  };
  return (
    <Field label={label} labelId={id} error={isInvalid ? controlWords.colourInvalid : null}>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-start"
        width={248}
        offset={6}
        shadow="none"
        trapFocus
        returnFocus
        classNames={{ dropdown: `${classes.dropdown ?? ''} on-raised` }}
      >
        <div className={classes.colour} data-invalid={isInvalid || undefined}>
          <SwatchButton {...props} onToggle={() => setOpen(!open)} />
          <input
            className={classes.hex}
            aria-labelledby={id}
            aria-invalid={isInvalid}
            spellCheck={false}
            autoComplete="off"
            maxLength={40}
            placeholder={none ?? ''}
            data-mantine-stop-propagation={own !== null}
            {...input}
            {...(own === null && keptText)}
          />
        </div>
        <Popover.Dropdown aria-label={controlWords.chooseColour(label)}>
          <ColourChoice {...props} onChange={choose} />
        </Popover.Dropdown>
      </Popover>
    </Field>
  );
}
