import {
  applyPalette,
  chooseTheme,
  drawOtherDecoration,
  parseColor,
  placeInDeck,
  setAccentColor,
  setCarouselField,
  setCustomColors,
  setPrimaryColor,
  setSecondaryColor,
  withThemeAlignment,
} from '@arrasta/domain';
import {
  gradientPalettes,
  matchingPalette,
  type Palette,
  solidPalettes,
  type ThemeKey,
  themeKeys,
  themeOf,
  themes,
} from '@arrasta/palettes';
import { Button, SegmentedControl, Switch } from '@mantine/core';
import { ChevronRight, Dices } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { templatesEntryMessages } from '../../messages/entries';
import { toolMessages } from '../../messages/tools';
import { dispatch, useSession } from '../store/editor-store';
import { useCarousel, useDebouncedSlides, useOwnColors } from '../store/selectors';
import columnClasses from './sidebar.module.css';
import { PanoramaFieldset } from './panorama-fields';
import { RovingRadios } from '../../ui/controls/roving-radios';
import classes from './theme.module.css';
import { slideWidth } from '@arrasta/slide-renderer';
import { ColorField } from '../../ui/controls/color-field';
import { ScaledSlide } from '../../ui/scaled-slide';

const messages = toolMessages.theme;
/** Source: docs/product/colours.md 2. */
const gridColumns = 6;

const grids = { solid: solidPalettes, gradient: gradientPalettes } as const;
type Kind = keyof typeof grids;

/** Primary or gradient over background and text. */
function Swatch({ primary, secondary, accent, gradient }: Palette) {
  return (
    <span className={classes.swatch}>
      <span className={classes.emphasis} style={{ background: gradient ?? primary }} />
      <span style={{ background: secondary }} />
      <span style={{ background: accent }} />
    </span>
  );
}

function pick(name: string): void {
  const palette = [...solidPalettes, ...gradientPalettes].find((one) => one.name === name);
  if (palette !== undefined) dispatch(applyPalette(palette));
}

/** The palettes in six columns, the one in use marked (docs/product/colours.md 7). */
function PaletteChoice() {
  const currentPalette = matchingPalette(useCarousel());
  const [kind, setKind] = useState<Kind>(
    currentPalette?.isGradient === true ? 'gradient' : 'solid',
  );
  return (
    <div>
      <div className={classes.head}>
        <span className={columnClasses.fieldLabel}>{messages.palette}</span>
        <span className={classes.current}>{currentPalette?.name ?? messages.noPalette}</span>
      </div>
      <SegmentedControl
        fullWidth
        aria-label={messages.palette}
        className={classes.kinds}
        data={[
          { value: 'solid', label: messages.solid },
          { value: 'gradient', label: messages.gradient },
        ]}
        value={kind}
        onChange={setKind}
      />
      <RovingRadios
        key={kind}
        label={messages[kind]}
        columns={gridColumns}
        className={classes.palettes}
        choices={grids[kind].map((palette) => ({
          key: palette.name,
          label: palette.name,
          content: <Swatch {...palette} />,
        }))}
        chosen={currentPalette?.name ?? null}
        onChoose={pick}
      />
    </div>
  );
}

const pickers = [
  { field: 'primaryColor', label: messages.primary, command: setPrimaryColor },
  { field: 'secondaryColor', label: messages.secondary, command: setSecondaryColor },
  { field: 'accentColor', label: messages.accent, command: setAccentColor },
] as const;

/** The three colours of the carousel, each with a picker (docs/product/colours.md 7). */
function ColorPickers() {
  const carousel = useCarousel();
  const own = useOwnColors();
  return (
    <div className={classes.pickers}>
      {pickers.map(({ field, label, command }) => (
        <ColorField
          key={field}
          label={label}
          value={parseColor(carousel[field])}
          own={own}
          onChange={(color) => color !== null && dispatch(command(color))}
        />
      ))}
    </div>
  );
}

/** Themes beside one another. */
const themeColumns = 5;
/** Width of a sample, in px. */
const sampleWidth = 40;

function useFirstSlide() {
  const slides = useDebouncedSlides();
  const carousel = useCarousel();
  // A drawing of the slide in each theme may follow what is typed with a little delay.
  return useDeferredValue({ slides, carousel });
}

function Sample({ theme }: { theme: ThemeKey }) {
  const { slides, carousel } = useFirstSlide();
  const [slide] = slides;
  if (slide === undefined) return null;
  const { alignment } = themeOf(carousel.theme);
  const isCurrent = themeOf(carousel.theme).key === theme;
  const { brandPosition = carousel.brandPosition } = isCurrent ? carousel : themes[theme];
  return (
    <span className={classes.sample} aria-hidden inert>
      <ScaledSlide
        carousel={{ ...carousel, theme, brandPosition }}
        slide={isCurrent ? slide : withThemeAlignment(slide, alignment)}
        {...placeInDeck(slides, 0)}
        scale={sampleWidth / slideWidth}
      />
    </span>
  );
}

/** The themes, each as the first slide would look in it. */
function StyleChoice() {
  const current = themeOf(useSession(({ state }) => state.deck.carousel.theme));
  return (
    <div>
      <div className={classes.head}>
        <span className={columnClasses.fieldLabel}>{messages.style}</span>
        <span className={classes.current}>{current.name}</span>
      </div>
      <RovingRadios
        label={messages.style}
        columns={themeColumns}
        className={classes.styles}
        choices={themeKeys.map((key) => ({
          key,
          label: themes[key].name,
          content: <Sample theme={key} />,
        }))}
        chosen={current.key}
        onChoose={(key) => dispatch(chooseTheme(key, current.alignment, themes[key].brandPosition))}
      />
      <Link to={`/modelos?q=${encodeURIComponent(current.name)}`} className={classes.templates}>
        {templatesEntryMessages.ofTheme}
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
      </Link>
    </div>
  );
}

/** The settings of a theme's decoration (docs/product/themes.md 2). */
function DecorationFields() {
  const { theme, panorama } = useCarousel();
  if (themeOf(theme).isDecorated !== true) return null;
  return (
    <div className={classes.decoration}>
      <Switch
        labelPosition="left"
        label={messages.panorama}
        description={messages.panoramaHint}
        checked={panorama === 'theme'}
        onChange={({ currentTarget }) =>
          dispatch(setCarouselField('panorama', currentTarget.checked ? 'theme' : 'off'))
        }
      />
      <Button
        variant="default"
        fullWidth
        leftSection={<Dices size={16} aria-hidden />}
        onClick={() => dispatch(drawOtherDecoration())}
      >
        {messages.otherDrawing}
      </Button>
    </div>
  );
}

/** Theme, palette and colours of one's own (docs/product/colours.md 7). */
export function ThemeFields() {
  const isCustom = useSession(({ state }) => state.deck.carousel.useCustomColors);
  return (
    <div className={columnClasses.fields}>
      <StyleChoice />
      <DecorationFields />
      <PanoramaFieldset />
      {!isCustom && <PaletteChoice />}
      <Switch
        className={classes.custom}
        labelPosition="left"
        label={toolMessages.theme.custom}
        checked={isCustom}
        onChange={({ currentTarget }) => dispatch(setCustomColors(currentTarget.checked))}
      />
      {isCustom && <ColorPickers />}
    </div>
  );
}
