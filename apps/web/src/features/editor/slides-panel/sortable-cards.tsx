import { moveSlideTo, type Slide } from '@arrasta/domain';
import { Accessibility, AutoScroller, Feedback, PointerActivationConstraints } from '@dnd-kit/dom';
import { DragDropProvider, KeyboardSensor, PointerSensor, type DragEndEvent } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useReducedMotion } from '@mantine/hooks';
import { memo } from 'react';
import { slidesWords } from '../../../base/wording/slides';
import { dispatch } from '../store/editor-store';
import { announcements } from './drag-announcements';
import { SlideCard } from './slide-card';

/** Shorter movements of the mouse are clicks, in px. */
const shortestDrag = 5;
/** A finger that rests this long picks the card up; one that moves before scrolls. In ms and px. */
const fingerRest = { value: 250, tolerance: 5 };

const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) => [
      pointerType === 'touch'
        ? new PointerActivationConstraints.Delay(fingerRest)
        : new PointerActivationConstraints.Distance({ value: shortestDrag }),
    ],
    activatorElements: ({ element, handle }) => [element, handle],
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('[data-card-actions]') !== null,
  }),
  KeyboardSensor,
];

const accessibility = Accessibility.configure({
  announcements,
  screenReaderInstructions: { draggable: slidesWords.instructions },
});

function dropAt({ canceled, operation: { source } }: DragEndEvent): void {
  if (canceled || !isSortable(source)) return;
  dispatch(moveSlideTo(String(source.id), source.index));
}

/** A change of one slide draws none of the others again. */
const SortableCard = memo(function SortableCard({ slide, index }: { slide: Slide; index: number }) {
  const { ref, handleRef, isDragging } = useSortable({ id: slide.id, index });
  const sorting = { card: ref, grip: handleRef, isDragged: isDragging };
  return <SlideCard slide={slide} index={index} sorting={sorting} />;
});

/** The cards, each of which can be dragged to another place: one step of undo, at the drop. */
export function SortableCards({ slides }: { slides: readonly Slide[] }) {
  const isStill = useReducedMotion();
  const feedback = Feedback.configure({ dropAnimation: isStill ? null : { duration: 180 } });
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => [
        ...defaults.filter((one) => one !== Accessibility && one !== Feedback),
        accessibility,
        feedback,
        AutoScroller.configure({ threshold: { x: 0, y: 0.12 } }),
      ]}
      onDragEnd={dropAt}
    >
      {slides.map((slide, index) => (
        <SortableCard key={slide.id} slide={slide} index={index} />
      ))}
    </DragDropProvider>
  );
}
