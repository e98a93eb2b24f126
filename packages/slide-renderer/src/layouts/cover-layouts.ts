import { slideHeights } from '@arrasta/domain';
import { composite, cssOf, mostReadableColor, withAlpha } from '@arrasta/palettes';
import { insetsOf } from '../format';
import { slideWidth, type Area } from '../context';
import type { Composition, PathItem } from './composition';
import {
  allWords,
  isCentred,
  wordContextOf,
  themeKeyOf,
  type Compose,
  type SlideComposition,
  type WordColors,
} from './draft';
import { bleedOf } from './field';
import { slipItems, slipRule } from './paper';
import { imageItems } from './image-items';
import { placeRuled } from './placing';
import { footScrim, headColors, headScrim, paperChrome, scrimOf } from './scrims';
import { wordColorsOn } from '../tones';
import { turnText } from './turned';
import { composeCoverType } from './type-layouts';
import { type WordsToPlace } from './word-style';
import { wordsOn } from './word-emphasis';
import { placeWords } from './words';

/** Of the field's height, what words on a picture have at most. */
const partOfField = { plain: 0.58, slip: 0.56 } as const;
const insetOfFrame = 16;

/** A hairline around all of a magazine's cover. */
function hairlineFrame({ scene }: SlideComposition, color: string): PathItem {
  const width = slideWidth - 2 * insetOfFrame;
  const height = slideHeights[scene.carousel.format] - 2 * insetOfFrame;
  const [right, bottom] = [String(width - 0.5), String(height - 0.5)];
  return {
    kind: 'path',
    area: { left: insetOfFrame, top: insetOfFrame, width, height },
    field: [width, height],
    path: `M0.5 0.5H${right}V${bottom}H0.5Z`,
    fill: null,
    stroke: { color, width: 1 },
  };
}

export function coverWords(draft: SlideComposition, colors: WordColors): WordsToPlace[] {
  const key = themeKeyOf(draft);
  const max = isCentred(draft) || key === 'bold' ? 58 : 72;
  const ranges = { title: { range: [32, max], maxLines: 4 }, text: [16, 18] } as const;
  const words = allWords(draft, ranges, colors);
  if (key !== 'bold') return words;
  const { palette } = draft.scene;
  const { primary } = palette;
  const on = mostReadableColor(palette, [primary]);
  return words.map((one) =>
    one.role === 'title' ? { ...wordsOn(one, primary, on), lineBox: primary } : one,
  );
}

/** Boxes are so much wider than their words, at either end. In px. */
export const insetOfBoxes = 9;

function slotAtFoot({ field }: SlideComposition, part: number): Area {
  const height = field.height * part;
  return { ...field, top: field.top + field.height - height, height };
}

/** A slip of ruled paper that lies askew on the picture. Measures in px. */
const slip = { left: 20, width: 392, turn: -1.6, padding: 24, foot: 84 } as const;

function composeSlip(draft: SlideComposition): Composition {
  const { scene, field } = draft;
  const { palette, carousel } = scene;
  const rule = composite(withAlpha(palette.accent, slipRule), palette.secondary);
  const colors = wordColorsOn(palette, palette.secondary, rule);
  const foot = slideHeights[carousel.format] - slip.foot - insetsOf(carousel.format).foot;
  const height = field.height * partOfField.slip - 2 * slip.padding;
  const slot = { ...field, top: foot - slip.padding - height, height };
  const words = coverWords(draft, colors);
  const placed = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  const top = placed.area.top - slip.padding;
  const area = { left: slip.left, width: slip.width, top, height: foot - top };
  return {
    items: [
      ...imageItems(draft, bleedOf(scene)),
      ...slipItems(draft, area, slip.turn),
      ...placed.items.map((item) => turnText(item, area, slip.turn)),
    ],
    overflowing: placed.overflowing,
    chrome: paperChrome(draft),
  };
}

export const composeCoverPhoto: Compose = (draft): Composition => {
  if (draft.slots.images.length === 0) return composeCoverType(draft);
  const key = themeKeyOf(draft);
  if (key === 'notebook') return composeSlip(draft);
  const scrim = scrimOf(draft);
  const bleed = bleedOf(draft.scene);
  const whole = slotAtFoot(draft, partOfField.plain);
  const isBoxed = key === 'bold';
  const inset = isBoxed ? insetOfBoxes : 0;
  const slot = { ...whole, width: whole.width - 2 * inset };
  const words = coverWords(draft, scrim.words);
  const fill = cssOf(scrim.words.text);
  const placed = placeRuled(draft, words, { slot, anchor: 'foot' }, fill);
  const frame =
    key === 'editorial' ? [hairlineFrame(draft, cssOf(withAlpha(scrim.words.text, 0.5)))] : [];
  return {
    items: [
      ...imageItems(draft, bleed, bleed.radius),
      footScrim(draft, scrim, placed.area, draft.slots.kicker !== null),
      ...headScrim(draft, scrim),
      ...frame,
      ...placed.items,
    ],
    overflowing: placed.overflowing,
    ...headColors(draft, scrim),
    ...(!isBoxed && { chrome: scrim.chrome }),
  };
};
