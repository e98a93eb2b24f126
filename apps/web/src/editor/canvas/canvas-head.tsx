import { limits, renameCarousel } from '@arrasta/domain';
import {
  ActionIcon,
  TextInput,
  Tooltip,
  UnstyledButton,
  VisuallyHidden,
  Button,
  Menu,
} from '@mantine/core';
import { Pencil, Ellipsis, LayoutTemplate, Plus, Smartphone } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { limitHint } from '../../ui/controls/limited-text';
import { editorMessages } from '../../messages/editor';
import { dispatch, useSession } from '../store/editor-store';
import classes from './canvas-head.module.css';
import { lazyDialog } from '../../loading/lazy-component';
import { layoutMessages } from '../../messages/layouts';
import { previewMessages } from '../../messages/slides';
import { CaptionButton, CaptionItem, ShownCaption, StopCaption } from '../caption/caption-button';
import { useCaptionStore } from '../caption/caption-store';
import type { ScreenSize } from '../../ui/viewport/use-screen-size';
import { useEditorSlots } from '../slots';
import { PreviewDialog } from '../preview/preview-button';

const messages = editorMessages.title;

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
        aria-label={messages.label}
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
      <Tooltip label={messages.edit}>
        <ActionIcon size={28} aria-label={messages.edit} onClick={edit}>
          <Pencil size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
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

interface MoreItemsProps {
  readonly onPreview: () => void;
  readonly onRedesign: () => void;
}

function MoreItems({ onPreview, onRedesign }: MoreItemsProps) {
  return (
    <Menu.Dropdown>
      <Menu.Item leftSection={<LayoutTemplate size={16} strokeWidth={1.75} />} onClick={onRedesign}>
        {layoutMessages.redesign.open}
      </Menu.Item>
      <Menu.Item leftSection={<Smartphone size={16} strokeWidth={1.75} />} onClick={onPreview}>
        {previewMessages.open}
      </Menu.Item>
      <CaptionItem />
    </Menu.Dropdown>
  );
}

function More() {
  const [dialog, setDialog] = useState<'preview' | 'redesign' | null>(null);
  const close = () => setDialog(null);
  const isWriting = useCaptionStore(({ writing }) => writing !== null);
  if (isWriting) return <StopCaption />;
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon size={44} aria-label={editorMessages.moreActions}>
            <Ellipsis size={18} strokeWidth={1.75} />
          </ActionIcon>
        </Menu.Target>
        <MoreItems
          onPreview={() => setDialog('preview')}
          onRedesign={() => setDialog('redesign')}
        />
      </Menu>
      {dialog === 'preview' && <PreviewDialog onClose={close} />}
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
      <ShownCaption />
    </div>
  );
}
