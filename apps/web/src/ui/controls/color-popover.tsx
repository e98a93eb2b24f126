import type { ComponentProps } from 'react';
import { parseColor, type Color } from '@arrasta/domain';
import { solidPalettes } from '@arrasta/palettes';
import { ColorPicker, UnstyledButton } from '@mantine/core';
import { Ban } from 'lucide-react';
import { controlMessages } from '../../messages/controls';
import { AnchoredPopover } from './anchored-popover';
import classes from './controls.module.css';
import type { PopupPlace } from './popup-button';
import choiceClasses from './color-choice.module.css';
import { hexOf, storedColor, type NamedColor } from './color-text';

/** Every second palette: three rows that walk once around the hues. */
const fromPalettes: readonly NamedColor[] = solidPalettes
  .filter((_, index) => index % 2 === 0)
  .slice(0, 24)
  .map(({ name, primary }) => ({ name, color: primary }));

interface SwatchesProps {
  readonly heading: string;
  readonly colors: readonly NamedColor[];
  readonly value: Color | null;
  readonly onChoose: (color: string) => void;
}

function Swatches({ heading, colors, value, onChoose }: SwatchesProps) {
  const chosen = value === null ? null : hexOf(value);
  return (
    <div role="group" aria-label={heading}>
      <p className={choiceClasses.heading}>{heading}</p>
      <div className={choiceClasses.swatches}>
        {colors.map(({ name, color }) => {
          const parsed = parseColor(color);
          return (
            <UnstyledButton
              key={name}
              className={choiceClasses.swatch}
              style={{ '--swatch': parsed === null ? 'none' : `#${hexOf(parsed)}` }}
              title={name}
              aria-label={name}
              aria-pressed={parsed !== null && hexOf(parsed) === chosen}
              onClick={() => onChoose(color)}
            />
          );
        })}
      </div>
    </div>
  );
}

interface ColorChoiceProps {
  readonly value: Color | null;
  readonly own: readonly NamedColor[];
  readonly none?: string;
  readonly withAlpha?: boolean;
  readonly onChange: (color: string | null) => void;
}

/** The carousel's colours, the palettes', a picker, and nothing at all. */
function ColorChoice(props: ColorChoiceProps) {
  const { value, own, none, withAlpha = false, onChange } = props;
  return (
    <div className={choiceClasses.choice}>
      <Swatches
        heading={controlMessages.ownColors}
        colors={own}
        value={value}
        onChoose={onChange}
      />
      <Swatches
        heading={controlMessages.palettes}
        colors={fromPalettes}
        value={value}
        onChoose={onChange}
      />
      <ColorPicker
        fullWidth
        size="sm"
        format={withAlpha ? 'hexa' : 'hex'}
        saturationLabel={controlMessages.saturation}
        hueLabel={controlMessages.hue}
        alphaLabel={controlMessages.alpha}
        value={value === null ? '#FFFFFF' : `#${hexOf(value)}`}
        onChange={(color) => onChange(storedColor(color))}
      />
      {none !== undefined && (
        <UnstyledButton className={choiceClasses.none} onClick={() => onChange(null)}>
          <Ban size={15} strokeWidth={1.75} aria-hidden />
          {none}
        </UnstyledButton>
      )}
    </div>
  );
}

interface ColorPopoverProps extends PopupPlace, ComponentProps<typeof ColorChoice> {
  /** Of the field. */
  readonly label: string;
}

/** The colours to choose from, beside the swatch of a field. */
export function ColorPopover(props: ColorPopoverProps) {
  const { anchor, id, isOpen, onOpenChange, label, ...choice } = props;
  return (
    <AnchoredPopover
      {...{ anchor, id, isOpen, onOpenChange }}
      position="bottom-start"
      width={248}
      offset={6}
      label={controlMessages.chooseColor(label)}
      className={classes.dropdown}
    >
      <ColorChoice {...choice} />
    </AnchoredPopover>
  );
}
