import { resolveTitleFont } from '@arrasta/domain';
import { cssOf, parseColor, themeOf } from '@arrasta/palettes';
import { fontSample } from '@arrasta/slide-renderer';
import { trpc } from '../../api/trpc';
import { editorMessages } from '../../messages/editor';
import { toolMessages } from '../../messages/tools';
import { useSession } from '../store/editor-store';
import classes from './sidebar.module.css';

/** The person's presets, newest first. */
export function usePresets() {
  return trpc.presets.list.useQuery();
}

/** How many presets there are. */
export function PresetsValue() {
  const { data } = usePresets();
  return data === undefined ? null : data.length;
}

/** Whose brand the deck carries. */
export function BrandValue() {
  const name = useSession(({ state }) => state.deck.carousel.brandName);
  return name === null || name === '' ? editorMessages.brand.undefined : name;
}

/** The font of the titles. */
export function FontsValue() {
  const titleFont = useSession(({ state }) => state.deck.carousel.titleFont);
  return fontSample(resolveTitleFont(titleFont)).name;
}

/** The theme, with the colour of emphasis. */
export function ThemeValue() {
  const theme = useSession(({ state }) => state.deck.carousel.theme);
  const primary = useSession(({ state }) => state.deck.carousel.primaryColor);
  const color = parseColor(primary);
  return (
    <>
      <span
        className={classes.valueSwatch}
        style={{ background: color === null ? primary : cssOf(color) }}
      />
      {themeOf(theme).name}
    </>
  );
}

/** What the slides are laid out in. */
export function FormatValue() {
  return useSession(({ state }) => state.deck.carousel.format);
}

/** Which page indicator the slides carry. */
export function OptionsValue() {
  const indicator = useSession(({ state }) => state.deck.carousel.pageIndicator);
  return toolMessages.options[indicator];
}
