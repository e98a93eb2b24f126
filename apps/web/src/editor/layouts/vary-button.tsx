import { Button } from '@mantine/core';
import { Shuffle } from 'lucide-react';
import { layoutMessages } from '../../messages/layouts';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import classes from './layouts.module.css';
import { currentSlideId } from '../store/selectors';
import { createAheadLoader } from '../../loading/chunk-loader';

const variants = createAheadLoader(() => import('./layout-variants'));

/** Gives the slide its next layout (1), or the one before (-1); the rules come after the first load. */
export async function varyLater(step: 1 | -1): Promise<void> {
  const slideId = currentSlideId();
  if (!(await variants.load())) return;
  const { varySlide } = await variants.get();
  // Not another slide that was gone to meanwhile.
  if (currentSlideId() === slideId) varySlide(step);
}

/** Gives the slide its next layout (docs/product/layouts.md 17). */
export function VaryButton() {
  const isNarrow = useScreenSize() === 'narrow';
  return (
    <Button
      variant={isNarrow ? 'default' : 'subtle'}
      size="compact-sm"
      className={classes.vary ?? ''}
      leftSection={<Shuffle size={14} strokeWidth={1.75} aria-hidden />}
      onClick={() => void varyLater(1)}
    >
      {layoutMessages.vary}
    </Button>
  );
}
