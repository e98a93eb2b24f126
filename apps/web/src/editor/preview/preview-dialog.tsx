import { placeInDeck, type Deck, type Carousel } from '@arrasta/domain';
import { slideWidth } from '@arrasta/slide-renderer';
import { UnstyledButton, Modal } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { ChevronLeft, ChevronRight, Bookmark, Heart, MessageCircle, Send } from 'lucide-react';
import {
  useEffect,
  useRef,
  type PointerEvent,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
  type UIEvent,
} from 'react';
import { previewMessages } from '../../messages/slides';
import { ScaledSlide, slideRatio } from '../../ui/scaled-slide';
import classes from './preview-dialog.module.css';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { useSession } from '../store/editor-store';
import { useCurrentIndex } from '../store/selectors';

/** How far a picture is dragged to turn to the next, as a share of its width. */
const turningDrag = 0.2;

/**
 * Swiping a strip of pictures with the mouse; a finger scrolls by itself.
 * @param step is called with how many pictures to advance, 0 where the drag was too short
 */
function useMouseSwipe(step: (by: number) => void) {
  const drag = useRef<{ readonly x: number; readonly scrolled: number } | null>(null);
  const end = (element: HTMLElement, by: number) => {
    drag.current = null;
    delete element.dataset.dragged;
    step(by);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const { currentTarget } = event;
      currentTarget.setPointerCapture(event.pointerId);
      currentTarget.dataset.dragged = '';
      drag.current = { x: event.clientX, scrolled: currentTarget.scrollLeft };
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
      if (drag.current === null) return;
      currentTarget.scrollLeft = drag.current.scrolled - (clientX - drag.current.x);
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
      if (drag.current === null) return;
      const dragged = (clientX - drag.current.x) / currentTarget.clientWidth;
      end(currentTarget, Math.abs(dragged) < turningDrag ? 0 : -Math.sign(dragged));
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLDivElement>) => {
      if (drag.current !== null) end(currentTarget, 0);
    },
  };
  return { handlers, isUnderWay: () => drag.current !== null };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function nearestSlideIn({ scrollLeft, clientWidth }: HTMLElement): number | null {
  return clientWidth === 0 ? null : Math.round(scrollLeft / clientWidth);
}

/** A strip of pictures, one in view: swiped by finger, dragged by mouse, stepped by keys. */
function useSwipedSlide(total: number, first: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  // Where the strip stands or is on its way to: the next step goes on from there.
  const goal = useRef(first);
  const step = (by: number) => {
    goal.current = Math.min(total - 1, Math.max(0, goal.current + by));
    const element = strip.current;
    if (element === null) return;
    const left = goal.current * element.clientWidth;
    // Snapping would end the way at the first picture that it passes.
    element.toggleAttribute('data-led', element.scrollLeft !== left);
    element.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  const swipe = useMouseSwipe(step);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // The browser would scroll a little as well, in the place of the way to the picture.
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    setShown(nearestSlideIn(currentTarget) ?? goal.current);
  };
  const onScrollEnd = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    if (swipe.isUnderWay()) return;
    const isLed = currentTarget.hasAttribute('data-led');
    const { scrollLeft, clientWidth } = currentTarget;
    // The way to a goal that was given up for another ends as well.
    if (isLed && Math.abs(scrollLeft - goal.current * clientWidth) > 1) return;
    currentTarget.removeAttribute('data-led');
    // A finger has no goal before it gets there.
    goal.current = nearestSlideIn(currentTarget) ?? goal.current;
  };
  // A finger or the wheel takes over from the arrows.
  const release = ({ currentTarget }: SyntheticEvent<HTMLDivElement>) => {
    currentTarget.removeAttribute('data-led');
  };
  const own = { onScroll, onScrollEnd, onTouchStart: release, onWheel: release };
  return { strip, shown, step, handlers: { ...swipe.handlers, ...own }, onKeyDown };
}

interface ArrowProps {
  readonly side: 'previous' | 'next';
  readonly onClick: () => void;
}

function Arrow({ side, onClick }: ArrowProps) {
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <UnstyledButton
      className={classes.arrow}
      data-side={side}
      aria-label={previewMessages[side]}
      onClick={onClick}
    >
      <Icon size={16} strokeWidth={2.25} />
    </UnstyledButton>
  );
}

function Dots({ shown, total }: { shown: number; total: number }) {
  return (
    <div className={classes.dots} aria-hidden>
      {Array.from({ length: total }, (_, place) => (
        <span key={place} className={classes.dot} data-shown={place === shown || undefined} />
      ))}
    </div>
  );
}

