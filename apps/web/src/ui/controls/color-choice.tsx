import { parseColor, type Color } from '@arrasta/domain';
import { solidPalettes } from '@arrasta/palettes';
import { ColorPicker, UnstyledButton } from '@mantine/core';
import { Ban } from 'lucide-react';
import { controlMessages } from '../../messages/controls';
import classes from './color-choice.module.css';
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
      <p className={classes.heading}>{heading}</p>
      <div className={classes.swatches}>
        {colors.map(({ name, color }) => {
          const parsed = parseColor(color);
          return (
            <UnstyledButton
              key={name}
              className={classes.swatch}
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
export function ColorChoice(props: ColorChoiceProps) {
  const { value, own, none, withAlpha = false, onChange } = props;
  return (
    <div className={classes.choice}>
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
        <UnstyledButton className={classes.none} onClick={() => onChange(null)}>
          <Ban size={15} strokeWidth={1.75} aria-hidden />
          {none}
        </UnstyledButton>
      )}
    </div>
  );
}
