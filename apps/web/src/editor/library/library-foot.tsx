import { addElement } from '@arrasta/domain';
import { Layers } from 'lucide-react';
import { editorWords, elementNames } from '../../messages/editor';
import { useCurrentIndex, useCurrentSlide } from '../store/selectors';
import { useCanRun } from '../store/commands';
import classes from './library.module.css';

const words = editorWords.library;

/** How many elements the slide has, and of which kinds (docs/product/elements.md 11). */
export function LibraryFoot() {
  const elements = useCurrentSlide()?.elements ?? [];
  const index = useCurrentIndex();
  const hasRoom = useCanRun(addElement('title'));
  const types = [...new Set(elements.map(({ type }) => type))];
  return (
    <div className={classes.foot} role="status">
      <Layers size={16} strokeWidth={1.75} aria-hidden />
      <strong className={classes.count}>{words.count(elements.length)}</strong>
      {types.map((type) => (
        <span key={type} className={classes.chip}>
          {elementNames[type]}
        </span>
      ))}
      <span className={classes.destination} data-full={!hasRoom || undefined}>
        {hasRoom ? words.destination(index + 1) : words.full}
      </span>
    </div>
  );
}
