import { parseColour, type Colour } from '@arrasta/domain';
import { solidPalettes } from '@arrasta/palettes';
import { ColorPicker, UnstyledButton } from '@mantine/core';
import { Ban } from 'lucide-react';
import { controlMessages } from '../../messages/controls';
import classes from './colour-choice.module.css';
import { hexOf, storedColour, type NamedColour } from './colour-text';

/** Every second palette: three rows that walk once around the hues. */
const fromPalettes: readonly NamedColour[] = solidPalettes
  .filter((_, index) => index % 2 === 0)
  .slice(0, 24)
  .map(({ name, primary }) => ({ name, colour: primary }));

interface SwatchesProps {
  readonly heading: string;
  readonly colours: readonly NamedColour[];
  readonly value: Colour | null;
  readonly onChoose: (colour: string) => void;
}

function Swatches({ heading, colours, value, onChoose }: SwatchesProps) {
  const chosen = value === null ? null : hexOf(value);
  return (
    <div role="group" aria-label={heading}>
      <p className={classes.heading}>{heading}</p>
      <div className={classes.swatches}>
        {colours.map(({ name, colour }) => {
          const parsed = parseColour(colour);
          return (
            <UnstyledButton
              key={name}
              className={classes.swatch}
              style={{ '--swatch': parsed === null ? 'none' : `#${hexOf(parsed)}` }}
              title={name}
              aria-label={name}
              aria-pressed={parsed !== null && hexOf(parsed) === chosen}
              onClick={() => onChoose(colour)}
            />
          );
        })}
      </div>
    </div>
  );
}

interface ColourChoiceProps {
  readonly value: Colour | null;
  readonly own: readonly NamedColour[];
  readonly none?: string;
  readonly withAlpha?: boolean;
  readonly onChange: (colour: string | null) => void;
}

/** The carousel's colours, the palettes', a picker, and nothing at all. */
export function ColourChoice(props: ColourChoiceProps) {
  const { value, own, none, withAlpha = false, onChange } = props;
  return (
    <div className={classes.choice}>
      <Swatches
        heading={controlMessages.ownColours}
        colours={own}
        value={value}
        onChoose={onChange}
      />
      <Swatches
        heading={controlMessages.palettes}
        colours={fromPalettes}
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
        onChange={(colour) => onChange(storedColour(colour))}
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
