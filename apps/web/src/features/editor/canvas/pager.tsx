import { goToSlide, stepSlide } from '@arrasta/domain';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { editorWords } from '../../../base/wording/editor';
import type { Layout } from '../layout/use-layout';
import { dispatch } from '../store/editor-store';
import { useSettledSession } from '../store/settled-session';
import { useCanRun } from '../store/use-can-run';
import classes from './pager.module.css';

/**
 * With more slides than this, numbers say where one is better than dots (look/tokens: Navigation);
 * on a phone fewer dots stand side by side, each wide enough for a finger.
 */
const mostDots: Readonly<Record<Layout, number>> = { wide: 12, medium: 12, narrow: 8 };

interface DotsProps {
  readonly index: number;
  readonly total: number;
  readonly layout: Layout;
}

function Dots({ index, total, layout }: DotsProps) {
  if (total > mostDots[layout]) {
    return <span className={classes.count}>{editorWords.ofTotal(index + 1, total)}</span>;
  }
  return Array.from({ length: total }, (_, place) => (
    <UnstyledButton
      key={place}
      className={classes.dot}
      aria-label={editorWords.goToSlide(place + 1)}
      aria-current={place === index}
      onClick={() => dispatch(goToSlide(place))}
    />
  ));
}

interface ArrowProps {
  readonly step: -1 | 1;
  readonly size: number;
}

function Arrow({ step, size }: ArrowProps) {
  const command = stepSlide(step);
  const Icon = step === -1 ? ChevronLeft : ChevronRight;
  return (
    <ActionIcon
      size={size}
      aria-label={step === -1 ? editorWords.previousSlide : editorWords.nextSlide}
      disabled={!useCanRun(command)}
      onClick={() => dispatch(command)}
    >
      <Icon size={18} strokeWidth={1.75} />
    </ActionIcon>
  );
}

/** Arrows and dots under the slide, when there is more than one (carousel-editor §2). */
export function Pager({ layout }: { layout: Layout }) {
  const index = useSettledSession(({ state }) => state.view.currentIndex);
  const total = useSettledSession(({ state }) => state.deck.slides.length);
  if (total < 2) return null;
  const size = layout === 'narrow' ? 44 : 32;
  return (
    <nav className={classes.pager} aria-label={editorWords.regions.slides}>
      <Arrow step={-1} size={size} />
      <div className={classes.dots}>
        <Dots index={index} total={total} layout={layout} />
      </div>
      <Arrow step={1} size={size} />
    </nav>
  );
}