interface PreviewSlidesProps {
  readonly deck: Deck;
  /** The picture that is shown first, from 0. */
  readonly first: number;
}

/** The slides as the pictures of a post: one in view, its neighbours a swipe away. */
function PreviewSlides({ deck: { carousel, slides }, first }: PreviewSlidesProps) {
  const total = slides.length;
  const { strip, shown, step, handlers, onKeyDown } = useSwipedSlide(total, first);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const measuredStrip = useMergedRef(strip, ref);
  const isMeasured = width > 0;
  useEffect(() => {
    if (isMeasured) strip.current?.scrollTo({ left: first * strip.current.clientWidth });
  }, [strip, first, isMeasured]);
  return (
    <>
      <div className={classes.viewer} onKeyDown={onKeyDown}>
        <div
          ref={measuredStrip}
          className={classes.strip}
          role="group"
          aria-roledescription={previewMessages.roleOfImages}
          aria-label={previewMessages.images}
          tabIndex={0}
          data-autofocus
          {...handlers}
        >
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              className={classes.picture}
              role="group"
              aria-roledescription={previewMessages.roleOfImage}
              aria-label={previewMessages.image(index + 1, total)}
              aria-hidden={index !== shown}
            >
              {isMeasured && Math.abs(index - shown) < 2 && (
                <ScaledSlide
                  carousel={carousel}
                  slide={slide}
                  {...placeInDeck(slides, index)}
                  scale={width / slideWidth}
                />
              )}
            </div>
          ))}
        </div>
        {shown > 0 && <Arrow side="previous" onClick={() => step(-1)} />}
        {shown < total - 1 && <Arrow side="next" onClick={() => step(1)} />}
        <span className={classes.count} aria-hidden>
          {previewMessages.count(shown + 1, total)}
        </span>
        <span className={classes.unseen} role="status">
          {previewMessages.image(shown + 1, total)}
        </span>
      </div>
      {total > 1 && <Dots shown={shown} total={total} />}
    </>
  );
}

function handleOf({ brandHandle, brandName }: Carousel): string {
  const handle = (brandHandle ?? '').replace(/^@/, '').trim();
  const name = (brandName ?? '').trim();
  return [handle, name].find((text) => text !== '') ?? previewMessages.noBrand;
}

function Avatar({ carousel }: { carousel: Carousel }) {
  const { brandAvatarUrl } = carousel;
  if (brandAvatarUrl !== null)
    return <img className={classes.avatar} src={brandAvatarUrl} alt="" />;
  return (
    <span className={classes.avatar} aria-hidden>
      {handleOf(carousel).charAt(0).toLocaleUpperCase('pt-BR')}
    </span>
  );
}

function Head({ carousel }: { carousel: Carousel }) {
  const name = (carousel.brandName ?? '').trim();
  return (
    <div className={classes.head}>
      <Avatar carousel={carousel} />
      <div className={classes.names}>
        <span className={classes.handle}>{handleOf(carousel)}</span>
        {name !== '' && name !== handleOf(carousel) && <span className={classes.name}>{name}</span>}
      </div>
    </div>
  );
}

/** What the network puts under a post; nothing here can be pressed. */
function Signs() {
  return (
    <div className={classes.signs} aria-hidden>
      <Heart size={22} strokeWidth={1.75} />
      <MessageCircle size={22} strokeWidth={1.75} />
      <Send size={22} strokeWidth={1.75} />
      <Bookmark size={22} strokeWidth={1.75} className={classes.keep} />
    </div>
  );
}

/** The carousel as a post in a feed: brand, pictures to swipe, caption. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const deck = useSession(({ state }) => state.deck);
  const current = useCurrentIndex();
  const layout = useScreenSize();
  const { carousel } = deck;
  const caption = (carousel.socialCaption ?? '').trim();
  return (
    <Modal
      opened
      onClose={onClose}
      title={previewMessages.title}
      size="auto"
      fullScreen={layout === 'narrow'}
      closeButtonProps={{ 'aria-label': previewMessages.close }}
      classNames={{ body: classes.body }}
    >
      <article
        className={classes.post}
        style={slideRatio(carousel)}
        aria-label={previewMessages.post}
      >
        <Head carousel={carousel} />
        <PreviewSlides deck={deck} first={current} />
        <Signs />
        {caption !== '' && (
          <p className={classes.caption}>
            <strong>{handleOf(carousel)}</strong> {caption}
          </p>
        )}
      </article>
    </Modal>
  );
}
