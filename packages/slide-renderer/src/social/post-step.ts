import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { Composition, CompositionItem, TextRun } from '../layouts/composition';
import { placePillWords } from '../layouts/cta-layouts';
import {
  kickerWords,
  settingOf,
  slideIcon,
  textsUnder,
  textWords,
  titleOf,
  titleWords,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { withFigure } from '../layouts/figures';
import { deviceIconScale, iconItems } from '../layouts/icons';
import { labelOf, stepOf, type Step } from '../layouts/step-layouts';
import type { StepLabel } from '../layouts/step-label';
import { placeWords } from '../layouts/words';
import { composePostStatement, pillBox, placeFrom, postRanges } from './post-words';

/** The pill that says which step it is. Measures in px. */
const label = { height: 34, across: 16, gap: 16, size: 15, beside: 8, wrapped: 8 } as const;

interface PlacedOrdinal {
  readonly items: readonly CompositionItem[];
  /** The number on its disc, which is a part of the title. */
  readonly run: TextRun | null;
  readonly width: number;
}

const noOrdinal: PlacedOrdinal = { items: [], run: null, width: 0 };

/** The ordinal of a step on a disc, where its label does not say it. */
function placeOrdinal(draft: SlideComposition, { title, number }: Step): PlacedOrdinal {
  const { colors, field } = draft;
  const disc = { left: field.left, top: field.top, width: label.height, height: label.height };
  const words = {
    ...kickerWords(draft, { ...title, style: {} }),
    content: String(number),
    color: () => colors.onBlock,
  };
  const setting = { ...settingOf(draft), align: 'center' as const };
  const [placed] = placeWords([words], { slot: disc, anchor: 'centre' }, setting).items;
  return {
    items: [pillBox(disc, cssOf(colors.block))],
    run: placed?.runs[0] ?? null,
    width: label.height + label.beside,
  };
}

/** What a step is called on a pill in primary; null where that is too long for one line of it. */
function placeLabelPill(
  draft: SlideComposition,
  { words, isNote }: StepLabel,
  free: Pick<Area, 'left' | 'width'>,
): CompositionItem[] | null {
  const { colors, field } = draft;
  const slot = {
    left: free.left + label.across,
    top: field.top,
    width: free.width - 2 * label.across,
    height: label.height,
  };
  const call = { content: words.content, element: isNote ? null : words.element };
  const placed = placePillWords(draft, call, { slot, size: label.size, color: colors.onBlock });
  if (placed === null || placed.width >= slot.width) return null;
  const area = { ...slot, left: free.left, width: placed.width + 2 * label.across };
  return [pillBox(area, cssOf(colors.block)), placed.itemAt(slot.left)];
}

/** What stands over the words of a step, and what of its label is one of them. */
interface StepRow {
  readonly items: readonly CompositionItem[];
  /** The number, which is a part of the title. */
  readonly ordinal: TextRun | null;
  /** A label that is too long for the row. */
  readonly under: StepLabel | null;
  readonly height: number;
}

/** Number, label and icon in one row. */
function placeRow(draft: SlideComposition, step: Step): StepRow {
  const { field } = draft;
  const found = labelOf(draft, step);
  const ordinal = found?.isNote === true ? noOrdinal : placeOrdinal(draft, step);
  const icon = slideIcon(draft, { scale: deviceIconScale });
  const right = field.left + field.width;
  const left = field.left + ordinal.width;
  const width = right - left - (icon === null ? 0 : icon.size + label.beside);
  const pill = found && placeLabelPill(draft, found, { left, width });
  const under = pill === null ? found : null;
  const icons = icon ? iconItems(icon, { left: right - icon.size, top: field.top }) : [];
  const items = [...ordinal.items, ...(pill ?? []), ...icons];
  const height = Math.max(label.height, icon?.size ?? 0);
  const gap = under === null ? label.gap : label.wrapped;
  return { items, ordinal: ordinal.run, under, height: items.length === 0 ? 0 : height + gap };
}

/** A row that says which step it is; a longer label is the first of the words under it. */
export const composePostStep: Compose = (draft): Composition => {
  const title = titleOf(draft);
  if (title === null) return composePostStatement(draft);
  const step = stepOf(draft, title);
  const { items, ordinal, under, height } = placeRow(draft, step);
  const words = [
    ...(under === null ? [] : [under.words]),
    { ...titleWords(draft, title, postRanges.step), content: step.rest },
    ...textsUnder(draft, title).map((element) => textWords(draft, element, postRanges.text)),
  ];
  const placed = placeFrom(draft, words, draft.field.top + height);
  const [first, ...others] = placed.items;
  const isNote = under?.isNote === true && first !== undefined;
  return {
    items: [
      ...items,
      ...(isNote ? [{ kind: 'note', runs: first.runs } as const] : []),
      ...withFigure(title, ordinal, isNote ? others : placed.items),
    ],
    overflowing: placed.overflowing,
  };
};
