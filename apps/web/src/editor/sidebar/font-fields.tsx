import {
  contentFonts,
  resolveContentFont,
  resolveTitleFont,
  setCarouselField,
  setFonts,
  titleFonts,
  type Font,
} from '@arrasta/domain';
import { themeOf, type FontPair } from '@arrasta/palettes';
import { fontSample, registerFonts } from '@arrasta/slide-renderer';
import { Select, UnstyledButton } from '@mantine/core';
import { useEffect } from 'react';
import { toolMessages } from '../../messages/tools';
import { dispatch } from '../store/editor-store';
import { useCarousel } from '../store/selectors';
import columnClasses from './sidebar.module.css';
import classes from './fonts.module.css';

const messages = toolMessages.fonts;

interface FontSelectProps {
  readonly label: string;
  readonly fonts: readonly Font[];
  readonly value: Font;
  readonly onChoose: (font: Font) => void;
}

function optionsOf(fonts: readonly Font[], value: Font) {
  // A font of an older deck that is no longer offered is shown while it is the one in use.
  const offered = fonts.includes(value) ? fonts : [value, ...fonts];
  return offered.map((font) => ({ value: font, label: fontSample(font).name }));
}

function FontSelect({ label, fonts, value, onChoose }: FontSelectProps) {
  const { name: _, ...face } = fontSample(value);
  return (
    <Select
      label={label}
      data={optionsOf(fonts, value)}
      value={value}
      allowDeselect={false}
      // Keys move through the options; a scroller of its own would be a stop without a use.
      withScrollArea={false}
      onChange={(font) => {
        if (font !== null) onChoose(font);
      }}
      renderOption={({ option }) => (
        <span className={classes.option} style={faceOf(option.value)}>
          {option.label}
        </span>
      )}
      styles={{ input: face, dropdown: { maxHeight: 320, overflowY: 'auto' } }}
    />
  );
}

function faceOf(font: Font) {
  const { name: _, ...face } = fontSample(font);
  return face;
}

function isInUse({ title, content }: FontPair, titleFont: Font, contentFont: Font): boolean {
  return title === titleFont && content === contentFont;
}

function Pair({ pair, inUse }: { pair: FontPair; inUse: boolean }) {
  const title = fontSample(pair.title);
  const content = fontSample(pair.content);
  return (
    <UnstyledButton
      className={classes.pair}
      aria-pressed={inUse}
      aria-label={`${messages.usePair}: ${title.name} e ${content.name}`}
      onClick={() => dispatch(setFonts(pair.title, pair.content))}
    >
      <span style={faceOf(pair.title)}>{title.name}</span>
      <span className={classes.partner} style={{ fontFamily: content.fontFamily }}>
        {content.name}
      </span>
    </UnstyledButton>
  );
}

/** Title and content font, each shown in itself, and the pairs the theme offers (docs/product/drawing.md 10, 11). */
export function FontFields() {
  const carousel = useCarousel();
  const titleFont = resolveTitleFont(carousel.titleFont);
  const contentFont = resolveContentFont(carousel.contentFont);
  useEffect(() => {
    void registerFonts(titleFonts);
  }, []);
  return (
    <div className={columnClasses.fields}>
      <FontSelect
        label={messages.title}
        fonts={titleFonts}
        value={titleFont}
        onChoose={(font) => dispatch(setCarouselField('titleFont', font))}
      />
      <FontSelect
        label={messages.content}
        fonts={contentFonts}
        value={contentFont}
        onChoose={(font) => dispatch(setCarouselField('contentFont', font))}
      />
      <div role="group" aria-label={messages.pairs}>
        <span className={columnClasses.fieldLabel}>{messages.pairs}</span>
        <div className={classes.pairs}>
          {themeOf(carousel.theme).fonts.map((pair) => (
            <Pair
              key={`${pair.title} ${pair.content}`}
              pair={pair}
              inUse={isInUse(pair, titleFont, contentFont)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
