import { parseColour, setAccentColor, setPrimaryColor, setSecondaryColor } from '@arrasta/domain';
import { ColourField } from '../../../ui/controls/colour-field';
import { toolWords } from '../../../messages/tools';
import { dispatch } from '../../store/editor-store';
import { useOwnColours } from '../../store/own-colours';
import { useCarousel } from '../../store/selectors';
import classes from './theme.module.css';

const words = toolWords.theme;

const pickers = [
  { field: 'primaryColor', label: words.primary, command: setPrimaryColor },
  { field: 'secondaryColor', label: words.secondary, command: setSecondaryColor },
  { field: 'accentColor', label: words.accent, command: setAccentColor },
] as const;

/** The three colours of the carousel, each with a picker (docs/product/colours.md 7). */
export function ColourPickers() {
  const carousel = useCarousel();
  const own = useOwnColours();
  return (
    <div className={classes.pickers}>
      {pickers.map(({ field, label, command }) => (
        <ColourField
          key={field}
          label={label}
          value={parseColour(carousel[field])}
          own={own}
          onChange={(colour) => colour !== null && dispatch(command(colour))}
        />
      ))}
    </div>
  );
}
