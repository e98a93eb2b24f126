import {
  isTextual,
  moveElement,
  removeElement,
  selectElement,
  type Element,
} from '@arrasta/domain';
import { ActionIcon, Button } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronLeft,
  ChevronUp,
  Copy,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { lazyComponent } from '../../loading/lazy-component';
import { editorMessages, elementNames } from '../../messages/editor';
import { rewriteMessages } from '../../messages/writing';
import { dispatch } from '../store/editor-store';
import { duplicateElementOrNotify, useCanRun } from '../store/commands';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { openRewrite } from '../store/open-dialogs';
import { useCurrentSlide, useElementCount } from '../store/selectors';
import classes from './element-panel.module.css';

const messages = editorMessages.panel;

/** To the elements above and below: one that lies beyond the slide's edge no finger reaches. */
function Neighbours({ element }: { element: Element }) {
  const elements = useCurrentSlide()?.elements ?? [];
  const steps = [
    { step: -1, label: messages.previous, icon: ChevronUp },
    { step: 1, label: messages.next, icon: ChevronDown },
  ];
  return steps.map(({ step, label, icon: Icon }) => {
    const neighbour = elements[element.position + step];
    return (
      <ActionIcon
        key={label}
        size={44}
        aria-label={label}
        disabled={neighbour === undefined}
        onClick={() => neighbour !== undefined && dispatch(selectElement(neighbour.id))}
      >
        <Icon size={18} strokeWidth={1.75} />
      </ActionIcon>
    );
  });
}

function Head({ element }: { element: Element }) {
  const total = useElementCount();
  const layout = useScreenSize();
  return (
    <div className={classes.head}>
      <ActionIcon
        size={28}
        aria-label={messages.back}
        onClick={() => dispatch(selectElement(null))}
      >
        <ChevronLeft size={16} strokeWidth={1.75} />
      </ActionIcon>
      <h2 className={classes.title}>{messages.title(elementNames[element.type])}</h2>
      <span className={classes.position}>{messages.position(element.position + 1, total)}</span>
      {layout === 'narrow' && <Neighbours element={element} />}
    </div>
  );
}

const ElementFields = lazyComponent(async () => (await import('./element-fields')).ElementFields);

function Rewrite({ element }: { element: Element }) {
  const slideId = useCurrentSlide()?.id;
  return (
    <Hint label={rewriteMessages.openText}>
      <ActionIcon
        aria-label={rewriteMessages.openText}
        disabled={slideId === undefined}
        onClick={() => slideId !== undefined && openRewrite({ slideId, elementId: element.id })}
      >
        <Sparkles size={16} strokeWidth={1.75} />
      </ActionIcon>
    </Hint>
  );
}

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
        {messages.up}
      </Button>
      <Button
        variant="light"
        leftSection={<ArrowDown size={16} strokeWidth={1.75} />}
        disabled={!useCanRun(down)}
        onClick={() => dispatch(down)}
      >
        {messages.down}
      </Button>
      {isTextual(element.type) && <Rewrite element={element} />}
      <Hint label={messages.duplicate}>
        <ActionIcon
          aria-label={messages.duplicate}
          onClick={() => duplicateElementOrNotify(element.id)}
        >
          <Copy size={16} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
      <Hint label={editorMessages.remove}>
        <ActionIcon
          aria-label={editorMessages.remove}
          className={classes.remove}
          onClick={() => dispatch(removeElement(element.id))}
        >
          <Trash2 size={16} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

/** Editar {type}: every field of the element, its place, and removal (docs/product/elements.md 14). */
export function ElementPanel({ element }: { element: Element }) {
  return (
    <section className={classes.panel} aria-label={messages.title(elementNames[element.type])}>
      <Head element={element} />
      <div className={classes.body}>
        <ElementFields element={element} />
      </div>
      <Foot element={element} />
    </section>
  );
}
