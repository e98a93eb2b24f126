import { setCustomColors } from '@arrasta/domain';
import { Switch } from '@mantine/core';
import { toolWords } from '../../../messages/tools';
import { dispatch, useSession } from '../../store/editor-store';
import columnClasses from '../sidebar.module.css';
import { ColourPickers } from './colour-pickers';
import { PaletteChoice } from './palette-choice';
import { StyleChoice } from './style-choice';
import classes from './theme.module.css';

/** Theme, palette and colours of one's own (docs/product/colours.md 7). */
export function ThemeFields() {
  const isCustom = useSession(({ state }) => state.deck.carousel.useCustomColors);
  return (
    <div className={columnClasses.fields}>
      <StyleChoice />
      {!isCustom && <PaletteChoice />}
      <Switch
        className={classes.custom}
        labelPosition="left"
        label={toolWords.theme.custom}
        checked={isCustom}
        onChange={({ currentTarget }) => dispatch(setCustomColors(currentTarget.checked))}
      />
      {isCustom && <ColourPickers />}
    </div>
  );
}
