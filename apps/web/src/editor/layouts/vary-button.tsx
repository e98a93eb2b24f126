import { Button } from '@mantine/core';
import { Shuffle } from 'lucide-react';
import { layoutMessages } from '../../messages/layouts';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { varyLater } from './vary-later';
import classes from './layouts.module.css';

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
