import { limits, renameCarousel } from '@arrasta/domain';
import { ActionIcon, TextInput, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { limitHint } from '../../ui/controls/limited-text';
import { editorWords } from '../../messages/editor';
import { dispatch, useSession } from '../store/editor-store';
import classes from './carousel-title.module.css';

const words = editorWords.title;

function TitleField({ title, onDone }: { title: string; onDone: () => void }) {
  const [text, setText] = useState(title);
  const [cancelled, setCancelled] = useState(false);
  const full = limitHint(text, limits.carouselTitle);
  const finish = () => {
    if (!cancelled) dispatch(renameCarousel(text));
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setCancelled(true);
    onDone();
  };
  return (
    <Tooltip label={full} opened={full !== null} position="bottom-start" withinPortal={false}>
      <TextInput
        className={classes.field}
        aria-label={words.label}
        value={text}
        maxLength={limits.carouselTitle}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
        onFocus={(event) => event.currentTarget.select()}
        autoFocus
      />
    </Tooltip>
  );
}

/** Click to edit; Enter or blur keeps what is not empty, Escape cancels (docs/product/editor.md 2). */
export function CarouselTitle() {
  const title = useSession(({ state }) => state.deck.carousel.title);
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <>
        <VisuallyHidden component="h1">{title}</VisuallyHidden>
        <TitleField title={title} onDone={() => setEditing(false)} />
      </>
    );
  }
  const edit = () => setEditing(true);
  return (
    <div className={classes.title}>
      <h1 className={classes.heading}>
        <UnstyledButton className={classes.words} onClick={edit} title={title}>
          {title}
        </UnstyledButton>
      </h1>
      <Tooltip label={words.edit}>
        <ActionIcon size={28} aria-label={words.edit} onClick={edit}>
          <Pencil size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
