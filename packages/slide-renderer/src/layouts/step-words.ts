import type { Area } from '../context';
import { wordContextOf, textsUnder, textWords, titleWords, type SlideComposition } from './draft';
import { footOfLabel, labelItem } from './step-label';
import { labelItems, labelOf, type Step } from './step-layouts';
import type { SizeRange } from './title-metrics';
import { placeWords, type VerticalAnchor } from './words';

const labelHeight = 28;
const gapUnderLabel = 12;

interface StepRanges {
  readonly title: { readonly range: SizeRange; readonly maxLines: number };
  readonly text: SizeRange;
}

/**
 * Label, title and texts in one column under an ordinal; the slide's icon beside the label.
 * @param countsSteps whether a step without a label says which of how many it is
 */
export function placeStepWords(
  draft: SlideComposition,
  step: Step,
  { slot, anchor }: { readonly slot: Area; readonly anchor: VerticalAnchor },
  ranges: StepRanges,
  countsSteps = true,
) {
  const found = labelOf(draft, step);
  const label = found?.isNote === true && !countsSteps ? null : found;
  const words = [
    { ...titleWords(draft, step.title, ranges.title), content: step.rest },
    ...textsUnder(draft, step.title).map((element) => textWords(draft, element, ranges.text)),
  ];
  if (draft.icon !== null) {
    const area = { ...slot, height: labelHeight };
    const place = { area, align: 'left', edge: 'head' } as const;
    const labels = labelItems(draft, label, place, undefined);
    const top = footOfLabel(labels) + gapUnderLabel;
    const under = { ...slot, top, height: slot.top + slot.height - top };
    return { labels, ...placeWords(words, { slot: under, anchor }, wordContextOf(draft)) };
  }
  const labelled = label === null ? words : [label.words, ...words];
  const { items, overflowing } = placeWords(labelled, { slot, anchor }, wordContextOf(draft));
  const [first, ...others] = items;
  return label && first
    ? { labels: [labelItem(label, first)], items: others, overflowing }
    : { labels: [], items, overflowing };
}
