import { limits, renameCarousel } from '@arrasta/domain';
import { ActionIcon, TextInput, UnstyledButton, VisuallyHidden, Button } from '@mantine/core';
import { Pencil, Ellipsis, LayoutTemplate, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Hint } from '../../ui/controls/hint';
import { limitHint } from '../../ui/controls/control-props';
import { PopupButton } from '../../ui/controls/popup-button';
import { editorMessages } from '../../messages/editor';
import { dispatch, useSession } from '../store/editor-store';
import classes from './canvas-head.module.css';
import { createAheadLoader } from '../../loading/chunk-loader';
import { aheadComponent, lazyDialog } from '../../loading/lazy-component';
import { layoutMessages } from '../../messages/layouts';
import { CaptionButton, OpenCaption, StopCaption } from '../caption/caption-button';
import { useCaptionStore } from '../caption/caption-store';
import type { ScreenSize } from '../../ui/viewport/use-screen-size';
import { useEditorSlots } from '../slots';
import { LazyPreviewDialog } from '../preview/preview-button';

const messages = editorMessages.title;

const LimitHint = aheadComponent(
  async () => (await import('../../ui/controls/hint-layer')).HintLayer,
);

function TitleField({ title, onDone }: { title: string; onDone: () => void }) {
  const [text, setText] = useState(title);
  const [cancelled, setCancelled] = useState(false);
  const [field, setField] = useState<HTMLInputElement | null>(null);
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
    <>
      <TextInput
        ref={setField}
        className={classes.field}
        aria-label={messages.label}
        value={text}
        maxLength={limits.carouselTitle}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
        onFocus={(event) => event.currentTarget.select()}
        autoFocus
      />
      {full !== null && field !== null && (
        <LimitHint
          anchor={field}
          label={full}
          opened
          position="bottom-start"
          withinPortal={false}
        />
      )}
    </>
  );
}

/** Click to edit; Enter or blur keeps what is not empty, Escape cancels (docs/product/editor.md 2). */
function CarouselTitle() {
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
      <Hint label={messages.edit}>
        <ActionIcon size={28} aria-label={messages.edit} onClick={edit}>
          <Pencil size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

interface CanvasHeadProps {
  readonly layout: ScreenSize;
  readonly onAddElement: () => void;
}

const RedesignDialog = lazyDialog(
  async () => (await import('../layouts/redesign-dialog')).RedesignDialog,
);

function RedesignButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={classes.redesign}
        title={layoutMessages.redesign.open}
        leftSection={<LayoutTemplate size={16} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {layoutMessages.redesign.open}
      </Button>
      {isOpen && <RedesignDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Actions({ onAddElement }: { onAddElement: () => void }) {
  const { ExportButton } = useEditorSlots();
  return (
    <div className={classes.actions}>
      <RedesignButton />
      <Button
        variant="default"
        title={editorMessages.element}
        leftSection={<Plus size={16} strokeWidth={1.75} />}
        onClick={onAddElement}
      >
        {editorMessages.element}
      </Button>
      <CaptionButton />
      <ExportButton />
    </div>
  );
}

const moreItems = createAheadLoader(async () => (await import('./more-items')).MoreItems);

function More() {
  const [dialog, setDialog] = useState<'preview' | 'redesign' | null>(null);
  const close = () => setDialog(null);
  const isWriting = useCaptionStore(({ writing }) => writing !== null);
  if (isWriting) return <StopCaption />;
  return (
    <>
      <PopupButton
        kind="menu"
        loader={moreItems}
        button={
          <ActionIcon size={44} aria-label={editorMessages.moreActions}>
            <Ellipsis size={18} strokeWidth={1.75} />
          </ActionIcon>
        }
      >
        {(Items, place) => (
          <Items
            {...place}
            onPreview={() => setDialog('preview')}
            onRedesign={() => setDialog('redesign')}
          />
        )}
      </PopupButton>
      {dialog === 'preview' && <LazyPreviewDialog onClose={close} />}
      {dialog === 'redesign' && <RedesignDialog onClose={close} />}
    </>
  );
}

/** The carousel's title and what can be done with the slide. */
export function CanvasHead({ layout, onAddElement }: CanvasHeadProps) {
  return (
    <div className={classes.head} data-layout={layout}>
      <CarouselTitle />
      {layout === 'narrow' ? <More /> : <Actions onAddElement={onAddElement} />}
      <OpenCaption />
    </div>
  );
}
