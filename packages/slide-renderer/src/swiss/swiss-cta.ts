import { mostReadableColor } from '@arrasta/palettes';
import type { Composition } from '../layouts/composition';
import { callOf, pillHeights, placeCallPill, placeCallWords } from '../layouts/cta-layouts';
import {
  measureFor,
  settingOf,
  textsUnder,
  textWords,
  titleOf,
  type Compose,
} from '../layouts/draft';
import { placeWords } from '../layouts/words';

/** Texts beside nothing are no wider, in px. */
const textWidth = 290;
const gapOverPill = 16;
const gapUnderTitle = 16;
/** Of the field's height, what texts have at most. */
const partOfTexts = 0.4;

/** Title at the head, texts and a square block with the call at the foot, the air between. */
export const composeSwissCta: Compose = (draft): Composition => {
  const { slots, field, colors, scene } = draft;
  const title = titleOf(draft);
  const texts = textsUnder(draft, title).filter((element) => element !== slots.subtitle);
  const height = measureFor(draft, pillHeights);
  const pillTop = field.top + field.height - height;
  const most = field.height * partOfTexts;
  const slot = { ...field, width: textWidth, top: pillTop - gapOverPill - most, height: most };
  const words = texts.map((element) => textWords(draft, element, [15, 18]));
  const under = placeWords(words, { slot, anchor: 'foot' }, settingOf(draft));
  const foot = texts.length === 0 ? pillTop : under.area.top;
  const over = { ...field, height: foot - gapUnderTitle - field.top };
  const placed = placeCallWords(draft, { title, texts: [], range: [26, 96] }, over);
  const block = { fill: colors.text, words: mostReadableColor(scene.palette, [colors.text]) };
  return {
    items: [
      ...placed.items,
      ...under.items,
      ...placeCallPill(draft, callOf(draft, texts), pillTop, block),
    ],
    overflowing: [...placed.overflowing, ...under.overflowing],
  };
};
