import { cssOf, mix, themes, wholeChannels } from '@arrasta/palettes';
import { plainBackground } from '../background';
import type { DrawnBackground, SlideContext, Theme } from '../context';
import type { FontSpec } from '../fonts/font-specs';
import { PressChrome } from '../press/press-chrome';
import { pressBleedOf, pressFieldOf } from '../press/press-place';
import { PressTicker } from '../press/press-ticker';
import { isDark } from '../tones';
import { editorial } from './editorial';
import { minimal } from './minimal';

/** What of accent and of primary is in newsprint. */
const newsprint = { accent: 0.045, primary: 0.02 } as const;

/** The secondary colour a little nearer to the other two; in dark palettes itself. */
function paperOf({ palette }: SlideContext): DrawnBackground {
  const { primary, secondary, accent } = palette;
  if (isDark(palette)) return plainBackground(secondary);
  const paper = mix(mix(secondary, accent, newsprint.accent), primary, newsprint.primary);
  return plainBackground(wholeChannels(paper));
}

function pressGround(context: SlideContext, ofTone: DrawnBackground): DrawnBackground {
  const isPaper = ofTone.css === cssOf(context.palette.secondary);
  return isPaper && context.slide.tone === 'paper' ? paperOf(context) : ofTone;
}

function weightsOf({ font }: FontSpec) {
  return { title: font === 'playfair-display' ? 800 : 700, text: 400, strong: 700 };
}

/** Of figures that stand alone, by how many characters they have. */
function figureSize(characters: number): number {
  if (characters <= 2) return 250;
  return characters === 3 ? 176 : 116;
}

const centred = ['cover-type', 'cover-photo', 'cover-split', 'cover-frame', 'quote', 'cta'];

/** Masthead, rules, columns, a running headline. */
export const press: Theme = {
  ...minimal,
  facts: themes.press,
  background: paperOf,
  placement: editorial.placement,
  Decoration: PressTicker,
  isSubtitleItalic: true,
  List: editorial.List,
  list: { gap: 12, radius: 0, isTinted: true },
  boxWidth: 376,
  image: { ...minimal.image, width: 376, height: 212, radius: 0 },
  composition: {
    field: pressFieldOf,
    bleed: pressBleedOf,
    weights: weightsOf,
    ground: pressGround,
    isCentred: (_, layout) => centred.includes(layout),
    figureSize,
    headSize: 54,
    statementSize: 54,
  },
  Backdrop: () => null,
  SlideChrome: PressChrome,
};
