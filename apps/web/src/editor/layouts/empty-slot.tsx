import {
  addElement,
  layoutFitOf,
  slideAtPlace,
  slotsOf,
  type ElementType,
  type MissingContent,
} from '@arrasta/domain';
import { layoutLooksOf } from '@arrasta/palettes';
import { elementAreaOf, useIsThemeLoaded } from '@arrasta/slide-renderer';
import { UnstyledButton } from '@mantine/core';
import { Plus } from 'lucide-react';
import { layoutMessages, sampleWords } from '../../messages/layouts';
import { dispatch, useEditorStore } from '../store/editor-store';
import { useCanRun } from '../store/commands';
import { useCarousel, useCurrentIndex, useCurrentSlide, useSlideCount } from '../store/selectors';
import { sampleOf } from './layout-variants';
import classes from './layouts.module.css';

interface Slot {
  readonly type: Extract<ElementType, 'image' | 'list'>;
  /** Where the slide has those of its type. */
  readonly key: 'images' | 'lists';
  readonly label: string;
  /** Of the list that fills it; absent for what the element is created with. */
  readonly content?: string;
}

const image: Slot = { type: 'image', key: 'images', label: layoutMessages.addImage };
const list: Slot = { type: 'list', key: 'lists', label: layoutMessages.addList };

/** What is missing that is brought by one element. Words, figures and quotations are typed. */
const slots: Readonly<Partial<Record<MissingContent, Slot>>> = {
  image,
  images: image,
  list,
  lists: list,
  values: { ...list, content: sampleWords.values },
};

/** What the layout of the slide on the canvas has an empty place for, and where that is. */
function useEmptySlot() {
  const carousel = useCarousel();
  const slide = useCurrentSlide();
  const index = useCurrentIndex();
  const total = useSlideCount();
  const isThemeLoaded = useIsThemeLoaded(carousel.theme);
  if (slide === undefined || !isThemeLoaded) return null;
  const { layout } = slide;
  const placed = slideAtPlace(slide, index, layoutLooksOf(carousel));
  const { missing } = layoutFitOf(placed, layout);
  const slot = missing === null ? undefined : slots[missing];
  const present = slotsOf(slide.elements);
  // Values are written in the list that is there; a second one would not be drawn as bars.
  const hasPlace = missing !== 'values' || present.lists.length === 0;
  if (slot === undefined || !hasPlace) return null;
  const sample = sampleOf(slide, { layout, missing, leftOver: null }, carousel);
  const filled = present[slot.key].length;
  const place = `sample-${String(filled)}`;
  const area = elementAreaOf({ carousel, slide: sample, index, total }, place);
  return area && { slot, area };
}

interface EmptySlotProps {
  readonly scale: number;
}

function SlotOutline({ scale }: EmptySlotProps) {
  const empty = useEmptySlot();
  const adding = addElement(empty?.slot.type ?? 'image', empty?.slot.content);
  const canAdd = useCanRun(adding);
  if (empty === null || !canAdd) return null;
  const { left, top, width, height } = empty.area;
  return (
    <div
      className={classes.slot}
      data-type={empty.slot.type}
      style={{ left: left * scale, top: top * scale, width: width * scale, height: height * scale }}
    >
      <UnstyledButton className={classes.slotButton} onClick={() => dispatch(adding)}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {empty.slot.label}
      </UnstyledButton>
    </div>
  );
}

/**
 * The place that the layout has for a picture or list, while there is none: the slide is drawn as
 * another one, so that the place lies over its words. No part of the picture that is exported.
 * While a text is typed nothing is laid out for it.
 */
export function EmptySlot({ scale }: EmptySlotProps) {
  const isTyping = useEditorStore(({ typing }) => typing !== null);
  return isTyping ? null : <SlotOutline scale={scale} />;
}
