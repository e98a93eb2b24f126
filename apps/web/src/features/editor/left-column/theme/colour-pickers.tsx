import { setAccentColor, setPrimaryColor, setSecondaryColor } from '@arrasta/domain';
import { ColourField } from '../../../../base/ui/colour-field';
import { toolWords } from '../../../../base/wording/tools';
import { dispatch, useSession } from '../../store/editor-store';
import classes from './theme.module.css';

const words = toolWords.theme;

const pickers = [
  { field: 'primaryColor', label: words.primary, command: setPrimaryColor },
  { field: 'secondaryColor', label: words.secondary, command: setSecondaryColor },
  { field: 'accentColor', label: words.accent, command: setAccentColor },
] as const;

/** The three colours of the carousel, each with a picker (carousel-editor §4). */
export function ColourPickers() {
  const carousel = useSession(({ state }) => state.deck.carousel);
  return (
    <div className={classes.pickers}>
      {pickers.map(({ field, label, command }) => (
        <ColourField
          key={field}
          label={label}
          value={carousel[field]}
          swatches={pickers.map((picker) => carousel[picker.field])}
          onChange={(colour) => dispatch(command(colour))}
        />
      ))}
    </div>
  );
}
