import { Button, Menu } from '@mantine/core';
import {
  Copy,
  Download,
  FileArchive,
  FileCode,
  FileText,
  Image,
  Proportions,
  Share2,
} from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createChunkLoader } from '../../loading/chunk-loader';
import { lazyDialog } from '../../loading/lazy-component';
import { showToast } from '../../ui/toast/toast-store';
import { markdownEntryMessages } from '../../messages/entries';
import { flushedSession, useSession } from '../../editor/store/editor-store';
import { downloadFile, exportFileName } from './exported-files';
import { busyProps } from '../../ui/controls/control-props';
import { exportUiMessages as messages } from '../../messages/export';
import { useExporting } from './export-job';
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
  readonly onChosen: () => void;
}

function ChoiceItem({ label, hint, icon: Icon, onChosen }: ChoiceItemProps) {
  return (
    <Menu.Item
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

const FormatsDialog = lazyDialog(async () => (await import('./formats-dialog')).FormatsDialog);

interface ExportMenuProps {
  readonly button: (isBusy: boolean) => ReactElement;
}

/** A button, whatever it looks like, that opens what can be exported, unless an export is under way. */
export function ExportMenu({ button }: ExportMenuProps) {
  const [opened, setOpened] = useState(false);
  const [asksFormats, setAsksFormats] = useState(false);
  const exporting = useExporting();
  const change = (isWanted: boolean) => {
    setOpened(isWanted && !exporting);
    if (isWanted) void prepareExport();
  };
  return (
    <>
      <Menu position="bottom-end" width={248} opened={opened && !exporting} onChange={change}>
        <Menu.Target>{button(exporting)}</Menu.Target>
        <Menu.Dropdown>
          <SlideItems />
          <Menu.Divider />
          <DeckItems onFormats={() => setAsksFormats(true)} />
        </Menu.Dropdown>
      </Menu>
      {asksFormats && <FormatsDialog onClose={() => setAsksFormats(false)} />}
    </>
  );
}

/** Exportar, above the canvas. */
export function ExportButton() {
  const isEmpty = useSession(({ state }) => state.deck.slides.length === 0);
  const button = (isBusy: boolean) => (
    <Button
      variant="default"
      leftSection={<Download size={16} strokeWidth={1.75} />}
      disabled={isEmpty}
      {...busyProps(isBusy)}
    >
      {isBusy ? messages.busy : messages.open}
    </Button>
  );
  return <ExportMenu button={button} />;
}

interface SlideExportProps {
  /** Of the slide, from 0. */
  readonly index: number;
  readonly children: (isBusy: boolean, onExport: () => void) => ReactNode;
}

/** Exports one slide as a PNG by whatever it is given to draw. */
export function SlideExport({ index, children }: SlideExportProps) {
  const isBusy = useExporting();
  return children(isBusy, () => void runExport({ kind: 'slide', index, format: 'png' }));
}
