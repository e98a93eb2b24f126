import {
  addElement,
  layoutFitOf,
  type ElementType,
  type MissingContent,
  type Slide,
} from '@arrasta/domain';
import { elementAreaOf } from '@arrasta/slide-renderer';
import { UnstyledButton } from '@mantine/core';
import { Plus } from 'lucide-react';
import { layoutMessages, sampleWords } from '../../messages/layouts';
import { useCanRun } from '../store/commands';
import { dispatch, useEditorStore } from '../store/editor-store';
import { useCarousel, useCurrentIndex, useCurrentSlide, useSlideCount } from '../store/selectors';
import { sampleOf } from './layout-variants';
import classes from './layouts.module.css';

interface Slot {
  readonly type: Extract<ElementType, 'image' | 'list'>;
  readonly label: string;
  /** Of the list that fills it; absent for what the element is created with. */
  readonly content?: string;
}

const image: Slot = { type: 'image', label: layoutMessages.addImage };
const list: Slot = { type: 'list', label: layoutMessages.addList };

/** What is missing that is brought by one element. Words, figures and quotations are typed. */
const slots: Readonly<Partial<Record<MissingContent, Slot>>> = {
  image,
  images: image,
  list,
  lists: list,
  values: { ...list, content: sampleWords.values },
};

function countFilled(slide: Slide, type: ElementType): number {
  return slide.elements.filter((one) => one.type === type && one.content.trim() !== '').length;
}

/** What the layout of the slide on the canvas has an empty place for, and where that is. */
function useEmptySlot() {
  const carousel = useCarousel();
  const slide = useCurrentSlide();
  const index = useCurrentIndex();
  const total = useSlideCount();
  if (slide === undefined) return null;
  const { layout } = slide;
  const { missing } = layoutFitOf(slide, layout);
  const slot = missing === null ? undefined : slots[missing];
  if (slot === undefined) return null;
  const sample = sampleOf(slide, { layout, missing, leftOver: null }, carousel);
  const place = `sample-${String(missing === 'values' ? 0 : countFilled(slide, slot.type))}`;
  const area = elementAreaOf({ carousel, slide: sample, index, total }, place);
  return area && { slot, area };
}

/**
 * The place that the layout has for a picture or list, while there is none: the slide is drawn as
 * another one, so that the place lies over its words. No part of the picture that is exported.
 */
export function EmptySlot({ scale }: { readonly scale: number }) {
  const empty = useEmptySlot();
  const isTyping = useEditorStore(({ typing }) => typing !== null);
  const adding = addElement(empty?.slot.type ?? 'image', empty?.slot.content);
  const hasRoom = useCanRun(adding);
  if (empty === null || isTyping || !hasRoom) return null;
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
