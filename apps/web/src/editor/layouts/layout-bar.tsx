import { setSlideLayout, slideTones, isComposed } from '@arrasta/domain';
import { Menu, UnstyledButton } from '@mantine/core';
import { ChevronDown, LayoutTemplate, Shuffle } from 'lucide-react';
import { layoutMessages, layoutNames } from '../../messages/layouts';
import { openSlideSection } from '../slide-settings/slide-settings';
import { dispatch } from '../store/editor-store';
import { useCarousel, useCurrentSlide, useSelectedElementId } from '../store/selectors';
import { ToneLabel } from './layout-fields';
import { varySlide } from './layout-variants';
import classes from './layouts.module.css';

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
        onClick={() => varySlide(1)}
      >
        <Shuffle size={16} strokeWidth={1.75} aria-hidden />
        <span className={classes.strong}>{layoutMessages.vary}</span>
        <span className={classes.key} aria-hidden>
          V
        </span>
      </UnstyledButton>
      {!isCompact && isComposed(slide.layout) && (
        <>
          <span className={classes.rule} />
          <Menu position="bottom-end">
            <Menu.Target>
              <UnstyledButton className={classes.tool}>
                <ToneLabel tone={slide.tone} carousel={carousel} />
              </UnstyledButton>
            </Menu.Target>
            <Menu.Dropdown>
              {slideTones.map((tone) => (
                <Menu.Item key={tone} onClick={() => dispatch(setSlideLayout(slide.id, { tone }))}>
                  <ToneLabel tone={tone} carousel={carousel} />
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </div>
  );
}
