import type { Element } from '@arrasta/domain';
import { slideWidth } from '../context';
import type { Composition } from '../layouts/composition';
import {
  allWords,
  measureFor,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { listHeight, placeList } from '../layouts/panel-layouts';
import {
  composeCollageCover,
  composeCollageStatement,
  composeOnHeadPaper,
  headPaperItems,
  placeUnderPrint,
} from './collage-covers';
import { isAtRight } from './collage-place';
import { insideSheet } from './collage-sheets';
import { instantPrint, sheetItems } from './papers';
import { cornerSketch } from './pencil';
import { paperColumn, paperTitleRange, withTaggedIcon } from './slipped-words';

const ranges = {
  strips: { range: [24, 52], maxLines: 3, keptForRag: 0.85 },
} as const;

/** A large print under strips. Measures in px. */
const print = { width: 328, part: 312 / 328, overlap: 16, turn: 1.8, min: 150 } as const;
const minPrints: ByFormat<readonly [number, ...number[]]> = {
  usual: [296, 250, 210, 176, 140, 100],
  '1:1': [196, 164, 134, 96],
  '9:16': [390, 330, 270, 220],
};
const maxPrint: ByFormat<number> = { usual: 312, '1:1': 230, '9:16': 430 };

interface PrintShape {
  /** Of the widest print. */
  readonly width: number;
  /** Height to width at most. */
  readonly ratio: number;
}

const shapes = {
  'cover-photo': { width: 328, ratio: 0.96 },
  'cover-split': { width: 356, ratio: 0.8 },
  'photo-full': { width: 328, ratio: 0.96 },
} as const satisfies Readonly<Record<string, PrintShape>>;

function shapeOf({ layout, scene }: SlideComposition): PrintShape {
  const shape = layout in shapes ? shapes[layout as keyof typeof shapes] : shapes['cover-photo'];
  return scene.carousel.format === '9:16' ? { ...shape, ratio: shape.ratio * 1.3 } : shape;
}

const gapOverList = 12;

/** A sheet with the rows of a list under the words; none where there is no list. */
function listSheet(
  draft: SlideComposition,
  list: Element | undefined,
  height: number,
  top: number,
) {
  if (list === undefined) return { items: [], overflowing: [] };
  const area = { ...draft.field, top, height };
  const pad = 10;
  const inner = { ...insideSheet(draft, area), top: top + pad, height: height - 2 * pad };
  const { item, overflows } = placeList(draft, list, inner);
  return {
    items: [...sheetItems(draft.scene, area), item],
    overflowing: overflows ? [list.id] : [],
  };
}

/** A large print on coloured paper, strips over its foot. */
export const composeCollagePhoto: Compose = (draft): Composition => {
  const { field, scene, slots } = draft;
  const [element] = slots.images;
  if (element === undefined) {
    return draft.layout === 'photo-full'
      ? composeCollageStatement(draft)
      : composeCollageCover(draft);
  }
  const [list] = draft.layout === 'photo-full' ? slots.lists : [];
  const listed = list === undefined ? 0 : listHeight(draft, list) + 20;
  const taken = listed === 0 ? 0 : listed + gapOverList;
  const range = paperTitleRange(draft, ranges.strips.range);
  const words = allWords(draft, {
    title: { ...ranges.strips, range },
    text: [15, 18],
  }).map((one) => withTaggedIcon(draft, one));
  const minHeights = measureFor<readonly [number, ...number[]]>(draft, minPrints);
  const { min, placed } = placeUnderPrint(draft, words, {
    minHeights,
    overlap: print.overlap,
    taken,
  });
  const { width, ratio } = shapeOf(draft);
  const hasKicker = slots.kicker !== null;
  const free = placed.area.top + (hasKicker ? 0 : print.overlap) - field.top;
  const height = Math.max(min, Math.min(free, width * ratio, measureFor(draft, maxPrint)));
  const isRight = isAtRight(scene);
  const narrow = Math.min(width, Math.max(height * 1.05, width * 0.86));
  const left = Math.round((slideWidth - narrow) / 2 + (isRight ? 6 : -6));
  const down = Math.max(0, free - height) * 0.5;
  const area = { left, top: Math.round(field.top + 2 + down), width: narrow, height };
  const turn = isRight ? print.turn : -print.turn;
  const seam = Math.min(area.top + height - 24, area.top + height * 0.74);
  const under = listSheet(draft, list, listed, field.top + field.height - listed);
  return {
    items: [
      cornerSketch(scene, {
        left: isRight ? 34 : slideWidth - 106,
        top: Math.max(16, area.top + 16),
      }),
      ...headPaperItems(scene, seam, isRight),
      ...instantPrint(draft, element, { area, turn }),
      ...placed.items,
      ...under.items,
    ],
    overflowing: [...placed.overflowing, ...under.overflowing],
    column: paperColumn(draft),
  };
};

/** A cover with a print at one side over the strips. */
export const composeCollageFrame: Compose = (draft) => {
  if (draft.slots.images.length === 0) return composeCollageCover(draft);
  const range = paperTitleRange(draft, [24, 66]);
  const words = allWords(draft, { title: { range, keptForRag: 0.85 }, text: [15, 19] });
  const tagged = words.map((one) => withTaggedIcon(draft, one));
  return composeOnHeadPaper(draft, tagged);
};
