import { moveElement, removeElement, selectElement, type Element } from '@arrasta/domain';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { ArrowDown, ArrowUp, ChevronLeft, Trash2 } from 'lucide-react';
import { lazyPart } from '../../../base/parts/lazy-part';
import { editorWords, elementNames } from '../../../base/wording/editor';
import { useCurrentSlide } from '../store/current-slide';
import { dispatch } from '../store/editor-store';
import { useCanRun } from '../store/use-can-run';
import classes from './element-panel.module.css';

const words = editorWords.panel;

function Head({ element }: { element: Element }) {
  const total = useCurrentSlide()?.elements.length ?? 0;
  return (
    <div className={classes.head}>
      <ActionIcon size={28} aria-label={words.back} onClick={() => dispatch(selectElement(null))}>
        <ChevronLeft size={16} strokeWidth={1.75} />
      </ActionIcon>
      <h2 className={classes.title}>{words.title(elementNames[element.type])}</h2>
      <span className={classes.position}>{words.position(element.position + 1, total)}</span>
    </div>
  );
}

const ElementFields = lazyPart(async () => (await import('./element-fields')).ElementFields);

function Foot({ element }: { element: Element }) {
  const up = moveElement(element.id, -1);
  const down = moveElement(element.id, 1);
  return (
    <div className={classes.foot}>
      <Button
        variant="light"
        leftSection={<ArrowUp size={16} strokeWidth={1.75} />}
        disabled={!useCanRun(up)}
        onClick={() => dispatch(up)}
      >
        {words.up}
      </Button>
      <Button
        variant="light"
        leftSection={<ArrowDown size={16} strokeWidth={1.75} />}
        disabled={!useCanRun(down)}
        onClick={() => dispatch(down)}
      >
        {words.down}
      </Button>
      <Tooltip label={editorWords.remove}>
        <ActionIcon
          aria-label={editorWords.remove}
          className={classes.remove}
          onClick={() => dispatch(removeElement(element.id))}
        >
          <Trash2 size={16} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

/** Editar {type}: every field of the element, its place, and removal (carousel-editor §2). */
export function ElementPanel({ element }: { element: Element }) {
  return (
    <section className={classes.panel} aria-label={words.title(elementNames[element.type])}>
      <Head element={element} />
      <div className={classes.body}>
        <ElementFields element={element} />
      </div>
      <Foot element={element} />
    </section>
  );
}
