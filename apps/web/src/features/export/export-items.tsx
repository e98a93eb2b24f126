import { Menu } from '@mantine/core';
import {
  Copy,
  FileArchive,
  FileCode,
  FileText,
  Image,
  Proportions,
  RectangleHorizontal,
  Share2,
} from 'lucide-react';
import { useEffect } from 'react';
import { createChunkLoader } from '../../loading/chunk-loader';
import { AnchoredMenu } from '../../ui/controls/anchored-menu';
import type { PopupPlace } from '../../ui/controls/popup-button';
import { showToast } from '../../ui/toast/toast-store';
import { markdownEntryMessages } from '../../messages/entries';
import { flushedSession } from '../../editor/store/editor-store';
import { downloadFile, exportFileName } from './exported-files';
import { exportUiMessages as messages } from '../../messages/export';
import { useCurrentIndex, useSlideCount } from '../../editor/store/selectors';
import classes from './export-menu.module.css';
import { prepareExport, runExport, type ExportRequest } from './run-export';
import { canShareFiles, canShareSlide } from './share-files';

const markdownMessages = markdownEntryMessages.export;

const notebook = createChunkLoader(() => import('@arrasta/markdown'));

/** Hands the open carousel to the download as a text that can be made into it again. */
async function saveMarkdown(): Promise<void> {
  const session = flushedSession();
  if (session === null) return;
  const { deck } = session.state;
  try {
    const { deckToMarkdown } = await notebook.get();
    const file = new Blob([deckToMarkdown(deck)], { type: 'text/markdown;charset=utf-8' });
    downloadFile(file, exportFileName(deck.carousel.title, 'md'));
    showToast('success', markdownMessages.done);
  } catch (error) {
    console.warn(error);
    showToast('error', markdownMessages.failed);
  }
}

interface ChoiceItemProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon: typeof Image;
  readonly isDisabled?: boolean;
  readonly onChosen: () => void;
}

function ChoiceItem({ label, hint, icon: Icon, isDisabled = false, onChosen }: ChoiceItemProps) {
  return (
    <Menu.Item
      disabled={isDisabled}
      leftSection={<Icon size={16} strokeWidth={1.75} />}
      rightSection={hint !== undefined && <span className={classes.hint}>{hint}</span>}
      onClick={onChosen}
    >
      {label}
    </Menu.Item>
  );
}

interface ExportItemProps extends Omit<ChoiceItemProps, 'onChosen'> {
  readonly request: ExportRequest;
}

function ExportItem({ request, ...item }: ExportItemProps) {
  return <ChoiceItem {...item} onChosen={() => void runExport(request)} />;
}

/** What can be made of the slide on the canvas. */
function SlideItems() {
  const index = useCurrentIndex();
  return (
    <>
      <Menu.Label>{messages.thisSlide}</Menu.Label>
      <ExportItem
        label={messages.png}
        icon={Image}
        request={{ kind: 'slide', index, format: 'png' }}
      />
      <ExportItem
        label={messages.jpeg}
        hint={messages.jpegHint}
        icon={Image}
        request={{ kind: 'slide', index, format: 'jpeg' }}
      />
      <ExportItem
        label={messages.copy}
        icon={Copy}
        request={{ kind: 'copy', index, format: 'png' }}
      />
      {canShareSlide() && (
        <ExportItem
          label={messages.shareSlide}
          icon={Share2}
          request={{ kind: 'shareSlide', index, format: 'jpeg' }}
        />
      )}
    </>
  );
}

/** A longer one has no place on the canvases of every device. */
const maxStripSlides = 10;

/** What can be made of all slides. */
function DeckItems({ onFormats }: { onFormats: () => void }) {
  const count = useSlideCount();
  return (
    <>
      <Menu.Label>{messages.allSlides}</Menu.Label>
      <ExportItem
        label={messages.zip}
        icon={FileArchive}
        request={{ kind: 'zip', format: 'png' }}
      />
      <ExportItem
        label={messages.zipJpeg}
        hint={messages.jpegHint}
        icon={FileArchive}
        request={{ kind: 'zip', format: 'jpeg' }}
      />
      <ExportItem
        label={messages.strip}
        hint={messages.stripHint(maxStripSlides)}
        icon={RectangleHorizontal}
        isDisabled={count > maxStripSlides}
        request={{ kind: 'strip', format: 'png' }}
      />
      <ChoiceItem label={messages.zipFormats.open} icon={Proportions} onChosen={onFormats} />
      <ExportItem
        label={messages.pdf}
        hint={messages.pdfHint}
        icon={FileText}
        request={{ kind: 'pdf', format: 'jpeg' }}
      />
      <ChoiceItem
        label={markdownEntryMessages.export.item}
        hint={markdownEntryMessages.export.hint}
        icon={FileCode}
        onChosen={() => void saveMarkdown()}
      />
      {canShareFiles(count) && (
        <ExportItem
          label={messages.share}
          icon={Share2}
          request={{ kind: 'share', format: 'jpeg' }}
        />
      )}
    </>
  );
}

interface ExportItemsProps extends PopupPlace {
  readonly onFormats: () => void;
}

/** What can be exported. */
export function ExportItems({ onFormats, ...place }: ExportItemsProps) {
  const { isOpen } = place;
  useEffect(() => {
    if (isOpen) void prepareExport();
  }, [isOpen]);
  return (
    <AnchoredMenu {...place} width={248}>
      <SlideItems />
      <Menu.Divider />
      <DeckItems onFormats={onFormats} />
    </AnchoredMenu>
  );
}
