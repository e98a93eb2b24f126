import type { Element } from '@arrasta/domain';
import { slideWidth, type Area } from '../context';
import { withCardIcons, type CardIcons } from '../layouts/card-icons';
import { composeCardsWith } from '../layouts/card-layouts';
import { composeColumns } from '../layouts/column-layouts';
import type { Composition, ListRow } from '../layouts/composition';
import {
  measureFor,
  textsUnder,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { listOf } from '../layouts/list-parts';
import { composeCollageStatement } from './collage-covers';
import {
  gaps,
  ownTexts,
  paperBehind,
  placeSlippedHead,
  withoutHead,
  withSpace,
  type SlippedHead,
} from './collage-heads';
import { composeCollageChecklist } from './collage-lists';
import { tapeItem } from './papers';
import { paperColumn } from './slipped-words';

const maxCards: ByFormat<number> = { usual: 8, '1:1': 4 };

/** What papers turned beside one another keep from the head and the foot of their field, in px. */
const turnSpacing = 5;

function fieldUnder({ rest, isEmpty }: SlippedHead): Area {
  const gap = isEmpty ? turnSpacing : gaps.cards + turnSpacing;
  return {
    ...rest,
    left: rest.left + 3,
    width: rest.width - 6,
    top: rest.top + gap,
    height: rest.height - gap,
  };
}

/** Tape over the heads of slips. */
function tapedRow(draft: SlideComposition, listRow: ListRow, index: number): ListRow {
  const { area } = listRow;
  const [background, ...others] = listRow.under;
  if (background === undefined) return listRow;
  const isLeft = index % 2 === 0;
  const x = area.left + area.width * (area.width > slideWidth / 2 ? 0.84 : isLeft ? 0.34 : 0.66);
  const isOnColor = index % 4 === 1;
  const tape = tapeItem(draft.scene, { x, y: area.top }, isLeft ? -5 : 4, isOnColor);
  return { ...listRow, under: [background, tape, ...others] };
}

/** Taped slips; more of them than there is room for are a list. */
function composeTapedCards(
  draft: SlideComposition,
  isTight: boolean,
  cardIcons: CardIcons,
): Composition {
  const list = listOf(draft);
  if (list === null) return composeCollageStatement(draft);
  if (list.items.length > measureFor(draft, maxCards)) return composeCollageChecklist(draft);
  const head = placeSlippedHead(draft, ownTexts(draft), isTight);
  const cards = composeCardsWith(withoutHead(draft, fieldUnder(head)), cardIcons);
  const taped = cards.items.map((item) =>
    item.kind === 'list'
      ? { ...item, rows: item.rows.map((one, index) => tapedRow(draft, one, index)) }
      : item,
  );
  return {
    items: [...paperBehind(draft, head), ...head.items, ...taped],
    overflowing: [...head.overflowing, ...cards.overflowing],
    column: paperColumn(draft),
  };
}

/** The same with an icon on each slip, where there are as many. */
export const composeCollageCards: Compose = withSpace((draft, isTight) =>
  withCardIcons((one, cardIcons) => composeTapedCards(one, isTight, cardIcons))(draft),
);

/** The texts that are compared, where no two lists are. */
function comparedTexts({ slots }: SlideComposition): readonly Element[] {
  return slots.lists.length > 1 ? [] : slots.texts.slice(0, 2);
}

/** The subtitles that stand before what is compared. */
function headingsOf({ scene, slots }: SlideComposition, texts: readonly Element[]): Element[] {
  const compared = texts.length > 0 ? texts : slots.lists.slice(0, 2);
  return compared.flatMap((element) => {
    const before = scene.elements[scene.elements.indexOf(element) - 1];
    return before?.type === 'subtitle' ? [before] : [];
  });
}

/** Two slips beside one another; what has no two sides is a list. */
export const composeCollageColumns: Compose = withSpace((draft, isTight) => {
  const { lists, texts } = draft.slots;
  if (lists.length < 2 && texts.length < 2) return composeCollageChecklist(draft);
  const compared = comparedTexts(draft);
  const used = [...compared, ...headingsOf(draft, compared)];
  const isFree = (element: Element | null) => element !== null && !used.includes(element);
  const slots = {
    ...draft.slots,
    kicker: isFree(draft.slots.kicker) ? draft.slots.kicker : null,
    subtitle: isFree(draft.slots.subtitle) ? draft.slots.subtitle : null,
    texts: texts.filter(isFree),
  };
  const own = { ...draft, slots };
  const head = placeSlippedHead(own, textsUnder(own, slots.title), isTight);
  const under = withoutHead(draft, fieldUnder(head));
  const sides = composeColumns({ ...under, slots: { ...under.slots, texts: compared } });
  return {
    items: [...paperBehind(draft, head), ...head.items, ...sides.items],
    overflowing: [...head.overflowing, ...sides.overflowing],
    column: paperColumn(draft),
  };
});
