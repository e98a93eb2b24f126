import type { Color } from '@arrasta/palettes';
import type { Area } from '../context';
import { sideTitles } from './column-layouts';
import type { Side } from './column-look';
import type { CompositionItem, TextRun } from './composition';
import type { SlideComposition } from './draft';
import { headingRange, itemText, listSetting } from './list-parts';
import { titleRange } from './title-metrics';
import { placeRows } from './rows';

/** A side of a comparison that stands on the slide's ground, under rules. */
export interface OpenSide {
  readonly side: Side;
  readonly area: Area;
  /** Of the side that has more of them. */
  readonly lineCount: number;
  /** What a heading has at least, in px: where sides stand beside one another, as much as the other. */
  readonly leastHeading: number;
}

/** The heading over such a side, in the title face. */
export function placeOpenHeading(
  draft: SlideComposition,
  { element, isSecond, heading }: Side,
  area: Area,
  color: (size: number) => Color,
): TextRun | null {
  const titles = sideTitles[element.type === 'text' ? 'text' : 'list'];
  const words = itemText(heading ?? element, heading?.content ?? titles[isSecond ? 1 : 0], {
    role: 'label',
    range: titleRange(headingRange(draft, [16, 22]), draft.scene.titleFont),
    color,
    isInTitleFont: true,
    maxLines: 2,
  });
  return placeRows([[words]], [area], listSetting(draft)).runs[0]?.[0] ?? null;
}

/** It is an element where the slide has one for it. */
export function openHeadingItem({ heading }: Side, run: TextRun): CompositionItem {
  if (heading === null) return { kind: 'note', runs: [run] };
  return { kind: 'text', element: heading, runs: [run] };
}
