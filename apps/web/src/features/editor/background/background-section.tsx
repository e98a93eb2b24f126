import { UnstyledButton } from '@mantine/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { create } from 'zustand';
import { backgroundWords as words } from '../../../base/wording/background';
import { useCurrentSlide } from '../store/current-slide';
import classes from './background.module.css';

const BackgroundFields = lazy(async () => ({
  default: (await import('./background-fields')).BackgroundFields,
}));

/** Where there is room for it beside the slides, the section begins open. */
function hasRoom(): boolean {
  return window.matchMedia('(min-width: 1200px) and (min-height: 860px)').matches;
}

// The panel goes whenever an element is selected; how the person left it stays.
const useOpen = create<{ readonly open: boolean }>(() => ({ open: hasRoom() }));

/** EDITAR FUNDO of the slide on the canvas; closed, it says whether there is a picture. */
export function BackgroundSection() {
  const slide = useCurrentSlide();
  const open = useOpen((state) => state.open);
  const bodyId = useId();
  if (slide === undefined) return null;
  const Chevron = open ? ChevronDown : ChevronRight;
  const value = slide.backgroundImageUrl === null ? words.none : words.picture;
  return (
    <section className={classes.section} aria-label={words.heading}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={open}
        aria-controls={open ? bodyId : undefined}
        onClick={() => useOpen.setState({ open: !open })}
      >
        <span className={classes.heading}>{words.heading}</span>
        {!open && <span className={classes.value}>{value}</span>}
        <Chevron size={16} strokeWidth={1.75} aria-hidden />
      </UnstyledButton>
      {open && (
        <div id={bodyId} className={classes.body}>
          <Suspense>
            <BackgroundFields key={slide.id} slide={slide} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
