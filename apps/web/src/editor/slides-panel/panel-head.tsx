import { addSlide } from '@arrasta/domain';
import { ActionIcon, Tooltip } from '@mantine/core';
import { Plus } from 'lucide-react';
import { editorWords } from '../../messages/editor';
import { dispatch } from '../store/editor-store';
import { useCanRun } from '../store/commands';
import { useDebouncedSlideCount } from '../store/selectors';
import classes from './panel-head.module.css';

/** SLIDES, how many there are, and the button that adds one. */
export function PanelHead() {
  const total = useDebouncedSlideCount();
  const hasRoom = useCanRun(addSlide);
  return (
    <div className={classes.head}>
      <h2 className={classes.heading}>
        {editorWords.slides}{' '}
        <span className={classes.count}>{hasRoom ? total : editorWords.slidesFull(total)}</span>
      </h2>
      <Tooltip label={editorWords.addSlide}>
        <ActionIcon
          aria-label={editorWords.addSlide}
          disabled={!hasRoom}
          onClick={() => dispatch(addSlide)}
        >
          <Plus size={17} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
