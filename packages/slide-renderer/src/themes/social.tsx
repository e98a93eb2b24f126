import { composite, themes, wholeChannels, withAlpha } from '@arrasta/palettes';
import type { Scene, SlideContext, Theme } from '../context';
import { Figures } from '../decoration/figures';
import { wordColorsOn } from '../tones';
import { cardItems, placeOnCard } from '../social/post-card';
import { PostChrome } from '../social/post-chrome';
import { cardColor, postMat, washPart } from '../social/post-colors';
import { PostDecoration } from '../social/post-decoration';
import { postFieldOf, stackCard } from '../social/post-place';
import { ownTitleSizes } from '../text/text-style';
import { minimal } from './minimal';
import type { LayoutComposers } from '../layouts/draft';
import {
  composePostCards,
  composePostColumns,
  composePoll,
  composePostTimeline,
} from '../social/post-lists';
import { composePollBars } from '../social/poll-bars';
import { composePostGallery, composePostWithImage } from '../social/post-images';
import { composePostQuote, composePostStep } from '../social/post-layouts';
import {
  composePostCta,
  composePostNumber,
  composePostStatement,
  composePostWords,
} from '../social/post-words';
import type { ThemeDrawing } from '../theme-drawing';

/** Slides that are not composed have a card as high as it may be. */
function StackCard({ scene }: { readonly scene: Scene }) {
  return scene.tone === null ? <Figures items={cardItems(scene, stackCard(scene))} /> : null;
}

/** A card in the post, or a side of a comparison: primary at 10 %. */
function washedBlock(context: SlideContext) {
  const { palette } = context;
  const wash = withAlpha(palette.primary, washPart);
  const fill = wholeChannels(composite(wash, cardColor(context)));
  return { fill, words: wordColorsOn(palette, fill).text, radius: 18 };
}

/** A post on coloured card, and a thread that leads from post to post. */
const social: Theme = {
  ...minimal,
  facts: themes.social,
  background: postMat,
  underStack: (context) => [cardColor(context)],
  placement: () => 'centre',
  titleSize: ownTitleSizes({ 'text-5xl': { size: 40, line: 44 } }),
  textWidth: 336,
  boxWidth: 352,
  list: { ...minimal.list, radius: 14 },
  image: { ...minimal.image, width: 336, height: 189, radius: 18 },
  Decoration: PostDecoration,
  composition: {
    field: postFieldOf,
    bleed: (context) => ({ ...postFieldOf(context), radius: 18 }),
    weights: () => ({ title: 700, text: 400, strong: 600, quote: 600 }),
    tone: ({ layout, tone }) => {
      if (layout === 'statement') return 'ink';
      return tone === 'primary' ? 'paper' : tone;
    },
    textStrength: 0.8,
    background: postMat,
    underWords: (context) => [cardColor(context)],
    listTitleSize: 34,
    figureSize: (characters) => (characters > 4 ? 104 : 152),
    blocks: { areBleeding: false, card: washedBlock, side: washedBlock },
  },
  Backdrop: StackCard,
  SlideChrome: PostChrome,
};

/** Layouts that the theme composes in its own way. Source: docs/product/themes.md 5. */
const socialComposers: LayoutComposers = {
  'cover-type': composePostWords,
  'cover-photo': composePostWithImage,
  'cover-split': composePostWithImage,
  'cover-frame': composePostWithImage,
  'photo-top': composePostWithImage,
  'photo-side': composePostWithImage,
  'photo-full': composePostWithImage,
  gallery: composePostGallery,
  statement: composePostStatement,
  quote: composePostQuote,
  'big-number': composePostNumber,
  step: composePostStep,
  checklist: composePoll,
  timeline: composePostTimeline,
  cards: composePostCards,
  columns: composePostColumns,
  bars: composePollBars,
  cta: composePostCta,
};

export const socialDrawing: ThemeDrawing = {
  theme: social,
  composers: socialComposers,
  finish: placeOnCard,
};
