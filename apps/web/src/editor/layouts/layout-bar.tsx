import { takesTone } from '@arrasta/domain';
import { UnstyledButton } from '@mantine/core';
import { ChevronDown, LayoutTemplate, Shuffle } from 'lucide-react';
import { layoutMessages, layoutNames } from '../../messages/layouts';
import { openSlideSection } from '../store/open-section';
import { useCarousel, useCurrentSlide, useSelectedElementId } from '../store/selectors';
import { createAheadLoader } from '../../loading/chunk-loader';
import { PopupButton } from '../../ui/controls/popup-button';
import { varyLater } from './vary-button';
import { ToneLabel } from './tone-label';
import classes from './layouts.module.css';

const toneItems = createAheadLoader(async () => (await import('./tone-items')).ToneItems);

interface LayoutBarProps {
  /** In a corner of the canvas, without the tone. */
  readonly isCompact?: boolean;
}

/** Layout and tone of the slide on the canvas, while no element is selected. */
export function LayoutBar({ isCompact = false }: LayoutBarProps) {
  const slide = useCurrentSlide();
  const carousel = useCarousel();
  const hasSelection = useSelectedElementId() !== null;
  if (slide === undefined || hasSelection) return null;
  return (
    <div
      className={classes.bar}
      data-compact={isCompact || undefined}
      role="toolbar"
      aria-label={layoutMessages.bar}
    >
      <UnstyledButton className={classes.tool} onClick={() => openSlideSection('layout')}>
        <LayoutTemplate size={16} strokeWidth={1.75} aria-hidden />
        <span className={classes.strong}>{layoutNames[slide.layout]}</span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </UnstyledButton>
      <span className={classes.rule} />
      <UnstyledButton
        className={classes.tool}
        aria-keyshortcuts="V Shift+V"
        onClick={() => void varyLater(1)}
      >
        <Shuffle size={16} strokeWidth={1.75} aria-hidden />
        <span className={classes.strong}>{layoutMessages.vary}</span>
        <span className={classes.key} aria-hidden>
          V
        </span>
      </UnstyledButton>
      {!isCompact && takesTone(slide.layout) && (
        <>
          <span className={classes.rule} />
          <PopupButton
            kind="menu"
            loader={toneItems}
            button={
              <UnstyledButton className={classes.tool}>
                <ToneLabel tone={slide.tone} carousel={carousel} />
              </UnstyledButton>
            }
          >
            {(Items, place) => <Items {...place} slideId={slide.id} carousel={carousel} />}
          </PopupButton>
        </>
      )}
    </div>
  );
}
